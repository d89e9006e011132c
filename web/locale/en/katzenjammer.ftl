### Katzenjammer Blues

## Single things

kj-card = { $card ->
    [J] Joker
   *[other] { $card }
}
kj-some = { $count } × { kj-card }
kj-mice = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
}
kj-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kj-rule = Rule { $rule }
kj-close = Close

## The seats

kj-jokers = { $count ->
    [one] 1 joker shown
   *[other] { $count } jokers shown
}{ $most ->
    [yes] , the most at the table
   *[no] { "" }
}
kj-passed = passed
kj-leads = Bandleader
kj-total = { $count } in all

## The middle

kj-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
kj-supply = { $count ->
    [0] No mice left
    [one] 1 mouse left
   *[other] { $count } mice left
}
kj-discard = { $count ->
    [0] The discard pile is empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
kj-discard-about = Whatever lies here is out of the game.
kj-game = Game { $game } of { $games }
kj-lot = The lot
kj-no-lot = No card is open.

## The hand

kj-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
kj-hand-empty = Your hand is empty.
kj-stack = { kj-card }, { $raised ->
    [0] { kj-cards }
   *[other] { $raised } of { $count } selected
}
kj-put-back = Put the cards back

## What the selected cards mean

kj-ladder = Bids, from low to high
kj-rung = { $state ->
    [standing] { $action }: stands now
    [shut] { $action }: not possible, ask why
   *[open] { $action }
}
kj-choices = What you can choose
kj-several = These cards can be { $count } different bids
kj-idle-wait = You can put cards forward while you wait.
kj-idle-bid = Tap cards, or a bid.
kj-idle-bid-none = No higher bid is in your hand.
kj-idle-pay = Choose the cards that you pay with.
kj-idle-present = Tap four cards, or a foursome.
kj-idle-present-none = You have no foursome this time.
kj-ahead = Ready for your turn: { $cards }.
kj-payable = You could pay with { $cards }.{ $jokers ->
    [0] { "" }
    [one] { " " }The joker would stay open in front of you.
   *[other] { " " }The jokers would stay open in front of you.
}
kj-costs = { $phase ->
    [pay] { $jokers ->
        [0] This payment needs no joker.
        [one] One joker stays open in front of you.
       *[other] { $jokers } jokers stay open in front of you.
    }
   *[present] { $jokers ->
        [0] A foursome without jokers.
        [one] A foursome with one joker.
       *[other] A foursome with { $jokers } jokers.
    }
}
kj-grow = { $phase ->
    [bid] { $count ->
        [one] One bid has these cards. Add the others, or tap it.
       *[other] { $count } bids have these cards. Add more, or tap one.
    }
    [pay] Not enough yet: add cards, or tap a payment.
   *[present] Not four yet: add cards, or tap a foursome.
}
kj-unfit = { $phase ->
    [bid] You cannot bid these cards now.
    [pay] These cards do not pay your bid.
   *[present] These cards are no foursome.
}
kj-unreadable = { $phase ->
    [bid] A bid is cards of one value, or cards that are all different. A joker stands for any.
    [pay] You pay exactly what you bid.
   *[present] A foursome is exactly four cards of one value. A joker stands for any.
}
kj-why = Why not?
kj-act = { $phase ->
    [bid] Bid
    [pay] Pay
   *[present] Present
}
kj-warn-jokers = You show the most jokers. In the end, the most jokers cost five mice.
kj-pass-ahead = Pass when I am asked
kj-costly = { $verb ->
    [bid] { $jokers ->
        [one] This bid costs a joker if you win. Bid it?
       *[other] This bid costs { $jokers } jokers if you win. Bid it?
    }
    [present] { $jokers ->
        [one] One joker would stay open in front of you. Present it?
       *[other] { $jokers } jokers would stay open in front of you. Present them?
    }
   *[pay] { $jokers ->
        [one] You could pay with fewer jokers. Pay with one?
       *[other] You could pay with fewer jokers. Pay with { $jokers }?
    }
}
