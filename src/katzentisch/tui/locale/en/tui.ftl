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
do-say = send
do-chat = chat
do-phrase = phrases
do-table = table
do-vote = vote
do-keys = keys
do-invite = invite
do-seat = seat
do-bot = bot
do-free = free seat
do-rename = my name
do-stand-up = stand up
do-rematch = rematch
do-myself = play myself
say-title = Chat
say-text = Write a line, or pick a phrase with ↑ and ↓
say-nothing = Nobody has said anything yet.
keys-title = All keys
level-title = Which bot?
menu-title = At the table
menu-vote = { $matter ->
    [pause] Vote: pause
    [resume] Vote: go on
    [take-back] Vote: take the last move back
    [abandon] Vote: give the match up
   *[rematch] Vote: rematch
}
menu-hand-over = Let a bot play for me
menu-take-over = Play myself again
menu-rename = Another name
menu-let-watch = Let spectators see my cards
menu-unwatch = Hide my cards from spectators
menu-invite = Invite others
menu-bots = Bots for the free seats
menu-mute = Mute { $name }
menu-unmute = Let { $name } speak again
menu-stand-up = Stand up and give my seat up
stand-up-question = Give your seat up? With q you would leave and keep it.
stand-up-question-match = Give your seat up? A bot plays on in your place. With q you would leave and keep the seat.
vote-asks = { $matter ->
    [pause] Pause?
    [resume] Go on?
    [take-back] Take the last move back?
    [abandon] Give the match up?
   *[rematch] A rematch?
}
vote-agreed = Yes: { $names }.
vote-missing = Still to answer: { $names }.
vote-agree = Press { $key } to agree.
vote-withdraw = Press { $key } to withdraw.
vote-more = { $count ->
    [1] There is another vote: press t.
   *[other] There are { $count } more votes: press t.
}
clock-time = time|
clock-gone = gone|away
clock-stand-in = bot plays|bot
clock-days = { $days ->
    [1] 1 day
   *[other] { $days } days
}
clock-mine = You have { $time } left.
hand-of = { $count ->
    [0] { $name } has no cards
    [1] { $name }'s hand: one card
   *[other] { $name }'s hand: { $count } cards
}
watch-table = You are watching.
watch-seat = You are watching over { $name }'s shoulder.
watch-closed = You are watching; { $name } does not show any cards.
room-connecting = Connecting to { $server } …
room-free = free
room-you = you
room-host = host
room-bot = bot
room-gone = not there
room-muted = muted
room-watched = shows cards to spectators
room-start = Press Enter to start; bots take the free seats.
room-wait = { $name } starts the match.
room-invite = Others join here: { $url }
net-chat = { $name }: “{ $text }”
net-emote = { $name } { $emote }.
net-lost = The connection is lost; trying to get it back …
net-back = The connection is back.
net-paused = The match is paused. Press t, then p, to go on.
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
net-missed = You missed something; this is how the table stands now.
net-lost-bot = The connection is lost; trying to get it back … A bot takes over in { $time }.
net-slow = The server asks for patience: it listens again in { $time }.
net-too-fast = { $seconds ->
    [1] Not so fast! Try again in a second.
   *[other] Not so fast! Try again in { $seconds } seconds.
}
net-gone = { $name } is gone.
net-gone-bot = { $name } is gone, a bot takes over in { $seconds } s.
net-left = You have left the table.
net-phase = { $phase ->
    [paused] The match is paused.
    [over] The match is over.
    [abandoned] The match was given up.
   *[other] { "" }
}
net-seats-free = A rematch needs all seats filled: press t, then k for bots.
net-seats-free-guest = A rematch needs all seats filled; the host can seat bots.
