### The web page, English.

page-language = Language
page-theme = Light or dark
page-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Automatic
}

## The first page

page-claim = Two card games, a few cats, no sign-up.
page-play-now = Play now
page-play-now-about = You against bots. One click, and the cards are dealt.
page-play-game = { $game ->
    [katzenjammer] Katzenjammer Blues
   *[klaumau] Klaumau!
}
page-game-about = { $game ->
    [katzenjammer] Win cats at auction, present foursomes, earn mice.
   *[klaumau] Get rid of your cards. Bluff, doubt, steal.
}
page-open = Open a table for friends
page-open-about = They come by a link or a QR code.
page-join = Join a table
page-join-about = With a code, or one of the tables below.
page-code = Code of the table
page-join-go = Join
page-your-name = Your name
page-name-default = Guest
page-seats = Seats
page-game = Game
page-listed = Show it in the lobby
page-clock = Time for a move
page-clock-value = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
page-open-go = Open the table
page-lobby = Open tables
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
