### Klaumau!

## On the table

km-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
km-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
km-watchdog = Watchdog: cannot be robbed
km-money = { $count ->
    [one] and 1 point from the Receiver
   *[other] and { $count } points from the Receiver
}
km-lost-turns = { $count ->
    [one] loses a turn
   *[other] loses { $count } turns
}
km-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw pile, 1 card
   *[other] Draw pile, { $count } cards
}
km-top = On top: { $card }
km-top-none = No card on top yet
km-direction = { $direction ->
    [clockwise] Play goes clockwise
   *[other] Play goes anticlockwise
}
km-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
km-wished = wished: { km-colour }
km-police = { $needed ->
    [0] Police aside: { $count }
   *[other] Police aside: { $count } of { $needed }; the last one ends the round
}
km-bomb-aside = { $aside ->
    [yes] The Bomb lies here, defused
   *[no] Here a defused Bomb will lie
}
km-sold = { $count ->
    [one] The Receiver has bought 1 card
   *[other] The Receiver has bought { $count } cards
}

## The hand

km-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
km-ask = { $card }: why not?
km-cannot = I cannot.
km-done = Done

## "I cannot"

km-claims = { $you ->
    [yes] You hold { km-cards } and say:
   *[no] { $name } holds { km-cards } and says:
}
km-cannot-aloud = “I cannot.”
km-believe = I believe it
km-never = Never!
km-sealed = Your answer is sealed.
km-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}

## What came to light

km-shown = The hand that lies open
km-news = { $kind ->
    [caught] Caught!
    [honest] The truth!
    [believed] Believed!
    [stolen] Stolen!
    [parried] Police!
   *[swapped] Bartered!
}
km-caught = { $you ->
    [yes] You had a card to play.
   *[no] { $name } had a card to play.
}
km-believed = { $you ->
    [yes] Nobody doubts you.
   *[no] Nobody doubts { $name }. True or not? Who knows.
}

## Taking and wishing

km-taking = { $phase ->
    [rob] Whom do you rob?
    [barter] With whom do you barter?
   *[bonus] From whom do you take a card?
}
km-point = Point at one of { $name }’s cards.
km-back-of = Card { $place } of { $count } of { $name }
km-another = Somebody else
km-robbed = { $name } reaches for your cards!
km-wish = Which colour do you wish for?

## Rounds

km-round = Round { $round } of { $rounds }
km-scores = Points
km-who = Player
km-last-round = Last round
km-total = In all
km-held = Held at the end
km-close = Close
