### Katzenjammer Blues

kj-mice = { $count ->
    [one] 1 Maus
   *[other] { $count } Mäuse
}
kj-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
kj-jokers = { $count ->
    [one] 1 Joker gezeigt
   *[other] { $count } Joker gezeigt
}
kj-bids = bietet { $bid }
kj-passed = gepasst
kj-leads = Bandleader
kj-different = { $count } versch.
kj-deck = Stapel { $count }
kj-supply = Mäuse übrig { $count }
kj-game = Spiel { $game } von { $games }
kj-lot = Die Auslage
kj-no-lot = Es liegt keine Karte aus.
kj-hand = Deine Hand, { $count } Karten
kj-ladder = Gebote
kj-card = { $card ->
    [J] Joker
   *[other] { $card }
}
kj-stack = { $count } × { kj-card }
