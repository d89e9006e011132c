### La page web, français.

page-language = Langue
page-theme = Clair ou sombre
page-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Automatique
}

## La première page

page-claim = Deux jeux de cartes, quelques chats, aucune inscription.
page-play-now = Jouer tout de suite
page-play-now-about = Vous contre des bots. Un clic, et les cartes sont distribuées.
page-play-game = { $game ->
    [katzenjammer] Katzenjammer Blues
   *[klaumau] Klaumau!
}
page-game-about = { $game ->
    [katzenjammer] Remportez des chats aux enchères, présentez des carrés, gagnez des souris.
   *[klaumau] Débarrassez-vous de vos cartes. Bluffez, doutez, volez.
}
page-open = Ouvrir une table entre amis
page-open-about = Ils arrivent par un lien ou un code QR.
page-join = Rejoindre une table
page-join-about = Avec un code, ou l’une des tables ci-dessous.
page-code = Code de la table
page-join-go = Rejoindre
page-your-name = Votre nom
page-name-default = Invité
page-seats = Places
page-game = Jeu
page-listed = L’afficher dans le salon
page-clock = Temps par coup
page-clock-value = { $seconds ->
    [0] illimité
   *[other] { $seconds } secondes
}
page-open-go = Ouvrir la table
page-lobby = Tables ouvertes
page-lobby-empty = Personne n’attend pour l’instant. Jouez contre des bots, ou ouvrez une table et envoyez le lien.
page-lobby-table = { $people } · { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
}
page-wait = Un instant…
page-unaffiliated = Katzentisch n’est lié à aucun éditeur de ces jeux ; leurs titres indiquent seulement les règles suivies.

page-home = Vers la première page
page-closed = Cette table vous est fermée
page-claim-title = Amenez votre place sur cet appareil
page-claim-about = Le lien ne sert qu’une fois. Votre place reste aussi ouverte sur l’autre appareil.
page-claim-go = S’asseoir ici
