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
do-say = dire un mot
do-rematch = revanche
do-myself = jouer moi-même
say-title = Dire un mot
room-connecting = Connexion à { $server } …
room-free = libre
room-you = vous
room-host = hôte
room-bot = bot
room-gone = absent
room-start = Appuyez sur Entrée pour commencer ; des bots prennent les places libres.
room-wait = { $name } va lancer le match.
room-invite = Les autres peuvent venir ici : { $url }
net-chat = { $name } : « { $text } »
net-emote = { $name } { $emote }.
net-lost = La connexion est perdue ; elle va être rétablie …
net-back = La connexion est rétablie.
net-paused = Le match est suspendu.
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
