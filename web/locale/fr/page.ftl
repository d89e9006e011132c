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

## Avant la partie

room-who = Qui joue
room-free = libre
room-kind = { $kind ->
    [bot] Bot, { room-level-name }
   *[person] { $you ->
        [yes] vous
       *[no] { "" }
    }
}{ $host ->
    [yes] { " " }(hôte)
   *[no] { "" }
}
room-level = Bots
room-level-name = { $level ->
    [kitten] Chaton
    [stray] Chat errant
    [mouser] Chasseur de souris
    [tomcat] Matou
    [panther] Panthère
   *[other] { $level }
}
room-add-bot = Ajouter un bot
room-free-seat = Libérer la place
room-free-seat-of = Libérer la place de { $name }
room-start = { $free ->
    [0] Commencer
   *[other] Commencer, des bots prennent les places libres
}
room-sit = S’asseoir
room-wait = L’hôte va lancer la partie.
room-invite = Inviter
room-invite-about = Quiconque a le lien peut s’asseoir ou regarder.
room-copy = Partager le lien
room-copied = Copié
room-qr = Code QR du lien vers cette table

## À la table

table-seats = Places
table-asked = doit jouer
table-middle = La table
table-hand = Votre main et ce que vous pouvez faire
table-log = Ce qui s’est passé
table-lost = La connexion est perdue. Nouvel essai…
table-over = La partie est finie.
table-paused = La partie est en pause.
table-watching = Vous regardez.
table-rematch = Rejouer

## Katzenjammer Blues

kj-mice = { $count ->
    [one] { $count } souris
   *[other] { $count } souris
}
kj-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kj-jokers = { $count ->
    [one] { $count } joker montré
   *[other] { $count } jokers montrés
}
kj-bids = propose { $bid }
kj-passed = a passé
kj-leads = chef d’orchestre
kj-different = { $count } diff.
kj-deck = Pioche { $count }
kj-supply = Souris restantes { $count }
kj-game = Manche { $game } sur { $games }
kj-lot = Le lot
kj-no-lot = Aucune carte n’est ouverte.
kj-hand = Votre main, { $count } cartes
kj-ladder = Enchères
kj-card = { $card ->
    [J] Joker
   *[other] { $card }
}
kj-stack = { $count } × { kj-card }

## Klaumau!

km-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
km-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
km-watchdog = Chien de garde
km-money = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
km-pile = Pioche, { $count } cartes
km-round = Manche { $round } sur { $rounds }
km-direction = { $direction ->
    [clockwise] → sens horaire
   *[other] ← sens antihoraire
}
km-colour = { $colour ->
    [red] ♦ rouge
    [yellow] ☼ jaune
    [green] ♠ vert
   *[blue] ≈ bleu
}
km-wished = Souhaité : { km-colour }
km-police = Police de côté : { $count }
km-shown = La main ouverte
km-hand = Votre main, { $count } cartes
