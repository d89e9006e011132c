### Règles, leçons, à propos, hors ligne : français.

head-title = { $place ->
    [rules-katzenjammer] Règles de Katzenjammer Blues
    [rules-klaumau] Règles de Klaumau!
    [learn-katzenjammer] Apprendre Katzenjammer Blues en cinq minutes
    [learn-klaumau] Apprendre Klaumau! en cinq minutes
    [about] À propos
    [table] Une table
   *[home] Deux jeux de cartes à une table
} – Katzentisch
head-about = { $place ->
    [rules-katzenjammer] Toutes les règles de Katzenjammer Blues avec des exemples : enchères, jokers, carrés, souris.
    [rules-klaumau] Toutes les règles de Klaumau! avec des exemples : ce qui convient, le bluff, le doute, escrocs et policiers.
    [learn-katzenjammer] Une première partie de Katzenjammer Blues guidée : enchérir, payer, poser, gagner des souris.
    [learn-klaumau] Une première manche de Klaumau! guidée : jouer, bluffer, douter, voler.
    [about] Ce qu’est Katzentisch, ce qui est conservé et de quoi il est fait.
   *[home] Jouer à Katzenjammer Blues et à Klaumau! dans le navigateur, entre amis ou contre des bots. Sans inscription.
}
skip = Aller au contenu

## La leçon

lesson-coach = Votre guide
lesson-explain = Ce que dit le guide
lesson-watch = Regardez ce que font les autres…
lesson-progress = Étape { $step } sur { $count }
lesson-back = Retour
lesson-next = Continuer
lesson-show = Montrez-moi
lesson-leave = Quitter la leçon
lesson-again = Encore une fois
lesson-play = Jouer pour de vrai
refusal-lesson = Dans une vraie partie, ce serait possible. Dans la leçon, c’est autre chose qui est prévu.

## Les règles

rules-of = { $game ->
    [katzenjammer] Règles de Katzenjammer Blues
   *[klaumau] Règles de Klaumau!
}
rules-learn = Ou apprenez en jouant : cinq minutes avec un guide
rules-short = En bref
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
rules-example = Exemple

## À propos

about-title = À propos de Katzentisch
about-what = Katzentisch est une table de jeux de cartes sur le web : Katzenjammer Blues et Klaumau!, entre amis ou contre des bots, sur un téléphone ou un ordinateur. C’est gratuit, à code ouvert et sans compte.
about-names = Sans lien
about-names-text = Katzentisch n’a aucun lien avec les auteurs et les éditeurs des jeux. Leurs titres disent seulement quelles règles on joue. Tous les textes et dessins sont les nôtres.
about-privacy = Ce qui est conservé
about-privacy-text = Le serveur conserve chaque table avec les noms, les coups et les messages, mais aucune adresse de visiteur, et il ne sait de vous que ce que vous écrivez. Votre navigateur garde votre nom, vos réglages et les clés de vos places ; il n’y a ni cookies ni tiers.
about-forget = La personne qui gère ce serveur peut retirer votre nom et vos messages d’une table si vous le demandez.
about-keys = Clavier
about-keys-text = Tout se fait avec Tab, les flèches, Entrée et Espace ; une table indique ses raccourcis dans son menu. Les lecteurs d’écran entendent ce qui se passe sous forme de phrases.
about-languages = Langues
about-languages-text = Français, allemand et anglais. Choisissez en haut de la page ; sinon, c’est la langue de votre navigateur.
about-licences = Code ouvert
about-licences-text = Katzentisch lui-même est sous licence { $licence }. La page contient ces éléments venus d’ailleurs :
about-licence = { $name } { $version }, licence { $licence }
about-learn = Apprendre un jeu
about-lesson = { $game ->
    [katzenjammer] Katzenjammer Blues : la première leçon
   *[klaumau] Klaumau! : la première leçon
}

## Hors ligne

offline-title = Cette partie n’est pas encore ici
offline-text = Vous semblez être hors ligne, et cette page n’a jamais été ouverte sur cet appareil. Les règles et les leçons déjà ouvertes fonctionnent sans connexion.
offline-again = Réessayer
