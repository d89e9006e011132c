### Katzenjammer Blues

## Einzelnes

kj-card = { $card ->
    [J] Joker
   *[other] { $card }
}
kj-some = { $count } × { kj-card }
kj-mice = { $count ->
    [one] 1 Maus
   *[other] { $count } Mäuse
}
kj-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
kj-rule = Regel { $rule }
kj-close = Schließen

## Die Plätze

kj-jokers = { $count ->
    [one] 1 Joker gezeigt
   *[other] { $count } Joker gezeigt
}{ $most ->
    [yes] , die meisten am Tisch
   *[no] { "" }
}
kj-passed = gepasst
kj-leads = Bandleader
kj-total = { $count } insgesamt

## Die Mitte

kj-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
kj-supply = { $count ->
    [0] Keine Maus mehr übrig
    [one] 1 Maus übrig
   *[other] { $count } Mäuse übrig
}
kj-discard = { $count ->
    [0] Der Ablagestapel ist leer
    [one] Ablagestapel, 1 Karte
   *[other] Ablagestapel, { $count } Karten
}
kj-discard-about = Was hier liegt, ist aus dem Spiel.
kj-game = Partie { $game } von { $games }
kj-lot = Die Auslage
kj-no-lot = Es liegt keine Karte aus.

## Die Hand

kj-hand = { $count ->
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
}
kj-hand-empty = Deine Hand ist leer.
kj-stack = { kj-card }, { $raised ->
    [0] { kj-cards }
   *[other] { $raised } von { $count } gewählt
}
kj-put-back = Karten zurückstecken

## Was die gewählten Karten bedeuten

kj-ladder = Gebote, von niedrig nach hoch
kj-rung = { $state ->
    [standing] { $action } – steht gerade
    [shut] { $action } – geht nicht, nach dem Grund fragen
   *[open] { $action }
}
kj-choices = Was du wählen kannst
kj-several = Diese Karten können { $count } verschiedene Gebote sein
kj-idle-wait = Du kannst schon Karten vorziehen, während du wartest.
kj-idle-bid = Tippe Karten an oder ein Gebot.
kj-idle-bid-none = Ein höheres Gebot hast du nicht auf der Hand.
kj-idle-pay = Wähle die Karten, mit denen du zahlst.
kj-idle-present = Tippe vier Karten an oder ein Quartett.
kj-idle-present-none = Diesmal hast du kein Quartett.
kj-ahead = Bereit, wenn du dran bist: { $cards }.
kj-payable = Zahlen könntest du mit { $cards }.{ $jokers ->
    [0] { "" }
    [one] { " " }Der Joker bliebe offen vor dir liegen.
   *[other] { " " }Die Joker blieben offen vor dir liegen.
}
kj-costs = { $phase ->
    [pay] { $jokers ->
        [0] So zahlst du ohne Joker.
        [one] Ein Joker bleibt offen vor dir liegen.
       *[other] { $jokers } Joker bleiben offen vor dir liegen.
    }
   *[present] { $jokers ->
        [0] Ein Quartett ohne Joker.
        [one] Ein Quartett mit einem Joker.
       *[other] Ein Quartett mit { $jokers } Jokern.
    }
}
kj-grow = { $phase ->
    [bid] { $count ->
        [one] Diese Karten passen zu einem Gebot: Ergänze sie oder tippe es an.
       *[other] Diese Karten passen zu { $count } Geboten: Ergänze sie oder tippe eins an.
    }
    [pay] Das reicht noch nicht: Nimm Karten dazu oder tippe an, wie du zahlst.
   *[present] Noch keine vier: Nimm Karten dazu oder tippe oben ein Quartett an.
}
kj-unfit = { $phase ->
    [bid] Diese Karten kannst du jetzt nicht bieten.
    [pay] Mit diesen Karten ist dein Gebot nicht bezahlt.
   *[present] Diese Karten sind kein Quartett.
}
kj-unreadable = { $phase ->
    [bid] Geboten werden Karten von einem Wert oder lauter verschiedene. Ein Joker steht für jede.
    [pay] Du zahlst genau, was du geboten hast.
   *[present] Ein Quartett sind genau vier Karten von einem Wert. Ein Joker steht für jede.
}
kj-why = Warum nicht?
kj-act = { $phase ->
    [bid] Bieten
    [pay] Zahlen
   *[present] Vorstellen
}
kj-warn-jokers = Du zeigst die meisten Joker. Am Ende kosten die meisten Joker fünf Mäuse.
kj-pass-ahead = Passen, wenn ich dran bin
kj-costly = { $verb ->
    [bid] { $jokers ->
        [one] Gewinnst du damit, kostet es einen Joker. Trotzdem bieten?
       *[other] Gewinnst du damit, kostet es { $jokers } Joker. Trotzdem bieten?
    }
    [present] { $jokers ->
        [one] Ein Joker bliebe offen vor dir liegen. Trotzdem vorstellen?
       *[other] { $jokers } Joker blieben offen vor dir liegen. Trotzdem vorstellen?
    }
   *[pay] { $jokers ->
        [one] Es ginge mit weniger Jokern. Trotzdem mit einem zahlen?
       *[other] Es ginge mit weniger Jokern. Trotzdem mit { $jokers } zahlen?
    }
}
