### The table in the terminal, English.

app-title = Katzentisch
language-en = English
language-de = Deutsch
language-fr = Français
people-names = Ada Bo Cleo Dan Eve Finn Gus Hedy
bot-names = Minka Felix Mascha Tom Lux Pip Kiki Momo

## Keys, and what they do

key-enter = Enter
key-escape = Esc
do-start = sit down
do-field = field
do-value = change
do-choose = choose
do-why = why not?
do-hint = hint
do-log = log
do-rules = rules
do-quit = quit
do-close = close
do-go-on = go on
do-scroll = scroll
do-point = pick
do-uncover = show the table
do-again = play again
do-elsewhere = new table
do-save = save
do-leave = leave
do-stay = stay

## Sitting down

setup-language = Language
setup-game = Game
setup-seats = Players
setup-people = People at this keyboard
setup-level = Bots
level-kitten = kitten
level-kitten-about = A kitten still learns and blunders.
level-stray = stray
level-stray-about = A stray grabs what it can get.
level-mouser = mouser
level-mouser-about = A mouser plays soundly.
level-tomcat = tomcat
level-tomcat-about = A tomcat thinks ahead.
level-panther = panther
level-panther-about = A panther is the strongest.
setup-preset = Rules
setup-own = own options
setup-name = Name { $number }
setup-company = { $people ->
    [1] { $bots ->
        [1] You play against one bot.
       *[other] You play against { $bots } bots.
    }
   *[other] { $bots ->
        [0] { $people } people share this screen.
        [1] { $people } people share this screen, and one bot joins in.
       *[other] { $people } people share this screen, and { $bots } bots join in.
    } It is covered between turns.
}

## At the table

status-somebody = It is { $name }'s turn.
status-nobody = The game goes on.
prompt-anything = Choose what you do.
prompt-patience = { $name } is thinking.
bots-warming-up = bots are warming up
prompt-again = Press a to play again with the same people, n for a new table, or s to save the match.
part-over = Part { $number } is over
log-title = Log
rules-title = Rules
hint-title = Hint
detail-title = Your choice
detail-keys = { $count ->
    [1] Enter, or the key { $keys }
   *[other] Enter, or the keys { $keys }
}
cover-pass = Pass the screen to { $name }. Press Enter when ready.
cover-ready = I am { $name }
leave-question = The game is not over. Leave all the same?

## Why not?

why-title = Why not?
why-search = Name an action, for example: { $example }
why-none = There is no such action.
why-allowed = This is allowed now.

## The end

result-title = Result
result-winner = { $count ->
    [1] { $name } wins!
   *[other] { $name } share the victory!
}
result-place = Place
result-name = Name
result-score = Score
result-total = Total
name-and = { $names } and { $last }
hint-thinking = I am thinking …
hint-not-ready = The bots are still getting ready; ask again in a minute.
hint-not-asked = A hint is there when you are asked.
save-later = The record shows all hands; it can be saved when the match is over.
save-done = The match is saved: { $path }
save-failed = The match cannot be saved in { $folder }: { $problem }.

## Refusals

refusal-tui-no-such-preset = There is no preset "{ $preset }". There are: { $presets }.
refusal-tui-seats = The preset "{ $preset }" is for { $fewest } to { $most } players, not { $seats }.
refusal-tui-people = At a table for { $seats }, from one to { $seats } people can sit at this keyboard, not { $people }.
refusal-tui-not-your-turn = It is not your turn; { $name } is asked.

## At a server's table

do-begin = start
do-say = say something
do-rematch = rematch
do-myself = play myself
say-title = Say something
room-connecting = Connecting to { $server } …
room-free = free
room-you = you
room-host = host
room-bot = bot
room-gone = not there
room-start = Press Enter to start; bots take the free seats.
room-wait = { $name } starts the match.
room-invite = Others join here: { $url }
net-chat = { $name }: “{ $text }”
net-emote = { $name } { $emote }.
net-lost = The connection is lost; trying to get it back …
net-back = The connection is back.
net-paused = The match is paused.
net-answered = Your answer is in; the others are still thinking.
net-stand-in = A bot is playing for you. Press m to play yourself.
net-over = Press a for a rematch{ $agreed ->
    [0] { "" }
    [1] { " " }(one agrees already)
   *[other] { " " }({ $agreed } agree already)
}, or s to save the match.
net-abandoned = The match was given up. Press a for a rematch{ $agreed ->
    [0] { "" }
    [1] { " " }(one agrees already)
   *[other] { " " }({ $agreed } agree already)
}.
