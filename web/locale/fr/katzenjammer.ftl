### Katzenjammer Blues

## Petites choses

kj-card = { $card ->
    [J] Joker
   *[other] { $card }
}
kj-some = { $count } × { kj-card }
kj-mice = { $count ->
    [one] { $count } souris
   *[other] { $count } souris
}
kj-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kj-rule = Règle { $rule }
kj-close = Fermer

## Les places

kj-jokers = { $count ->
    [one] { $count } joker montré
   *[other] { $count } jokers montrés
}{ $most ->
    [yes] , le plus à la table
   *[no] { "" }
}
kj-passed = a passé
kj-leads = Chef d’orchestre
kj-total = { $count } en tout

## Le milieu

kj-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
kj-supply = { $count ->
    [0] Plus une seule souris
    [one] Encore { $count } souris
   *[other] Encore { $count } souris
}
kj-discard = { $count ->
    [0] La défausse est vide
    [one] Défausse, { $count } carte
   *[other] Défausse, { $count } cartes
}
kj-discard-about = Ce qui se trouve ici ne revient plus en jeu.
kj-game = Partie { $game } sur { $games }
kj-lot = Le lot
kj-no-lot = Aucune carte n’est ouverte.

## La main

kj-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
kj-hand-empty = Votre main est vide.
kj-stack = { kj-card }, { $raised ->
    [0] { kj-cards }
   *[other] { $raised } sur { $count } en avant
}
kj-put-back = Reprendre les cartes

## Ce que veulent dire les cartes choisies

kj-ladder = Enchères, de la plus basse à la plus haute
kj-rung = { $state ->
    [standing] { $action }, l’offre actuelle
    [shut] { $action }, impossible, demander pourquoi
   *[open] { $action }
}
kj-choices = Ce que vous pouvez choisir
kj-several = Ces cartes peuvent être { $count } offres différentes
kj-idle-wait = Vous pouvez déjà avancer des cartes en attendant.
kj-idle-bid = Touchez des cartes, ou une offre.
kj-idle-bid-none = Votre main ne permet pas de surenchérir.
kj-idle-pay = Choisissez les cartes à payer.
kj-idle-present = Touchez quatre cartes, ou un carré.
kj-idle-present-none = Pas de carré cette fois.
kj-ahead = Prêt pour votre tour : { $cards }.
kj-payable = Vous pourriez payer avec { $cards }.{ $jokers ->
    [0] { "" }
    [one] { " " }Le joker resterait visible devant vous.
   *[other] { " " }Les jokers resteraient visibles devant vous.
}
kj-costs = { $phase ->
    [pay] { $jokers ->
        [0] Ainsi, vous payez sans joker.
        [one] Un joker reste visible devant vous.
       *[other] { $jokers } jokers restent visibles devant vous.
    }
   *[present] { $jokers ->
        [0] Un carré sans joker.
        [one] Un carré avec un joker.
       *[other] Un carré avec { $jokers } jokers.
    }
}
kj-grow = { $phase ->
    [bid] { $count ->
        [one] Une offre contient ces cartes. Complétez, ou touchez-la.
       *[other] { $count } offres contiennent ces cartes. Complétez, ou touchez-en une.
    }
    [pay] Pas encore assez : ajoutez des cartes, ou touchez un paiement.
   *[present] Pas encore quatre : ajoutez des cartes, ou touchez un carré ci-dessus.
}
kj-unfit = { $phase ->
    [bid] Vous ne pouvez pas proposer ces cartes maintenant.
    [pay] Ces cartes ne paient pas votre offre.
   *[present] Ces cartes ne font pas un carré.
}
kj-unreadable = { $phase ->
    [bid] On propose des cartes d’une même valeur, ou toutes différentes. Un joker remplace n’importe laquelle.
    [pay] On paie exactement ce qu’on a proposé.
   *[present] Un carré, c’est exactement quatre cartes d’une même valeur. Un joker remplace n’importe laquelle.
}
kj-why = Pourquoi ?
kj-act = { $phase ->
    [bid] Proposer
    [pay] Payer
   *[present] Poser
}
kj-warn-jokers = C’est vous qui montrez le plus de jokers. À la fin, le plus de jokers coûte cinq souris.
kj-pass-ahead = Passer quand ce sera à moi
kj-costly = { $verb ->
    [bid] { $jokers ->
        [one] Si vous gagnez, cela coûte un joker. Proposer quand même ?
       *[other] Si vous gagnez, cela coûte { $jokers } jokers. Proposer quand même ?
    }
    [present] { $jokers ->
        [one] Un joker resterait visible devant vous. Poser quand même ?
       *[other] { $jokers } jokers resteraient visibles devant vous. Poser quand même ?
    }
   *[pay] { $jokers ->
        [one] Vous pourriez payer avec moins de jokers. En payer un quand même ?
       *[other] Vous pourriez payer avec moins de jokers. En payer { $jokers } quand même ?
    }
}
