### Ce que partagent tous les jeux et toutes les tables, français.

name-nobody = personne
with-rule = { $text } ({ $rule })
plain-refusal = Le jeu refuse cela : { $reason }.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-no-such-action = L’action « { $action } » n’existe pas.
refusal-no-such-outcome = « { $action } » ne peut pas venir de la pioche maintenant.
refusal-already-answered = Vous avez déjà répondu ; les réponses sont dévoilées ensemble.
refusal-out-of-order = La place { $by } répond trop tôt ici ; c’est d’abord à la place { $turn }.
refusal-options-invalid = Les options ne sont pas valables : { $problem }
refusal-no-such-game = Le jeu « { $game } » n’existe pas. Il y a : { $games }.
refusal-no-rules-text = Le jeu « { $game } » n’a pas de texte de règles.
refusal-preset-seats = Le préréglage « { $preset } » est fait pour { $seats } joueurs, pas pour { $players }.
refusal-no-such-option = L’option « { $option } » n’existe pas. Il y a : { $options }.
refusal-option-value = L’option { $option } ne peut pas valoir « { $value } » : { $problem }
refusal-option-file-missing = Impossible de lire le fichier { $file } pour une option : { $problem }
refusal-option-file-malformed = Le fichier { $file } n’est ni du TOML ni, avec la terminaison .json, du JSON : { $problem }
refusal-no-such-preset = Le préréglage « { $preset } » n’existe pas. Il y a : { $presets }.
refusal-no-such-bot = Le bot « { $bot } » n’existe pas. Il y a : { $bots }.
refusal-bot-budget = Le bot « { $bot } » ne peut pas réfléchir pendant « { $budget } » : il faut un nombre de matchs imaginés, ou une durée comme 100ms.
refusal-bot-setting = Aucune recherche n’a le réglage « { $setting } ». Il y a : { $settings }.
refusal-bot-setting-range = Le réglage « { $setting } » est impossible : il va de { $least } à { $most }.
refusal-bot-setting-twice = Le réglage « { $setting } » est donné deux fois.
refusal-bot-not-for-people = Le bot « { $bot } » ne sert qu’à mesurer et ne joue pas avec des gens.
refusal-arena-same-bot = Le bot « { $bot } » est nommé deux fois.
refusal-arena-too-few-bots = Il faut au moins deux bots.
refusal-arena-other-plan = Le dossier { $folder } contient un autre plan ; diffèrent : { $what }.
refusal-arena-busy = Un autre processus travaille dans le dossier { $folder }.
refusal-arena-records-other = Le fichier { $file } contient autre chose que les enregistrements de cette série ; il reste tel quel.
refusal-arena-records-missing = Sur { $matches } matchs joués, { $file } en contient { $found } : on ne peut pas ajouter des enregistrements après coup. Continuez sans --records, ou recommencez dans un autre dossier.

## Enregistrements

record-where = { $file }{ $line ->
    [0] { "" }
   *[other] , ligne { $line }
}{ $part ->
    [0] { "" }
   *[other] , partie { $part }
}{ $ply ->
    [0] { "" }
   *[other] , coup { $ply }
} : { $text }
refusal-record-not-json = Ce n’est pas du JSON valide : { $problem }
refusal-record-shape = Ce n’est pas un enregistrement : { $problem }
refusal-record-format = Le format « { $format } », version { $version }, n’est pas connu ici.
refusal-record-rules-version = L’enregistrement suit la version { $version } des règles ; la version connue est { $known }.
refusal-record-options = Les options ne sont pas valables : { $problem }
refusal-record-not-asked = Ce n’est pas à « { $by } » de jouer ; c’est à : { $turn }.
refusal-record-detail = « { $field } » devrait être { $expected }, pas { $found }.
refusal-record-part-early = La partie finit ici, mais l’enregistrement continue.
refusal-record-part-late = L’enregistrement arrête la partie ici, mais elle n’est pas finie.
refusal-record-result = Le résultat devrait être { $expected }, pas { $found }.
refusal-record-after-end = Le match est fini, mais l’enregistrement continue.

## Conseils

hint-most-tried = Le choix le plus prometteur après { $count } essais.
hint-tried = Essayé { $visits } fois sur { $count }.
hint-only-choice = Il n’y a rien d’autre à faire.
refusal-hint-no-ply = Il n’y a pas de coup { $ply } ; le match en compte { $count }.
refusal-hint-no-decision = Le coup { $ply } n’est pas une décision : des cartes y viennent par hasard.
refusal-hint-nobody = Personne n’a encore rien décidé dans ce match.
refusal-hint-not-asked = La place { $seat } n’a rien à décider là ; c’est à : { $asked }.
refusal-hint-needs-numba = Les conseils demandent numba, qui n’est pas installé. Installez l’extra « fast ».
ranked-action = { $rank }. { $label }  { $percent } %{ $good ->
    [yes] , aussi bon
   *[no] { "" }
}
ranked-action-plain = { $rank }. { $label }
