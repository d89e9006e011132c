### The command line, English.

cli-about = Katzentisch: a table for card games, for people, bots and researchers.
cli-examples = Examples:
    {"  "}katzentisch tui
    {"  "}katzentisch sim GAME --players 4 --games 1000 --seed 7 --records out.jsonl
    {"  "}katzentisch arena GAME --bots search:100ms,random --deals 100 --out FOLDER
    {"  "}katzentisch replay out.jsonl --match 3 --lang de
    {"  "}katzentisch rules GAME R1
    
    Exit codes: 0 done, 1 the answer is no (broken law, bad record), 2 wrong usage, 3 something is missing, 130 interrupted.
cli-commands = commands
cli-command = COMMAND
cli-version = show the version and stop
cli-lang = language of all texts: en, de or fr (else that of the environment)
cli-game = GAME
cli-game-help = the name of the game
cli-name = NAME
cli-file = FILE
cli-folder = FOLDER
cli-set-form = NAME=VALUE
cli-set = set one option, to a value or from a TOML or .json file (NAME=@FILE); may be repeated
cli-set-needs-game = --set needs the name of the game.
cli-preset = options by the name of a preset
cli-no-input = never wait for input
cli-seat = seat { $seat }
cli-usage-error = { $problem }
    Help: { $program } --help
cli-cannot-write = Cannot write { $file }: { $problem }
cli-cannot-read = Cannot read { $file }: { $problem }
cli-progress = { $done } of { $total }, { $left } s left

cli-sim-about = simulate random matches
cli-sim-examples = Examples:
    {"  "}katzentisch sim GAME --players 4 --games 1000 --seed 7 --records out.jsonl
    {"  "}katzentisch sim GAME --players 2 --games 1000000
    {"  "}katzentisch sim GAME --set NAME=@file.toml
    
    The same seed gives the same bytes, compiled or interpreted.
cli-sim-players = number of players (4)
cli-sim-games = number of matches (1000)
cli-sim-seed = random seed (0)
cli-sim-records = write a record of each match, one a line
cli-sim-engine = auto compiles when there are many matches
cli-sim-written = { $games } records in { $file }
cli-sim-total = { $games } matches, { $decisions } decisions, { $mean } a match
cli-sim-seat = seat { $seat }: mean score { $mean }, share of victories { $share } %

cli-arena-about = let bots play each other and measure who is stronger
cli-arena-examples = Examples:
    {"  "}katzentisch arena GAME --bots search:100ms,greedy,random --players 2,3,4 --deals 500
    {"  "}katzentisch arena GAME --bots search:1000,search:100 --deals 200 --seed 7 --out FOLDER
    
    The same command continues a run that was interrupted; more --deals continue one that is done.
cli-arena-bots = bots by name: random, a rule of thumb of the game, search:1000 (imagined matches), search:100ms, clairvoyant:...
cli-arena-players = numbers of players (2)
cli-arena-deals = number of deals; each is played in every rotation (100)
cli-arena-design = one bot among copies of another: all pairs (one), only the first among the others (first), only the others among the last (last), each among the one before it (steps); or different bots at a table (all)
cli-arena-workers = number of processes (one for each core)
cli-arena-out = folder for rows, result.json and report.html (a folder named after the plan)
cli-arena-compiling = Compiling the bots first: about a minute, only this once.
cli-arena-interrupted = Interrupted after { $done } of { $total } tables; the same command goes on from there.
cli-arena-written = Report: { $file }

cli-replay-about = check records and print readable transcripts
cli-replay-examples = Examples:
    {"  "}katzentisch replay out.jsonl --match 3 --lang fr
    {"  "}katzentisch replay out.jsonl --quiet
cli-replay-file = a record, or many, one a line
cli-replay-match = only the match with this number
cli-replay-quiet = only check
cli-replay-fine = { $count ->
    [1] one record, in order
   *[other] { $count } records, all in order
}
cli-replay-empty = There is no record in { $file }.
cli-replay-no-match = There is no match { $number }; the file has { $count }.
cli-replay-title = Match { $number }: { $game }, with { $names }
cli-replay-unfinished = The match is unfinished.

cli-hint-about = the best actions in a position of a record, and why
cli-hint-examples = Examples:
    {"  "}katzentisch hint out.jsonl
    {"  "}katzentisch hint out.jsonl --match 3 --ply 40 --lang fr
    {"  "}katzentisch hint out.jsonl --budget 500ms --json
    
    Only what the seat knew is looked at. Without --ply it is the present position, or the last decision of a finished match.
cli-hint-match = the match with this number (1)
cli-hint-ply = before this move, counted through the whole match from 1; deals and draws count too
cli-hint-seat = for this seat, if several are asked at once
cli-hint-budget = how long to think: imagined matches, or a time as in 100ms (16000)
cli-hint-json = as JSON
cli-hint-title = { $game }, match { $number }, move { $ply }: { $name } decides.
cli-hint-played = Played: { $label }

cli-rules-about = print the rules, or one of them
cli-rules-examples = Examples:
    {"  "}katzentisch rules GAME --lang de
    {"  "}katzentisch rules GAME R1
cli-rules-number = the number of a rule
cli-rules-unknown = There is no rule { $number }.

cli-check-about = check that the games obey the laws
cli-check-examples = Examples:
    {"  "}katzentisch check
    {"  "}katzentisch check GAME --tries 100
cli-check-game = only this game
cli-check-preset = only this preset
cli-check-tries = how many random matches to try for each law (10)
cli-check-fine = { $table }: { $laws } laws hold
cli-check-broken = Broken: { $problem }

cli-warm-about = compile the rules ahead of time
cli-warm-examples = Example:
    {"  "}katzentisch warm
cli-warm-missing = numba is not installed: everything runs interpreted. Install the extra "fast".
cli-warm-done = { $games }: ready in { $seconds } s
cli-warm-cache = kept in { $folder }

cli-tui-about = open a table in this terminal
cli-tui-examples = Examples:
    {"  "}katzentisch tui
    {"  "}katzentisch tui GAME --players 4 --people 2 --names Ada,Bo
    {"  "}katzentisch tui GAME --players 5 --people 1 --set NAME=3
    {"  "}katzentisch tui --join http://host:8000/t/table
cli-tui-players = number of players
cli-tui-people = how many of them are people at this keyboard (1)
cli-tui-level = how well the bots play: kitten, stray, mouser, tomcat or panther
cli-tui-names = their names
cli-tui-seed = random seed, to play the same deal again
cli-tui-needs-terminal = A table needs a terminal with keyboard and screen.
cli-tui-missing = The terminal table needs the module { $module }. Install the extra "tui".

argparse-usage = usage: {""}
argparse-options = options
argparse-arguments = arguments
argparse-help = show this help and stop
argparse-choice = {"%(value)r"} is not one of: {"%(choices)s"}
argparse-value = {"%(value)r"} is not a suitable number
argparse-required = missing: {"%s"}
argparse-unknown = unknown: {"%s"}
argparse-one = a value is missing
argparse-argument = {"%(argument_name)s"}: {"%(message)s"}

cli-play-about = open a table against bots in the browser
cli-play-examples = Examples:
    {"  "}katzentisch play
    {"  "}katzentisch play --lan
cli-play-game = which game (the first)
cli-play-no-browser = only say the address, do not open a browser
cli-play-open = Open { $url } in a browser.
cli-play-running = A server runs already at { $url }.

cli-serve-about = serve tables for browsers and terminals
cli-serve-examples = Examples:
    {"  "}katzentisch serve
    {"  "}katzentisch serve --lan
    {"  "}katzentisch serve --store postgresql://user@host/tables --workers 2
    {"  "}katzentisch serve --store postgres-demo --workers 2
cli-serve-host = the address to listen on (127.0.0.1)
cli-serve-port = the port to listen on (8000); 0 takes any free one
cli-serve-lan = let others in the same house join: listens on all addresses and shows a QR code
cli-serve-store = the database: an SQLite file of your own by default, sqlite:///FILE, postgresql://..., or postgres-demo
cli-serve-workers = number of server processes (1); more than one needs PostgreSQL
cli-serve-config = a TOML file with settings
cli-serve-origin = another page's address that may connect; may be given several times
cli-serve-missing = The server needs the package { $module }. Install the extra "server".
cli-serve-one-worker = SQLite serves one process only: use one worker, or PostgreSQL for more.
cli-serve-port-taken = Cannot listen on { $place }: { $problem }
cli-serve-config-wrong = The settings are not in order: { $problem }
cli-serve-ready = Tables are open at { $url } (Ctrl-C ends it)
cli-serve-others = Others in the house: { $url }

cli-bot-about = sit a bot down at a server's table
cli-bot-examples = Examples:
    {"  "}katzentisch bot --join http://host:8000/t/table
    {"  "}katzentisch bot --join http://host:8000/t/table --level 5 --name Robo
    {"  "}katzentisch bot --join http://host:8000 --level search:500
    
    The others see that it is a bot. It plays until the match and all rematches are over.
cli-bot-join = the address of a table, or of a server with a listed table that has a free seat
cli-bot-level = how well it plays: 1 to 5, or kitten, stray, mouser, tomcat, panther, or another bot by its name (mouser)
cli-bot-name = its name at the table
cli-bot-seated = { $name } sits at { $url }, level { $level } (Ctrl-C ends it)
cli-bot-start = Match { $match } begins.
cli-bot-over = Match { $match } is over.
cli-join-missing = Joining a server's table needs the package { $module }. Install the extra "client".
cli-tui-join = play at a server's table: the address that you were given
cli-tui-name = your name at that table
cli-tui-watch = only watch; with N, over the shoulder of the Nth seat, if it lets you
cli-tui-join-alone = --join goes with --name or --watch only; the table has its game and its seats already.

cli-keeping-store = the database of the server: sqlite:///FILE or postgresql://...; your own by default
cli-keeping-store-wrong = The address of a database is sqlite:///FILE or postgresql://...
cli-keeping-store-fails = The database cannot be used: { $problem }
cli-keeping-no-store = There is no database { $file }.
cli-keeping-too-new = The database has schema { $revision }, which is newer than this program.
cli-keeping-no-such-table = There is no table { $table }.
cli-keeping-no-such-seat = Table { $table } has no seat { $seat }.

cli-forget-about = forget who sat at a seat: names, chat and tokens; the match stays replayable
cli-forget-examples = Examples:
    {"  "}katzentisch forget --store sqlite:///tables.db --table abcdefghjk --seat 2
cli-forget-table = the table
cli-forget-seat = the seat, as the table counts: the first is 0
cli-forget-done = { $count ->
    [0] Nothing of seat { $seat } at table { $table } was left to forget.
    [one] Seat { $seat } at table { $table } is forgotten: one entry changed.
   *[other] Seat { $seat } at table { $table } is forgotten: { $count } entries changed.
 }

cli-export-about = write tables into a file of JSON lines
cli-export-examples = Examples:
    {"  "}katzentisch export --store sqlite:///tables.db tables.jsonl
    {"  "}katzentisch export --store sqlite:///tables.db --table abcdefghjk one.jsonl
cli-export-table = only this table; may be given several times
cli-export-file = the file to write; it has all cards of matches that still run
cli-export-done = { $count ->
    [one] One table is in { $file }.
   *[other] { $count } tables are in { $file }.
 }

cli-import-about = add exported tables to a database; what is there already stays
cli-import-examples = Examples:
    {"  "}katzentisch import --store postgresql://user@host/tables tables.jsonl
cli-import-file = a file that was exported
cli-import-done = { $count ->
    [0] Everything in { $file } is there already.
    [one] One entry of { $file } was added.
   *[other] { $count } entries of { $file } were added.
 }
cli-import-wrong = { $file } is not a file that was exported.
cli-import-differs = Table { $table } has another entry { $number } in this database; the tables before it were added.
