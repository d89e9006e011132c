### La première leçon de Klaumau!, français.

step-goal = Bienvenue dans la bande ! Ici, mieux vaut ne pas se débarrasser de ses cartes. À la fin de la manche, ce que vous tenez encore compte : les chiffres leur valeur, un policier rien, toute autre carte un. Votre main vaut huit pour l’instant.
step-lay = Sur la pile, il y a un 2 rouge. Une carte convient si elle a la même couleur ou le même signe : votre 2 bleu convient, et votre escroc rouge aussi. Posez plutôt l’escroc : il vole.
task-lay = Jouez l’escroc rouge.
other-lay = Vous pourriez. Mais l’escroc rouge vous rapporte quelque chose : jouez-le.
step-rob = Un escroc prend une carte à l’aveugle dans la main de quelqu’un. Qui tient un policier peut l’arrêter.
task-rob = Volez Minka.
other-rob = Pas cette fois : Minka a le meilleur butin. Volez-la.
step-bluff = Un 3 jaune ! Et c’est justement votre seule carte qui convient. La jouer vous coûterait trois points. Alors bluffez : dites « Je ne peux pas ». Si personne ne doute, vous gardez le 3 et vous piochez encore une carte.
task-bluff = Dites « Je ne peux pas ».
other-bluff = Et perdre trois points ? Gardez-le : dites « Je ne peux pas ».
step-believe = On vous a cru, et vous avez pioché une carte. Maintenant, Minka dit « Je ne peux pas ». Avec deux cartes en main, c’est bien possible, et qui dit vrai et qu’on ne croit pas pioche deux cartes au lieu d’une.
task-believe = Croyez-la.
other-believe = Elle n’a que deux cartes. Croyez-la cette fois.
step-keyhole = C’était la vérité. Puis Felix a posé un trou de serrure : qui en pose un demande une couleur, et il a demandé le vert. Un trou de serrure convient sur un trou de serrure, et le vôtre est vert de toute façon.
task-keyhole = Jouez votre trou de serrure vert.
other-keyhole = Vous pourriez encore bluffer. Mais votre trou de serrure peut davantage : jouez-le.
step-wish = À vous de demander une couleur. Une astuce : choisissez-en une que vous n’avez pas. Votre prochain « Je ne peux pas » sera la vérité, et vous pourrez espérer que quelqu’un en doute.
task-wish = Demandez le rouge.
other-wish = Pas mal, mais c’est le rouge que vous n’avez pas. Demandez le rouge.
step-honest = Minka a posé un petit coffre : le joueur suivant passe son tour, c’est Felix. Aucune de vos cartes ne convient, vous pouvez donc être parfaitement honnête.
task-honest = Dites « Je ne peux pas ».
step-doubt = Minka a douté, votre main a été montrée, et vous étiez honnête : deux cartes pour vous ! Puis elle a joué un 3 rouge, et maintenant c’est Felix qui dit « Je ne peux pas ». Est-ce bien vrai ? Douter à tort ne vous coûte rien.
task-doubt = Doutez.
other-doubt = Vous pouvez le croire. Mais il a l’air si sûr de lui… Doutez !
step-force = Pris ! Sa main est étalée, et vous choisissez la carte valable qu’il doit poser. Le 4 serait sa meilleure. Et vous piochez une carte, car vous aviez raison.
task-force = Faites-lui poser le 4 rouge.
other-force = Le 4 lui fait plus mal. Prenez le 4 rouge.
step-police = Tout à l’heure, vous avez pioché un policier. En main, il ne compte rien. Il convient toujours : il se met de côté, et vous piochez une carte à sa place. Ou gardez-le pour arrêter un escroc.
task-police = Jouez le policier.
other-police = Le policier ne compte rien : échangez-le contre une carte.
step-end = Minka a posé sa dernière carte, la manche est donc finie, et une main vide ne vaut rien. Vous tenez 18 points et gagnez ! Une vraie partie a autant de manches que de joueurs. Et maintenant, allez mentir à quelqu’un.

## Légendes des exemples des règles

example-R2 = Le même 3 en quatre couleurs, chacune avec sa forme : losange, soleil, feuille, vague.
example-M59 = Trou de serrure, petit coffre, grand coffre, plan, escroc, troc, policier.
example-R8 = Sur le 2 rouge conviennent le 4 rouge (couleur) et le 2 bleu (nombre).
example-M4 = Un escroc convient sur un escroc, quelles que soient les couleurs.
example-M10 = Sur ce plan conviennent les cartes rouges et les cartes jaunes.
example-M8 = On a demandé le vert : un 1 vert convient, et tout trou de serrure aussi.
example-M5 = Convient toujours, se met de côté, rapporte une carte.
example-R11 = Le joueur suivant passe son tour.
example-M14 = Les deux joueurs suivants passent leur tour.
example-M29 = Le voleur prend une carte de sa victime sans la voir.
example-M32 = Prenez une carte à l’aveugle, rendez-en une de votre choix.
example-M22 = « Je ne peux pas » sur le 2 rouge était un mensonge : le 4 rouge convient. Le 3 bleu et le trou de serrure ne conviennent pas, il faut donc poser le 4.
example-M20 = Sur le 2 rouge, aucune des deux ne convient : un « Je ne peux pas » honnête. Si quelqu’un doute, on pioche deux cartes.
example-M43 = Quatre points, un point, un point et aucun : six en tout.
example-M52 = Deux points pour chaque carte chiffre vendue.
example-M53 = Face visible devant vous, il tient tous les escrocs à distance.
example-M54 = Trois règles au choix.

## Le jeu en bref

short-1 = Chacun a quatre cartes. À la fin de la manche, ce que vous tenez encore compte : les cartes chiffres leur valeur, les policiers rien, toutes les autres un.
short-2 = À votre tour, jouez une carte de la même couleur ou du même signe, ou dites « Je ne peux pas », que ce soit vrai ou non.
short-3 = Après « Je ne peux pas », les autres y croient ou en doutent. Cru : vous piochez une carte. Mis en doute et honnête : deux cartes. Pris : celui qui a douté choisit la carte que vous posez, et en pioche une.
short-4 = Un escroc vole une carte, un troc en échange une, un trou de serrure demande une couleur, un plan inverse le sens, les coffres font passer des tours. Un policier convient toujours, rapporte une carte et arrête un escroc.
short-5 = La manche finit quand quelqu’un n’a plus de cartes ou que la pioche est vide. Il y a autant de manches que de joueurs ; le plus de points l’emporte.
