### Autour de la table : discussion, scores, fin de partie, un appareil pour plusieurs.

## Discussion

chat-title = Discussion
chat-lines = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-watching = Vous regardez. Seules les personnes à table peuvent parler.
chat-faces = Montrez votre humeur
chat-emote = { $name } { $emote }
chat-emote-button = Un chat qui { $emote }
chat-phrases = Phrases
chat-text = Écrivez un mot
chat-send = Envoyer
chat-muted = L’hôte vous a retiré la parole. Phrases et chats restent possibles.
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}

## Scores de la soirée

evening-title = Scores de la soirée
evening-table = Scores par partie
evening-name = Nom
evening-total = Total
evening-wins = Victoires
evening-match = Partie
evening-matches = Parties
evening-empty = Les scores s’afficheront après la première partie.
evening-chart = Totaux de la soirée
evening-chart-about = Une ligne par joueur, de partie en partie. À présent : { $totals }.

## La fin d’une partie

end-result = Résultat
end-you-win = Vous gagnez !
end-wins = { $count ->
    [one] { $name } gagne !
   *[other] { $name } se partagent la victoire !
}
end-well-played = Bien joué, tout le monde.
end-abandoned = La partie a été abandonnée.
end-place = Place
end-you = (vous)
end-column = { $column ->
    [total] Score
    [jokers] Jokers
   *[other] { $column }
}
end-share = Partager le résultat
end-shared = Copié
end-share-title = { $game } à la Katzentisch :
end-share-line = { $place }. { $name } : { $score }
rematch-agree = Rejouer
rematch-withdraw = Finalement non
rematch-agreed = Veulent rejouer : { $names }.
rematch-missing = On attend : { $names }.
rematch-seats-free = Une place est libre. Pour rejouer, il faut que toutes soient prises.
rematch-fill = Donner les places libres à des bots

## Votre place sur un autre appareil

link-about = Scannez le code ou ouvrez le lien sur votre autre appareil. Votre place reste aussi ouverte ici.
link-make = Créer un lien
link-qr = Code QR qui amène votre place sur un autre appareil
link-address = Lien qui amène votre place sur un autre appareil
link-copy = Copier le lien
link-copied = Copié
link-left = Sert une fois, encore { $time }
link-expired = Le lien a expiré.
link-warning = Pour vous seul : quiconque l’ouvre joue vos cartes.
link-watching = Vous n’avez pas de place à déplacer.

## Un appareil pour plusieurs

cover-pass = Passez l’appareil à { $name }.
cover-ready = Je suis { $name }
cover-news = Ce qui vient de se passer

## Les options en mots

options-switch = { $is_on ->
    [yes] oui
   *[no] non
}
options-changed = { $option } : { $value }
options-value = { $value ->
    [auto] selon le nombre de joueurs
    [full] toutes les cartes
    [players] une par joueur
    [toggle] inverse le sens
    [anticlockwise] sens antihoraire dès lors
    [none] il ne se passe rien
    [again] encore un tour
    [once] un tour sauté
    [twice] deux tours sautés
    [direction] le suivant dans le sens du jeu
    [left] le voisin de gauche
    [any] tout le monde
    [next] seulement le suivant
    [all] tout le monde
    [doubter] seulement qui a douté
    [owner] son propriétaire
    [random] tiré au sort
    [off] aucune
    [hot_potato] patate chaude
    [blast] explosion
    [defused] désamorcée
    [own] à soi
   *[other] { $value }
}
