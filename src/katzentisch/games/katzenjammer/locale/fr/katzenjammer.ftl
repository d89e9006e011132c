### Katzenjammer Blues, français.

game-title = Katzenjammer Blues
game-summary = Gagnez des chats aux enchères, posez des carrés, empochez des souris. Et méfiez-vous des jokers.

## Nombres, enchères et cartes

count-word = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
}
bid-text = { $value ->
    [different] { $count ->
        [1] une seule valeur
       *[other] { count-word } valeurs différentes
    }
   *[other] { count-word } { $value }
}
standing-text = { $standing_value ->
    [different] { $standing_count } valeurs différentes
   *[other] { $standing_count } × { $standing_value }
}
held-value = { $held ->
    [0] aucun { $value }
    [1] un { $value }
    [2] deux { $value }
    [3] trois { $value }
   *[other] { $held } { $value }
}
held-jokers = { $jokers ->
    [0] aucun joker
    [1] un joker
    [2] deux jokers
    [3] trois jokers
   *[other] { $jokers } jokers
}
card-text = { $card ->
    [J] un joker
   *[other] un { $card }
}
mice-text = { $mice ->
    [0] aucune souris
    [1] une souris
    [2] deux souris
    [3] trois souris
    [4] quatre souris
    [5] cinq souris
   *[other] { $mice } souris
}

## Événements

event-game-starts = La partie { $game } commence.
event-leads = { $you ->
    [yes] Vous êtes chef d’orchestre.
   *[no] { $name } est chef d’orchestre.
}
event-dealt = { $you ->
    [yes] Vous recevez { card-text }.
   *[no] { $card ->
        [hidden] { $name } reçoit une carte.
       *[other] { $name } reçoit { card-text }.
    }
}
event-revealed = { $card ->
    [J] Un joker apparaît !
   *[other] On retourne un { $card }.
}
event-drew = { $you ->
    [yes] Vous piochez { card-text }.
   *[no] { $card ->
        [hidden] { $name } pioche une carte.
       *[other] { $name } pioche { card-text }.
    }
}
event-bids = { $you ->
    [yes] Vous proposez { bid-text }.
   *[no] { $name } propose { bid-text }.
}
event-passes = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
event-empty-passes = { $you ->
    [yes] Votre main est vide : vous passez.
   *[no] { $name } n’a plus de cartes et passe.
}
event-unsold = Personne ne veut du lot ; il est défaussé.
event-paid = { $you ->
    [yes] Vous payez { $cards }.
   *[no] { $name } paie { $cards }.
}
event-took = { $you ->
    [yes] Vous prenez { $cards } et menez l’orchestre.
   *[no] { $name } prend { $cards } et mène l’orchestre.
}
event-presented = { $you ->
    [yes] Vous posez un carré de { $value }
   *[no] { $name } pose un carré de { $value }
}{ $jokers ->
    [0] { "" }
    [1] { " " }avec un joker
   *[other] { " " }avec { $jokers } jokers
} : { mice-text }.
event-presented-jokers = { $you ->
    [yes] Vous défaussez quatre jokers sans valeur.
   *[no] { $name } défausse quatre jokers sans valeur.
}
event-finished = { $you ->
    [yes] Vous avez fini de poser.
   *[no] { $name } a fini de poser.
}
event-game-ends = { $ending ->
    [mice] La dernière souris est partie. La partie est finie.
   *[deck] La dernière carte de la pioche est prise. La partie est finie.
}
event-scored = { $you ->
    [yes] Vous : { mice-text }, { held-jokers }, score { $score }, place { $place }.
   *[no] { $name } : { mice-text }, { held-jokers }, score { $score }, place { $place }.
}
event-match-ends = Le match est fini.

## Actions

action-lead = { $name } commence
action-deal = Donner { $card }
action-reveal = Retourner { $card }
action-draw = Piocher { $card }
action-pass = Passer
action-bid = Proposer { bid-text }
action-pay = Payer { $cards }
action-pay-values = Payer { $cards }
action-present = Poser { $cards } : { mice-text }
action-present-jokers = Défausser quatre jokers sans valeur
action-done = Terminé

## Ce qui se passe, et ce que vous pouvez faire

status-lead = On tire au sort le premier chef d’orchestre.
status-deal = On distribue les cartes.
status-reveal = { $name } retourne des cartes.
status-joker-draw = Un joker ! Tout le monde pioche une carte.
status-bid = { $count ->
    [0] À { $name } de parler ; personne n’a encore fait d’offre.
   *[other] { $bidder } propose { bid-text } ; à { $name } de parler.
}
status-pay = { $name } remporte le lot avec { bid-text } et paie.
status-present = { $name } peut poser des carrés.
status-last-word = La dernière souris est partie ; { $name } a le dernier mot.
status-refill = { $name } pioche jusqu’à quatre cartes.
status-over = Le match est fini.
prompt-bid = { $count ->
    [0] À vous d’ouvrir les enchères ou de passer.
   *[other] À vous de surenchérir ou de passer.
}
prompt-pay = Lot remporté avec { bid-text }. Choisissez les cartes à payer.
prompt-present = Vous pouvez poser des carrés, ou terminer.
prompt-last-word = La dernière souris est partie. Vous pouvez encore défausser quatre jokers, ou terminer.
prompt-wait = { $name } réfléchit.

## Refus

refusal-match-over = Le match est fini.
refusal-chance-only = Les cartes viennent de la pioche, pas sur demande.
refusal-not-your-turn = { $turn ->
    [-1] Personne n’a à parler maintenant ; des cartes viennent de la pioche.
   *[other] Ce n’est pas à vous ; c’est à { $name } de parler.
}
refusal-already-passed = Vous avez passé ; c’est définitif pour ces enchères.
refusal-own-bid-stands = Votre propre offre ({ bid-text }) tient ; vous ne pouvez pas la relever vous-même.
refusal-not-bidding = Il n’y a pas d’enchères en ce moment.
refusal-not-paying = Il n’y a rien à payer en ce moment.
refusal-not-presenting = On ne pose des carrés que juste après avoir remporté un lot.
refusal-value-unknown = La valeur { $value } n’existe pas dans ce jeu ; la plus haute est { $most }.
refusal-different-too-few = Une offre de valeurs différentes demande au moins deux cartes.
refusal-different-too-many = Il n’y a que { $most } valeurs : { $count } valeurs différentes, c’est impossible, le joker n’en est pas une de plus.
refusal-different-not-more = { $count } valeurs différentes, ce n’est pas plus de cartes que { standing-text }. Il en faut au moins { $needed }.
refusal-bid-not-higher = L’offre { bid-text } n’est pas plus haute que { standing-text }.
refusal-bid-needs-equal = L’offre { bid-text } demande { $count ->
    [1] une carte, { $value } ou joker
   *[other] { count-word } cartes, des { $value } ou des jokers
}. En main : { held-value }, { held-jokers }.
refusal-bid-needs-different = { $count } valeurs différentes demandent { $count } cartes différentes, ou des jokers à leur place. En main : { $different ->
    [1] une valeur
   *[other] { $different } valeurs différentes
}, { held-jokers }.
refusal-pay-needs-value = Vous avez proposé { bid-text } : payez avec des cartes de cette valeur et des jokers.
refusal-pay-needs-different = Vous avez proposé { bid-text } : payez une carte de chaque valeur choisie, et des jokers.
refusal-pay-jokers-over = Cela fait plus de jokers ({ $jokers }) que l’offre n’a de cartes ({ $count }).
refusal-pay-jokers-short = Il faut pour cela { held-jokers } ; vous en avez { $held }.
refusal-pay-cards-short = Il faut pour cela { $count ->
    [1] une carte
   *[other] { $count } cartes
} de valeur { $value }. En main : { held-value }.
refusal-pay-value-missing = Vous n’avez pas de { $value }.
refusal-pay-values-over = Vous avez choisi { $chosen } valeurs, mais l’offre compte { $count } cartes ; on paie exactement.
refusal-foursome-jokers-short = Ce carré de { $value } demande { held-jokers } ; vous en avez { $held }.
refusal-foursome-cards-short = Ce carré demande, sans compter les jokers, { $count ->
    [1] un { $value }
   *[other] { $count } cartes de valeur { $value }
}. En main : { held-value }, { held-jokers }.
refusal-jokers-short = On ne défausse que quatre jokers ensemble ; vous en avez { $held }.
refusal-last-word = La dernière souris est partie : seuls quatre jokers sans valeur peuvent encore être posés.
refusal-seats-out-of-range = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.
refusal-mice-too-few = À { $seats }, on joue avec 24 souris ; 20, c’est pour deux à quatre.
refusal-bandleader-absent = Il n’y a pas de place { $seat } à une table de { $seats } ; on compte les places à partir de 0.
refusal-deck-too-small = Le jeu compte { $cards } cartes ; il en faut au moins { $needed } pour la donne.

## Options et préréglages

option-mice = Souris dans la réserve
option-first_bandleader = Premier chef d’orchestre
option-finish_presenting = Dernier mot après la dernière souris
option-games = Parties dans le match
option-draw_after_presenting = Piocher jusqu’à quatre cartes après avoir posé (variante maison)
option-values = Valeurs dans le jeu
option-copies = Cartes de chaque valeur
option-jokers = Jokers dans le jeu
option-hand = Cartes distribuées à chacun
option-mice_total = Souris, exactement
preset-printed = Règles d’origine
preset-match = Match de quatre parties
preset-last_word = Avec un dernier mot après la dernière souris
preset-refill = Variante maison : piocher après avoir posé
preset-mini = Jeu minuscule pour la recherche

## Conseils : ce que vous voyez, et pourquoi une action est bonne

scene-open = Pioche { $deck }, encore { $supply } souris.
hint-scene-bid = Votre main : { $hand }. Le lot : { $lot }. { $count ->
    [0] Personne n’a encore fait d’offre.
   *[other] { $name } propose { bid-text }.
} { scene-open }
hint-scene-pay = Votre main : { $hand }. Vous avez remporté { $lot } avec { bid-text } et vous payez. { scene-open }
hint-scene-present = Votre main : { $hand }. { scene-open }
cost-text = { $cost ->
    [joker] , même si cela coûte un joker
    [set] , même si cela casse une série
   *[spare] , pour des cartes dont vous pouvez vous passer
}
more-cards = { $gain ->
    [1] une carte
   *[other] { $gain } cartes
}
hint-bid-ends = Avec ce lot, vous pouvez prendre les dernières souris et terminer la partie en tête{ cost-text }.
hint-bid-foursome = Le lot permet de poser un carré de { $value }{ $jokers ->
    [0] { "" }
    [1] { " " }avec un joker
   *[other] { " " }avec { $jokers } jokers
} : { mice-text }{ cost-text }.
hint-bid-alone = Tous les autres ont passé : { more-cards } à votre prix{ cost-text }.
hint-bid-near = Vous auriez ensuite { held-value }, plus près d’un carré{ cost-text }.
hint-bid-joker = Le lot apporte un joker, qui remplace n’importe quelle carte{ cost-text } ; au total : { held-jokers }.
hint-bid-gain = Vous auriez { more-cards } pour { $count }{ cost-text }.
hint-bid-drive = Vous ne tenez guère à ce lot, mais qui le veut doit maintenant payer plus.
hint-pass-must = Vous ne pouvez pas surenchérir.
hint-pass-jokers = Avec ce joker, vous auriez { held-jokers }, plus que quiconque n’en montre, et qui en a le plus perd cinq souris.
hint-pass-set = Même la plus petite offre casserait votre série de { $value }.
hint-pass-both = La plus petite offre vous coûterait un joker, et une offre à peine plus haute casserait votre série de { $value }.
hint-pass-own-jokers = Même la plus petite offre vous coûterait un joker.
hint-pass-dear = { $count ->
    [1] Une carte
   *[other] { $count } cartes
} pour { $gain } : le lot ne les vaut pas.
hint-pass-wait = Rien dans le lot ne vous amène à trois cartes égales ; vos cartes achèteront mieux plus tard.
hint-pass-price = Le lot est beau, mais il partira plus cher que ce qu’il vous apporte ; gardez vos { $hand_count } cartes.
hint-pay-only = Il n’y a pas d’autre façon de payer.
hint-pay-foursome = Ainsi, il vous reste un carré de { $value } à poser tout de suite : { mice-text }.
hint-pay-jokers = Ainsi, vous gardez { held-jokers } pour un carré.
hint-pay-set = Ainsi, vous gardez { held-value } ensemble.
hint-pay-spare = Ce sont les cartes dont vous avez le moins besoin.
hint-present-ends = Vous prenez les dernières souris et mettez fin à la partie tant que vous en avez le plus.
hint-present-ends-behind = Vous prenez les dernières souris : encore { mice-text } avant la fin de la partie.
hint-present-late = Tout de suite { mice-text } : avec { $deck } cartes dans la pioche, l’occasion ne reviendra peut-être pas.
hint-present-scarce = Tout de suite { mice-text }, avant que les autres ne les prennent : il n’en reste que { $left }.
hint-present-clean = Cela rapporte { mice-text } sans dépenser de joker.
hint-present-jokers = Cela rapporte { mice-text } pour { held-jokers } ; en main, un joker compte contre vous comme sur la table.
hint-present-saves = Cela rapporte { mice-text } et vous laisse { held-value } pour les enchères.
hint-drop-jokers = Cela vous débarrasse de quatre jokers ; avec au total { held-jokers }, la pénalité s’éloigne.
hint-done-must = Vous n’avez pas de carré.
hint-done-last = Les souris sont toutes parties ; il n’y a plus rien à gagner.
hint-done-behind = Un carré de plus mettrait fin à la partie alors que vous êtes derrière.
hint-done-jokers = Un carré coûterait { held-jokers } pour { mice-text } ; ils vaudront davantage plus tard.
hint-done-keep = Vous gardez les { $value } pour les enchères ; rien n’est perdu.
