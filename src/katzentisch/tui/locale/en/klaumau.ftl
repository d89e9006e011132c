### Klaumau! in the terminal, English.

klaumau-round = Round { $round } of { $rounds }
klaumau-round-over = Round { $number } is over
klaumau-cards = cards|cds
klaumau-points = points|pts
klaumau-watchdog = Watchdog|dog
klaumau-money = money|mny
klaumau-lost = turns lost|lost
klaumau-cannot = "I cannot."|cannot
klaumau-never = "Never!"|never
klaumau-discard = { $count ->
    [1] Discard pile: one card
   *[other] Discard pile: { $count } cards
}{ $bomb ->
    [yes] {" "}with a Bomb
   *[no] {""}
}
klaumau-out = { $count ->
    [1] Out for this round: one card
   *[other] Out for this round: { $count } cards
}
klaumau-hand = { $count ->
    [1] Your hand: one card
   *[other] Your hand: { $count } cards
}
klaumau-shown = { $name }'s hand lies open
klaumau-no-cards = No cards.
klaumau-do-discard = discards
klaumau-asked = Colour
klaumau-wished = Wished
klaumau-theme = Theme
klaumau-direction = { $direction ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}
klaumau-pile = Draw pile
klaumau-aside = Policemen aside
klaumau-aside-bomb = Bomb + Policemen
klaumau-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
klaumau-card = { $family ->
    [keyhole] Keyhole
    [small] Small treasure
    [big] Big treasure
    [treasure] Treasure
    [plan] Plan
    [crook] Crook
    [barter] Barter
    [police] Policeman
    [receiver] Receiver
    [watchdog] Watchdog
    [bomb] Bomb
   *[other] { $family }
}
klaumau-short = { $family ->
    [keyhole] Keyhole
    [small] Small tr.
    [big] Big tr.
    [plan] Plan
    [crook] Crook
    [barter] Barter
    [police] Policeman
    [receiver] Receiver
    [watchdog] Watchdog
    [bomb] Bomb
   *[other] { $family }
}
result-hand = Hand
result-watchdog = Dog
result-money = Money
