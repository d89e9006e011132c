### Berichte der Arena, Deutsch.

arena-title = Arena: { $game }
arena-summary = { $matches } Spiele: { $deals ->
    [1] eine Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, jede reihum auf allen Plätzen, Startwert { $seed }.
arena-printed = Originalregeln.
arena-options = Abweichend von den Originalregeln: { $options }.
arena-design-one = Ein Bot sitzt allein unter Kopien eines anderen und nimmt reihum jeden Platz ein; so wird jedes Paar in beiden Richtungen gemessen.
arena-design-first = Der erste Bot sitzt allein unter Kopien jedes anderen und nimmt reihum jeden Platz ein.
arena-design-last = Jeder Bot sitzt allein unter Kopien des letzten und nimmt reihum jeden Platz ein.
arena-design-steps = Jeder Bot sitzt allein unter Kopien des vor ihm genannten und nimmt reihum jeden Platz ein.
arena-design-all = Verschiedene Bots sitzen an einem Tisch, in jeder Zusammenstellung und reihum auf allen Plätzen.
arena-players = { $players } am Tisch
arena-shares = Anteil der Siege gegen alle anderen
arena-fair = Ausgeglichen wären { $share }. Geteilte Siege zählen anteilig.
arena-with-interval = { $mean } ({ $low } bis { $high })
arena-bot = Bot
arena-share = Siege
arena-share-points = Siege, Prozentpunkte
arena-margin = Vorsprung
arena-against = gegen
arena-against-bot = gegen { $bot }
arena-pairs = Jeder gegen jeden
arena-pairs-one = Anteil der Siege eines Bots (links) unter Kopien eines anderen (oben); ausgeglichen wären { $share }. Fett: Der ausgeglichene Wert liegt außerhalb des Intervalls.
arena-pairs-first = { arena-pairs-one }
arena-pairs-last = { arena-pairs-one }
arena-pairs-steps = { arena-pairs-one }
arena-pairs-all = Wie oft ein Bot (links) am selben Tisch vor einem anderen (oben) landet, Gleichstand zählt halb; ausgeglichen wären { $share }. Fett: Dieser Wert liegt außerhalb des Intervalls.
arena-differences = Unterschiede bei gleichen Karten
arena-differences-note = Wie viel besser der erste Bot als der zweite gegen denselben Gegner abschneidet, Kartenverteilung für Kartenverteilung. Fett: Die Null liegt außerhalb des Intervalls.
arena-difference = Unterschied
arena-versus = { $bot } – { $other }
arena-ratings = Wertungen (Plackett-Luce)
arena-ratings-missing = Wertungen brauchen das Extra „lab“.
arena-timing = Zeit
arena-timing-note = Rechenzeit eines Kerns für jede Entscheidung, bei der es etwas zu wählen gibt.
arena-decisions = Entscheidungen
arena-mean-ms = ms je Zug
arena-high-ms = 95 % darunter
arena-per-second = Entscheidungen/s
arena-iterations = gedachte Spiele
arena-method = So wurde gemessen
arena-method-intervals = Die Intervalle gelten mit 95 %. Die Einheit ist die Kartenverteilung: Zuerst werden alle Sitzordnungen einer Verteilung zusammengefasst, dann beurteilt Students t die Mittelwerte der Verteilungen. Bei Anteilen kommen zwei gedachte Verteilungen dazu, eine durchweg verlorene und eine durchweg gewonnene, damit eine Siegesserie nicht wie Gewissheit aussieht.
arena-method-deals = Alle Bots bekommen dieselben Karten: Welche Karte als nächste kommt, hängt von ihrer Stelle im Stapel ab, nicht davon, wer sie zieht. Der Zufall der Bots kommt aus einer anderen Quelle.
arena-method-ratings = Vorsprung: die eigenen Punkte minus die des besten anderen. Die Wertungen gehen die Spiele in der Reihenfolge der Kartenverteilungen durch; der Strich reicht zwei Standardabweichungen nach beiden Seiten.
arena-version = Version
arena-origin = Katzentisch { $version }, Commit { $commit }, Quelltext { $sources }, Regelversion { $rules }.
