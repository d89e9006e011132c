### At the table

table-seats = Seats
table-asked = is to act
table-middle = The table
table-hand = Your hand and what you may do
table-log = What happened
table-lost = The connection is lost. Trying again …
table-over = The match is over.
table-paused = The match is paused.
table-watching = You are watching.
table-rematch = Play again
