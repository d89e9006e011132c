### Die Webseite, Deutsch.

page-language = Sprache
page-theme = Hell oder dunkel
page-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Auto
}

## Die erste Seite

page-play-game = { $game ->
    [katzenjammer] Katzenjammer Blues
   *[klaumau] Klaumau!
}
page-game-about = { $game ->
    [katzenjammer] Ersteigere Katzen, leg Quartette vor, kassier Mäuse.
   *[klaumau] Am Ende die beste Beute auf der Hand: bluffe, zweifle, klaue.
}
page-open = Tisch für Freunde
page-open-about = Sie kommen per Link oder QR-Code.
page-join = An einen Tisch setzen
page-join-go = Dazusetzen
page-your-name = Dein Name
page-name-default = Gast
page-seats = Plätze
page-game = Spiel
page-listed = In der Lobby zeigen
page-clock = Zeit für einen Zug
page-open-go = Tisch öffnen
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

page-claim = Zwei Kartenspiele, ein paar Katzen, eine Bande Ganoven.
page-promise = Keine Anmeldung, nichts zu installieren. Spiel gegen Bots, mit Freunden irgendwo oder um ein Gerät herum.
page-play-now = Gleich spielen
page-against = { $count ->
    [one] gegen einen Bot
   *[other] gegen { $count } Bots
}, { room-level-name }
page-bots = Bots
page-level = Wie stark
page-level-about = { $level ->
    [kitten] Ein Kätzchen lernt noch und patzt auch mal.
    [stray] Ein Streuner schnappt sich, was er kriegen kann.
    [mouser] Ein Mäusefänger spielt solide.
    [tomcat] Ein Kater denkt voraus.
   *[panther] Ein Panther ist der stärkste Gegner.
}
page-learn = Erste Lektion
page-rules = Regeln
page-about = Über Katzentisch
page-preset = Regeln
page-own-rules = { $count ->
    [0] Einzelne Regeln ändern
    [one] Eine Regel geändert
   *[other] { $count } Regeln geändert
}
page-hints = Tipps von den Bots erlauben
page-lobby = Hier wird noch gewartet
page-watch = Hier kannst du zuschauen
page-watch-table = { $people }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
page-has-clock = mit Uhr
page-resume = Zurück an deinen Tisch
page-resume-table = { $game } mit { $names }
page-together = An diesem Gerät
page-together-about = Reicht es herum. Zwischen den Zügen ist alles verdeckt.
page-people = Leute
page-names = Wie heißt ihr?
page-person = Person { $number }
page-together-go = Karten geben
page-unreachable = Der Server antwortet nicht. Bist du online?
page-refused = Der Server lehnt das ab ({ $code }).
page-clock-value = { $seconds ->
    [0] unbegrenzt
    [120] 2 Minuten
    [300] 5 Minuten
    [86400] ein Tag
   *[other] { $seconds } Sekunden
}
page-join-about = Mit einem Code oder Link oder an einen der Tische unten.
page-code = Code oder Link
