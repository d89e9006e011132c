### Before the match

room-who = Who plays
room-free = Free seat
room-kind = { $kind ->
    [bot] Bot, { room-level-name }
   *[person] { $you ->
        [yes] you
       *[no] { $here ->
            [yes] is here
           *[no] is away
        }
    }
}{ $host ->
    [yes] , host
   *[no] { "" }
}
room-level-name = { $level ->
    [kitten] Kitten
    [stray] Stray
    [mouser] Mouser
    [tomcat] Tomcat
    [panther] Panther
   *[other] { $level }
}
room-level-of = How strong { $name } plays
room-add-bot = Add a bot
room-free-seat = Free the seat
room-free-seat-of = Free the seat of { $name }
room-start = { $free ->
    [0] Start the match
    [one] Start, a bot takes the free seat
   *[other] Start, bots take the { $free } free seats
}
room-sit = Sit down
room-rename = Change name
room-leave = Leave the table
room-wait = { $free ->
    [0] Everyone is here. { $name } starts the match.
   *[other] { $name } starts the match when enough are here.
}
room-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
room-rules = How this table plays
room-clock = { $seconds ->
    [0] No clock
   *[other] { page-clock-value } a move
}
room-listed = { $is_listed ->
    [yes] In the lobby
   *[no] By link only
}
room-hints = { $has_hints ->
    [yes] Hints allowed
   *[no] No hints
}
room-invite = Invite
room-invite-about = Whoever has the link can sit down or watch.
room-code = Code
room-address = Link to this table
room-copy = Copy the link
room-copied = Copied
room-share = Share …
room-share-text = Come to my table:
room-qr = QR code with the link to this table
