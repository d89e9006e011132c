### Katzenjammer Blues, Deutsch.

game-title = Katzenjammer Blues
game-summary = Katzen ersteigern, Quartette vorstellen, Mäuse kassieren. Und Vorsicht mit den Jokern.

## Zahlen, Gebote und Karten

count-word = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}
value-noun = { $value ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
   *[5] Fünfer
}
bid-text = { $value ->
    [different] { $count ->
        [1] einen einzigen Wert
       *[other] { count-word } verschiedene Werte
    }
   *[other] { $count ->
        [1] einen { value-noun }
       *[other] { count-word } { value-noun }
    }
}
standing-text = { $standing_value ->
    [different] { $standing_count } verschiedene Werte
   *[other] { $standing_count } × { $standing_value }
}
held-value = { $held ->
    [0] keinen { value-noun }
    [1] einen { value-noun }
    [2] zwei { value-noun }
    [3] drei { value-noun }
   *[other] { $held } { value-noun }
}
held-jokers = { $jokers ->
    [0] keinen Joker
    [1] einen Joker
    [2] zwei Joker
    [3] drei Joker
   *[other] { $jokers } Joker
}
card-text = { $card ->
    [J] einen Joker
   *[other] eine { $card }
}
mice-text = { $mice ->
    [0] keine Maus
    [1] eine Maus
    [2] zwei Mäuse
    [3] drei Mäuse
    [4] vier Mäuse
    [5] fünf Mäuse
   *[other] { $mice } Mäuse
}

## Ereignisse

event-game-starts = Partie { $game } beginnt.
event-leads = { $you ->
    [yes] Du bist Bandleader.
   *[no] { $name } ist Bandleader.
}
event-dealt = { $you ->
    [yes] Du bekommst { card-text }.
   *[no] { $card ->
        [hidden] { $name } bekommt eine Karte.
       *[other] { $name } bekommt { card-text }.
    }
}
event-revealed = { $card ->
    [J] Ein Joker erscheint!
   *[other] Aufgedeckt: { $card }.
}
event-drew = { $you ->
    [yes] Du ziehst { card-text }.
   *[no] { $card ->
        [hidden] { $name } zieht eine Karte.
       *[other] { $name } zieht { card-text }.
    }
}
event-bids = { $you ->
    [yes] Du bietest { bid-text }.
   *[no] { $name } bietet { bid-text }.
}
event-passes = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
}
event-empty-passes = { $you ->
    [yes] Deine Hand ist leer: Du passt.
   *[no] { $name } hat keine Karten und passt.
}
event-unsold = Niemand will die Auslage; sie wird abgelegt.
event-paid = { $you ->
    [yes] Du zahlst { $cards }.
   *[no] { $name } zahlt { $cards }.
}
event-took = { $you ->
    [yes] Du nimmst { $cards } und bist Bandleader.
   *[no] { $name } nimmt { $cards } und ist Bandleader.
}
event-presented = { $you ->
    [yes] Du stellst vier { value-noun } vor
   *[no] { $name } stellt vier { value-noun } vor
}{ $jokers ->
    [0] { "" }
    [1] , davon ein Joker
   *[other] , davon { $jokers } Joker
}: { mice-text }.
event-presented-jokers = { $you ->
    [yes] Du legst vier Joker ohne Wert ab.
   *[no] { $name } legt vier Joker ohne Wert ab.
}
event-finished = { $you ->
    [yes] Du bist mit dem Vorstellen fertig.
   *[no] { $name } ist mit dem Vorstellen fertig.
}
event-game-ends = { $ending ->
    [mice] Die letzte Maus ist weg. Die Partie ist zu Ende.
   *[deck] Die letzte Karte vom Stapel ist genommen. Die Partie ist zu Ende.
}
event-scored = { $you ->
    [yes] Du: { mice-text }, Joker: { $jokers }, Punkte: { $score }, Platz { $place }.
   *[no] { $name }: { mice-text }, Joker: { $jokers }, Punkte: { $score }, Platz { $place }.
}
event-match-ends = Das Spiel ist zu Ende.

## Aktionen

action-lead = { $name } fängt als Bandleader an
action-deal = { $card } austeilen
action-reveal = { $card } aufdecken
action-draw = { $card } ziehen
action-pass = Passen
action-bid = Bieten: { bid-text }
action-pay = Zahlen: { $cards }
action-pay-values = Zahlen: { $cards }
action-present = Vorstellen: { $cards } ({ mice-text })
action-present-jokers = Vier Joker ohne Wert ablegen
action-done = Fertig

## Was gerade geschieht, und was du tun kannst

status-lead = Der erste Bandleader wird ausgelost.
status-deal = Die Karten werden ausgeteilt.
status-reveal = { $name } deckt Karten auf.
status-joker-draw = Ein Joker! Alle ziehen eine Karte.
status-bid = { $count ->
    [0] { $name } ist gefragt; noch hat niemand geboten.
   *[other] { $bidder } bietet { bid-text }; { $name } ist gefragt.
}
status-pay = { $name } hat die Auslage für { bid-text } ersteigert und zahlt.
status-present = { $name } kann Quartette vorstellen.
status-last-word = Die letzte Maus ist weg; { $name } hat das letzte Wort.
status-refill = { $name } zieht auf vier Karten nach.
status-over = Das Spiel ist zu Ende.
prompt-bid = { $count ->
    [0] Du kannst das erste Gebot machen oder passen.
   *[other] Du kannst höher bieten oder passen.
}
prompt-pay = Ersteigert für { bid-text }. Wähle die Karten, mit denen du zahlst.
prompt-present = Du kannst Quartette vorstellen oder aufhören.
prompt-last-word = Die letzte Maus ist weg. Du kannst noch vier Joker ablegen oder aufhören.
prompt-wait = { $name } überlegt.

## Ablehnungen

refusal-match-over = Das Spiel ist zu Ende.
refusal-chance-only = Karten kommen vom Stapel und nicht auf Wunsch.
refusal-not-your-turn = { $turn ->
    [-1] Gerade ist niemand gefragt; es kommen Karten vom Stapel.
   *[other] Du bist nicht an der Reihe; { $name } ist gefragt.
}
refusal-already-passed = Du hast gepasst; das gilt für die ganze Versteigerung.
refusal-own-bid-stands = Dein eigenes Gebot ({ bid-text }) steht; du kannst es nicht selbst überbieten.
refusal-not-bidding = Gerade wird nichts versteigert.
refusal-not-paying = Gerade ist nichts zu zahlen.
refusal-not-presenting = Quartette stellt man nur vor, wenn man gerade eine Auslage ersteigert hat.
refusal-value-unknown = Den Wert { $value } gibt es in diesem Kartensatz nicht; der höchste ist { $most }.
refusal-different-too-few = Ein Gebot aus verschiedenen Werten braucht mindestens zwei Karten.
refusal-different-too-many = Es gibt nur { $most } Werte: { $count } verschiedene kann es nicht geben, der Joker ist kein weiterer.
refusal-different-not-more = { $count } verschiedene Werte sind nicht mehr Karten als { standing-text }. Ein Gebot aus verschiedenen Werten braucht mindestens { $needed }.
refusal-bid-not-higher = Ein Gebot über { bid-text } ist nicht höher als { standing-text }.
refusal-bid-needs-equal = Für { bid-text } brauchst du { $count ->
    [1] eine Karte, { value-noun } oder Joker
   *[other] { count-word } Karten, { value-noun } oder Joker
}; du hast { held-value } und { held-jokers }.
refusal-bid-needs-different = Für { $count } verschiedene Werte brauchst du { $count } verschiedene Karten oder Joker an ihrer Stelle; du hast { $different ->
    [1] einen Wert
   *[other] { $different } verschiedene Werte
} und { held-jokers }.
refusal-pay-needs-value = Du hast { bid-text } geboten: Zahle mit Karten dieses Werts und Jokern.
refusal-pay-needs-different = Du hast { bid-text } geboten: Zahle je eine Karte verschiedener Werte und Joker.
refusal-pay-jokers-over = Das sind mehr Joker ({ $jokers }), als das Gebot Karten hat ({ $count }).
refusal-pay-jokers-short = Dafür brauchst du { held-jokers }; du hast { $held }.
refusal-pay-cards-short = Dafür brauchst du { $count ->
    [1] eine Karte
   *[other] { $count } Karten
} vom Wert { $value }; du hast { held-value }.
refusal-pay-value-missing = Du hast keinen { value-noun }.
refusal-pay-values-over = Du hast { $chosen } Werte gewählt, das Gebot hat aber { $count } Karten; gezahlt wird genau.
refusal-foursome-jokers-short = Für dieses Quartett ({ value-noun }) brauchst du { held-jokers }; du hast { $held }.
refusal-foursome-cards-short = Für dieses Quartett brauchst du ohne Joker { $count ->
    [1] einen { value-noun }
   *[other] { $count } { value-noun }
}; du hast { held-value } und { held-jokers }.
refusal-jokers-short = Ablegen kann man nur vier Joker zusammen; du hast { $held }.
refusal-last-word = Die letzte Maus ist weg: Jetzt gehen nur noch vier Joker ohne Wert.
refusal-seats-out-of-range = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
refusal-mice-too-few = Bei { $seats } Personen spielt man mit 24 Mäusen; 20 sind für zwei bis vier.
refusal-bandleader-absent = Platz { $seat } gibt es an einem Tisch für { $seats } nicht; gezählt wird ab 0.
refusal-deck-too-small = Der Kartensatz hat { $cards } Karten; zum Austeilen braucht es mindestens { $needed }.

## Optionen und Voreinstellungen

option-mice = Mäuse im Vorrat
option-first_bandleader = Erster Bandleader
option-finish_presenting = Letztes Wort nach der letzten Maus
option-games = Partien im Spiel
option-draw_after_presenting = Nach dem Vorstellen auf vier Karten nachziehen (unsere Hausvariante)
option-values = Werte im Kartensatz
option-copies = Karten je Wert
option-jokers = Joker im Kartensatz
option-hand = Ausgeteilte Karten je Person
option-mice_total = Mäuse, genau
preset-printed = Originalregeln
preset-match = Vier Partien
preset-last_word = Mit letztem Wort nach der letzten Maus
preset-refill = Hausvariante: nach dem Vorstellen nachziehen
preset-mini = Winziger Kartensatz für die Forschung

## Tipps: was du siehst, und warum eine Aktion gut ist

scene-open = Stapel { $deck }, noch { $supply ->
    [one] eine Maus
   *[other] { $supply } Mäuse
}.
hint-scene-bid = Deine Hand: { $hand }. Die Auslage: { $lot }. { $count ->
    [0] Noch hat niemand geboten.
   *[other] { $name } bietet { bid-text }.
} { scene-open }
hint-scene-pay = Deine Hand: { $hand }. Du hast { $lot } für { bid-text } ersteigert und zahlst. { scene-open }
hint-scene-present = Deine Hand: { $hand }. { scene-open }
cost-text = { $cost ->
    [joker] , auch wenn es einen Joker kostet
    [set] , auch wenn es eine Sammlung zerreißt
   *[spare] , und das für Karten, die du entbehren kannst
}
more-cards = { $gain ->
    [1] eine Karte
   *[other] { $gain } Karten
}
hint-bid-ends = Mit dieser Auslage kannst du die letzten Mäuse holen und die Partie in Führung beenden{ cost-text }.
hint-bid-foursome = Mit der Auslage kannst du vier { value-noun } vorstellen{ $jokers ->
    [0] { "" }
    [1] { " " }(mit einem Joker)
   *[other] { " " }(mit { $jokers } Jokern)
}: { mice-text }{ cost-text }.
hint-bid-alone = Alle anderen haben gepasst: { more-cards } zu deinem Preis{ cost-text }.
hint-bid-near = Danach hättest du { held-value } und wärst näher am Quartett{ cost-text }.
hint-bid-joker = Die Auslage bringt einen Joker, der für jede Karte steht{ cost-text }; du hättest dann { held-jokers }.
hint-bid-gain = Du bekämst { more-cards } für { $count }{ cost-text }.
hint-bid-drive = Haben willst du die Auslage kaum, aber wer sie will, muss jetzt mehr zahlen.
hint-pass-must = Höher bieten kannst du nicht.
hint-pass-jokers = Mit diesem Joker hättest du { held-jokers }, mehr als sonst jemand zeigt, und die meisten Joker kosten fünf Mäuse.
hint-pass-set = Schon das kleinste Gebot würde deine { value-noun } auseinanderreißen.
hint-pass-both = Das kleinste Gebot würde dich einen Joker kosten, ein etwas höheres deine { value-noun } auseinanderreißen.
hint-pass-own-jokers = Schon das kleinste Gebot würde dich einen Joker kosten.
hint-pass-dear = { $count ->
    [1] Eine Karte
   *[other] { $count } Karten
} für { $gain }: Das ist die Auslage nicht wert.
hint-pass-wait = Nichts in der Auslage bringt dich auf drei gleiche; deine Karten kaufen später Besseres.
hint-pass-price = Die Auslage ist schön, wird aber teurer, als sie dir nützt; behalte deine { $hand_count } Karten.
hint-pay-only = Anders kannst du nicht zahlen.
hint-pay-foursome = So bleiben dir vier { value-noun }, die du gleich vorstellen kannst: { mice-text }.
hint-pay-jokers = So behältst du { held-jokers } für ein Quartett.
hint-pay-set = So behältst du { held-value } zusammen.
hint-pay-spare = Diese Karten brauchst du am wenigsten.
hint-present-ends = Damit holst du die letzten Mäuse und beendest die Partie, solange du die meisten hast.
hint-present-ends-behind = Damit holst du die letzten Mäuse: noch { mice-text }, dann ist die Partie zu Ende.
hint-present-late = Jetzt { mice-text }: Im Stapel sind noch { $deck } Karten, vielleicht kommt keine Gelegenheit mehr.
hint-present-scarce = Jetzt { mice-text }, ehe die anderen sie holen: Es sind nur noch { $left } da.
hint-present-clean = Das bringt { mice-text } und kostet keinen Joker.
hint-present-jokers = Das bringt { mice-text } für { held-jokers }; auf der Hand zählen Joker genauso gegen dich wie auf dem Tisch.
hint-present-saves = Das bringt { mice-text } und lässt dir { held-value } zum Bieten.
hint-drop-jokers = So wirst du vier Joker los; mit insgesamt { $jokers ->
    [0] keinem
    [1] einem
   *[other] { $jokers }
} ist die Strafe weiter weg.
hint-done-must = Du hast kein Quartett.
hint-done-last = Die Mäuse sind alle weg; zu holen ist nichts mehr.
hint-done-behind = Noch ein Quartett würde die Partie beenden, während du hinten liegst.
hint-done-jokers = Ein Quartett würde { held-jokers } für { mice-text } kosten; später sind sie mehr wert.
hint-done-keep = Du behältst die { value-noun } zum Bieten; verloren sind sie nicht.
