### Katzenjammer Blues, English. The table sets: name and you (yes or no) of the seat, and the facts of the event.

game-title = Katzenjammer Blues
game-summary = Win cats at auction, present foursomes, earn mice. Beware of the jokers.

## Numbers, bids and cards

count-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
bid-text = { $value ->
    [different] { $count ->
        [1] one single value
       *[other] { count-word } different values
    }
   *[other] { $count ->
        [1] one { $value }
       *[other] { count-word } { $value }s
    }
}
standing-text = { $standing_value ->
    [different] { $standing_count } different values
   *[other] { $standing_count } × { $standing_value }
}
held-value = { $held ->
    [0] no { $value }
    [1] one { $value }
    [2] two { $value }s
    [3] three { $value }s
   *[other] { $held } { $value }s
}
held-jokers = { $jokers ->
    [0] no joker
    [1] one joker
    [2] two jokers
    [3] three jokers
   *[other] { $jokers } jokers
}
card-text = { $card ->
    [J] a joker
   *[other] a { $card }
}
mice-text = { $mice ->
    [0] no mice
    [1] one mouse
    [2] two mice
    [3] three mice
    [4] four mice
    [5] five mice
   *[other] { $mice } mice
}

## Events

event-game-starts = Game { $game } begins.
event-leads = { $you ->
    [yes] You are the bandleader.
   *[no] { $name } is the bandleader.
}
event-dealt = { $you ->
    [yes] You are dealt { card-text }.
   *[no] { $card ->
        [hidden] { $name } is dealt a card.
       *[other] { $name } is dealt { card-text }.
    }
}
event-revealed = { $card ->
    [J] A joker appears!
   *[other] A { $card } is revealed.
}
event-drew = { $you ->
    [yes] You draw { card-text }.
   *[no] { $card ->
        [hidden] { $name } draws a card.
       *[other] { $name } draws { card-text }.
    }
}
event-bids = { $you ->
    [yes] You bid { bid-text }.
   *[no] { $name } bids { bid-text }.
}
event-passes = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
event-empty-passes = { $you ->
    [yes] Your hand is empty: you pass.
   *[no] { $name } has no cards and passes.
}
event-unsold = Nobody wants the lot; it is discarded.
event-paid = { $you ->
    [yes] You pay { $cards }.
   *[no] { $name } pays { $cards }.
}
event-took = { $you ->
    [yes] You take { $cards } and lead the band.
   *[no] { $name } takes { $cards } and leads the band.
}
event-presented = { $you ->
    [yes] You present four { $value }s
   *[no] { $name } presents four { $value }s
}{ $jokers ->
    [0] { "" }
    [1] { " " }with one joker
   *[other] { " " }with { $jokers } jokers
}: { mice-text }.
event-presented-jokers = { $you ->
    [yes] You discard four jokers without value.
   *[no] { $name } discards four jokers without value.
}
event-finished = { $you ->
    [yes] You are done presenting.
   *[no] { $name } is done presenting.
}
event-game-ends = { $ending ->
    [mice] The last mouse is gone. The game is over.
   *[deck] The last card of the deck is taken. The game is over.
}
event-scored = { $you ->
    [yes] You: { mice-text }, { held-jokers }, score { $score }, place { $place }.
   *[no] { $name }: { mice-text }, { held-jokers }, score { $score }, place { $place }.
}
event-match-ends = The match is over.

## Actions

action-lead = { $name } leads
action-deal = Deal { $card }
action-reveal = Reveal { $card }
action-draw = Draw { $card }
action-pass = Pass
action-bid = Bid { bid-text }
action-pay = Pay { $cards }
action-pay-values = Pay { $cards }
action-present = Present { $cards } for { mice-text }
action-present-jokers = Discard four jokers without value
action-done = Done

## What is going on, and what you may do

status-lead = The first bandleader is drawn.
status-deal = The cards are dealt.
status-reveal = { $name } reveals cards.
status-joker-draw = A joker! Everyone draws a card.
status-bid = { $count ->
    [0] { $name } is asked; nobody has bid yet.
   *[other] { $bidder } bids { bid-text }; { $name } is asked.
}
status-pay = { $name } won the lot with { bid-text } and pays.
status-present = { $name } may present foursomes.
status-last-word = The last mouse is gone; { $name } has the last word.
status-refill = { $name } draws up to four cards.
status-over = The match is over.
prompt-bid = { $count ->
    [0] You may open the bidding or pass.
   *[other] You may bid higher or pass.
}
prompt-pay = You won with { bid-text }. Choose the cards that you pay.
prompt-present = You may present foursomes, or be done.
prompt-last-word = The last mouse is gone. You may still discard four jokers, or be done.
prompt-wait = { $name } is thinking.

## Refusals

refusal-match-over = The match is over.
refusal-chance-only = Cards come from the deck, not from a player's wish.
refusal-not-your-turn = { $turn ->
    [-1] Nobody is asked now; cards come from the deck.
   *[other] It is not your turn; { $name } is asked.
}
refusal-already-passed = You have passed; a pass is final for this auction.
refusal-own-bid-stands = Your own bid of { bid-text } stands; you cannot raise it yourself.
refusal-not-bidding = There is no auction now.
refusal-not-paying = There is nothing to pay now.
refusal-not-presenting = Foursomes are presented only right after winning a lot.
refusal-value-unknown = There is no value { $value } in this deck; the highest is { $most }.
refusal-different-too-few = A bid of different values needs at least two cards.
refusal-different-too-many = There are only { $most } values: { $count } different values cannot be, a joker is not one more.
refusal-different-not-more = { $count } different values is not more cards than { standing-text }. A different-values bid needs at least { $needed }.
refusal-bid-not-higher = A bid of { bid-text } is not higher than { standing-text }.
refusal-bid-needs-equal = { $count ->
    [1] A bid of { bid-text } needs a { $value } or a joker
   *[other] A bid of { bid-text } needs { count-word } cards that are { $value }s or jokers
}; you hold { held-value } and { held-jokers }.
refusal-bid-needs-different = A bid of { $count } different values needs { $count } different values or jokers in their place; you hold { $different ->
    [1] one value
   *[other] { $different } different values
} and { held-jokers }.
refusal-pay-needs-value = You bid { bid-text }: pay with cards of that value and jokers.
refusal-pay-needs-different = You bid { bid-text }: pay one card each of different values, and jokers.
refusal-pay-jokers-over = That is more jokers ({ $jokers }) than the bid has cards ({ $count }).
refusal-pay-jokers-short = That payment needs { held-jokers }; you hold { $held }.
refusal-pay-cards-short = That payment needs { $count ->
    [1] one card
   *[other] { $count } cards
} of value { $value }; you hold { held-value }.
refusal-pay-value-missing = You hold no { $value }.
refusal-pay-values-over = You chose { $chosen } values, but the bid has { $count } cards; the payment is exact.
refusal-foursome-jokers-short = That foursome of { $value }s needs { held-jokers }; you hold { $held }.
refusal-foursome-cards-short = That foursome needs { $count ->
    [1] one natural { $value }
   *[other] { $count } natural { $value }s
}; you hold { held-value } and { held-jokers }.
refusal-jokers-short = Only four jokers together can be discarded; you hold { $held }.
refusal-last-word = The last mouse is gone: only four jokers without value may still be presented.
refusal-seats-out-of-range = This game is for { $fewest } to { $most } players, not { $seats }.
refusal-mice-too-few = With { $seats } players there are 24 mice; 20 are for two to four.
refusal-bandleader-absent = There is no seat { $seat } at a table of { $seats }; seats are counted from 0.
refusal-deck-too-small = The deck has { $cards } cards; the deal needs at least { $needed }.

## Options and presets

option-mice = Mice in the supply
option-first_bandleader = First bandleader
option-finish_presenting = Last word after the last mouse
option-games = Games in the match
option-draw_after_presenting = Draw up to four cards after presenting (our house variant)
option-values = Values in the deck
option-copies = Cards of each value
option-jokers = Jokers in the deck
option-hand = Cards dealt to each player
option-mice_total = Mice, exactly
preset-printed = As printed
preset-match = Match of four games
preset-last_word = With a last word after the last mouse
preset-refill = House variant: draw up to four after presenting
preset-mini = Tiny deck for research

## Hints: what you see, and why an action is good

scene-open = Deck { $deck }, { $supply ->
    [one] one mouse
   *[other] { $supply } mice
} left.
hint-scene-bid = Your hand: { $hand }. The lot: { $lot }. { $count ->
    [0] Nobody has bid yet.
   *[other] { $name } bids { bid-text }.
} { scene-open }
hint-scene-pay = Your hand: { $hand }. You won { $lot } for { bid-text } and pay. { scene-open }
hint-scene-present = Your hand: { $hand }. { scene-open }
cost-text = { $cost ->
    [joker] , even if it costs a joker
    [set] , even if it breaks up a set
   *[spare] , for cards that you can spare
}
more-cards = { $gain ->
    [1] one card
   *[other] { $gain } cards
}
hint-bid-ends = With this lot you could take the last mice and end the game ahead{ cost-text }.
hint-bid-foursome = The lot lets you present four { $value }s{ $jokers ->
    [0] { "" }
    [1] { " " }with one joker
   *[other] { " " }with { $jokers } jokers
}, { mice-text }{ cost-text }.
hint-bid-alone = Everyone else has passed: { more-cards } at your price{ cost-text }.
hint-bid-near = It would leave you with { held-value }, closer to a foursome{ cost-text }.
hint-bid-joker = It brings a joker that stands for any card{ cost-text }; you would have { held-jokers } in all.
hint-bid-gain = You would get { more-cards } for { $count }{ cost-text }.
hint-bid-drive = You hardly want to win this, but whoever does must pay more now.
hint-pass-must = You have no higher bid.
hint-pass-jokers = With this joker you would have { held-jokers }, more than anyone else shows, and the most jokers cost five mice.
hint-pass-set = Even the smallest bid would break up the { $value }s that you are collecting.
hint-pass-both = The smallest bid would cost you a joker, and one a little higher would break up the { $value }s that you are collecting.
hint-pass-own-jokers = Even the smallest bid would cost you a joker.
hint-pass-dear = The lot is not worth it: you would pay at least { $count } and get { more-cards }.
hint-pass-wait = Nothing in the lot brings you to three of a kind; your cards will buy something better.
hint-pass-price = The lot is nice, but it goes for more than it is worth to you; keep your { $hand_count } cards.
hint-pay-only = There is no other way to pay.
hint-pay-foursome = So you keep four { $value }s and can present them at once: { mice-text }.
hint-pay-jokers = So you still hold { held-jokers } for a foursome.
hint-pay-set = So you keep { held-value } together.
hint-pay-spare = These are the cards that you need least.
hint-present-ends = That takes the last mice and ends the game while you have the most.
hint-present-ends-behind = That takes the last mice: { mice-text } more before the game ends.
hint-present-late = It earns { mice-text } now: with { $deck } cards in the deck there may be no further chance.
hint-present-scarce = It earns { mice-text } now, before the others take them: only { $left } are left.
hint-present-clean = It earns { mice-text }, and no joker is spent.
hint-present-jokers = It earns { mice-text } for { held-jokers }; jokers count against you in the hand just as on the table.
hint-present-saves = It earns { mice-text } and leaves you { held-value } for bidding.
hint-drop-jokers = That rids you of four jokers; with { held-jokers } in all the penalty is further away.
hint-done-must = You have no foursome.
hint-done-last = The mice are all gone; there is nothing more to win.
hint-done-behind = One more foursome would end the game while you are behind.
hint-done-jokers = A foursome would cost { held-jokers } for { mice-text }; they are worth more later.
hint-done-keep = You keep the { $value }s for bidding; they are not lost.
