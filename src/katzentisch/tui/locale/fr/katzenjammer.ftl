### Katzenjammer Blues dans le terminal, français.

katzenjammer-deck = Pioche { $count }
katzenjammer-supply = Souris en réserve <:3)~ { $count }
katzenjammer-game = Partie { $game } sur { $games }
katzenjammer-game-over = La partie { $number } est finie
katzenjammer-mice = souris
katzenjammer-cards = cartes
katzenjammer-jokers = jokers exposés|J exposés|J posés|J vus
katzenjammer-passed = passé
katzenjammer-leads = chef d’orchestre
katzenjammer-bids = offre { $bid }
katzenjammer-different = { $count } diff.
katzenjammer-lot = Le lot
katzenjammer-no-lot = Aucune carte n’est retournée.
katzenjammer-hand = { $count ->
    [1] Votre main : une carte
   *[other] Votre main : { $count } cartes
}
katzenjammer-no-hand = Votre main est vide.
katzenjammer-discard = { $count ->
    [0] Défausse : vide
    [1] Défausse : une carte
   *[other] Défausse : { $count } cartes
}
katzenjammer-do-discard = défausse
katzenjammer-caution = Attention : moins de jokers suffiraient.
result-mice = Souris
result-jokers = Jokers
