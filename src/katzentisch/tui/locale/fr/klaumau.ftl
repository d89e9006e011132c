### Klaumau! dans le terminal, français.

klaumau-round = Manche { $round } sur { $rounds }
klaumau-round-over = La manche { $number } est finie
klaumau-cards = cartes|crt
klaumau-points = points|pts
klaumau-watchdog = Chien de garde|chien|chn
klaumau-money = argent|arg
klaumau-lost = tours perdus|perdu
klaumau-cannot = « Je ne peux pas. »|« Non »
klaumau-never = « Jamais ! »|« Si ! »
klaumau-discard = { $count ->
    [1] Défausse : une carte
   *[other] Défausse : { $count } cartes
}{ $bomb ->
    [yes] {" "}avec Bombe
   *[no] {""}
}
klaumau-out = { $count ->
    [1] Hors jeu pour la manche : une carte
   *[other] Hors jeu pour la manche : { $count } cartes
}
klaumau-hand = { $count ->
    [1] Votre main : une carte
   *[other] Votre main : { $count } cartes
}
klaumau-shown = La main de { $name } est montrée
klaumau-no-cards = Pas de cartes.
klaumau-do-discard = défausse
klaumau-asked = Couleur
klaumau-wished = Demandée
klaumau-theme = Motif
klaumau-direction = { $direction ->
    [clockwise] sens horaire
   *[anticlockwise] sens antihoraire
}
klaumau-pile = Pioche
klaumau-aside = Policiers de côté
klaumau-aside-bomb = Bombe + Policiers
klaumau-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
klaumau-card = { $family ->
    [keyhole] Trou de serrure
    [small] Petit coffre
    [big] Grand coffre
    [treasure] Coffre
    [plan] Plan
    [crook] Escroc
    [barter] Troc
    [police] Policier
    [receiver] Receleur
    [watchdog] Chien de garde
    [bomb] Bombe
   *[other] { $family }
}
klaumau-short = { $family ->
    [keyhole] Trou de serr.
    [small] Petit coffre
    [big] Grand coffre
    [plan] Plan
    [crook] Escroc
    [barter] Troc
    [police] Policier
    [receiver] Receleur
    [watchdog] Chien de garde
    [bomb] Bombe
   *[other] { $family }
}
result-hand = Main
result-watchdog = Chien
result-money = Argent
