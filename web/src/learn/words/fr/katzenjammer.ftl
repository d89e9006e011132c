### La première leçon de Katzenjammer Blues, français.

step-goal = Bienvenue sur le toit ! Ces six chats sont votre main. Quatre chats pareils forment un carré, et un carré rapporte des souris : quatre 5 en rapportent cinq. Qui a le plus de souris à la fin gagne.
step-lot = Les nouveaux chats s’achètent aux enchères. Felix dirige l’orchestre : il retourne des cartes jusqu’à ce qu’une valeur sorte pour la deuxième fois. Ici, c’était le deuxième 5. Toutes ces cartes ensemble forment le lot.
step-first-bid = C’est à vous de parler en premier. Une enchère dit combien de cartes vous payez, et de quelle valeur. Vous ne pouvez proposer que ce que vous avez. Commencez petit.
task-first-bid = Proposez un 3.
other-first-bid = Ce serait permis aussi. Mais commencez aussi bas que possible : un 3.
step-overbid = Minka propose deux valeurs différentes. Plus de cartes battent toujours moins de cartes. À nombre égal, les valeurs différentes sont les plus basses, puis viennent les 1, les 2, les 3 et ainsi de suite. Deux 3, c’est donc plus.
task-overbid = Proposez deux 3.
other-overbid = Vous pourriez. Mais vous avez deux 3 en trop : proposez justement ceux-là.
step-pay = Personne ne surenchérit : le lot est à vous ! Seul le gagnant paie, et exactement ce qu’il a proposé. Un joker pourrait remplacer un 3, mais vous en aurez besoin tout de suite.
task-pay = Payez les deux 3 et gardez le joker.
other-pay = C’est permis, mais un joker vaut mieux que ça. Payez avec les deux 3.
step-foursome = Le lot est dans votre main : vous avez trois 5. Votre joker remplace n’importe quel chat : trois 5 et un joker forment un carré. Seul celui qui vient de gagner un lot peut en poser.
task-foursome = Posez 5, 5, 5 et le joker.
other-foursome = Vous pourriez attendre. Mais cinq souris, c’est cinq souris : posez-les.
step-done = Cinq souris ! Les trois 5 sont partis. Le joker reste devant vous, visible de tous : il compte contre vous à la fin. Nous y reviendrons.
task-done = Plus rien à poser : dites que vous avez fini.
step-joker = Maintenant, c’est vous qui dirigez. Un 4, puis un joker : un joker termine le lot aussitôt, et tout le monde pioche une carte. Vous avez pioché un 1. Minka parle en premier, vous en dernier.
step-pass = Felix propose deux valeurs différentes. Il y a un joker dans le lot, et les jokers sont à double tranchant : qui en a le plus à la fin, en main et devant soi, perd cinq souris. Vous en avez déjà un.
task-pass = Laissez-le à Felix : passez.
other-pass = Vous pourriez vous battre pour lui. Mais avec un deuxième joker, c’est vous qui en auriez le plus. Passez.
step-jump = Felix dirige et retourne 1, 2, 4, 1. Encore deux 1 et vous en avez quatre ! Inutile de commencer petit, toute enchère plus haute est bonne. Payez avec ce qui ne vous sert pas : votre 2 et votre 4.
task-jump = Proposez deux valeurs différentes.
other-jump = Vous pourriez, mais vos 1 valent mieux dans votre main. Proposez deux valeurs différentes.
step-pay-different = Personne n’ose. Vous avez seulement dit « deux valeurs différentes » : lesquelles, vous le choisissez maintenant.
task-pay-different = Payez le 2 et le 4, gardez les 1.
other-pay-different = Il manquerait alors un 1 à votre carré. Payez le 2 et le 4.
step-last-mouse = Quatre 1 sans aucun joker : une souris, et c’est la dernière. La partie s’arrête dès que la dernière souris est partie, ou la dernière carte de la pioche.
task-last-mouse = Posez les quatre 1.
other-last-mouse = Prenez la souris ! Posez les quatre 1.
step-end = Vous gagnez avec six souris ! Felix avait le plus de jokers, deux dans sa main, et a perdu cinq souris pour cela. Dans une vraie partie, il y a 20 souris et la nuit est plus longue. Vous savez tout ce qu’il faut.

## Légendes des exemples des règles

example-R1 = Triangle, harmonica, saxophone, contrebasse, piano, et le joker avec son kazoo.
example-R3 = Deux rangées complètes : le deuxième 5 termine l’une, le joker termine l’autre.
example-R5 = 3x2 : trois 2.
example-R6 = 3-different : vous dites seulement « trois valeurs différentes ».
example-K14 = Chacune de ces enchères bat la précédente : 1x5, 2-different, 2x1, 2x5, 3-different.
example-K16 = Trois 2, dont un joker.
example-K15 = Trois valeurs différentes : le joker remplace un 1, un 2 ou un 4.
example-K19 = Trois 2 proposés, payés avec 2, 2 et un joker : les 2 vont à la défausse, le joker reste devant vous. Le lot est à vous.
example-R8 = Un carré de 5 avec un joker : cinq souris.
example-K30 = Une seule carte numérotée suffit : quatre souris, et trois jokers de plus devant vous.
example-K31 = Comme quatre 5 : cinq souris. Sans valeur : aucune souris, mais les jokers sont partis.
example-K34 = Deux devant vous et un en main font trois jokers.

## Le jeu en bref

short-1 = Chacun a six chats. Le chef d’orchestre retourne des cartes jusqu’à ce qu’une valeur sorte deux fois ou qu’un joker paraisse : c’est le lot. Après un joker, chacun pioche une carte.
short-2 = À votre tour, proposez des cartes de votre main pour le lot ou passez : plus de cartes battent moins de cartes ; à nombre égal, les valeurs différentes sont les plus basses, puis les 1, les 2 et ainsi de suite. Qui passe ne revient pas.
short-3 = La plus haute enchère paie exactement, prend le lot et dirige l’orchestre. Un joker vaut n’importe quelle valeur ; les jokers payés restent devant vous.
short-4 = Qui vient de gagner un lot peut poser des carrés, quatre cartes d’une valeur, pour autant de souris que cette valeur.
short-5 = Quand la dernière souris ou la dernière carte de la pioche est partie, celui qui a le plus de jokers perd cinq souris. Le plus de souris l’emporte.
