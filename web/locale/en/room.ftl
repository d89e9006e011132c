### Before the match

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
