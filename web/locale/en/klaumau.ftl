### Klaumau!

km-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
km-points = { $count } points
km-watchdog = Watchdog
km-money = { $count } coins
km-pile = Draw pile, { $count } cards
km-round = Round { $round } of { $rounds }
km-direction = { $direction ->
    [clockwise] → clockwise
   *[other] ← anticlockwise
}
km-colour = { $colour ->
    [red] ♦ red
    [yellow] ☼ yellow
    [green] ♠ green
   *[blue] ≈ blue
}
km-wished = Wished: { km-colour }
km-police = Police aside: { $count }
km-shown = The hand that lies open
km-hand = Your hand, { $count } cards
