### Klaumau! im Terminal, Deutsch.

klaumau-round = Runde { $round } von { $rounds }
klaumau-round-over = Runde { $number } ist zu Ende
klaumau-cards = Karten|Krt
klaumau-points = Punkte|Pkt
klaumau-watchdog = Wachhund|Hund
klaumau-money = Geld|Gld
klaumau-lost = verlorene Züge|verl.
klaumau-cannot = „Ich kann nicht.“|„Nein“
klaumau-never = „Niemals!“|„Nie!“
klaumau-discard = { $count ->
    [1] Ablagestapel: eine Karte
   *[other] Ablagestapel: { $count } Karten
}{ $bomb ->
    [yes] {" "}mit Bombe
   *[no] {""}
}
klaumau-out = { $count ->
    [1] Für diese Runde aus dem Spiel: eine Karte
   *[other] Für diese Runde aus dem Spiel: { $count } Karten
}
klaumau-hand = { $count ->
    [1] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
klaumau-shown = Die Hand von { $name } liegt offen
klaumau-no-cards = Keine Karten.
klaumau-do-discard = Ablage
klaumau-asked = Farbe
klaumau-wished = Gewünscht
klaumau-theme = Motiv
klaumau-direction = { $direction ->
    [clockwise] im Uhrzeigersinn
   *[anticlockwise] gegen die Uhr
}
klaumau-pile = Stapel
klaumau-aside = Polizisten zur Seite
klaumau-aside-bomb = Bombe + Polizisten
klaumau-colour = { $colour ->
    [red] rot
    [yellow] gelb
    [green] grün
   *[blue] blau
}
klaumau-card = { $family ->
    [keyhole] Schlüsselloch
    [small] Kleiner Tresor
    [big] Großer Tresor
    [treasure] Tresor
    [plan] Plan
    [crook] Gauner
    [barter] Tausch
    [police] Polizist
    [receiver] Hehler
    [watchdog] Wachhund
    [bomb] Bombe
   *[other] { $family }
}
klaumau-short = { $family ->
    [keyhole] Schlüsselloch
    [small] Kl. Tresor
    [big] Gr. Tresor
    [plan] Plan
    [crook] Gauner
    [barter] Tausch
    [police] Polizist
    [receiver] Hehler
    [watchdog] Wachhund
    [bomb] Bombe
   *[other] { $family }
}
result-hand = Hand
result-watchdog = Hund
result-money = Geld
