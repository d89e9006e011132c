### The web page, English.

page-language = Language
page-theme = Light or dark
page-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}

## The first page

page-play-game = { $game ->
    [katzenjammer] Katzenjammer Blues
   *[klaumau] Klaumau!
}
page-game-about = { $game ->
    [katzenjammer] Win cats at auction, present foursomes, earn mice.
   *[klaumau] Hold the best loot when the round ends. Bluff, doubt, steal.
}
page-open = Open a table for friends
page-open-about = They come by a link or a QR code.
page-join = Join a table
page-join-go = Join
page-your-name = Your name
page-name-default = Guest
page-seats = Seats
page-game = Game
page-listed = Show it in the lobby
page-clock = Time for a move
page-open-go = Open the table
page-lobby-empty = Nobody is waiting right now. Play against bots, or open a table and send the link.
page-lobby-table = { $people } · { $free ->
    [0] no seat free
    [one] { $free } seat free
   *[other] { $free } seats free
}
page-wait = One moment …
page-unaffiliated = Katzentisch is not affiliated with the games' publishers; their titles only say which rules are played.

page-home = To the first page
page-closed = This table is closed to you
page-claim-title = Bring your seat to this device
page-claim-about = The link works once. Your seat stays open on the other device too.
page-claim-go = Sit here

page-claim = Two card games, a few cats, a gang of crooks.
page-promise = No sign-up, nothing to install. Play against bots, with friends anywhere, or around one device.
page-play-now = Play now
page-against = { $count ->
    [one] against one bot
   *[other] against { $count } bots
}, { room-level-name }
page-bots = Bots
page-level = How strong
page-level-about = { $level ->
    [kitten] A kitten still learns and blunders.
    [stray] A stray grabs what it can get.
    [mouser] A mouser plays soundly.
    [tomcat] A tomcat thinks ahead.
   *[panther] A panther is the strongest.
}
page-learn = First lesson
page-rules = Rules
page-about = About Katzentisch
page-preset = Rules
page-own-rules = { $count ->
    [0] Change single rules
    [one] One rule changed
   *[other] { $count } rules changed
}
page-hints = Allow hints from the bots
page-lobby = Waiting for players
page-watch = Games to watch
page-watch-table = { $people }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
page-has-clock = with a clock
page-resume = Back to your table
page-resume-table = { $game } with { $names }
page-together = On this device
page-together-about = Pass it around. Between turns a cover hides the hands.
page-people = People
page-names = Their names
page-person = Person { $number }
page-together-go = Deal the cards
page-unreachable = The server does not answer. Are you online?
page-refused = The server refuses this ({ $code }).
page-clock-value = { $seconds ->
    [0] no limit
    [120] 2 minutes
    [300] 5 minutes
    [86400] a day
   *[other] { $seconds } seconds
}
page-join-about = With a code or a link, or one of the tables below.
page-code = Code or link
