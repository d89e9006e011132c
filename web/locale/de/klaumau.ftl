### Klaumau!

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
