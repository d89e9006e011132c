### Klaumau!

## Sur la table

km-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
km-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
km-watchdog = Chien de garde : vol impossible
km-money = { $count ->
    [one] et { $count } point du Receleur
   *[other] et { $count } points du Receleur
}
km-lost-turns = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
km-pile = { $count ->
    [0] La pioche est vide
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
km-top = Carte du dessus : { $card }
km-top-none = Pas encore de carte retournée
km-direction = { $direction ->
    [clockwise] On joue dans le sens horaire
   *[other] On joue dans le sens antihoraire
}
km-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
km-wished = demandé : { km-colour }
km-police = { $needed ->
    [0] Policiers de côté : { $count }
   *[other] Policiers de côté : { $count } sur { $needed } ; le dernier termine la manche
}
km-bomb-aside = { $aside ->
    [yes] La Bombe est ici, désamorcée
   *[no] Ici ira une Bombe désamorcée
}
km-sold = { $count ->
    [one] Le Receleur a acheté { $count } carte
   *[other] Le Receleur a acheté { $count } cartes
}

## La main

km-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
km-ask = { $card } : pourquoi pas ?
km-cannot = Je ne peux pas.
km-done = Terminé

## « Je ne peux pas »

km-claims = { $you ->
    [yes] Vous avez { km-cards } et dites :
   *[no] { $name } a { km-cards } et dit :
}
km-cannot-aloud = « Je ne peux pas. »
km-believe = J’y crois
km-never = Jamais !
km-sealed = Votre réponse est cachée.
km-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}

## Ce qui vient d’être révélé

km-shown = La main montrée
km-news = { $kind ->
    [caught] Pris sur le fait !
    [honest] La vérité !
    [believed] On y croit !
    [stolen] Volé !
    [parried] Police !
   *[swapped] Troqué !
}
km-caught = { $you ->
    [yes] Vous aviez de quoi jouer.
   *[no] { $name } avait de quoi jouer.
}
km-believed = { $you ->
    [yes] Personne ne doute de vous.
   *[no] Personne ne doute de { $name }. Vrai ou faux ? Mystère.
}

## Prendre et demander

km-taking = { $phase ->
    [rob] Qui volez-vous ?
    [barter] Avec qui troquez-vous ?
   *[bonus] À qui prenez-vous une carte ?
}
km-point = Montrez une des cartes de { $name }.
km-back-of = Carte { $place } sur { $count } de { $name }
km-another = Quelqu’un d’autre
km-robbed = { $name } en veut à vos cartes !
km-wish = Quelle couleur demandez-vous ?

## Manches

km-round = Manche { $round } sur { $rounds }
km-scores = Points
km-who = Joueur
km-last-round = Dernière manche
km-total = En tout
km-held = En main à la fin
km-close = Fermer
