### Was alle Spiele und Tische gemeinsam haben, Deutsch.

name-nobody = niemand
with-rule = { $text } ({ $rule })
plain-refusal = Das Spiel lehnt dies ab: { $reason }.
refusal-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
refusal-no-such-action = Die Aktion „{ $action }“ gibt es nicht.
refusal-no-such-outcome = „{ $action }“ kann jetzt nicht vom Stapel kommen.
refusal-already-answered = Du hast schon geantwortet; aufgedeckt wird gemeinsam.
refusal-out-of-order = Platz { $by } antwortet hier zu früh; zuerst kommt Platz { $turn }.
refusal-options-invalid = Die Optionen sind nicht gültig: { $problem }
refusal-no-such-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
refusal-no-rules-text = Das Spiel „{ $game }“ hat keinen Regeltext.
refusal-preset-seats = Die Voreinstellung „{ $preset }“ ist für { $seats } Personen, nicht für { $players }.
refusal-no-such-option = Die Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
refusal-option-value = Die Option { $option } kann nicht „{ $value }“ sein: { $problem }
refusal-option-file-missing = Die Datei { $file } für eine Option lässt sich nicht lesen: { $problem }
refusal-option-file-malformed = Die Datei { $file } ist weder TOML noch, mit der Endung .json, JSON: { $problem }
refusal-no-such-preset = Die Voreinstellung „{ $preset }“ gibt es nicht. Es gibt: { $presets }.
refusal-no-such-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
refusal-bot-budget = Der Bot „{ $bot }“ kann nicht „{ $budget }“ lang nachdenken: Gemeint ist eine Anzahl gedachter Spiele oder eine Zeit wie 100ms.
refusal-bot-setting = Die Einstellung „{ $setting }“ gibt es bei keiner Suche. Es gibt: { $settings }.
refusal-bot-setting-range = Die Einstellung „{ $setting }“ geht nicht: Möglich ist { $least } bis { $most }.
refusal-bot-setting-twice = Die Einstellung „{ $setting }“ ist zweimal angegeben.
refusal-bot-not-for-people = Der Bot „{ $bot }“ dient nur zum Messen und spielt nicht mit Menschen.
refusal-arena-same-bot = Der Bot „{ $bot }“ ist zweimal genannt.
refusal-arena-too-few-bots = Es braucht mindestens zwei Bots.
refusal-arena-other-plan = Im Ordner { $folder } liegt ein anderer Plan; verschieden sind: { $what }.
refusal-arena-busy = Im Ordner { $folder } arbeitet schon ein anderer Prozess.
refusal-arena-records-other = Die Datei { $file } enthält etwas anderes als Aufzeichnungen dieses Laufs; sie bleibt, wie sie ist.
refusal-arena-records-missing = Von { $matches } Spielen, die schon gespielt sind, stehen nur { $found } in { $file }: Aufzeichnungen lassen sich nicht nachholen. Ohne --records geht es weiter, oder in einem anderen Ordner von vorn.

## Aufzeichnungen

record-where = { $file }{ $line ->
    [0] { "" }
   *[other] , Zeile { $line }
}{ $part ->
    [0] { "" }
   *[other] , Partie { $part }
}{ $ply ->
    [0] { "" }
   *[other] , Zug { $ply }
}: { $text }
refusal-record-not-json = Das ist kein gültiges JSON: { $problem }
refusal-record-shape = Das ist keine Aufzeichnung: { $problem }
refusal-record-format = Das Format „{ $format }“ in Version { $version } ist hier nicht bekannt.
refusal-record-rules-version = Gespielt wurde nach Version { $version } der Regeln; bekannt ist { $known }.
refusal-record-options = Die Optionen sind nicht gültig: { $problem }
refusal-record-not-asked = „{ $by }“ ist jetzt nicht gefragt; am Zug: { $turn }.
refusal-record-detail = „{ $field }“ müsste { $expected } sein, nicht { $found }.
refusal-record-part-early = Hier endet die Partie, die Aufzeichnung geht aber weiter.
refusal-record-part-late = Die Aufzeichnung beendet hier die Partie, sie ist aber noch nicht zu Ende.
refusal-record-result = Das Ergebnis müsste { $expected } sein, nicht { $found }.
refusal-record-after-end = Das Spiel ist zu Ende, die Aufzeichnung geht aber weiter.

## Tipps

hint-most-tried = Die aussichtsreichste Wahl nach { $count } Versuchen.
hint-tried = In { $visits } von { $count } Versuchen gewählt.
hint-only-choice = Etwas anderes geht nicht.
refusal-hint-no-ply = Einen Zug { $ply } gibt es nicht; das Spiel hat { $count }.
refusal-hint-no-decision = Zug { $ply } ist keine Entscheidung: Da kommen Karten durch Zufall.
refusal-hint-nobody = In diesem Spiel hat noch niemand etwas entschieden.
refusal-hint-not-asked = Platz { $seat } ist dort nicht gefragt; gefragt: { $asked }.
refusal-hint-needs-numba = Tipps brauchen numba, und das ist nicht installiert. Abhilfe: das Extra „fast“.
ranked-action = { $rank }. { $label }  { $percent } %{ $good ->
    [yes] , ebenso gut
   *[no] { "" }
}
ranked-action-plain = { $rank }. { $label }
