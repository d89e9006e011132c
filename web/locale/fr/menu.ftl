### Le menu de la table

menu-open = Menu
menu-close = Fermer
menu-more = Autres
menu-rules = Règles
menu-shortcuts = Touches
menu-home = Retour à l’accueil

## La partie

menu-match = Partie
menu-match-about = Tous ceux qui jouent doivent être d’accord.
menu-vote = { $matter ->
    [pause] Faire une pause
    [resume] Reprendre la partie
    [abandon] Abandonner la partie
   *[take-back] Reprendre le dernier coup
}
menu-agreed = D’accord : { $names }

## Ma place

menu-seat = Ma place
menu-hand-over = Laisser un bot jouer pour moi
menu-let-watch = Les spectateurs peuvent voir mes cartes
menu-leave = Quitter ma place
menu-leave-sure = { $playing ->
    [yes] Vraiment quitter ? Un bot prendra votre place.
   *[no] Vraiment quitter ?
}

## L’hôte

menu-host = Vous êtes l’hôte
menu-level = { $name } joue en
menu-mute = { $name } ne peut pas écrire

## Réglages

menu-settings = Réglages
menu-sound = Son
menu-confirm = Demander avant les coups coûteux
menu-notices = Me prévenir quand c’est à moi
menu-notices-denied = Votre navigateur ne le permet pas.
menu-has-shortcuts = Raccourcis à une touche
menu-speed = Mouvements
menu-speed-name = { $speed ->
    [slow] Lents
    [fast] Rapides
    [off] Aucun
   *[normal] Normaux
}

## Touches

menu-shortcut = { $key ->
    [list] Cette liste
    [l] Journal et discussion
    [m] Son activé ou coupé
    [h] Conseil
   *[p] Passer, même à l’avance
}
menu-key-tab = D’un élément à l’autre ; Entrée ou Espace valide
menu-key-arrows = D’une carte à l’autre
menu-key-escape = Fermer ce qui est ouvert
menu-shortcuts-off = Les raccourcis à une touche sont désactivés dans le menu.
