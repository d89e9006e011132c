### Klaumau!

## Auf dem Tisch

km-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
km-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
km-watchdog = Wachhund: kann nicht bestohlen werden
km-money = { $count ->
    [one] und 1 Punkt vom Hehler
   *[other] und { $count } Punkte vom Hehler
}
km-lost-turns = { $count ->
    [one] setzt aus
   *[other] setzt { $count }-mal aus
}
km-pile = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $count } Karten
}
km-top = Obenauf: { $card }
km-top-none = Noch keine Karte aufgedeckt
km-direction = { $direction ->
    [clockwise] Es geht im Uhrzeigersinn
   *[other] Es geht gegen den Uhrzeigersinn
}
km-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
km-wished = Wunsch: { km-colour }
km-police = { $needed ->
    [0] Polizisten beiseite: { $count }
   *[other] Polizisten beiseite: { $count } von { $needed }; der letzte beendet die Runde
}
km-bomb-aside = { $aside ->
    [yes] Hier liegt die Bombe, entschärft
   *[no] Hierher kommt eine entschärfte Bombe
}
km-sold = { $count ->
    [one] Der Hehler hat 1 Karte gekauft
   *[other] Der Hehler hat { $count } Karten gekauft
}

## Die Hand

km-hand = { $count ->
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
}
km-ask = { $card }: Warum nicht?
km-cannot = Ich kann nicht.
km-done = Fertig

## „Ich kann nicht“

km-claims = { $you ->
    [yes] Du hast { km-cards } und sagst:
   *[no] { $name } hat { km-cards } und sagt:
}
km-cannot-aloud = „Ich kann nicht.“
km-believe = Glaub ich
km-never = Niemals!
km-sealed = Deine Antwort ist verdeckt.
km-seconds = { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
}

## Was ans Licht kam

km-shown = Die offene Hand
km-news = { $kind ->
    [caught] Erwischt!
    [honest] Die Wahrheit!
    [believed] Geglaubt!
    [stolen] Geklaut!
    [parried] Polizei!
   *[swapped] Getauscht!
}
km-caught = { $you ->
    [yes] Du hättest etwas spielen können.
   *[no] { $name } hätte etwas spielen können.
}
km-believed = { $you ->
    [yes] Niemand zweifelt an dir.
   *[no] Niemand zweifelt an { $name }. Wahr oder nicht? Wer weiß.
}

## Nehmen und wünschen

km-taking = { $phase ->
    [rob] Wen bestiehlst du?
    [barter] Mit wem tauschst du?
   *[bonus] Wem nimmst du eine Karte ab?
}
km-point = Zeig auf eine Karte von { $name }.
km-back-of = Karte { $place } von { $count } bei { $name }
km-another = Jemand anders
km-robbed = { $name } greift nach deinen Karten!
km-wish = Welche Farbe wünschst du dir?

## Runden

km-round = Runde { $round } von { $rounds }
km-scores = Punkte
km-who = Spieler
km-last-round = Letzte Runde
km-total = Insgesamt
km-held = Am Ende auf der Hand
km-close = Schließen
