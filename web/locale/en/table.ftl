### At the table

table-title = { $turn ->
    [yes] ● Your turn – Katzentisch
   *[no] Katzentisch
}
table-seats = Seats
table-you = (you)
table-asked = is to act
table-answered = has answered
table-muted = may not write
table-away = away
table-away-until = away; a bot takes over in { $seconds } s
table-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-middle = The table
table-hand = { $you ->
    [yes] Your hand and what you may do
   *[no] You are watching
}
table-spoken = The game, spoken
table-rule = Rule { $rule }
table-lost = The connection is lost. Trying again …
table-over = You can look around, or play again.
table-abandoned = The match was abandoned.
table-paused = The match is paused.
table-watching = You are watching.
table-bot-plays = A bot plays for you.
table-take-over = I play again
table-rematch = Play again
table-yes = Yes
table-no = No
table-mute = Sound off

## Log

table-log = What happened
table-log-empty = Nothing has happened yet.
table-drawer = Log and chat
table-drawer-open = Log and chat
table-drawer-close = Close the log
table-evening = Scores of the evening
table-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

## Votes

table-vote = { $matter ->
    [pause] { $names } { $count ->
        [one] wants
       *[other] want
    } to pause. Agreed?
    [resume] { $names } { $count ->
        [one] wants
       *[other] want
    } to play on. Agreed?
    [abandon] { $names } { $count ->
        [one] wants
       *[other] want
    } to abandon the match. Agreed?
   *[take-back] { $names } { $count ->
        [one] wants
       *[other] want
    } to take back the last move. Agreed?
}
table-vote-mine = { $matter ->
    [pause] You want to pause.
    [resume] You want to play on.
    [abandon] You want to abandon the match.
   *[take-back] You want to take back the last move.
} Waiting for { $names }.
table-vote-back = Never mind

## Hints

table-hint = Hint
table-hint-wait = Thinking …
table-hints = What a bot would do
table-hints-close = Close the hints
table-hint-win = { $percent } %{ $good ->
    [yes] , as good
   *[no] { "" }
}
table-hint-spoken = Hint: { $label }. { $why }
table-hint-do = Do it
table-hint-do-label = Do it: { $label }

## Watching

table-watch = Whose cards do you want to see?
table-watch-none = Only the table
table-watch-seat = { $name }’s cards
table-watch-closed = Nobody lets spectators see their cards.
