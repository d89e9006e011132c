### Klaumau!, English. The table sets: name and you (yes or no) of the seat, target_name and target_you of the other
### one, family, colour and second of a card (family is hidden if the card is), and the facts of the event.

game-title = Klaumau!
game-summary = Hold the best loot when the round ends: bluff, steal and barter rather than play.

## Cards and colours

colour-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
card-colour = { $second ->
    [none] { colour-name }
    [yellow] { colour-name }+yellow
    [green] { colour-name }+green
   *[blue] { colour-name }+blue
}
card-name = { $family ->
    [keyhole] { card-colour } Keyhole
    [small] { card-colour } Small treasure
    [big] { card-colour } Big treasure
    [plan] { card-colour } Plan
    [crook] { card-colour } Crook
    [barter] { card-colour } Barter
    [police] Policeman
    [receiver] Receiver
    [watchdog] Watchdog
    [bomb] Bomb
   *[other] { card-colour } { $family }
}
card-text = { $family ->
    [hidden] a card
   *[other] a { card-name }
}
wish-name = { $wish ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
colour-one = { $colour_one ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
colours-or = { $colour_two ->
    [none] { colour-one }
    [yellow] { colour-one } or yellow
    [green] { colour-one } or green
   *[blue] { colour-one } or blue
}
colours-and = { $colour_two ->
    [none] { colour-one }
    [yellow] { colour-one } and yellow
    [green] { colour-one } and green
   *[blue] { colour-one } and blue
}
points-text = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Events

event-round-starts = Round { $round } begins.
event-starts = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
event-dealt = { $you ->
    [yes] You are dealt { card-text }.
   *[no] { $name } is dealt { card-text }.
}
event-turned-up = Turned up: { card-name }.
event-buried = The { card-name } cannot be the start card and is buried; the next card is turned up.
event-played = { $family ->
    [police] { $you ->
        [yes] You put a Policeman aside.
       *[no] { $name } puts a Policeman aside.
    }
   *[other] { $you ->
        [yes] You play { card-text }.
       *[no] { $name } plays { card-text }.
    }
}
event-laid-watchdog = { $you ->
    [yes] You lay a Watchdog before you: nobody can rob you now.
   *[no] { $name } lays a Watchdog face up: nobody can rob { $name } now.
}
event-said-cannot = { $you ->
    [yes] You say: "I cannot."
   *[no] { $name } says: "I cannot."
}
event-believed = { $you ->
    [yes] You believe it.
   *[no] { $name } believes it.
}
event-doubted = { $you ->
    [yes] You say: "Never!" and doubt { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } says: "Never!" and doubts you.
       *[no] { $name } says: "Never!" and doubts { $target_name }.
    }
}
event-showed = { $you ->
    [yes] You show your hand: { $cards }.
   *[no] { $name } shows the hand: { $cards }.
}
event-showed-to = { $cards ->
    [hidden] { $name } shows the hand to { $target_name }.
   *[other] { $you ->
        [yes] You show your hand to { $target_name }: { $cards }.
       *[no] { $target_you ->
            [yes] { $name } shows you the hand: { $cards }.
           *[no] { $name } shows the hand to { $target_name }: { $cards }.
        }
    }
}
event-caught = { $you ->
    [yes] Caught! You had a card to play.
   *[no] Caught! { $name } had a card to play.
}
event-honest = { $you ->
    [yes] You told the truth.
   *[no] { $name } told the truth.
}
event-forced = { $you ->
    [yes] You make { $target_name } lay { card-text }.
   *[no] { $target_you ->
        [yes] { $name } makes you lay { card-text }.
       *[no] { $name } makes { $target_name } lay { card-text }.
    }
}
event-wished = { $you ->
    [yes] You wish for { colour-name }.
   *[no] { $name } wishes for { colour-name }.
}
event-turned-round = { $direction ->
    [clockwise] Play goes clockwise again.
   *[anticlockwise] Play goes anticlockwise now.
}
event-skipped = { $you ->
    [yes] You are skipped.
   *[no] { $name } is skipped.
}
event-lost-turn = { $you ->
    [yes] You lose a turn.
   *[no] { $name } loses a turn.
}
event-declined = { $you ->
    [yes] You leave it at that.
   *[no] { $name } leaves it at that.
}
event-robs = { $you ->
    [yes] You want to rob { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } wants to rob you.
       *[no] { $name } wants to rob { $target_name }.
    }
}
event-allowed = { $you ->
    [yes] You let it happen.
   *[no] { $name } lets it happen.
}
event-parried = { $you ->
    [yes] You call the Police: nothing is stolen.
   *[no] { $name } calls the Police: nothing is stolen.
}
event-stole = { $you ->
    [yes] You steal { card-text } from { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } steals { card-text } from you.
       *[no] { $name } steals { card-text } from { $target_name }.
    }
}
event-barters = { $you ->
    [yes] You barter with { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } barters with you.
       *[no] { $name } barters with { $target_name }.
    }
}
event-took = { $you ->
    [yes] You take { card-text } from { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } takes { card-text } from you.
       *[no] { $name } takes { card-text } from { $target_name }.
    }
}
event-gave = { $you ->
    [yes] You give { $target_name } { card-text } for it.
   *[no] { $target_you ->
        [yes] { $name } gives you { card-text } for it.
       *[no] { $name } gives { $target_name } { card-text } for it.
    }
}
event-drew = { $you ->
    [yes] You draw { card-text }.
   *[no] { $name } draws { card-text }.
}
event-pile-empty = A card is due, but the pile is empty.
event-receiver-came = { $you ->
    [yes] You turn up the Receiver: everyone may sell number cards, two points each.
   *[no] { $name } turns up the Receiver: everyone may sell number cards, two points each.
}
event-sold = { $you ->
    [yes] You sell { card-text }.
   *[no] { $name } sells { card-text }.
}
event-sales-done = { $you ->
    [yes] You are done selling: { $money } points.
   *[no] { $name } is done selling: { $money } points.
}
event-handed-on = { $you ->
    [yes] You pass { card-text } to { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } passes { card-text } to you.
       *[no] { $name } passes { card-text } to { $target_name }.
    }
}
event-last-police = { $you ->
    [yes] That was the last Policeman, and it was yours!
   *[no] That was the last Policeman, and it was { $name }'s!
}
event-takes-bonus = { $you ->
    [yes] You take a card from { $target_name } for it.
   *[no] { $target_you ->
        [yes] { $name } takes a card from you for it.
       *[no] { $name } takes a card from { $target_name } for it.
    }
}
event-got-bonus = { $you ->
    [yes] You get { card-text } from { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } gets { card-text } from you.
       *[no] { $name } gets { card-text } from { $target_name }.
    }
}
event-round-ends = { $ending ->
    [police] The last Policeman lies aside. The round is over.
    [hand] A hand is empty. The round is over.
   *[pile] The pile is used up. The round is over.
}
event-void = Forgery! Number cards in { colours-and } count nothing.
event-held = { $cards ->
    [none] { $you ->
        [yes] You hold no cards.
       *[no] { $name } holds no cards.
    }
   *[other] { $you ->
        [yes] You hold: { $cards }.
       *[no] { $name } holds: { $cards }.
    }
}
event-scored = { $you ->
    [yes] You: { points-text }
   *[no] { $name }: { points-text }
}{ $watchdog ->
    [0] { "" }
   *[other] , { $watchdog } of them for the Watchdog
}{ $money ->
    [0] { "" }
   *[other] , { $money } of them from the Receiver
}; { $total } in all.
event-match-ends = The match is over.

## Actions

action-starter = { $name } starts
action-deal = Deal { card-name }
action-turn-up = Turn up { card-name }
action-draw = Draw { card-name }
action-take = Take { card-name }
action-cannot = "I cannot."
action-play = Play { card-name }
action-lay-watchdog = Lay the Watchdog face up
action-believe = Believe it
action-doubt = "Never!" Doubt it
action-force = Make them lay { card-name }
action-wish = Wish for { colour-name }
action-decline = Leave it at that
action-rob = Rob { $name }
action-barter = Barter with { $name }
action-take-from = Take a card from { $name }
action-allow = Let it happen
action-parry = Call the Police
action-give = Give { card-name }
action-done = Done
action-sell = Sell { card-name }
action-choose = Take { card-name }
action-hand-on = Pass on { card-name }

## What is going on, and what you may do

status-starter = Who starts is drawn.
status-deal = The cards are dealt.
status-turn-up = The start card is turned up.
status-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }'s turn.
}
status-doubt = { $player_you ->
    [yes] You said: "I cannot." Do the others believe it?
   *[no] { $player } says: "I cannot." Is it true?
}
status-force = { $player_you ->
    [yes] { $doubter } has caught you and chooses your card.
   *[no] { $doubter_you ->
        [yes] You have caught { $player }.
       *[no] { $doubter } has caught { $player } and chooses a card.
    }
}
status-wish = { $you ->
    [yes] You have laid a Keyhole.
   *[no] { $name } wishes for a colour.
}
status-rob = { $you ->
    [yes] You have laid a Crook.
   *[no] { $name } looks for somebody to rob.
}
status-parry = { $you ->
    [yes] { $player } wants to rob you.
   *[no] { $player } wants to rob { $name }.
}
status-barter = { $you ->
    [yes] You have laid a Barter.
   *[no] { $name } looks for somebody to barter with.
}
status-give = { $you ->
    [yes] You have taken a card from { $target }.
   *[no] { $name } has taken a card and gives one back.
}
status-draw = Cards are drawn.
status-take = A card is taken.
status-sell = { $you ->
    [yes] The Receiver buys number cards: two points each.
   *[no] The Receiver is here; { $name } may sell.
}
status-hand-on = Boom! Everyone passes one card to the next player.
status-bonus = { $you ->
    [yes] The last Policeman was yours.
   *[no] { $name } had the last Policeman and may take a card.
}
status-choose = { $you ->
    [yes] { $target }'s hand lies open.
   *[no] { $target }'s hand lies open; { $name } takes a card.
}
status-over = The match is over.
prompt-turn = Play a card that fits, or say "I cannot": true or not.
prompt-doubt = Do you believe it or doubt it? All answers are opened together.
prompt-force = Choose the card that must be laid.
prompt-wish = Wish for a colour.
prompt-rob = Whom do you rob? Or leave it at that.
prompt-parry = Call the Police, if you hold a Policeman, or let it happen.
prompt-barter = With whom do you barter? Or leave it at that.
prompt-give = Choose the card that you give back.
prompt-sell = Sell number cards, or be done.
prompt-hand-on = Choose the card that you pass on. All of them move together.
prompt-bonus = From whom do you take a card? Or leave it at that.
prompt-choose = Choose the card that you take.
prompt-wait = { $count ->
    [0] Cards are on their way.
    [one] { $name } is thinking.
   *[other] { $count } players are thinking.
}

## Refusals

now-text = { $phase ->
    [turn] play a card, lay a Watchdog or say "I cannot"
    [doubt] believe or doubt
    [force] choose the card that must be laid
    [wish] wish for a colour
    [rob] rob somebody or leave it at that
    [parry] call the Police or let it happen
    [barter] barter with somebody or leave it at that
    [give] give a card back
    [sell] sell number cards or be done
    [hand-on] pass on a card
    [bonus] take a card from somebody or leave it at that
   *[choose] choose a card of the open hand
}
refusal-match-over = The match is over.
refusal-chance-only = Cards come from the pile or from a hand by chance, not by a player's wish.
refusal-not-your-turn = { $turn ->
    [-1] Nobody is asked now; cards are on their way.
   *[other] You are not asked now; { $name } is.
}
refusal-own-claim = You said "I cannot" yourself; the others are asked whether they believe it.
refusal-only-next-doubts = At this table only the next player may doubt, and that is { $name }.
refusal-nothing-to-doubt = There is nothing to doubt: one believes or doubts only after "I cannot".
refusal-not-now = That is not asked now. You may { now-text }.
refusal-card-not-held = You do not hold { card-text }.
refusal-card-does-not-fit = The { card-name } does not fit on the { $top }. What fits is { colours-or }, or the same theme.
refusal-card-not-wished = The { card-name } does not fit: { wish-name } was wished for, and besides that only a Keyhole fits.
refusal-watchdog-not-played = A Watchdog is never laid on the discard pile; you may lay it face up before you.
refusal-watchdog-not-held = You do not hold a Watchdog.
refusal-watchdog-already = You have a Watchdog before you already; a second one stays in the hand.
refusal-potato-stays = The Bomb is a hot potato: it cannot be laid, only stolen or bartered away.
refusal-not-applicable = The { card-name } cannot be forced: it could not have been played.
refusal-not-in-that-hand = There is no { card-name } in that hand.
refusal-target-absent = There is no seat { $seat } at a table of { $seats }; seats are counted from 0.
refusal-target-self = You cannot choose yourself.
refusal-target-guarded = { $name } has a Watchdog face up and cannot be robbed.
refusal-target-empty = { $name } has no cards in hand.
refusal-no-police = You hold no Policeman.
refusal-only-numbers = The Receiver buys only number cards; { card-name } is none.
refusal-seats-out-of-range = This game is for { $fewest } to { $most } players, not { $seats }.
refusal-starter-absent = There is no seat { $seat } at a table of { $seats }; seats are counted from 0.
refusal-ages-incomplete = The age order must name each of the { $seats } seats once; seats are counted from 0.
refusal-deck-unknown = There is no deck table "{ $table }". There are: { $tables }.
refusal-deck-card-unknown = The deck table names a card that does not exist: { $card }.
refusal-deck-receivers = The deck has { $count } Receivers; there can be only one.
refusal-deck-too-small = The deck has { $cards } cards that can be start cards; the deal needs at least { $needed }.
refusal-deck-id-taken = There is a deck table "{ $table }" already; a table of your own needs another id.
refusal-deck-too-large = This deck has { $cards } cards; there may be { $most } at most.

## Options and presets

option-deck_table = Deck table
option-deck = Which half of the deck
option-police_applicable = Policemen make "I cannot" a lie
option-wild_keyhole = Keyholes fit on everything
option-plan = What a Plan does
option-plan2p = Plan with two players
option-big2p = Big treasure with two players
option-after_doubt = Who is next after a doubt
option-doubters = Who may doubt
option-show_to = Who sees the hand after a doubt
option-forced_acts = Who decides for a forced card
option-last_card_acts = The last card acts
option-starter = Who starts
option-rounds = Rounds
option-forgery = Forgery: number cards in the last colour count nothing
option-forgery_uses_wish = Forgery goes by the wished colour
option-converted = Converted by the Police: the last Policeman ends the round
option-converted_open = The bonus card is chosen from an open hand
option-receiver = Receiver
option-receiver_once_per_game = The Receiver comes once in a match
option-watchdog = Watchdogs
option-bomb = Bomb
option-hand = Cards dealt to each player
preset-printed = As printed
preset-next_player = Only the next player may doubt
preset-hoodlums = Hoodlums: all variations
preset-mini = Tiny deck for research

## Hints: what you see, and why an action is good

hand-text = { $cards ->
    [none] You hold no cards.
   *[other] Your hand: { $cards }.
}
hint-scene = { hand-text } On top: { $top }; what fits is { colours-or }, or the same theme. Pile: { $pile }.
hint-scene-doubt = { hand-text } On top: { $top }; what fits is { colours-or }, or the same theme. { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
} and says: "I cannot." Pile: { $pile }.
hint-scene-open = { hand-text } { $name }'s hand lies open: { $shown }.
hint-cannot-end = The pile is empty: this ends the round with your { points-text } in hand.
hint-cannot-true = Nothing fits, so it is the truth: you draw one card, and two if somebody doubts it.
hint-cannot-true-last = Nothing fits, so it is the truth: you take the last card of the pile, and a doubt would end the round.
hint-cannot-police = Only your Policeman makes it a lie; if you are caught, it is put aside and you draw a card all the same.
hint-cannot-few = A bluff that is easily believed: with { $count ->
    [one] one card
   *[other] { $count } cards
} in hand it often happens that nothing fits.
hint-cannot-bluff = A bluff: if it is believed, you lay nothing and draw a card; playing would cost at least { points-text }.
hint-watchdog = Nobody can rob you any more, and its point stays yours.
hint-watchdog-out = It is your last card: the round ends, and its point stays yours.
hint-play-out = It ends the round before the others gather more.
hint-play-out-ahead = It ends the round while nobody is ahead of you.
hint-play-forgery = With this colour on top Forgery would take { points-text } less from your hand.
hint-play-crook = You may steal a card, say from { $name }, who holds { $count }.
hint-play-barter = You can get rid of the { card-name } and take a blind card for it.
hint-play-keyhole = You choose the colour: in { colour-name } you hold { $count ->
    [0] nothing more
    [one] one more card
   *[other] { $count } more cards
}.
hint-play-plan = It turns play round: { $name } is next, not { $target_name }.
hint-play-again = You have another turn at once.
hint-play-again-twice = The other one loses two turns.
hint-play-skip = { $name } is skipped.
hint-play-skip-two = { $name } and { $target_name } are skipped.
hint-play-only = It is the only card that fits, and costs { points-text }.
hint-play-cheapest = Of all that fits it costs you least: { points-text }.
hint-play-dear = It costs { points-text }, but nobody can call you a liar, and the cheaper cards stay for later.
hint-police-draw = A Policeman counts nothing in hand; put aside, it brings you a card.
hint-police-end = The pile is empty: this ends the round, and a Policeman counts nothing anyway.
hint-police-last = It is the last Policeman: the round ends, and you may take a card from somebody.
hint-bomb-draw = You lay the Bomb aside and draw a card for it.
hint-bomb-empty = It is your last card: you pass nothing on, but you get a card.
hint-bomb-blast = Everyone passes a card on, and you get rid of the { card-name }.
hint-doubt-likely = The chance of a bluff is { $percent } %; if you catch { $name }, you choose the card and draw one.
hint-doubt-free = The chance of a bluff is only { $percent } %, but a doubt costs you nothing; at worst { $name } draws one card more.
hint-doubt-last = The chance of a bluff is only { $percent } %, but a doubt costs you nothing; at worst { $name } takes the last card and the round ends.
hint-doubt-end = The pile is empty, so the round ends either way; if it is a bluff (chance: { $percent } %), { $name } loses a card that you choose.
hint-doubt-cards = With { $count ->
    [one] one card
   *[other] { $count } cards
} { $name } may well have something that fits.
hint-believe-likely = It is probably true (chance of a bluff: { $percent } %), and a wrong doubt would give { $name } a second card.
hint-believe-still = The chance of a bluff is { $percent } %, but what { $name } would have to lay hardly helps you.
hint-believe-last = It is probably true (chance of a bluff: { $percent } %), and a wrong doubt would end the round.
hint-believe-end = The pile is empty: the round ends whatever you say.
hint-believe-cards = With { $count ->
    [one] one card
   *[other] { $count } cards
} { $name } may well be telling the truth.
hint-force-out = It is { $name }'s last card: the round ends.
hint-force-only = It is the only card that can be forced.
hint-force-police = Without it { $name } cannot parry any more; it costs no points.
hint-force-dear = It costs { $name } most: { points-text }.
hint-force-harmless = It only lies there: no theft, no barter, no other trick.
hint-force-trick = It takes a dangerous card away from { $name }, who may use it only this once.
hint-force-point = It costs { points-text }, and its trick hardly harms you.
hint-wish-void = Then Forgery would take { points-text } less from you than with the worst colour.
hint-wish-own = You hold { $count ->
    [one] one card
   *[other] { $count } cards
} of it, so that you can play on.
hint-wish-none = You hold none of it: your next "I cannot" may well be the truth.
hint-take-last = It is { $name }'s last card: the round ends.
hint-take-leader = { $name } leads with { points-text }, and a card less hurts there most.
hint-take-most = { $name } has the fullest hand: { $count ->
    [one] one card
   *[other] { $count } cards
}.
hint-take-some = { $count ->
    [one] You take the only card there.
   *[other] You take one of { $count } cards, blindly.
}
hint-swap-potato = That is how { $name } gets your Bomb.
hint-swap-leader = { $name } leads: take something good there, and give the { card-name }.
hint-swap-most = { $name } has the fullest hand: you take a blind card and give the { card-name }.
hint-swap-some = You take a blind card and give the { card-name }.
hint-decline-end = Taking a last card would end the round, and that is too early for you.
hint-decline-good = What you hold is good enough; leave it at that.
hint-decline-empty = Your hand is empty: you would have to give the card back at once.
hint-allow-must = You hold no Policeman.
hint-allow-keep = One of your { $count } cards is taken blindly; keep the Policeman for later.
hint-parry = The Policeman counts nothing, saves you a card and brings you another one.
hint-parry-end = The Policeman saves you a card; the pile is empty, so the round ends.
hint-parry-last = It is the last Policeman: it parries, the round ends, and you may take a card.
hint-give-only = It is the only card that you have.
hint-give-potato = Away with the Bomb: it costs five points.
hint-give-void = As things stand it counts nothing: Forgery.
hint-give-lowest = You will miss it least: { points-text }.
hint-give-other = It counts { points-text }, but you have more use for the others.
hint-sales-none = You hold no number card.
hint-sales-keep = Your number cards, { points-text } in all, are worth more in hand.
hint-sell-void = As things stand it counts nothing (Forgery); here it brings two points and a new card.
hint-sell-low = Two points for a card of { points-text }, and a new card as well.
hint-sell-dear = Two points that nobody can steal, and a new card; in hand it counts { points-text }.
hint-choose-best = It is the best card there: { points-text }.
hint-choose-other = It counts { points-text }.
