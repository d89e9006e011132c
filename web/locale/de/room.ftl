### Vor der Partie

room-who = Wer spielt
room-free = Freier Platz
room-kind = { $kind ->
    [bot] Bot, { room-level-name }
   *[person] { $you ->
        [yes] du
       *[no] { $here ->
            [yes] ist da
           *[no] ist weg
        }
    }
}{ $host ->
    [yes] , hat eröffnet
   *[no] { "" }
}
room-level-name = { $level ->
    [kitten] Kätzchen
    [stray] Streuner
    [mouser] Mäusefänger
    [tomcat] Kater
    [panther] Panther
   *[other] { $level }
}
room-level-of = Wie stark { $name } spielt
room-add-bot = Bot holen
room-free-seat = Platz frei machen
room-free-seat-of = Den Platz von { $name } frei machen
room-start = { $free ->
    [0] Partie anfangen
    [one] Anfangen, ein Bot nimmt den freien Platz
   *[other] Anfangen, Bots nehmen die { $free } freien Plätze
}
room-sit = Hinsetzen
room-rename = Namen ändern
room-leave = Aufstehen
room-wait = { $free ->
    [0] Alle sind da. { $name } fängt die Partie an.
   *[other] { $name } fängt an, sobald genug da sind.
}
room-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
room-rules = So spielt dieser Tisch
room-clock = { $seconds ->
    [0] Ohne Uhr
   *[other] { page-clock-value } je Zug
}
room-listed = { $is_listed ->
    [yes] In der Lobby
   *[no] Nur per Link
}
room-hints = { $has_hints ->
    [yes] Tipps erlaubt
   *[no] Keine Tipps
}
room-invite = Einladen
room-invite-about = Wer den Link hat, kann sich dazusetzen oder zuschauen.
room-code = Code
room-address = Link zu diesem Tisch
room-copy = Link kopieren
room-copied = Kopiert
room-share = Teilen …
room-share-text = Komm an meinen Tisch:
room-qr = QR-Code mit dem Link zu diesem Tisch
