### La page web, français.

page-language = Langue
page-theme = Clair ou sombre
page-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Auto
}

## La première page

page-play-game = { $game ->
    [katzenjammer] Katzenjammer Blues
   *[klaumau] Klaumau!
}
page-game-about = { $game ->
    [katzenjammer] Gagnez des chats aux enchères, posez des carrés, empochez des souris.
   *[klaumau] Gardez en main le meilleur butin : bluffez, doutez, volez.
}
page-open = Ouvrir une table entre amis
page-open-about = Ils arrivent par un lien ou un code QR.
page-join = Rejoindre une table
page-join-go = Rejoindre
page-your-name = Votre nom
page-name-default = Invité
page-seats = Places
page-game = Jeu
page-listed = L’afficher dans le salon
page-clock = Temps par coup
page-open-go = Ouvrir la table
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

page-claim = Deux jeux de cartes, quelques chats, une bande d’escrocs.
page-promise = Aucune inscription, rien à installer. Jouez contre des bots, avec des amis au loin ou autour d’un seul appareil.
page-play-now = Jouer tout de suite
page-against = { $count ->
    [one] contre un bot
   *[other] contre { $count } bots
}, { room-level-name }
page-bots = Bots
page-level = Leur force
page-level-about = { $level ->
    [kitten] Un chaton apprend encore et fait des bourdes.
    [stray] Un chat errant prend tout ce qui passe.
    [mouser] Un souricier joue solidement.
    [tomcat] Un matou réfléchit plusieurs coups à l’avance.
   *[panther] Une panthère est l’adversaire le plus fort.
}
page-learn = Première leçon
page-rules = Règles
page-about = À propos de Katzentisch
page-preset = Règles
page-own-rules = { $count ->
    [0] Changer certaines règles
    [one] Une règle changée
   *[other] { $count } règles changées
}
page-hints = Autoriser les conseils des bots
page-lobby = On attend encore
page-watch = Parties à regarder
page-watch-table = { $people }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
page-has-clock = avec pendule
page-resume = Retour à votre table
page-resume-table = { $game } avec { $names }
page-together = Sur cet appareil
page-together-about = Passez-le à la ronde. Entre les tours, un cache dissimule les mains.
page-people = Personnes
page-names = Leurs noms
page-person = Personne { $number }
page-together-go = Distribuer les cartes
page-unreachable = Le serveur ne répond pas. Êtes-vous en ligne ?
page-refused = Le serveur refuse cela ({ $code }).
page-clock-value = { $seconds ->
    [0] illimité
    [120] 2 minutes
    [300] 5 minutes
    [86400] un jour
   *[other] { $seconds } secondes
}
page-join-about = Avec un code ou un lien, ou l’une des tables ci-dessous.
page-code = Code ou lien
