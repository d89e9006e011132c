### What a table server and its clients say, English.

## Refusals of a server

refusal-no-such-table = There is no such table.
refusal-table-full = Every seat at this table is taken.
refusal-seat-taken = That seat is taken.
refusal-seat-free = Nobody sits there.
refusal-seats = This game is for { $fewest } to { $most } players.
refusal-seats-free = Some seats are free; somebody, or a bot, has to take them first.
refusal-too-many-bots = So many bots leave no seat for you.
refusal-name-empty = A name needs at least one letter.
refusal-wrong-token = This seat is no longer yours.
refusal-wrong-secret = This link has been used already, or is too old.
refusal-only-watching = You are only watching.
refusal-not-the-host = Only the host of the table can do this.
refusal-not-yourself = You cannot send yourself away; stand up instead.
refusal-already-started = The match has already begun.
refusal-not-playing = No match is being played now.
refusal-not-over = The match is not over yet.
refusal-bot-plays = A bot is playing for you.
refusal-no-hints = This table is played without hints.
refusal-no-hint-now = A hint is there when you are asked.
refusal-hint-not-ready = The bots are still waking up. Ask again in a moment.
refusal-stale = The game has gone on meanwhile.
refusal-too-late = It is too late for that.
refusal-not-a-voter = Only the people who are playing decide this.
refusal-not-now = This cannot be decided now.
refusal-no-take-back = The last move cannot be taken back: it brought something hidden to light.
refusal-muted = The host has muted you; ready-made phrases are still possible.
refusal-say-one-thing = Say one thing: a text, a phrase or an emote.
refusal-too-fast = Not so fast; wait a moment.
refusal-page-not-built = This server has no web page; it was installed without one.
refusal-busy = The table is busy; try again.
refusal-try-again = The table has to be opened anew; try again.
refusal-hello-first = The client did not greet the server.
refusal-hello-once = The client greeted the server twice.
refusal-wrong-protocol = This client and the server speak different versions of the protocol; one of them needs an update.
refusal-bad-message = The server does not understand this: { $problem }
refusal-bad-request = The server does not understand this request.
refusal-foreign-origin = Pages from elsewhere may not connect to this server.
refusal-server-error = Something went wrong at the server.

## Refusals of the client

refusal-client-bad-url = "{ $url }" is not the address of a table or of a server. One looks like this: http://host:8000/t/table
refusal-client-no-table = No listed table at { $server } has a free seat. Ask for the address of a table.
refusal-client-unreachable = { $server } cannot be reached: { $problem }
refusal-client-odd-answer = { $server } does not answer like a table server.
refusal-client-seat-lost = You no longer have a seat at this table.
refusal-client-closed = The connection is closed.
refusal-client-unknown = The server refuses this: { $code }.

## Chat

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-again = Once more?
phrase-good-night = Good night!
emote-purr = purrs
emote-hiss = hisses
emote-laugh = laughs
emote-cry = cries
emote-think = is thinking
emote-sleep = is asleep
