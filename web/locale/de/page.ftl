### Die Webseite, Deutsch.

page-language = Sprache
page-theme = Hell oder dunkel
page-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Automatisch
}

## Die erste Seite

page-claim = Zwei Kartenspiele, ein paar Katzen, keine Anmeldung.
page-play-now = Gleich spielen
page-play-now-about = Du gegen Bots. Ein Klick, und die Karten sind verteilt.
page-play-game = { $game ->
    [katzenjammer] Katzenjammer Blues
   *[klaumau] Klaumau!
}
page-game-about = { $game ->
    [katzenjammer] Ersteigere Katzen, zeig Vierlinge vor, sammle Mäuse.
   *[klaumau] Werde deine Karten los. Bluffe, zweifle, klaue.
}
page-open = Tisch für Freunde
page-open-about = Sie kommen per Link oder QR-Code.
page-join = An einen Tisch setzen
page-join-about = Mit einem Code oder an einen der Tische unten.
page-code = Code des Tischs
page-join-go = Dazusetzen
page-your-name = Dein Name
page-name-default = Gast
page-seats = Plätze
page-game = Spiel
page-listed = In der Lobby zeigen
page-clock = Zeit für einen Zug
page-clock-value = { $seconds ->
    [0] unbegrenzt
   *[other] { $seconds } Sekunden
}
page-open-go = Tisch öffnen
page-lobby = Offene Tische
page-lobby-empty = Gerade wartet niemand. Spiel gegen Bots oder öffne einen Tisch und verschick den Link.
page-lobby-table = { $people } · { $free ->
    [0] kein Platz frei
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
page-wait = Einen Moment …
page-unaffiliated = Katzentisch hat mit den Verlagen der Spiele nichts zu tun; deren Titel sagen nur, nach welchen Regeln gespielt wird.

page-home = Zur ersten Seite
page-closed = Dieser Tisch ist für dich geschlossen
page-claim-title = Hol deinen Platz auf dieses Gerät
page-claim-about = Der Link gilt einmal. Auf dem anderen Gerät bleibt dein Platz auch offen.
page-claim-go = Hier hinsetzen

## Vor der Partie

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

## Am Tisch

table-seats = Plätze
table-asked = ist dran
table-middle = Der Tisch
table-hand = Deine Hand und was du tun kannst
table-log = Was geschah
table-lost = Die Verbindung ist weg. Neuer Versuch …
table-over = Die Partie ist aus.
table-paused = Die Partie macht Pause.
table-watching = Du schaust zu.
table-rematch = Noch einmal

## Katzenjammer Blues

kj-mice = { $count ->
    [one] 1 Maus
   *[other] { $count } Mäuse
}
kj-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
kj-jokers = { $count ->
    [one] 1 Joker gezeigt
   *[other] { $count } Joker gezeigt
}
kj-bids = bietet { $bid }
kj-passed = gepasst
kj-leads = Bandleader
kj-different = { $count } versch.
kj-deck = Stapel { $count }
kj-supply = Mäuse übrig { $count }
kj-game = Spiel { $game } von { $games }
kj-lot = Die Auslage
kj-no-lot = Es liegt keine Karte aus.
kj-hand = Deine Hand, { $count } Karten
kj-ladder = Gebote
kj-card = { $card ->
    [J] Joker
   *[other] { $card }
}
kj-stack = { $count } × { kj-card }

## Klaumau!

km-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
km-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
km-watchdog = Wachhund
km-money = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
km-pile = Nachziehstapel, { $count } Karten
km-round = Runde { $round } von { $rounds }
km-direction = { $direction ->
    [clockwise] → im Uhrzeigersinn
   *[other] ← gegen den Uhrzeigersinn
}
km-colour = { $colour ->
    [red] ♦ Rot
    [yellow] ☼ Gelb
    [green] ♠ Grün
   *[blue] ≈ Blau
}
km-wished = Gewünscht: { km-colour }
km-police = Polizei beiseite: { $count }
km-shown = Die offene Hand
km-hand = Deine Hand, { $count } Karten
