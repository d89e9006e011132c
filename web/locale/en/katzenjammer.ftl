### Katzenjammer Blues

kj-mice = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
}
kj-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kj-jokers = { $count ->
    [one] 1 joker shown
   *[other] { $count } jokers shown
}
kj-bids = bids { $bid }
kj-passed = passed
kj-leads = bandleader
kj-different = { $count } diff.
kj-deck = Deck { $count }
kj-supply = Mice left { $count }
kj-game = Game { $game } of { $games }
kj-lot = The lot
kj-no-lot = No card is open.
kj-hand = Your hand, { $count } cards
kj-ladder = Bids
kj-card = { $card ->
    [J] Joker
   *[other] { $card }
}
kj-stack = { $count } × { kj-card }
