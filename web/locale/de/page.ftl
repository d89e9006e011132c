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
