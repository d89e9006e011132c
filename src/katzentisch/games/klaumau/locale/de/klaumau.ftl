### Klaumau!, Deutsch.

game-title = Klaumau!
game-summary = Am Ende der Runde die beste Beute auf der Hand: lieber bluffen, klauen und tauschen als ausspielen.

## Karten und Farben

colour-name = { $colour ->
    [red] rot
    [yellow] gelb
    [green] grün
   *[blue] blau
}
colour-noun = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
card-colour = { $second ->
    [none] { colour-name }
    [yellow] { colour-name }-gelb
    [green] { colour-name }-grün
   *[blue] { colour-name }-blau
}
card-name = { $family ->
    [keyhole] { card-colour }es Schlüsselloch
    [small] { card-colour }er Kleiner Tresor
    [big] { card-colour }er Großer Tresor
    [plan] { card-colour }er Plan
    [crook] { card-colour }er Gauner
    [barter] { card-colour }er Tausch
    [police] Polizist
    [receiver] Hehler
    [watchdog] Wachhund
    [bomb] Bombe
   *[other] { card-colour }e { $family }
}
card-text = { $family ->
    [hidden] eine Karte
    [keyhole] ein { card-colour }es Schlüsselloch
    [small] einen { card-colour }en Kleinen Tresor
    [big] einen { card-colour }en Großen Tresor
    [plan] einen { card-colour }en Plan
    [crook] einen { card-colour }en Gauner
    [barter] einen { card-colour }en Tausch
    [police] einen Polizisten
    [receiver] einen Hehler
    [watchdog] einen Wachhund
    [bomb] eine Bombe
   *[other] eine { card-colour }e { $family }
}
card-none = { $family ->
    [keyhole] kein { card-colour }es Schlüsselloch
    [small] keinen { card-colour }en Kleinen Tresor
    [big] keinen { card-colour }en Großen Tresor
    [plan] keinen { card-colour }en Plan
    [crook] keinen { card-colour }en Gauner
    [barter] keinen { card-colour }en Tausch
    [police] keinen Polizisten
    [receiver] keinen Hehler
    [watchdog] keinen Wachhund
    [bomb] keine Bombe
   *[other] keine { card-colour }e { $family }
}
card-the = { $family ->
    [keyhole] Das { card-colour }e Schlüsselloch
    [small] Der { card-colour }e Kleine Tresor
    [big] Der { card-colour }e Große Tresor
    [plan] Der { card-colour }e Plan
    [crook] Der { card-colour }e Gauner
    [barter] Der { card-colour }e Tausch
    [police] Der Polizist
    [receiver] Der Hehler
    [watchdog] Der Wachhund
    [bomb] Die Bombe
   *[other] Die { card-colour }e { $family }
}
wish-name = { $wish ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
colour-one = { $colour_one ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
colours-or = { $colour_two ->
    [none] { colour-one }
    [yellow] { colour-one } oder Gelb
    [green] { colour-one } oder Grün
   *[blue] { colour-one } oder Blau
}
colours-and = { $colour_two ->
    [none] { colour-one }
    [yellow] { colour-one } und Gelb
    [green] { colour-one } und Grün
   *[blue] { colour-one } und Blau
}
points-text = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}

## Ereignisse

event-round-starts = Runde { $round } beginnt.
event-starts = { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
}
event-dealt = { $you ->
    [yes] Du bekommst { card-text }.
   *[no] { $name } bekommt { card-text }.
}
event-turned-up = Aufgedeckt: { card-name }.
event-buried = { card-the } kann nicht Startkarte sein und wird begraben; die nächste Karte wird aufgedeckt.
event-played = { $family ->
    [police] { $you ->
        [yes] Du legst einen Polizisten zur Seite.
       *[no] { $name } legt einen Polizisten zur Seite.
    }
   *[other] { $you ->
        [yes] Du spielst { card-text }.
       *[no] { $name } spielt { card-text }.
    }
}
event-laid-watchdog = { $you ->
    [yes] Du legst einen Wachhund aus: Dich kann jetzt niemand bestehlen.
   *[no] { $name } legt einen Wachhund aus: Hier ist nichts mehr zu klauen.
}
event-said-cannot = { $you ->
    [yes] Du sagst: „Ich kann nicht.“
   *[no] { $name } sagt: „Ich kann nicht.“
}
event-believed = { $you ->
    [yes] Du glaubst es.
   *[no] { $name } glaubt es.
}
event-doubted = { $you ->
    [yes] „Niemals!“ Du glaubst { $target_name } kein Wort.
   *[no] { $target_you ->
        [yes] „Niemals!“ { $name } glaubt dir kein Wort.
       *[no] „Niemals!“ { $name } glaubt { $target_name } kein Wort.
    }
}
event-showed = { $you ->
    [yes] Du zeigst deine Hand: { $cards }.
   *[no] { $name } zeigt die Hand: { $cards }.
}
event-showed-to = { $cards ->
    [hidden] { $name } zeigt { $target_name } die Hand.
   *[other] { $you ->
        [yes] Du zeigst { $target_name } deine Hand: { $cards }.
       *[no] { $target_you ->
            [yes] { $name } zeigt dir die Hand: { $cards }.
           *[no] { $name } zeigt { $target_name } die Hand: { $cards }.
        }
    }
}
event-caught = { $you ->
    [yes] Ertappt! Du hättest etwas spielen können.
   *[no] Ertappt! { $name } hätte etwas spielen können.
}
event-honest = { $you ->
    [yes] Du hast die Wahrheit gesagt.
   *[no] { $name } hat die Wahrheit gesagt.
}
event-forced = { $you ->
    [yes] Du zwingst { $target_name }, { card-text } zu legen.
   *[no] { $target_you ->
        [yes] { $name } zwingt dich, { card-text } zu legen.
       *[no] { $name } zwingt { $target_name }, { card-text } zu legen.
    }
}
event-wished = { $you ->
    [yes] Du wünschst dir { colour-noun }.
   *[no] { $name } wünscht sich { colour-noun }.
}
event-turned-round = { $direction ->
    [clockwise] Es geht wieder im Uhrzeigersinn.
   *[anticlockwise] Es geht jetzt gegen den Uhrzeigersinn.
}
event-skipped = { $you ->
    [yes] Du setzt aus.
   *[no] { $name } setzt aus.
}
event-lost-turn = { $you ->
    [yes] Du verlierst einen Zug.
   *[no] { $name } verliert einen Zug.
}
event-declined = { $you ->
    [yes] Du verzichtest.
   *[no] { $name } verzichtet.
}
event-robs = { $you ->
    [yes] Du willst { $target_name } bestehlen.
   *[no] { $target_you ->
        [yes] { $name } will dich bestehlen.
       *[no] { $name } will { $target_name } bestehlen.
    }
}
event-allowed = { $you ->
    [yes] Du lässt es geschehen.
   *[no] { $name } lässt es geschehen.
}
event-parried = { $you ->
    [yes] Du rufst die Polizei: Der Diebstahl fällt aus.
   *[no] { $name } ruft die Polizei: Der Diebstahl fällt aus.
}
event-stole = { $you ->
    [yes] Du klaust { $target_name } { card-text }.
   *[no] { $target_you ->
        [yes] { $name } klaut dir { card-text }.
       *[no] { $name } klaut { $target_name } { card-text }.
    }
}
event-barters = { $you ->
    [yes] Du tauschst mit { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } tauscht mit dir.
       *[no] { $name } tauscht mit { $target_name }.
    }
}
event-took = { $you ->
    [yes] Du nimmst { $target_name } { card-text } ab.
   *[no] { $target_you ->
        [yes] { $name } nimmt dir { card-text } ab.
       *[no] { $name } nimmt { $target_name } { card-text } ab.
    }
}
event-gave = { $you ->
    [yes] Du gibst { $target_name } dafür { card-text }.
   *[no] { $target_you ->
        [yes] { $name } gibt dir dafür { card-text }.
       *[no] { $name } gibt { $target_name } dafür { card-text }.
    }
}
event-drew = { $you ->
    [yes] Du ziehst { card-text }.
   *[no] { $name } zieht { card-text }.
}
event-pile-empty = Eine Karte wäre zu ziehen, aber der Stapel ist leer.
event-receiver-came = { $you ->
    [yes] Du deckst den Hehler auf: Alle dürfen Zahlenkarten verkaufen, je zwei Punkte.
   *[no] { $name } deckt den Hehler auf: Alle dürfen Zahlenkarten verkaufen, je zwei Punkte.
}
event-sold = { $you ->
    [yes] Du verkaufst { card-text }.
   *[no] { $name } verkauft { card-text }.
}
event-sales-done = { $you ->
    [yes] Du bist fertig mit dem Verkaufen: { $money } Punkte.
   *[no] { $name } ist fertig mit dem Verkaufen: { $money } Punkte.
}
event-handed-on = { $you ->
    [yes] Du gibst { $target_name } { card-text } weiter.
   *[no] { $target_you ->
        [yes] { $name } gibt dir { card-text } weiter.
       *[no] { $name } gibt { $target_name } { card-text } weiter.
    }
}
event-last-police = { $you ->
    [yes] Das war der letzte Polizist, und er war deiner!
   *[no] Das war der letzte Polizist, und er war von { $name }!
}
event-takes-bonus = { $you ->
    [yes] Dafür nimmst du { $target_name } eine Karte ab.
   *[no] { $target_you ->
        [yes] Dafür nimmt { $name } dir eine Karte ab.
       *[no] Dafür nimmt { $name } { $target_name } eine Karte ab.
    }
}
event-got-bonus = { $you ->
    [yes] Du bekommst von { $target_name } { card-text }.
   *[no] { $target_you ->
        [yes] { $name } bekommt von dir { card-text }.
       *[no] { $name } bekommt von { $target_name } { card-text }.
    }
}
event-round-ends = { $ending ->
    [police] Der letzte Polizist liegt zur Seite. Die Runde ist zu Ende.
    [hand] Eine Hand ist leer. Die Runde ist zu Ende.
   *[pile] Der Stapel ist aufgebraucht. Die Runde ist zu Ende.
}
event-void = Fälschung! Zahlenkarten in { colours-and } zählen nichts.
event-held = { $cards ->
    [none] { $you ->
        [yes] Du hast keine Karten mehr.
       *[no] { $name } hat keine Karten mehr.
    }
   *[other] { $you ->
        [yes] Auf deiner Hand: { $cards }.
       *[no] Auf der Hand von { $name }: { $cards }.
    }
}
event-scored = { $you ->
    [yes] Du: { points-text }
   *[no] { $name }: { points-text }
}{ $watchdog ->
    [0] { "" }
   *[other] , davon { $watchdog } für den Wachhund
}{ $money ->
    [0] { "" }
   *[other] , davon { $money } vom Hehler
}; zusammen { $total }.
event-match-ends = Die Partie ist zu Ende.

## Aktionen

action-starter = { $name } fängt an
action-deal = Austeilen: { card-name }
action-turn-up = Aufdecken: { card-name }
action-draw = Ziehen: { card-name }
action-take = Nehmen: { card-name }
action-cannot = „Ich kann nicht.“
action-play = Spielen: { card-name }
action-lay-watchdog = Den Wachhund auslegen
action-believe = Glauben
action-doubt = „Niemals!“ Zweifeln
action-force = Erzwingen: { card-name }
action-wish = { colour-noun } wünschen
action-decline = Verzichten
action-rob = { $name } bestehlen
action-barter = Mit { $name } tauschen
action-take-from = { $name } eine Karte abnehmen
action-allow = Geschehen lassen
action-parry = Die Polizei rufen
action-give = Geben: { card-name }
action-done = Fertig
action-sell = Verkaufen: { card-name }
action-choose = Nehmen: { card-name }
action-hand-on = Weitergeben: { card-name }

## Was gerade geschieht, und was du tun kannst

status-starter = Ausgelost wird, wer anfängt.
status-deal = Die Karten werden ausgeteilt.
status-turn-up = Die Startkarte wird aufgedeckt.
status-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
}
status-doubt = { $player_you ->
    [yes] Du hast gesagt: „Ich kann nicht.“ Glauben es die anderen?
   *[no] { $player } sagt: „Ich kann nicht.“ Ob das stimmt?
}
status-force = { $player_you ->
    [yes] { $doubter } hat dich ertappt und bestimmt deine Karte.
   *[no] { $doubter_you ->
        [yes] Du hast { $player } ertappt.
       *[no] { $doubter } hat { $player } ertappt und bestimmt eine Karte.
    }
}
status-wish = { $you ->
    [yes] Du hast ein Schlüsselloch gelegt.
   *[no] { $name } wünscht sich eine Farbe.
}
status-rob = { $you ->
    [yes] Du hast einen Gauner gelegt.
   *[no] { $name } sucht jemanden zum Bestehlen.
}
status-parry = { $you ->
    [yes] { $player } will dich bestehlen.
   *[no] { $player } will { $name } bestehlen.
}
status-barter = { $you ->
    [yes] Du hast einen Tausch gelegt.
   *[no] { $name } sucht jemanden zum Tauschen.
}
status-give = { $you ->
    [yes] Du hast { $target } eine Karte abgenommen.
   *[no] { $name } hat eine Karte genommen und gibt eine zurück.
}
status-draw = Es werden Karten gezogen.
status-take = Eine Karte wechselt die Hand.
status-sell = { $you ->
    [yes] Der Hehler kauft Zahlenkarten, je zwei Punkte.
   *[no] Der Hehler ist da; { $name } darf verkaufen.
}
status-hand-on = Bumm! Alle geben eine Karte weiter.
status-bonus = { $you ->
    [yes] Der letzte Polizist war deiner.
   *[no] { $name } hatte den letzten Polizisten und darf eine Karte nehmen.
}
status-choose = { $you ->
    [yes] Die Hand von { $target } liegt offen.
   *[no] Die Hand von { $target } liegt offen; { $name } nimmt eine Karte.
}
status-over = Die Partie ist zu Ende.
prompt-turn = Spiel eine passende Karte oder sag „Ich kann nicht“, ob es stimmt oder nicht.
prompt-doubt = Glaubst du es, oder zweifelst du? Aufgedeckt wird gemeinsam.
prompt-force = Wähle die Karte, die gelegt werden muss.
prompt-wish = Wünsch dir eine Farbe.
prompt-rob = Wen bestiehlst du? Du darfst auch verzichten.
prompt-parry = Ruf die Polizei, wenn du einen Polizisten hast, oder lass es geschehen.
prompt-barter = Mit wem tauschst du? Du darfst auch verzichten.
prompt-give = Wähle die Karte, die du zurückgibst.
prompt-sell = Verkaufe Zahlenkarten, oder sag, dass du fertig bist.
prompt-hand-on = Wähle die Karte, die du weitergibst. Alle wandern gleichzeitig.
prompt-bonus = Wem nimmst du eine Karte ab? Du darfst auch verzichten.
prompt-choose = Wähle die Karte, die du nimmst.
prompt-wait = { $count ->
    [0] Es kommen Karten.
    [one] { $name } überlegt.
   *[other] { $count } Personen überlegen.
}

## Ablehnungen

now-text = { $phase ->
    [turn] eine Karte spielen, einen Wachhund auslegen oder „Ich kann nicht“ sagen
    [doubt] glauben oder zweifeln
    [force] die Karte bestimmen, die gelegt werden muss
    [wish] dir eine Farbe wünschen
    [rob] jemanden bestehlen oder verzichten
    [parry] die Polizei rufen oder es geschehen lassen
    [barter] mit jemandem tauschen oder verzichten
    [give] eine Karte zurückgeben
    [sell] Zahlenkarten verkaufen oder fertig sein
    [hand-on] eine Karte weitergeben
    [bonus] jemandem eine Karte abnehmen oder verzichten
   *[choose] eine Karte aus der offenen Hand wählen
}
refusal-match-over = Die Partie ist zu Ende.
refusal-chance-only = Karten kommen vom Stapel oder zufällig aus einer Hand und nicht auf Wunsch.
refusal-not-your-turn = { $turn ->
    [-1] Gerade ist niemand gefragt; es kommen Karten.
   *[other] Du bist nicht gefragt, sondern { $name }.
}
refusal-own-claim = „Ich kann nicht“ hast du selbst gesagt; gefragt sind die anderen, ob sie es glauben.
refusal-only-next-doubts = An diesem Tisch darf nur zweifeln, wer als Nächstes kommt, und das ist { $name }.
refusal-nothing-to-doubt = Es gibt nichts zu bezweifeln: Glauben oder zweifeln kann man nur nach „Ich kann nicht“.
refusal-not-now = Danach ist gerade nicht gefragt. Du kannst jetzt { now-text }.
refusal-card-not-held = Du hast { card-none }.
refusal-card-does-not-fit = { card-the } passt nicht. Oben liegt: { $top }. Nötig ist { colours-or } oder dasselbe Motiv.
refusal-card-not-wished = { card-the } passt nicht: Gewünscht ist { wish-name }, sonst passt nur ein Schlüsselloch.
refusal-watchdog-not-played = Ein Wachhund kommt nie auf den Ablagestapel; du kannst ihn offen vor dir auslegen.
refusal-watchdog-not-held = Du hast keinen Wachhund.
refusal-watchdog-already = Vor dir liegt schon ein Wachhund; ein zweiter bleibt auf der Hand.
refusal-potato-stays = Die Bombe ist eine heiße Kartoffel: Sie lässt sich nicht legen, nur klauen oder wegtauschen.
refusal-not-applicable = { card-the } lässt sich nicht erzwingen, denn die Karte war nicht spielbar.
refusal-not-in-that-hand = Auf dieser Hand gibt es { card-none }.
refusal-target-absent = Platz { $seat } gibt es an einem Tisch für { $seats } nicht; gezählt wird ab 0.
refusal-target-self = Dich selbst kannst du nicht wählen.
refusal-target-guarded = Vor { $name } liegt ein Wachhund; da ist nichts zu klauen.
refusal-target-empty = { $name } hat keine Karten auf der Hand.
refusal-no-police = Du hast keinen Polizisten.
refusal-only-numbers = { card-the } ist keine Zahlenkarte; nur solche kauft der Hehler.
refusal-seats-out-of-range = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
refusal-starter-absent = Platz { $seat } gibt es an einem Tisch für { $seats } nicht; gezählt wird ab 0.
refusal-ages-incomplete = Die Altersfolge muss jeden der { $seats } Plätze genau einmal nennen; gezählt wird ab 0.
refusal-deck-unknown = Die Kartentabelle „{ $table }“ gibt es nicht. Es gibt: { $tables }.
refusal-deck-card-unknown = Die Kartentabelle nennt eine Karte, die es nicht gibt: { $card }.
refusal-deck-receivers = Der Kartensatz hat { $count } Hehler; es kann nur einen geben.
refusal-deck-too-small = Der Kartensatz hat { $cards } Karten, die Startkarte sein können; zum Austeilen braucht es mindestens { $needed }.
refusal-deck-id-taken = Eine Kartentabelle „{ $table }“ gibt es schon; deine eigene braucht eine andere Kennung.
refusal-deck-too-large = Dieses Deck hat { $cards } Karten; höchstens { $most } dürfen es sein.

## Optionen und Voreinstellungen

option-deck_table = Kartentabelle
option-deck = Welche Hälfte der Karten
option-police_applicable = Ein Polizist macht „Ich kann nicht“ zur Lüge
option-wild_keyhole = Schlüssellöcher passen auf alles
option-plan = Was ein Plan bewirkt
option-plan2p = Plan zu zweit
option-big2p = Großer Tresor zu zweit
option-after_doubt = Wer nach einem Zweifel an der Reihe ist
option-doubters = Wer zweifeln darf
option-show_to = Wer nach einem Zweifel die Hand sieht
option-forced_acts = Wer bei einer erzwungenen Karte entscheidet
option-last_card_acts = Die letzte Karte wirkt
option-starter = Wer anfängt
option-rounds = Runden
option-forgery = Fälschung: Zahlenkarten der letzten Farbe zählen nichts
option-forgery_uses_wish = Für die Fälschung gilt die gewünschte Farbe
option-converted = Von der Polizei bekehrt: Der letzte Polizist beendet die Runde
option-converted_open = Der Bonus wird aus einer offenen Hand gewählt
option-receiver = Hehler
option-receiver_once_per_game = Der Hehler kommt nur einmal in der Partie
option-watchdog = Wachhunde
option-bomb = Bombe
option-hand = Ausgeteilte Karten je Person
preset-printed = Originalregeln
preset-next_player = Nur wer als Nächstes kommt, darf zweifeln
preset-hoodlums = Ganoven: alle Varianten
preset-mini = Winziger Kartensatz für die Forschung

## Tipps: was du siehst, und warum eine Aktion gut ist

hand-text = { $cards ->
    [none] Du hast keine Karten.
   *[other] Deine Hand: { $cards }.
}
hint-scene = { hand-text } Oben liegt: { $top }; es passt { colours-or } oder das gleiche Motiv. Stapel: { $pile }.
hint-scene-doubt = { hand-text } Oben liegt: { $top }; es passt { colours-or } oder das gleiche Motiv. { $name } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} und sagt: „Ich kann nicht.“ Stapel: { $pile }.
hint-scene-open = { hand-text } Die Hand von { $name } liegt offen: { $shown }.
hint-cannot-end = Der Stapel ist leer: Damit endet die Runde, und du hast noch { points-text } auf der Hand.
hint-cannot-true = Nichts passt, es ist also die Wahrheit: Du ziehst eine Karte, und zwei, falls jemand zweifelt.
hint-cannot-true-last = Nichts passt, es ist also die Wahrheit: Du ziehst die letzte Karte vom Stapel, und ein Zweifel würde die Runde beenden.
hint-cannot-police = Nur dein Polizist macht es zur Lüge; wirst du ertappt, kommt er zur Seite, und du ziehst trotzdem eine Karte.
hint-cannot-few = Ein Bluff, den man leicht glaubt: Bei { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} auf der Hand passt oft keine.
hint-cannot-bluff = Ein Bluff: Glaubt man ihn, legst du nichts und ziehst eine Karte; Spielen würde dich mindestens { points-text } kosten.
hint-watchdog = Niemand kann dich mehr bestehlen, und sein Punkt bleibt dir.
hint-watchdog-out = Es ist deine letzte Karte: Die Runde endet, und sein Punkt bleibt dir.
hint-play-out = Damit endet die Runde, ehe die anderen mehr sammeln.
hint-play-out-ahead = Damit endet die Runde, solange niemand vor dir liegt.
hint-play-forgery = Liegt diese Farbe oben, nimmt dir die Fälschung { points-text } weniger weg.
hint-play-crook = Du darfst eine Karte klauen, etwa von { $name } ({ $count } auf der Hand).
hint-play-barter = Du kannst etwas loswerden ({ card-name }) und nimmst blind eine Karte dafür.
hint-play-keyhole = Du bestimmst die Farbe: In { colour-noun } hast du { $count ->
    [0] sonst nichts
    [one] noch eine Karte
   *[other] noch { $count } Karten
}.
hint-play-plan = Die Richtung dreht sich: Nach dir kommt { $name }, nicht { $target_name }.
hint-play-again = Du bist gleich noch einmal am Zug.
hint-play-again-twice = Die andere Seite verliert zwei Züge.
hint-play-skip = { $name } wird übersprungen.
hint-play-skip-two = { $name } und { $target_name } werden übersprungen.
hint-play-only = Nur diese Karte passt; sie kostet dich { points-text }.
hint-play-cheapest = Von allem, was passt, kostet sie dich am wenigsten: { points-text }.
hint-play-dear = Das kostet dich { points-text }, aber niemand kann dich ertappen, und die billigeren Karten bleiben für später.
hint-police-draw = Ein Polizist zählt auf der Hand nichts; zur Seite gelegt, bringt er dir eine Karte.
hint-police-end = Der Stapel ist leer: Damit endet die Runde, und ein Polizist zählt ohnehin nichts.
hint-police-last = Es ist der letzte Polizist: Die Runde endet, und du darfst jemandem eine Karte abnehmen.
hint-bomb-draw = Du legst die Bombe zur Seite und ziehst eine Karte dafür.
hint-bomb-empty = Es ist deine letzte Karte: Du gibst nichts weiter, bekommst aber eine Karte.
hint-bomb-blast = Alle geben eine Karte weiter, und du wirst etwas los ({ card-name }).
hint-doubt-likely = Das ist zu { $percent } % ein Bluff; ertappst du { $name }, bestimmst du die Karte und ziehst eine.
hint-doubt-free = Nur zu { $percent } % ein Bluff, aber Zweifeln kostet dich nichts; schlimmstenfalls zieht { $name } eine Karte mehr.
hint-doubt-last = Nur zu { $percent } % ein Bluff, aber Zweifeln kostet dich nichts; schlimmstenfalls zieht { $name } die letzte Karte, und die Runde endet.
hint-doubt-end = Der Stapel ist leer, die Runde endet so oder so; ist es ein Bluff (zu { $percent } %), verliert { $name } eine Karte deiner Wahl.
hint-doubt-cards = Bei { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} hat { $name } leicht etwas, das passt.
hint-believe-likely = Wahrscheinlich stimmt es (zu { $percent } % ein Bluff), und ein falscher Zweifel brächte { $name } eine zweite Karte.
hint-believe-still = Zu { $percent } % ein Bluff, aber was { $name } legen müsste, hilft dir kaum.
hint-believe-last = Wahrscheinlich stimmt es (zu { $percent } % ein Bluff), und ein falscher Zweifel würde die Runde beenden.
hint-believe-end = Der Stapel ist leer: Die Runde endet, was du auch sagst.
hint-believe-cards = Bei { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} kann { $name } gut die Wahrheit sagen.
hint-force-out = Es ist die letzte Karte von { $name }: Die Runde endet.
hint-force-only = Nur diese Karte lässt sich erzwingen.
hint-force-police = Ohne ihn kann { $name } nichts mehr abwehren; Punkte kostet es nicht.
hint-force-dear = Das kostet { $name } am meisten: { points-text }.
hint-force-harmless = Die Karte liegt nur da: kein Diebstahl, kein Tausch, kein anderer Trick.
hint-force-trick = Das nimmt { $name } eine gefährliche Karte; einsetzen lässt sie sich nur noch dieses eine Mal.
hint-force-point = Das kostet { points-text }, und der Trick der Karte schadet dir kaum.
hint-wish-void = So nimmt dir die Fälschung { points-text } weniger weg als bei der schlechtesten Farbe.
hint-wish-own = Davon hast du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, du kannst also weiterspielen.
hint-wish-none = Davon hast du nichts: Dein nächstes „Ich kann nicht“ stimmt dann womöglich.
hint-take-last = Es ist die letzte Karte von { $name }: Die Runde endet.
hint-take-leader = { $name } führt mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
}; eine Karte weniger tut dort am meisten weh.
hint-take-most = { $name } hat die vollste Hand: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
hint-take-some = { $count ->
    [one] Du nimmst die einzige Karte dort.
   *[other] Du nimmst blind eine von { $count } Karten.
}
hint-swap-potato = So bekommt { $name } deine Bombe.
hint-swap-leader = { $name } führt: Nimm dort etwas Gutes und gib das Schlechteste zurück ({ card-name }).
hint-swap-most = { $name } hat die vollste Hand: Du nimmst blind eine Karte und gibst deine schlechteste ({ card-name }).
hint-swap-some = Du nimmst blind eine Karte und gibst deine schlechteste ({ card-name }).
hint-decline-end = Eine letzte Karte zu nehmen würde die Runde beenden, und das ist für dich zu früh.
hint-decline-good = Was du hast, ist gut genug; lass es dabei.
hint-decline-empty = Deine Hand ist leer: Du müsstest die Karte gleich zurückgeben.
hint-allow-must = Du hast keinen Polizisten.
hint-allow-keep = Blind genommen wird eine von deinen { $count } Karten; heb dir den Polizisten auf.
hint-parry = Der Polizist zählt nichts, rettet dir eine Karte und bringt dir noch eine.
hint-parry-end = Der Polizist rettet dir eine Karte; der Stapel ist leer, also endet die Runde.
hint-parry-last = Es ist der letzte Polizist: Er wehrt ab, die Runde endet, und du darfst eine Karte nehmen.
hint-give-only = Eine andere Karte hast du nicht.
hint-give-potato = Weg mit der Bombe: Sie kostet fünf Punkte.
hint-give-void = So wie es liegt, zählt sie nichts: Fälschung.
hint-give-lowest = Die Karte fehlt dir am wenigsten: { points-text }.
hint-give-other = Sie zählt { points-text }, aber die anderen nützen dir mehr.
hint-sales-none = Du hast keine Zahlenkarte.
hint-sales-keep = Deine Zahlenkarten, zusammen { points-text }, sind auf der Hand mehr wert.
hint-sell-void = So wie es liegt, zählt die Karte nichts (Fälschung); hier bringt sie zwei Punkte und eine neue Karte.
hint-sell-low = Zwei Punkte für eine Karte, die { points-text } zählt, und eine neue Karte dazu.
hint-sell-dear = Zwei Punkte, die niemand klauen kann, und eine neue Karte; auf der Hand zählt sie { points-text }.
hint-choose-best = Es ist die beste Karte dort: { points-text }.
hint-choose-other = Die Karte zählt { points-text }.
