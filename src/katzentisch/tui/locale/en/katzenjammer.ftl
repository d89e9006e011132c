### Katzenjammer Blues in the terminal, English.

katzenjammer-deck = Deck { $count }
katzenjammer-supply = Mice left <:3)~ { $count }
katzenjammer-game = Game { $game } of { $games }
katzenjammer-game-over = Game { $number } is over
katzenjammer-mice = mice
katzenjammer-cards = cards
katzenjammer-jokers = jokers shown|J shown|shown
katzenjammer-passed = passed
katzenjammer-leads = bandleader
katzenjammer-bids = bids { $bid }
katzenjammer-different = { $count } diff.
katzenjammer-lot = The lot
katzenjammer-no-lot = No card is open.
katzenjammer-hand = { $count ->
    [1] Your hand: one card
   *[other] Your hand: { $count } cards
}
katzenjammer-no-hand = Your hand is empty.
katzenjammer-discard = { $count ->
    [0] Discard pile: empty
    [1] Discard pile: one card
   *[other] Discard pile: { $count } cards
}
katzenjammer-do-discard = discards
katzenjammer-caution = Careful: fewer jokers would do.
result-mice = Mice
result-jokers = Jokers
