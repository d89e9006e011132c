### The web page, English.

page-language = Language
page-theme = Light or dark
page-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Automatic
}

## The first page

page-claim = Two card games, a few cats, no sign-up.
page-play-now = Play now
page-play-now-about = You against bots. One click, and the cards are dealt.
page-play-game = { $game ->
    [katzenjammer] Katzenjammer Blues
   *[klaumau] Klaumau!
}
page-game-about = { $game ->
    [katzenjammer] Win cats at auction, present foursomes, earn mice.
   *[klaumau] Get rid of your cards. Bluff, doubt, steal.
}
page-open = Open a table for friends
page-open-about = They come by a link or a QR code.
page-join = Join a table
page-join-about = With a code, or one of the tables below.
page-code = Code of the table
page-join-go = Join
page-your-name = Your name
page-name-default = Guest
page-seats = Seats
page-game = Game
page-listed = Show it in the lobby
page-clock = Time for a move
page-clock-value = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
page-open-go = Open the table
page-lobby = Open tables
page-lobby-empty = Nobody is waiting right now. Play against bots, or open a table and send the link.
page-lobby-table = { $people } · { $free ->
    [0] no seat free
    [one] { $free } seat free
   *[other] { $free } seats free
}
page-wait = One moment …
page-unaffiliated = Katzentisch is not affiliated with the games' publishers; their titles only say which rules are played.

page-home = To the first page
page-closed = This table is closed to you
page-claim-title = Bring your seat to this device
page-claim-about = The link works once. Your seat stays open on the other device too.
page-claim-go = Sit here

## Before the match

room-who = Who plays
room-free = free
room-kind = { $kind ->
    [bot] Bot, { room-level-name }
   *[person] { $you ->
        [yes] you
       *[no] { "" }
    }
}{ $host ->
    [yes] { " " }(host)
   *[no] { "" }
}
room-level = Bots
room-level-name = { $level ->
    [kitten] Kitten
    [stray] Stray
    [mouser] Mouser
    [tomcat] Tomcat
    [panther] Panther
   *[other] { $level }
}
room-add-bot = Add a bot
room-free-seat = Free the seat
room-free-seat-of = Free the seat of { $name }
room-start = { $free ->
    [0] Start
   *[other] Start, bots take the free seats
}
room-sit = Sit down
room-wait = Waiting for the host to start.
room-invite = Invite
room-invite-about = Whoever has the link can sit down or watch.
room-copy = Share the link
room-copied = Copied
room-qr = QR code with the link to this table

## At the table

table-seats = Seats
table-asked = is to act
table-middle = The table
table-hand = Your hand and what you may do
table-log = What happened
table-lost = The connection is lost. Trying again …
table-over = The match is over.
table-paused = The match is paused.
table-watching = You are watching.
table-rematch = Play again

## Katzenjammer Blues

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

## Klaumau!

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
