### What every game and every table shares, English.

name-nobody = nobody
with-rule = { $text } ({ $rule })
plain-refusal = The game refuses this: { $reason }.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-no-such-action = There is no action "{ $action }".
refusal-no-such-outcome = "{ $action }" cannot come from the deck now.
refusal-already-answered = You have answered already; the answers are opened together.
refusal-out-of-order = Seat { $by } answers too early here; seat { $turn } comes first.
refusal-options-invalid = The options are not valid: { $problem }
refusal-no-such-game = There is no game "{ $game }". There are: { $games }.
refusal-no-rules-text = The game "{ $game }" has no rules text.
refusal-preset-seats = The preset "{ $preset }" is for { $seats } players, not { $players }.
refusal-no-such-option = There is no option "{ $option }". There are: { $options }.
refusal-option-value = The option { $option } cannot be "{ $value }": { $problem }
refusal-option-file-missing = Cannot read the file { $file } for an option: { $problem }
refusal-option-file-malformed = The file { $file } is neither TOML nor, with the ending .json, JSON: { $problem }
refusal-no-such-preset = There is no preset "{ $preset }". There are: { $presets }.
refusal-no-such-bot = There is no bot "{ $bot }". There are: { $bots }.
refusal-bot-budget = The bot "{ $bot }" cannot think for "{ $budget }": a number of imagined matches is meant, or a time as in 100ms.
refusal-bot-setting = No search has the setting "{ $setting }". There are: { $settings }.
refusal-bot-setting-range = The setting "{ $setting }" is out of range: it can be from { $least } to { $most }.
refusal-bot-setting-twice = The setting "{ $setting }" is given twice.
refusal-bot-not-for-people = The bot "{ $bot }" is for measuring only and does not play with people.
refusal-arena-same-bot = The bot "{ $bot }" is named twice.
refusal-arena-too-few-bots = It takes two bots at least.
refusal-arena-other-plan = The folder { $folder } holds another plan; different are: { $what }.
refusal-arena-busy = Another process is at work in the folder { $folder }.
refusal-arena-records-other = The file { $file } holds something other than records of this run; it is left as it is.
refusal-arena-records-missing = Of { $matches } matches that are played, { $file } holds { $found }: records cannot be added later. Leave out --records, or begin in another folder.

## Records

record-where = { $file }{ $line ->
    [0] { "" }
   *[other] , line { $line }
}{ $part ->
    [0] { "" }
   *[other] , game { $part }
}{ $ply ->
    [0] { "" }
   *[other] , move { $ply }
}: { $text }
refusal-record-not-json = This is not valid JSON: { $problem }
refusal-record-shape = This is not a record: { $problem }
refusal-record-format = Format "{ $format }", version { $version }, is not known here.
refusal-record-rules-version = The record was played by version { $version } of the rules; known is { $known }.
refusal-record-options = The options are not valid: { $problem }
refusal-record-not-asked = "{ $by }" is not asked now; to act: { $turn }.
refusal-record-detail = "{ $field }" should be { $expected }, not { $found }.
refusal-record-part-early = The game ends here, but the record goes on.
refusal-record-part-late = The record ends the game here, but it is not over.
refusal-record-result = The result should be { $expected }, not { $found }.
refusal-record-after-end = The match is over, but the record goes on.

## Hints

hint-most-tried = The most promising choice after { $count } tries.
hint-tried = Tried { $visits } times out of { $count }.
hint-only-choice = There is nothing else to do.
refusal-hint-no-ply = There is no move { $ply }; the match has { $count }.
refusal-hint-no-decision = Move { $ply } is no decision: cards come by chance there.
refusal-hint-nobody = Nobody has decided anything in this match yet.
refusal-hint-not-asked = Seat { $seat } is not asked there; asked: { $asked }.
refusal-hint-needs-numba = Hints need numba, which is not installed. Install the extra "fast".
ranked-action = { $rank }. { $label }  { $percent } %{ $good ->
    [yes] , as good
   *[no] { "" }
}
ranked-action-plain = { $rank }. { $label }
