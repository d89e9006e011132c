### Vor der Partie

room-who = Wer spielt
room-free = frei
room-kind = { $kind ->
    [bot] Bot, { room-level-name }
   *[person] { $you ->
        [yes] du
       *[no] { "" }
    }
}{ $host ->
    [yes] { " " }(Gastgeber)
   *[no] { "" }
}
room-level = Bots
room-level-name = { $level ->
    [kitten] Kätzchen
    [stray] Streuner
    [mouser] Mäusefänger
    [tomcat] Kater
    [panther] Panther
   *[other] { $level }
}
room-add-bot = Bot dazusetzen
room-free-seat = Platz frei machen
room-free-seat-of = Den Platz von { $name } frei machen
room-start = { $free ->
    [0] Anfangen
   *[other] Anfangen, Bots nehmen die freien Plätze
}
room-sit = Hinsetzen
room-wait = Gleich geht es los; der Gastgeber fängt an.
room-invite = Einladen
room-invite-about = Wer den Link hat, kann sich dazusetzen oder zuschauen.
room-copy = Link teilen
room-copied = Kopiert
room-qr = QR-Code mit dem Link zu diesem Tisch
