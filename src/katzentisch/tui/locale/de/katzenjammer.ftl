### Katzenjammer Blues im Terminal, Deutsch.

katzenjammer-deck = Stapel { $count }
katzenjammer-supply = Mäuse im Vorrat <:3)~ { $count }
katzenjammer-game = Partie { $game } von { $games }
katzenjammer-game-over = Partie { $number } ist zu Ende
katzenjammer-mice = Mäuse
katzenjammer-cards = Karten
katzenjammer-jokers = Joker offen|J offen|offen
katzenjammer-passed = gepasst
katzenjammer-leads = Bandleader
katzenjammer-bids = bietet { $bid }
katzenjammer-different = { $count } versch.
katzenjammer-lot = Auslage
katzenjammer-no-lot = Keine Karte liegt offen.
katzenjammer-hand = { $count ->
    [1] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
katzenjammer-no-hand = Deine Hand ist leer.
katzenjammer-discard = { $count ->
    [0] Ablagestapel: leer
    [1] Ablagestapel: eine Karte
   *[other] Ablagestapel: { $count } Karten
}
katzenjammer-do-discard = Ablage
katzenjammer-caution = Vorsicht: Es ginge auch mit weniger Jokern.
result-mice = Mäuse
result-jokers = Joker
