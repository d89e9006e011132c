### À la table

table-title = { $turn ->
    [yes] ● À vous – Katzentisch
   *[no] Katzentisch
}
table-seats = Places
table-you = (vous)
table-asked = doit jouer
table-answered = a répondu
table-muted = ne peut pas écrire
table-away = absent
table-away-until = absent ; un bot prend la place dans { $seconds } s
table-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
table-middle = La table
table-hand = { $you ->
    [yes] Votre main et ce que vous pouvez faire
   *[no] Vous regardez
}
table-spoken = La partie, à voix haute
table-rule = Règle { $rule }
table-lost = La connexion est perdue. Nouvel essai…
table-over = Regardez encore la table, ou rejouez.
table-abandoned = La partie a été abandonnée.
table-paused = La partie est en pause.
table-watching = Vous regardez.
table-bot-plays = Un bot joue pour vous.
table-take-over = Je rejoue moi-même
table-rematch = Rejouer
table-yes = Oui
table-no = Non
table-mute = Couper le son

## Journal

table-log = Ce qui s’est passé
table-log-empty = Rien ne s’est encore passé.
table-drawer = Journal et discussion
table-drawer-open = Journal et discussion
table-drawer-close = Fermer le journal
table-evening = Scores de la soirée
table-watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}

## Votes

table-vote = { $matter ->
    [pause] { $names } { $count ->
        [one] voudrait
       *[other] voudraient
    } faire une pause. D’accord ?
    [resume] { $names } { $count ->
        [one] voudrait
       *[other] voudraient
    } reprendre la partie. D’accord ?
    [abandon] { $names } { $count ->
        [one] voudrait
       *[other] voudraient
    } abandonner la partie. D’accord ?
   *[take-back] { $names } { $count ->
        [one] voudrait
       *[other] voudraient
    } reprendre le dernier coup. D’accord ?
}
table-vote-mine = { $matter ->
    [pause] Vous voudriez faire une pause.
    [resume] Vous voudriez reprendre la partie.
    [abandon] Vous voudriez abandonner la partie.
   *[take-back] Vous voudriez reprendre le dernier coup.
} On attend { $names }.
table-vote-back = Finalement non

## Conseils

table-hint = Conseil
table-hint-wait = Un instant…
table-hints = Ce que ferait un bot
table-hints-close = Fermer les conseils
table-hint-win = { $percent } %{ $good ->
    [yes] , aussi bon
   *[no] { "" }
}
table-hint-spoken = Conseil : { $label }. { $why }
table-hint-do = Jouer ça
table-hint-do-label = Jouer ça : { $label }

## Regarder

table-watch = Quelles cartes voulez-vous voir ?
table-watch-none = Seulement la table
table-watch-seat = Les cartes de { $name }
table-watch-closed = Personne ne laisse voir ses cartes.
