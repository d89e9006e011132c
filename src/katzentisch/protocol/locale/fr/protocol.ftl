### Ce que disent un serveur de tables et ses clients, en français.

## Refus d’un serveur

refusal-no-such-table = Cette table n’existe pas.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-seat-taken = Cette place est prise.
refusal-seat-free = Il n’y a personne à cette place.
refusal-seats = Ce jeu se joue de { $fewest } à { $most }.
refusal-seats-free = Il reste des places libres ; il faut d’abord que quelqu’un, ou un bot, s’y installe.
refusal-too-many-bots = Autant de bots ne vous laissent aucune place.
refusal-name-empty = Un nom a besoin d’au moins une lettre.
refusal-wrong-token = Cette place n’est plus la vôtre.
refusal-wrong-secret = Ce lien a déjà servi, ou il est trop ancien.
refusal-only-watching = Vous êtes ici en spectateur.
refusal-not-the-host = Seul l’hôte de la table peut faire cela.
refusal-not-yourself = Vous ne pouvez pas vous renvoyer ; levez-vous plutôt.
refusal-already-started = Le match a déjà commencé.
refusal-not-playing = Aucun match n’est en cours.
refusal-not-over = Le match n’est pas encore fini.
refusal-bot-plays = Un bot joue pour vous en ce moment.
refusal-no-hints = On joue sans conseils à cette table.
refusal-no-hint-now = Les conseils viennent quand c’est à vous.
refusal-hint-not-ready = Les bots se réveillent à peine. Redemandez dans un instant.
refusal-stale = Le jeu a continué entre-temps.
refusal-too-late = Il est trop tard pour cela.
refusal-not-a-voter = Seules les personnes qui jouent en décident.
refusal-not-now = Cela ne peut pas se décider maintenant.
refusal-no-take-back = Le dernier coup ne peut pas être repris : il a révélé quelque chose de caché.
refusal-muted = L’hôte vous a coupé la parole ; les phrases toutes faites restent possibles.
refusal-say-one-thing = Dites une seule chose : un texte, une phrase toute faite ou un geste.
refusal-too-fast = Pas si vite ; attendez un instant.
refusal-page-not-built = Ce serveur n’a pas de page web ; il a été installé sans elle.
refusal-busy = La table est très occupée ; réessayez.
refusal-try-again = La table doit être rouverte ; réessayez.
refusal-hello-first = Le client n’a pas salué le serveur.
refusal-hello-once = Le client a salué le serveur deux fois.
refusal-wrong-protocol = Ce client et le serveur parlent des versions différentes du protocole ; l’un des deux est à mettre à jour.
refusal-bad-message = Le serveur ne comprend pas ceci : { $problem }
refusal-bad-request = Le serveur ne comprend pas cette requête.
refusal-foreign-origin = Les pages venues d’ailleurs ne peuvent pas se connecter à ce serveur.
refusal-server-error = Un incident s’est produit sur le serveur.

## Refus du client

refusal-client-bad-url = « { $url } » n’est l’adresse ni d’une table ni d’un serveur. En voici un exemple : http://host:8000/t/table
refusal-client-no-table = Aucune table affichée par { $server } n’a de place libre. Demandez l’adresse d’une table.
refusal-client-unreachable = Impossible de joindre { $server } : { $problem }
refusal-client-odd-answer = { $server } ne répond pas comme un serveur de tables.
refusal-client-seat-lost = Vous n’avez plus de place à cette table.
refusal-client-closed = La connexion est fermée.
refusal-client-unknown = Le serveur refuse ceci : { $code }.

## Conversation

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-again = Encore une ?
phrase-good-night = Bonne nuit !
emote-purr = ronronne
emote-hiss = crache
emote-laugh = rit
emote-cry = pleure
emote-think = réfléchit
emote-sleep = dort
