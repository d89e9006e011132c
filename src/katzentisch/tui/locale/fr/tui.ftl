### La table dans le terminal, français.

app-title = Katzentisch
language-en = English
language-de = Deutsch
language-fr = Français
people-names = Ada Bo Cléo Dan Ève Finn Gus Hédy
bot-names = Minka Félix Mascha Tom Lux Pip Kiki Momo

## Les touches, et ce qu’elles font

key-enter = Entrée
key-escape = Échap
do-start = s’asseoir
do-field = champ
do-value = changer
do-choose = jouer
do-why = pourquoi
do-hint = conseil
do-log = journal
do-rules = règles
do-quit = fin
do-close = fermer
do-go-on = continuer
do-scroll = défiler
do-point = choisir
do-uncover = montrer la table
do-again = rejouer
do-elsewhere = ailleurs
do-save = garder
do-leave = partir
do-stay = rester

## S’installer

setup-language = Langue
setup-game = Jeu
setup-seats = Joueurs
setup-people = Personnes à ce clavier
setup-level = Bots
level-kitten = chaton
level-kitten-about = Un chaton apprend encore et fait des bourdes.
level-stray = chat errant
level-stray-about = Un chat errant prend tout ce qui passe.
level-mouser = souricier
level-mouser-about = Un souricier joue solidement.
level-tomcat = matou
level-tomcat-about = Un matou réfléchit plusieurs coups à l’avance.
level-panther = panthère
level-panther-about = Une panthère est l’adversaire le plus fort.
setup-preset = Règles
setup-own = options personnelles
setup-name = Nom { $number }
setup-company = { $people ->
    [1] { $bots ->
        [1] Vous jouez contre un bot.
       *[other] Vous jouez contre { $bots } bots.
    }
   *[other] { $bots ->
        [0] Vous êtes { $people } devant cet écran.
        [1] Vous êtes { $people } devant cet écran, et un bot joue avec vous.
       *[other] Vous êtes { $people } devant cet écran, et { $bots } bots jouent avec vous.
    } Il est caché entre les tours.
}

## À la table

status-somebody = C’est à { $name } de jouer.
status-nobody = La partie continue.
prompt-anything = Choisissez ce que vous faites.
prompt-patience = { $name } réfléchit.
bots-warming-up = les bots s’échauffent
prompt-again = Appuyez sur a pour rejouer, n pour une autre table, s pour garder l’enregistrement.
part-over = La partie { $number } est finie
log-title = Journal
rules-title = Règles
hint-title = Conseil
detail-title = Votre choix
detail-keys = { $count ->
    [1] Entrée, ou la touche { $keys }
   *[other] Entrée, ou les touches { $keys }
}
cover-pass = Passez l’écran à { $name }. Appuyez sur Entrée quand vous êtes en place.
cover-ready = Je suis { $name }
leave-question = La partie n’est pas finie. Partir quand même ?

## Pourquoi pas ?

why-title = Pourquoi pas ?
why-search = Nommez une action, par exemple : { $example }
why-none = Cette action n’existe pas.
why-allowed = C’est permis en ce moment.

## La fin

result-title = Résultat
result-winner = { $count ->
    [1] { $name } gagne !
   *[other] { $name } se partagent la victoire !
}
result-place = Place
result-name = Nom
result-score = Score
result-total = Total
name-and = { $names } et { $last }
hint-thinking = Je réfléchis…
hint-not-ready = Les bots se préparent encore ; redemandez dans une minute.
hint-not-asked = Les conseils viennent quand c’est à vous.
save-later = L’enregistrement montre toutes les mains ; vous pourrez le garder une fois la partie finie.
save-done = La partie est enregistrée : { $path }
save-failed = Impossible d’enregistrer la partie dans { $folder } : { $problem }.

## Refus

refusal-tui-no-such-preset = Le préréglage « { $preset } » n’existe pas. Il y a : { $presets }.
refusal-tui-seats = Le préréglage « { $preset } » se joue de { $fewest } à { $most }, pas à { $seats }.
refusal-tui-people = À une table de { $seats }, une à { $seats } personnes peuvent jouer à ce clavier, pas { $people }.
refusal-tui-not-your-turn = Ce n’est pas votre tour ; c’est à { $name }.

## À la table d’un serveur

do-begin = commencer
do-say = envoyer
do-chat = parler
do-phrase = formules
do-table = table
do-vote = voter
do-keys = aide
do-invite = inviter
do-seat = place
do-bot = bot
do-free = libérer
do-rename = nom
do-stand-up = se lever
do-rematch = revanche
do-myself = jouer moi-même
say-title = Conversation
say-text = Écrivez, ou choisissez une formule avec ↑ et ↓
say-nothing = Personne n’a encore rien dit.
keys-title = Toutes les touches
level-title = Quel bot ?
menu-title = À la table
menu-vote = { $matter ->
    [pause] Voter : pause
    [resume] Voter : reprendre
    [take-back] Voter : reprendre le dernier coup
    [abandon] Voter : abandonner le match
   *[rematch] Voter : revanche
}
menu-hand-over = Laisser un bot jouer pour moi
menu-take-over = Jouer de nouveau moi-même
menu-rename = Changer de nom
menu-let-watch = Montrer mes cartes au public
menu-unwatch = Cacher mes cartes au public
menu-invite = Inviter du monde
menu-bots = Des bots aux places libres
menu-mute = Faire taire { $name }
menu-unmute = Rendre la parole à { $name }
menu-stand-up = Se lever et rendre ma place
stand-up-question = Rendre votre place ? Avec q, vous partiriez en la gardant.
stand-up-question-match = Rendre votre place ? Un bot finira le match pour vous. Avec q, vous partiriez en la gardant.
vote-asks = { $matter ->
    [pause] Faire une pause ?
    [resume] Reprendre le jeu ?
    [take-back] Reprendre le dernier coup ?
    [abandon] Abandonner le match ?
   *[rematch] Une revanche ?
}
vote-agreed = Pour : { $names }.
vote-missing = On attend : { $names }.
vote-agree = Appuyez sur { $key } pour accepter.
vote-withdraw = Appuyez sur { $key } pour vous retirer.
vote-more = { $count ->
    [1] Un autre vote est en cours : touche t.
   *[other] { $count } autres votes sont en cours : touche t.
}
clock-time = temps|
clock-gone = hors ligne|h.l.
clock-stand-in = bot joue|bot
clock-days = { $days ->
    [1] 1 jour
   *[other] { $days } jours
}
clock-mine = Il vous reste { $time }.
hand-of = { $count ->
    [0] Main de { $name } : vide
    [1] Main de { $name } : une carte
   *[other] Main de { $name } : { $count } cartes
}
watch-table = Vous regardez.
watch-seat = Vous regardez par-dessus l’épaule de { $name }.
watch-closed = Vous regardez ; { $name } ne montre pas ses cartes.
room-connecting = Connexion à { $server } …
room-free = libre
room-you = vous
room-host = hôte
room-bot = bot
room-gone = absent
room-muted = sans parole
room-watched = montre ses cartes au public
room-start = Appuyez sur Entrée pour commencer ; des bots prennent les places libres.
room-wait = { $name } va lancer le match.
room-invite = Les autres peuvent venir ici : { $url }
net-chat = { $name } : « { $text } »
net-emote = { $name } { $emote }.
net-lost = La connexion est perdue ; elle va être rétablie …
net-back = La connexion est rétablie.
net-paused = Le match est suspendu. Touches t puis p pour reprendre.
net-answered = Votre réponse est donnée ; les autres réfléchissent encore.
net-stand-in = Un bot joue pour vous. Appuyez sur m pour jouer vous-même.
net-over = Appuyez sur a pour une revanche{ $agreed ->
    [0] { "" }
    [1] { " " }(une personne est déjà d’accord)
   *[other] { " " }({ $agreed } personnes sont déjà d’accord)
}, ou sur s pour enregistrer le match.
net-abandoned = Le match a été abandonné. Appuyez sur a pour une revanche{ $agreed ->
    [0] { "" }
    [1] { " " }(une personne est déjà d’accord)
   *[other] { " " }({ $agreed } personnes sont déjà d’accord)
}.
net-missed = Vous avez manqué quelque chose ; voici où en est la table.
net-lost-bot = La connexion est perdue ; elle va être rétablie … Un bot vous remplace dans { $time }.
net-slow = Le serveur demande un peu de patience : il vous écoute de nouveau dans { $time }.
net-too-fast = { $seconds ->
    [1] Pas si vite ! Réessayez dans une seconde.
   *[other] Pas si vite ! Réessayez dans { $seconds } secondes.
}
net-gone = { $name } n’est plus là.
net-gone-bot = { $name } n’est plus là, un bot prend sa place dans { $seconds } s.
net-left = Vous avez quitté la table.
net-phase = { $phase ->
    [paused] Le match est suspendu.
    [over] Le match est fini.
    [abandoned] Le match a été abandonné.
   *[other] { "" }
}
net-seats-free = Pour une revanche, il faut que toutes les places soient prises : touche t, puis k pour des bots.
net-seats-free-guest = Pour une revanche, il faut que toutes les places soient prises ; l’hôte peut y mettre des bots.
