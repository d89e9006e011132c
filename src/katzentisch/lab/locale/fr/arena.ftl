### Rapports de l’arène, français.

arena-title = Arène : { $game }
arena-summary = { $matches } matchs : { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}, chacune dans toutes les rotations, graine { $seed }.
arena-printed = Règles d’origine.
arena-options = Autrement que dans les règles d’origine : { $options }.
arena-design-one = Un bot s’assied seul parmi les copies d’un autre et occupe chaque place à son tour ; chaque paire est ainsi mesurée dans les deux sens.
arena-design-first = Le premier bot s’assied seul parmi les copies de chacun des autres et occupe chaque place à son tour.
arena-design-last = Chaque bot s’assied seul parmi les copies du dernier et occupe chaque place à son tour.
arena-design-steps = Chaque bot s’assied seul parmi les copies de celui qui le précède et occupe chaque place à son tour.
arena-design-all = Des bots différents partagent une table, dans toutes les compositions et toutes les rotations.
arena-players = { $players } joueurs
arena-shares = Part des victoires contre tous les autres
arena-fair = L’équilibre serait { $share }. Les victoires à égalité sont partagées.
arena-with-interval = { $mean } ({ $low } à { $high })
arena-bot = bot
arena-share = victoires
arena-share-points = victoires, points de pourcentage
arena-margin = avance
arena-against = contre
arena-against-bot = contre { $bot }
arena-pairs = Chacun contre chacun
arena-pairs-one = Part des victoires d’un bot (à gauche) parmi les copies d’un autre (en haut) ; l’équilibre serait { $share }. En gras : l’intervalle exclut l’équilibre.
arena-pairs-first = { arena-pairs-one }
arena-pairs-last = { arena-pairs-one }
arena-pairs-steps = { arena-pairs-one }
arena-pairs-all = Combien de fois un bot (à gauche) finit devant un autre (en haut) à la même table, une égalité comptant pour moitié ; l’équilibre serait { $share }. En gras : l’intervalle l’exclut.
arena-differences = Différences sur les mêmes donnes
arena-differences-note = De combien le premier bot fait mieux que le second contre le même rival, donne par donne. En gras : l’intervalle exclut zéro.
arena-difference = différence
arena-versus = { $bot } – { $other }
arena-ratings = Cotes (Plackett-Luce)
arena-ratings-missing = Les cotes demandent l’extra « lab ».
arena-timing = Temps
arena-timing-note = Temps de calcul d’un cœur pour chaque décision où il y a un choix.
arena-decisions = décisions
arena-mean-ms = ms par coup
arena-high-ms = 95 % en dessous
arena-per-second = décisions/s
arena-iterations = matchs imaginés
arena-method = Comment on a mesuré
arena-method-intervals = Les intervalles valent à 95 %. L’unité est la donne : on réunit d’abord les rotations d’une donne, puis le t de Student juge les moyennes des donnes. Pour les parts, on ajoute deux donnes imaginaires, l’une perdue et l’autre gagnée dans toutes les rotations, afin qu’une série de victoires n’ait pas l’air d’une certitude.
arena-method-deals = Tous les bots rencontrent les mêmes donnes : la carte qui vient dépend de sa place dans la pioche, pas de qui la tire. Le hasard des bots vient d’une autre source.
arena-method-ratings = Avance : le score propre moins le meilleur des autres. Les cotes suivent les matchs dans l’ordre des donnes ; le trait s’étend de deux écarts-types de chaque côté.
arena-version = version
arena-origin = Katzentisch { $version }, commit { $commit }, sources { $sources }, version des règles { $rules }.
