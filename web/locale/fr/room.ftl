### Avant la partie

room-who = Qui joue
room-free = Place libre
room-kind = { $kind ->
    [bot] Bot, { room-level-name }
   *[person] { $you ->
        [yes] vous
       *[no] { $here ->
            [yes] à table
           *[no] absent
        }
    }
}{ $host ->
    [yes] , hôte
   *[no] { "" }
}
room-level-name = { $level ->
    [kitten] Chaton
    [stray] Chat errant
    [mouser] Souricier
    [tomcat] Matou
    [panther] Panthère
   *[other] { $level }
}
room-level-of = La force de { $name }
room-add-bot = Ajouter un bot
room-free-seat = Libérer la place
room-free-seat-of = Libérer la place de { $name }
room-start = { $free ->
    [0] Commencer
    [one] Commencer, un bot prend la place libre
   *[other] Commencer, des bots prennent les { $free } places libres
}
room-sit = S’asseoir
room-rename = Changer de nom
room-leave = Quitter la table
room-wait = { $free ->
    [0] Tout le monde est là. { $name } lance la partie.
   *[other] { $name } lancera la partie quand vous serez assez nombreux.
}
room-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
room-rules = Comment joue cette table
room-clock = { $seconds ->
    [0] Sans pendule
   *[other] { page-clock-value } par coup
}
room-listed = { $is_listed ->
    [yes] Dans le salon
   *[no] Par lien seulement
}
room-hints = { $has_hints ->
    [yes] Conseils autorisés
   *[no] Sans conseils
}
room-invite = Inviter
room-invite-about = Quiconque a le lien peut s’asseoir ou regarder.
room-code = Code
room-address = Lien vers cette table
room-copy = Copier le lien
room-copied = Copié
room-share = Partager…
room-share-text = Venez à ma table :
room-qr = Code QR du lien vers cette table
