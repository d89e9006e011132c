### Klaumau!, français.

game-title = Klaumau!
game-summary = Gardez en main le meilleur butin : bluffez, volez et troquez plutôt que de jouer vos cartes.

## Cartes et couleurs

colour-name = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
card-colour = { $second ->
    [none] { colour-name }
    [yellow] { colour-name } et jaune
    [green] { colour-name } et vert
   *[blue] { colour-name } et bleu
}
card-name = { $family ->
    [keyhole] Trou de serrure { card-colour }
    [small] Petit coffre { card-colour }
    [big] Grand coffre { card-colour }
    [plan] Plan { card-colour }
    [crook] Escroc { card-colour }
    [barter] Troc { card-colour }
    [police] Policier
    [receiver] Receleur
    [watchdog] Chien de garde
    [bomb] Bombe
   *[other] { $family } { card-colour }
}
card-text = { $family ->
    [hidden] une carte
    [bomb] une Bombe
   *[other] un { card-name }
}
card-none = { $family ->
    [crook] d’{ card-name }
   *[other] de { card-name }
}
card-the = { $family ->
    [bomb] La Bombe
    [crook] L’{ card-name }
   *[other] Le { card-name }
}
wish-name = { $wish ->
    [red] du rouge
    [yellow] du jaune
    [green] du vert
   *[blue] du bleu
}
colour-some = { $colour ->
    [red] du rouge
    [yellow] du jaune
    [green] du vert
   *[blue] du bleu
}
colour-one = { $colour_one ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
colours-or = { $colour_two ->
    [none] du { colour-one }
    [yellow] du { colour-one }, du jaune
    [green] du { colour-one }, du vert
   *[blue] du { colour-one }, du bleu
}
colour-plural = { $colour_one ->
    [red] rouges
    [yellow] jaunes
    [green] vertes
   *[blue] bleues
}
colours-and = { $colour_two ->
    [none] { colour-plural }
    [yellow] { colour-plural } et jaunes
    [green] { colour-plural } et vertes
   *[blue] { colour-plural } et bleues
}
money-text = { $money ->
    [one] { $money } point
   *[other] { $money } points
}
points-text = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Événements

event-round-starts = La manche { $round } commence.
event-starts = { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
event-dealt = { $you ->
    [yes] Vous recevez { card-text }.
   *[no] { $name } reçoit { card-text }.
}
event-turned-up = Carte retournée : { card-name }.
event-buried = On ne commence pas avec cette carte ({ card-name }) : elle est enterrée, on retourne la suivante.
event-played = { $family ->
    [police] { $you ->
        [yes] Vous mettez un Policier de côté.
       *[no] { $name } met un Policier de côté.
    }
   *[other] { $you ->
        [yes] Vous jouez { card-text }.
       *[no] { $name } joue { card-text }.
    }
}
event-laid-watchdog = { $you ->
    [yes] Vous posez un Chien de garde : personne ne peut plus vous voler.
   *[no] { $name } pose un Chien de garde : il n’y a plus rien à y voler.
}
event-said-cannot = { $you ->
    [yes] Vous dites : « Je ne peux pas. »
   *[no] { $name } dit : « Je ne peux pas. »
}
event-believed = { $you ->
    [yes] Vous y croyez.
   *[no] { $name } y croit.
}
event-doubted = { $you ->
    [yes] « Jamais de la vie ! » Vous ne croyez pas { $target_name }.
   *[no] { $target_you ->
        [yes] « Jamais de la vie ! » { $name } ne vous croit pas.
       *[no] « Jamais de la vie ! » { $name } ne croit pas { $target_name }.
    }
}
event-showed = { $you ->
    [yes] Vous montrez votre main : { $cards }.
   *[no] { $name } montre sa main : { $cards }.
}
event-showed-to = { $cards ->
    [hidden] { $name } montre sa main à { $target_name }.
   *[other] { $you ->
        [yes] Vous montrez votre main à { $target_name } : { $cards }.
       *[no] { $target_you ->
            [yes] { $name } vous montre sa main : { $cards }.
           *[no] { $name } montre sa main à { $target_name } : { $cards }.
        }
    }
}
event-caught = { $you ->
    [yes] Pris sur le fait ! Vous aviez de quoi jouer.
   *[no] Pris sur le fait ! { $name } avait de quoi jouer.
}
event-honest = { $you ->
    [yes] Vous aviez dit vrai.
   *[no] { $name } avait dit vrai.
}
event-forced = { $you ->
    [yes] Vous obligez { $target_name } à poser { card-text }.
   *[no] { $target_you ->
        [yes] { $name } vous oblige à poser { card-text }.
       *[no] { $name } oblige { $target_name } à poser { card-text }.
    }
}
event-wished = { $you ->
    [yes] Vous demandez { colour-some }.
   *[no] { $name } demande { colour-some }.
}
event-turned-round = { $direction ->
    [clockwise] On joue de nouveau dans le sens horaire.
   *[anticlockwise] On joue maintenant dans le sens antihoraire.
}
event-skipped = { $you ->
    [yes] Vous passez votre tour.
   *[no] { $name } passe son tour.
}
event-lost-turn = { $you ->
    [yes] Vous perdez un tour.
   *[no] { $name } perd un tour.
}
event-declined = { $you ->
    [yes] Vous y renoncez.
   *[no] { $name } y renonce.
}
event-robs = { $you ->
    [yes] Vous voulez voler { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } veut vous voler.
       *[no] { $name } veut voler { $target_name }.
    }
}
event-allowed = { $you ->
    [yes] Vous laissez faire.
   *[no] { $name } laisse faire.
}
event-parried = { $you ->
    [yes] Vous appelez la police : rien n’est volé.
   *[no] { $name } appelle la police : rien n’est volé.
}
event-stole = { $you ->
    [yes] Vous volez { card-text } à { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } vous vole { card-text }.
       *[no] { $name } vole { card-text } à { $target_name }.
    }
}
event-barters = { $you ->
    [yes] Vous troquez avec { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } troque avec vous.
       *[no] { $name } troque avec { $target_name }.
    }
}
event-took = { $you ->
    [yes] Vous prenez { card-text } à { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } vous prend { card-text }.
       *[no] { $name } prend { card-text } à { $target_name }.
    }
}
event-gave = { $you ->
    [yes] Vous donnez { card-text } à { $target_name } en échange.
   *[no] { $target_you ->
        [yes] { $name } vous donne { card-text } en échange.
       *[no] { $name } donne { card-text } à { $target_name } en échange.
    }
}
event-drew = { $you ->
    [yes] Vous piochez { card-text }.
   *[no] { $name } pioche { card-text }.
}
event-pile-empty = Il faudrait piocher, mais la pioche est vide.
event-receiver-came = { $you ->
    [yes] Vous tombez sur le Receleur : chacun peut vendre des cartes chiffres, deux points pièce.
   *[no] { $name } tombe sur le Receleur : chacun peut vendre des cartes chiffres, deux points pièce.
}
event-sold = { $you ->
    [yes] Vous vendez { card-text }.
   *[no] { $name } vend { card-text }.
}
event-sales-done = { $you ->
    [yes] Vous avez fini de vendre : { money-text }.
   *[no] { $name } a fini de vendre : { money-text }.
}
event-handed-on = { $you ->
    [yes] Vous passez { card-text } à { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } vous passe { card-text }.
       *[no] { $name } passe { card-text } à { $target_name }.
    }
}
event-last-police = { $you ->
    [yes] C’était le dernier Policier, et c’était le vôtre !
   *[no] C’était le dernier Policier, et c’était celui de { $name } !
}
event-takes-bonus = { $you ->
    [yes] En récompense, vous prenez une carte à { $target_name }.
   *[no] { $target_you ->
        [yes] En récompense, { $name } vous prend une carte.
       *[no] En récompense, { $name } prend une carte à { $target_name }.
    }
}
event-got-bonus = { $you ->
    [yes] Vous obtenez { card-text } de { $target_name }.
   *[no] { $target_you ->
        [yes] { $name } obtient { card-text } de vous.
       *[no] { $name } obtient { card-text } de { $target_name }.
    }
}
event-round-ends = { $ending ->
    [police] Le dernier Policier est de côté. La manche est finie.
    [hand] Une main est vide. La manche est finie.
   *[pile] La pioche est épuisée. La manche est finie.
}
event-void = Contrefaçon ! Les cartes chiffres { colours-and } ne valent rien.
event-held = { $cards ->
    [none] { $you ->
        [yes] Vous n’avez plus de cartes.
       *[no] { $name } n’a plus de cartes.
    }
   *[other] { $you ->
        [yes] Vous avez en main : { $cards }.
       *[no] { $name } a en main : { $cards }.
    }
}
event-scored = { $you ->
    [yes] Vous : { points-text }
   *[no] { $name } : { points-text }
}{ $watchdog ->
    [0] { "" }
   *[other] , dont { $watchdog } pour le Chien de garde
}{ $money ->
    [0] { "" }
   *[other] , dont { $money } du Receleur
} ; { $total } en tout.
event-match-ends = La partie est finie.

## Actions

action-starter = { $name } commence
action-deal = Distribuer { card-name }
action-turn-up = Retourner { card-name }
action-draw = Piocher { card-name }
action-take = Prendre { card-name }
action-cannot = « Je ne peux pas. »
action-play = Jouer { card-name }
action-lay-watchdog = Poser le Chien de garde
action-believe = Y croire
action-doubt = « Jamais de la vie ! » Douter
action-force = Faire poser { card-name }
action-wish = Demander { colour-some }
action-decline = Y renoncer
action-rob = Voler { $name }
action-barter = Troquer avec { $name }
action-take-from = Prendre une carte à { $name }
action-allow = Laisser faire
action-parry = Appeler la police
action-give = Donner { card-name }
action-done = Terminé
action-sell = Vendre { card-name }
action-choose = Prendre { card-name }
action-hand-on = Passer { card-name }

## Ce qui se passe, et ce que vous pouvez faire

status-starter = On tire au sort qui commence.
status-deal = On distribue les cartes.
status-turn-up = On retourne la carte de départ.
status-turn = { $you ->
    [yes] C’est à vous.
   *[no] C’est à { $name } de jouer.
}
status-doubt = { $player_you ->
    [yes] Vous avez dit : « Je ne peux pas. » Les autres y croient-ils ?
   *[no] { $player } dit : « Je ne peux pas. » Est-ce vrai ?
}
status-force = { $player_you ->
    [yes] { $doubter } vous a pris sur le fait et choisit votre carte.
   *[no] { $doubter_you ->
        [yes] Vous avez pris { $player } sur le fait.
       *[no] { $doubter } a pris { $player } sur le fait et choisit une carte.
    }
}
status-wish = { $you ->
    [yes] Vous avez posé un Trou de serrure.
   *[no] { $name } demande une couleur.
}
status-rob = { $you ->
    [yes] Vous avez posé un Escroc.
   *[no] { $name } cherche qui voler.
}
status-parry = { $you ->
    [yes] { $player } veut vous voler.
   *[no] { $player } veut voler { $name }.
}
status-barter = { $you ->
    [yes] Vous avez posé un Troc.
   *[no] { $name } cherche avec qui troquer.
}
status-give = { $you ->
    [yes] Vous avez pris une carte à { $target }.
   *[no] { $name } a pris une carte et en rend une.
}
status-draw = On pioche des cartes.
status-take = Une carte change de main.
status-sell = { $you ->
    [yes] Le Receleur achète des cartes chiffres, deux points pièce.
   *[no] Le Receleur est là ; { $name } peut vendre.
}
status-hand-on = Boum ! Chacun passe une carte au joueur suivant.
status-bonus = { $you ->
    [yes] Le dernier Policier était le vôtre.
   *[no] { $name } avait le dernier Policier et peut prendre une carte.
}
status-choose = { $you ->
    [yes] La main de { $target } est montrée.
   *[no] La main de { $target } est montrée ; { $name } prend une carte.
}
status-over = La partie est finie.
prompt-turn = Jouez une carte qui convient, ou dites « Je ne peux pas », vrai ou non.
prompt-doubt = Y croyez-vous, ou en doutez-vous ? Les réponses sont dévoilées ensemble.
prompt-force = Choisissez la carte qui doit être posée.
prompt-wish = Demandez une couleur.
prompt-rob = Qui volez-vous ? Vous pouvez aussi y renoncer.
prompt-parry = Appelez la police si vous avez un Policier, ou laissez faire.
prompt-barter = Avec qui troquez-vous ? Vous pouvez aussi y renoncer.
prompt-give = Choisissez la carte que vous rendez.
prompt-sell = Vendez des cartes chiffres, ou terminez.
prompt-hand-on = Choisissez la carte à passer. Toutes partent en même temps.
prompt-bonus = À qui prenez-vous une carte ? Vous pouvez aussi y renoncer.
prompt-choose = Choisissez la carte que vous prenez.
prompt-wait = { $count ->
    [0] Des cartes arrivent.
    [one] { $name } réfléchit.
   *[other] { $count } joueurs réfléchissent.
}

## Refus

now-text = { $phase ->
    [turn] jouer une carte, poser un Chien de garde ou dire « Je ne peux pas »
    [doubt] croire ou douter
    [force] choisir la carte qui doit être posée
    [wish] demander une couleur
    [rob] voler quelqu’un ou y renoncer
    [parry] appeler la police ou laisser faire
    [barter] troquer avec quelqu’un ou y renoncer
    [give] rendre une carte
    [sell] vendre des cartes chiffres ou terminer
    [hand-on] passer une carte
    [bonus] prendre une carte à quelqu’un ou y renoncer
   *[choose] choisir une carte de la main montrée
}
refusal-match-over = La partie est finie.
refusal-chance-only = Les cartes viennent de la pioche ou, au hasard, d’une main, pas sur demande.
refusal-not-your-turn = { $turn ->
    [-1] Personne n’a à répondre maintenant ; des cartes arrivent.
   *[other] Ce n’est pas à vous, c’est à { $name }.
}
refusal-own-claim = C’est vous qui avez dit « Je ne peux pas » ; on demande aux autres s’ils y croient.
refusal-only-next-doubts = À cette table, seul le joueur suivant peut douter, et c’est { $name }.
refusal-nothing-to-doubt = Il n’y a rien à mettre en doute : on ne croit ou ne doute qu’après « Je ne peux pas ».
refusal-not-now = Ce n’est pas la question. Vous pouvez maintenant { now-text }.
refusal-card-not-held = Vous n’avez pas { card-none }.
refusal-card-does-not-fit = { card-the } ne convient pas. Carte du dessus : { $top }. Il faut { colours-or } ou le même motif.
refusal-card-not-wished = { card-the } ne convient pas : on a demandé { wish-name } ; à part cela, seul un Trou de serrure convient.
refusal-watchdog-not-played = Un Chien de garde ne va jamais sur la défausse ; vous pouvez le poser devant vous, face visible.
refusal-watchdog-not-held = Vous n’avez pas de Chien de garde.
refusal-watchdog-already = Vous avez déjà un Chien de garde devant vous ; le deuxième reste en main.
refusal-potato-stays = La Bombe est une patate chaude : on ne peut pas la poser, seulement se la faire voler ou la troquer.
refusal-not-applicable = On ne peut pas forcer cette carte, elle n’était pas jouable : { card-name }.
refusal-not-in-that-hand = Il n’y a pas { card-none } dans cette main.
refusal-target-absent = Il n’y a pas de place { $seat } à une table de { $seats } ; on compte les places à partir de 0.
refusal-target-self = Vous ne pouvez pas vous choisir vous-même.
refusal-target-guarded = { $name } a un Chien de garde face visible : pas de vol possible.
refusal-target-empty = { $name } n’a pas de cartes en main.
refusal-no-police = Vous n’avez pas de Policier.
refusal-only-numbers = Le Receleur n’achète que des cartes chiffres ; { card-name } n’en est pas une.
refusal-seats-out-of-range = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.
refusal-starter-absent = Il n’y a pas de place { $seat } à une table de { $seats } ; on compte les places à partir de 0.
refusal-ages-incomplete = L’ordre d’âge doit nommer une fois chacune des { $seats } places ; on compte à partir de 0.
refusal-deck-unknown = Le tableau de cartes « { $table } » n’existe pas. Il y a : { $tables }.
refusal-deck-card-unknown = Le tableau nomme une carte qui n’existe pas : { $card }.
refusal-deck-receivers = Le jeu compte { $count } Receleurs ; il ne peut y en avoir qu’un.
refusal-deck-too-small = Le jeu compte { $cards } cartes pouvant servir de carte de départ ; il en faut au moins { $needed } pour la distribution.
refusal-deck-id-taken = Il y a déjà une table de cartes « { $table } » ; la vôtre a besoin d’un autre identifiant.
refusal-deck-too-large = Ce jeu compte { $cards } cartes ; il en faut au plus { $most }.

## Options et préréglages

option-deck_table = Tableau des cartes
option-deck = Quelle moitié des cartes
option-police_applicable = Un Policier fait de « Je ne peux pas » un mensonge
option-wild_keyhole = Les Trous de serrure conviennent sur tout
option-plan = Ce que fait un Plan
option-plan2p = Plan à deux joueurs
option-big2p = Grand coffre à deux joueurs
option-after_doubt = À qui de jouer après un doute
option-doubters = Qui peut douter
option-show_to = Qui voit la main après un doute
option-forced_acts = Qui décide pour une carte forcée
option-last_card_acts = La dernière carte agit
option-starter = Qui commence
option-rounds = Manches
option-forgery = Contrefaçon : les cartes chiffres de la dernière couleur ne valent rien
option-forgery_uses_wish = La Contrefaçon suit la couleur demandée
option-converted = Remis dans le droit chemin : le dernier Policier termine la manche
option-converted_open = Le bonus se choisit dans une main montrée
option-receiver = Receleur
option-receiver_once_per_game = Le Receleur ne vient qu’une fois par partie
option-watchdog = Chiens de garde
option-bomb = Bombe
option-hand = Cartes distribuées à chacun
preset-printed = Règles d’origine
preset-next_player = Seul le joueur suivant peut douter
preset-hoodlums = Malfrats : toutes les variantes
preset-mini = Jeu minuscule pour la recherche

## Conseils : ce que vous voyez, et pourquoi une action est bonne

cards-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
hand-text = { $cards ->
    [none] Vous n’avez pas de cartes.
   *[other] Votre main : { $cards }.
}
hint-scene = { hand-text } Carte du dessus : { $top } ; il faut { colours-or } ou le même motif. Pioche : { $pile }.
hint-scene-doubt = { hand-text } Carte du dessus : { $top } ; il faut { colours-or } ou le même motif. { $name } a { cards-count } et dit : « Je ne peux pas. » Pioche : { $pile }.
hint-scene-open = { hand-text } La main de { $name } est montrée : { $shown }.
hint-cannot-end = La pioche est vide : la manche se termine là, avec { points-text } dans votre main.
hint-cannot-true = Rien ne convient, c’est donc la vérité : vous piochez une carte, et deux si quelqu’un en doute.
hint-cannot-true-last = Rien ne convient, c’est donc la vérité : vous piochez la dernière carte, et un doute mettrait fin à la manche.
hint-cannot-police = Seul votre Policier en fait un mensonge ; si l’on vous y prend, il est mis de côté et vous piochez quand même une carte.
hint-cannot-few = Un bluff facile à croire : avec { cards-count } en main, il arrive souvent que rien ne convienne.
hint-cannot-bluff = Un bluff : si l’on y croit, vous ne posez rien et piochez une carte ; jouer vous coûterait au moins { points-text }.
hint-watchdog = Personne ne peut plus vous voler, et son point vous reste.
hint-watchdog-out = C’est votre dernière carte : la manche se termine, et son point vous reste.
hint-play-out = Cela met fin à la manche avant que les autres n’amassent davantage.
hint-play-out-ahead = Cela met fin à la manche tant que personne n’est devant vous.
hint-play-forgery = Avec cette couleur dessus, la Contrefaçon vous prend { points-text } de moins.
hint-play-crook = Vous pouvez voler une carte, par exemple à { $name } ({ $count } en main).
hint-play-barter = Vous pouvez céder une carte faible ({ card-name }) et en prendre une au hasard.
hint-play-keyhole = Vous choisissez la couleur : { colour-some }, par exemple ; cartes de cette couleur en main : { $count }.
hint-play-plan = Le sens change : c’est ensuite à { $name }, pas à { $target_name }.
hint-play-again = Vous rejouez aussitôt.
hint-play-again-twice = L’autre joueur perd deux tours.
hint-play-skip = { $name } passe son tour.
hint-play-skip-two = { $name } et { $target_name } passent leur tour.
hint-play-only = C’est la seule carte qui convient ; elle vous coûte { points-text }.
hint-play-cheapest = De tout ce qui convient, c’est ce qui vous coûte le moins : { points-text }.
hint-play-dear = Cela vous coûte { points-text }, mais on ne peut pas vous prendre à mentir, et les cartes moins chères restent pour plus tard.
hint-police-draw = Un Policier ne vaut rien en main ; mis de côté, il vous rapporte une carte.
hint-police-end = La pioche est vide : la manche se termine, et un Policier ne vaut rien de toute façon.
hint-police-last = C’est le dernier Policier : la manche se termine, et vous pouvez prendre une carte à quelqu’un.
hint-bomb-draw = Vous mettez la Bombe de côté et piochez une carte à sa place.
hint-bomb-empty = C’est votre dernière carte : vous ne passez rien, mais vous en recevez une.
hint-bomb-blast = Chacun passe une carte, et vous cédez une carte faible ({ card-name }).
hint-doubt-likely = C’est un bluff à { $percent } % ; si vous prenez { $name } sur le fait, vous choisissez la carte et en piochez une.
hint-doubt-free = Un bluff à { $percent } % seulement, mais douter ne vous coûte rien ; au pire, { $name } pioche une carte de plus.
hint-doubt-last = Un bluff à { $percent } % seulement, mais douter ne vous coûte rien ; au pire, { $name } pioche la dernière carte et la manche se termine.
hint-doubt-end = La pioche est vide, la manche se termine de toute façon ; si c’est un bluff (à { $percent } %), { $name } perd une carte de votre choix.
hint-doubt-cards = Avec { cards-count }, { $name } a bien des chances d’avoir de quoi jouer.
hint-believe-likely = C’est sans doute vrai (un bluff à { $percent } %), et un doute à tort donnerait une deuxième carte à { $name }.
hint-believe-still = Un bluff à { $percent } %, mais ce que { $name } devrait poser ne vous aide guère.
hint-believe-last = C’est sans doute vrai (un bluff à { $percent } %), et un doute à tort mettrait fin à la manche.
hint-believe-end = La pioche est vide : la manche se termine quoi que vous disiez.
hint-believe-cards = Avec { cards-count }, { $name } dit peut-être la vérité.
hint-force-out = C’est la dernière carte de { $name } : la manche se termine.
hint-force-only = C’est la seule carte que l’on peut forcer.
hint-force-police = Sans Policier, { $name } ne peut plus parer ; cela ne coûte pas de points.
hint-force-dear = C’est ce qui coûte le plus à { $name } : { points-text }.
hint-force-harmless = Cette carte ne fait rien : ni vol, ni troc, ni autre tour.
hint-force-trick = Cela prive { $name } d’une carte dangereuse, qui ne servira plus que cette fois.
hint-force-point = Cela coûte { points-text }, et l’effet de la carte ne vous nuit guère.
hint-wish-void = La Contrefaçon vous prend alors { points-text } de moins qu’avec la pire couleur.
hint-wish-own = Vous en avez { $count ->
    [one] une carte
   *[other] { $count } cartes
} : vous pourrez continuer à jouer.
hint-wish-none = Vous n’en avez pas : votre prochain « Je ne peux pas » a des chances d’être vrai.
hint-take-last = C’est la dernière carte de { $name } : la manche se termine.
hint-take-leader = { $name } mène avec { points-text } ; c’est là qu’une carte de moins fait le plus mal.
hint-take-most = C’est la main la plus pleine : { $name } a { cards-count }.
hint-take-some = { $count ->
    [one] Vous prenez la seule carte qui s’y trouve.
   *[other] Vous prenez au hasard une carte sur { $count }.
}
hint-swap-potato = C’est ainsi que { $name } reçoit votre Bombe.
hint-swap-leader = { $name } mène : prenez-y quelque chose de bon et rendez une carte faible ({ card-name }).
hint-swap-most = C’est { $name } qui a la main la plus pleine : vous prenez une carte au hasard et rendez la plus faible ({ card-name }).
hint-swap-some = Vous prenez une carte au hasard et rendez la plus faible ({ card-name }).
hint-decline-end = Prendre une dernière carte mettrait fin à la manche, et c’est trop tôt pour vous.
hint-decline-good = Ce que vous avez suffit ; restez-en là.
hint-decline-empty = Votre main est vide : il faudrait rendre la carte aussitôt.
hint-allow-must = Vous n’avez pas de Policier.
hint-allow-keep = On prend au hasard une carte sur { $count } ; gardez le Policier pour plus tard.
hint-parry = Le Policier ne vaut rien, vous sauve une carte et vous en rapporte une autre.
hint-parry-end = Le Policier vous sauve une carte ; la pioche est vide, la manche se termine donc.
hint-parry-last = C’est le dernier Policier : il pare, la manche se termine, et vous pouvez prendre une carte.
hint-give-only = Vous n’avez pas d’autre carte.
hint-give-potato = Débarrassez-vous de la Bombe : elle coûte cinq points.
hint-give-void = En l’état, elle ne vaut rien : Contrefaçon.
hint-give-lowest = C’est celle qui vous manquera le moins : { points-text }.
hint-give-other = Elle vaut { points-text }, mais les autres vous sont plus utiles.
hint-sales-none = Vous n’avez pas de carte chiffre.
hint-sales-keep = Vos cartes chiffres, { points-text } en tout, valent plus en main.
hint-sell-void = En l’état, elle ne vaut rien (Contrefaçon) ; ici, elle rapporte deux points et une nouvelle carte.
hint-sell-low = Deux points pour une carte qui vaut { points-text }, et une nouvelle carte en plus.
hint-sell-dear = Deux points que personne ne peut voler, et une nouvelle carte ; en main, elle vaut { points-text }.
hint-choose-best = C’est la meilleure carte de cette main : { points-text }.
hint-choose-other = Elle vaut { points-text }.
