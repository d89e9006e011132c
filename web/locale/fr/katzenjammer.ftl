### Katzenjammer Blues

kj-mice = { $count ->
    [one] { $count } souris
   *[other] { $count } souris
}
kj-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kj-jokers = { $count ->
    [one] { $count } joker montré
   *[other] { $count } jokers montrés
}
kj-bids = propose { $bid }
kj-passed = a passé
kj-leads = chef d’orchestre
kj-different = { $count } diff.
kj-deck = Pioche { $count }
kj-supply = Souris restantes { $count }
kj-game = Manche { $game } sur { $games }
kj-lot = Le lot
kj-no-lot = Aucune carte n’est ouverte.
kj-hand = Votre main, { $count } cartes
kj-ladder = Enchères
kj-card = { $card ->
    [J] Joker
   *[other] { $card }
}
kj-stack = { $count } × { kj-card }
