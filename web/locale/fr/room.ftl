### Avant la partie

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
