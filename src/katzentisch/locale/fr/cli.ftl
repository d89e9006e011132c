### La ligne de commande, français.

cli-about = Katzentisch : une table de jeux de cartes, pour les gens, les bots et la recherche.
cli-examples = Exemples :
    {"  "}katzentisch tui
    {"  "}katzentisch sim JEU --players 4 --games 1000 --seed 7 --records out.jsonl
    {"  "}katzentisch arena JEU --bots search:100ms,random --deals 100 --out DOSSIER
    {"  "}katzentisch replay out.jsonl --match 3 --lang de
    {"  "}katzentisch rules JEU R1
    
    Codes de sortie : 0 terminé, 1 la réponse est non (loi violée, enregistrement fautif), 2 mauvais usage, 3 il manque quelque chose, 130 interrompu.
cli-commands = commandes
cli-command = COMMANDE
cli-version = afficher la version et quitter
cli-lang = langue de tous les textes : en, de ou fr (sinon celle de l’environnement)
cli-game = JEU
cli-game-help = le nom du jeu
cli-name = NOM
cli-file = FICHIER
cli-folder = DOSSIER
cli-set-form = NOM=VALEUR
cli-set = fixer une option, par une valeur ou depuis un fichier TOML ou .json (NOM=@FICHIER) ; peut être répété
cli-set-needs-game = --set demande le nom du jeu.
cli-preset = options selon le nom d’un préréglage
cli-no-input = ne jamais attendre de saisie
cli-seat = la place { $seat }
cli-usage-error = { $problem }
    Aide : { $program } --help
cli-cannot-write = Impossible d’écrire { $file } : { $problem }
cli-cannot-read = Impossible de lire { $file } : { $problem }
cli-progress = { $done } sur { $total }, encore { $left } s

cli-sim-about = simuler des matchs aléatoires
cli-sim-examples = Exemples :
    {"  "}katzentisch sim JEU --players 4 --games 1000 --seed 7 --records out.jsonl
    {"  "}katzentisch sim JEU --players 2 --games 1000000
    {"  "}katzentisch sim JEU --set NOM=@file.toml
    
    La même graine donne les mêmes octets, en compilé ou en interprété.
cli-sim-players = nombre de joueurs (4)
cli-sim-games = nombre de matchs (1000)
cli-sim-seed = graine aléatoire (0)
cli-sim-records = enregistrer chaque match, un par ligne
cli-sim-engine = auto compile quand il y a beaucoup de matchs
cli-sim-written = { $games } enregistrements dans { $file }
cli-sim-total = { $games } matchs, { $decisions } décisions, { $mean } par match
cli-sim-seat = place { $seat } : score moyen { $mean }, part des victoires { $share } %

cli-arena-about = faire jouer des bots entre eux et mesurer qui est le plus fort
cli-arena-examples = Exemples :
    {"  "}katzentisch arena JEU --bots search:100ms,greedy,random --players 2,3,4 --deals 500
    {"  "}katzentisch arena JEU --bots search:1000,search:100 --deals 200 --seed 7 --out DOSSIER
    
    La même commande reprend un essai interrompu ; avec plus de --deals, elle prolonge un essai terminé.
cli-arena-bots = les bots par leur nom : random, une règle du jeu au jugé, search:1000 (matchs imaginés), search:100ms, clairvoyant:...
cli-arena-players = nombres de joueurs (2)
cli-arena-deals = nombre de donnes ; chacune est jouée dans toutes les rotations (100)
cli-arena-design = un bot parmi les copies d’un autre : toutes les paires (one), seul le premier parmi les autres (first), seuls les autres parmi le dernier (last), chacun parmi le précédent (steps) ; ou des bots différents à une table (all)
cli-arena-workers = nombre de processus (un par cœur)
cli-arena-out = dossier pour les lignes, result.json et report.html (un dossier nommé d’après le plan)
cli-arena-compiling = Les bots sont d’abord compilés : une minute environ, seulement cette fois.
cli-arena-interrupted = Interrompu après { $done } tables sur { $total } ; la même commande reprend là.
cli-arena-written = Rapport : { $file }

cli-replay-about = vérifier des enregistrements et les afficher lisiblement
cli-replay-examples = Exemples :
    {"  "}katzentisch replay out.jsonl --match 3 --lang fr
    {"  "}katzentisch replay out.jsonl --quiet
cli-replay-file = un enregistrement, ou plusieurs, un par ligne
cli-replay-match = seulement le match de ce numéro
cli-replay-quiet = vérifier seulement
cli-replay-fine = { $count ->
    [1] un enregistrement, en ordre
   *[other] { $count } enregistrements, tous en ordre
}
cli-replay-empty = Il n’y a aucun enregistrement dans { $file }.
cli-replay-no-match = Il n’y a pas de match { $number } ; le fichier en compte { $count }.
cli-replay-title = Match { $number } : { $game }, avec { $names }
cli-replay-unfinished = Le match n’est pas terminé.

cli-hint-about = les meilleures actions dans une position d’un enregistrement, et pourquoi
cli-hint-examples = Exemples :
    {"  "}katzentisch hint out.jsonl
    {"  "}katzentisch hint out.jsonl --match 3 --ply 40 --lang fr
    {"  "}katzentisch hint out.jsonl --budget 500ms --json
    
    Seul compte ce que la place savait. Sans --ply, il s’agit de la position actuelle ou, si le match est fini, de la dernière décision.
cli-hint-match = le match de ce numéro (1)
cli-hint-ply = avant ce coup, compté dans tout le match à partir de 1, donnes et pioches comprises
cli-hint-seat = pour cette place, si plusieurs ont à répondre à la fois
cli-hint-budget = combien réfléchir : matchs imaginés, ou durée comme 100ms (16000)
cli-hint-json = en JSON
cli-hint-title = { $game }, match { $number }, coup { $ply } : à { $name } de décider.
cli-hint-played = Joué : { $label }

cli-rules-about = afficher les règles, ou l’une d’elles
cli-rules-examples = Exemples :
    {"  "}katzentisch rules JEU --lang de
    {"  "}katzentisch rules JEU R1
cli-rules-number = le numéro d’une règle
cli-rules-unknown = Il n’y a pas de règle { $number }.

cli-check-about = vérifier que les jeux respectent les lois
cli-check-examples = Exemples :
    {"  "}katzentisch check
    {"  "}katzentisch check JEU --tries 100
cli-check-game = seulement ce jeu
cli-check-preset = seulement ce préréglage
cli-check-tries = nombre de matchs aléatoires pour chaque loi (10)
cli-check-fine = { $table } : { $laws } lois respectées
cli-check-broken = Violation : { $problem }

cli-warm-about = compiler les règles à l’avance
cli-warm-examples = Exemple :
    {"  "}katzentisch warm
cli-warm-missing = numba n’est pas installé : tout tourne en interprété. Installez l’extra « fast ».
cli-warm-done = { $games } : prêt en { $seconds } s
cli-warm-cache = conservé dans { $folder }

cli-tui-about = ouvrir une table dans ce terminal
cli-tui-examples = Exemples :
    {"  "}katzentisch tui
    {"  "}katzentisch tui JEU --players 4 --people 2 --names Ada,Bo
    {"  "}katzentisch tui JEU --players 5 --people 1 --set NOM=3
    {"  "}katzentisch tui --join http://host:8000/t/table
cli-tui-players = nombre de places
cli-tui-people = combien de personnes à ce clavier (1)
cli-tui-level = niveau des bots : kitten, stray, mouser, tomcat ou panther
cli-tui-names = leurs noms
cli-tui-seed = graine aléatoire, pour rejouer la même donne
cli-tui-needs-terminal = Une table demande un terminal avec clavier et écran.
cli-tui-missing = La table en terminal demande le module { $module }. Installez l’extra « tui ».

argparse-usage = usage : {""}
argparse-options = options
argparse-arguments = arguments
argparse-help = afficher cette aide et quitter
argparse-choice = {"%(value)r"} ne fait pas partie de : {"%(choices)s"}
argparse-value = {"%(value)r"} n’est pas un nombre valable
argparse-required = il manque : {"%s"}
argparse-unknown = inconnu : {"%s"}
argparse-one = il manque une valeur
argparse-argument = {"%(argument_name)s"} : {"%(message)s"}

cli-play-about = ouvrir dans le navigateur une table contre des bots
cli-play-examples = Exemples :
    {"  "}katzentisch play
    {"  "}katzentisch play --lan
cli-play-game = quel jeu (le premier)
cli-play-no-browser = donner seulement l’adresse, sans ouvrir de navigateur
cli-play-open = Ouvrez { $url } dans un navigateur.
cli-play-running = Un serveur tourne déjà à l’adresse { $url }.

cli-serve-about = ouvrir des tables aux navigateurs et aux terminaux
cli-serve-examples = Exemples :
    {"  "}katzentisch serve
    {"  "}katzentisch serve --lan
    {"  "}katzentisch serve --store postgresql://user@host/tables --workers 2
    {"  "}katzentisch serve --store postgres-demo --workers 2
cli-serve-host = adresse d’écoute (127.0.0.1)
cli-serve-port = port d’écoute (8000) ; 0 en prend un libre
cli-serve-lan = laisser jouer les autres de la maison : écoute sur toutes les adresses et affiche un code QR
cli-serve-store = la base de données : par défaut un fichier SQLite à vous, sinon sqlite:///FICHIER, postgresql://... ou postgres-demo
cli-serve-workers = nombre de processus du serveur (1) ; plus d’un demande PostgreSQL
cli-serve-config = un fichier TOML de réglages
cli-serve-origin = adresse d’une autre page qui peut se connecter ; peut être répétée
cli-serve-missing = Le serveur a besoin du paquet { $module }. Installez l’extra « server ».
cli-serve-one-worker = SQLite ne sert qu’un seul processus : prenez-en un, ou PostgreSQL pour plusieurs.
cli-serve-port-taken = Impossible d’écouter sur { $place } : { $problem }
cli-serve-config-wrong = Les réglages ne sont pas valables : { $problem }
cli-serve-ready = Les tables sont ouvertes sur { $url } (Ctrl-C pour finir)
cli-serve-others = Pour les autres de la maison : { $url }

cli-bot-about = installer un bot à la table d’un serveur
cli-bot-examples = Exemples :
    {"  "}katzentisch bot --join http://host:8000/t/table
    {"  "}katzentisch bot --join http://host:8000/t/table --level 5 --name Robo
    {"  "}katzentisch bot --join http://host:8000 --level search:500
    
    Les autres voient que c’est un bot. Il joue jusqu’à la fin du match et de toutes les revanches.
cli-bot-join = l’adresse d’une table, ou d’un serveur dont une table affichée a une place libre
cli-bot-level = son niveau : de 1 à 5, ou kitten, stray, mouser, tomcat, panther, ou un autre bot par son nom (mouser)
cli-bot-name = son nom à la table
cli-bot-seated = { $name } est assis à { $url }, niveau { $level } (Ctrl-C pour finir)
cli-bot-start = Le match { $match } commence.
cli-bot-over = Le match { $match } est fini.
cli-join-missing = Jouer à la table d’un serveur demande le paquet { $module }. Installez l’extra « client ».
cli-tui-join = jouer à la table d’un serveur : l’adresse que l’on vous a donnée
cli-tui-name = votre nom à cette table
cli-tui-watch = seulement regarder ; avec N, par-dessus l’épaule de la N-ième place, si elle le permet
cli-tui-join-alone = --join ne va qu’avec --name ou --watch ; la table a déjà son jeu et ses places.

cli-keeping-store = la base de données du serveur : sqlite:///FICHIER ou postgresql://... ; par défaut la vôtre
cli-keeping-store-wrong = L’adresse d’une base de données est sqlite:///FICHIER ou postgresql://...
cli-keeping-store-fails = La base de données est inutilisable : { $problem }
cli-keeping-no-store = Il n’y a pas de base de données { $file }.
cli-keeping-too-new = La base de données a le schéma { $revision }, plus récent que ce programme.
cli-keeping-no-such-table = Il n’y a pas de table { $table }.
cli-keeping-no-such-seat = La table { $table } n’a pas de place { $seat }.

cli-forget-about = oublier qui était à une place : noms, discussion et clés ; la partie reste rejouable
cli-forget-examples = Exemples :
    {"  "}katzentisch forget --store sqlite:///tables.db --table abcdefghjk --seat 2
cli-forget-table = la table
cli-forget-seat = la place, comme la table compte : la première est 0
cli-forget-done = { $count ->
    [0] Il n’y avait plus rien à oublier de la place { $seat } à la table { $table }.
    [one] La place { $seat } à la table { $table } est oubliée : { $count } entrée changée.
   *[other] La place { $seat } à la table { $table } est oubliée : { $count } entrées changées.
 }

cli-export-about = écrire des tables dans un fichier de lignes JSON
cli-export-examples = Exemples :
    {"  "}katzentisch export --store sqlite:///tables.db tables.jsonl
    {"  "}katzentisch export --store sqlite:///tables.db --table abcdefghjk one.jsonl
cli-export-table = seulement cette table ; peut être répétée
cli-export-file = le fichier à écrire ; il contient toutes les cartes des parties en cours
cli-export-done = { $count ->
    [one] { $count } table est dans { $file }.
   *[other] { $count } tables sont dans { $file }.
 }

cli-import-about = ajouter des tables exportées à une base de données ; ce qui y est déjà reste
cli-import-examples = Exemples :
    {"  "}katzentisch import --store postgresql://user@host/tables tables.jsonl
cli-import-file = un fichier exporté
cli-import-done = { $count ->
    [0] Tout ce qui est dans { $file } y est déjà.
    [one] { $count } entrée de { $file } a été ajoutée.
   *[other] { $count } entrées de { $file } ont été ajoutées.
 }
cli-import-wrong = { $file } n’est pas un fichier exporté.
cli-import-differs = La table { $table } a une autre entrée { $number } dans cette base ; les tables avant elle ont été ajoutées.
