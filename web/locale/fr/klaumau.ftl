### Klaumau!

km-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
km-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
km-watchdog = Chien de garde
km-money = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
km-pile = Pioche, { $count } cartes
km-round = Manche { $round } sur { $rounds }
km-direction = { $direction ->
    [clockwise] → sens horaire
   *[other] ← sens antihoraire
}
km-colour = { $colour ->
    [red] ♦ rouge
    [yellow] ☼ jaune
    [green] ♠ vert
   *[blue] ≈ bleu
}
km-wished = Souhaité : { km-colour }
km-police = Police de côté : { $count }
km-shown = La main ouverte
km-hand = Votre main, { $count } cartes
