### Around the table: chat, scores, the end, one device for several.

## Chat

chat-title = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-watching = You are watching. Whoever sits at the table can talk.
chat-faces = Show how you feel
chat-emote = { $name } { $emote }
chat-emote-button = Cat that { $emote }
chat-phrases = Phrases
chat-text = Write something
chat-send = Send
chat-muted = The host has muted you. Phrases and faces still work.
chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}

## Scores of the evening

evening-title = Scores of the evening
evening-table = Scores by match
evening-name = Name
evening-total = Total
evening-wins = Wins
evening-match = Match
evening-matches = Matches
evening-empty = The scores stand here after the first match.
evening-chart = Totals of the evening
evening-chart-about = A line for each player, from match to match. Now: { $totals }.

## The end of a match

end-result = Result
end-you-win = You win!
end-wins = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the victory!
}
end-well-played = Well played, everyone.
end-abandoned = The match was given up.
end-place = Place
end-you = (you)
end-column = { $column ->
    [total] Score
    [jokers] Jokers
   *[other] { $column }
}
end-share = Share the result
end-shared = Copied
end-share-title = { $game } at the Katzentisch:
end-share-line = { $place }. { $name }: { $score }
rematch-agree = Play again
rematch-withdraw = Rather not again
rematch-agreed = Once more: { $names }.
rematch-missing = Still thinking: { $names }.
rematch-seats-free = A seat is free. To play again, all seats must be taken.
rematch-fill = Let bots take the free seats

## A seat on another device

link-about = Scan the code or open the link on your other device. Your seat stays open here too.
link-make = Make a link
link-qr = QR code that brings your seat to another device
link-address = Link that brings your seat to another device
link-copy = Copy the link
link-copied = Copied
link-left = Works once, for { $time } more
link-expired = The link has expired.
link-warning = Only for you: whoever opens it plays your cards.
link-watching = You have no seat that could move.

## One device for several

cover-pass = Pass the device to { $name }.
cover-ready = I am { $name }
cover-news = What just happened

## Options in words

options-switch = { $is_on ->
    [yes] yes
   *[no] no
}
options-changed = { $option }: { $value }
options-value = { $value ->
    [auto] by number of players
    [full] all cards
    [players] one for each player
    [toggle] turns the direction round
    [anticlockwise] anticlockwise from then on
    [none] nothing happens
    [again] another turn
    [once] one turn is skipped
    [twice] two turns are skipped
    [direction] the next in turn
    [left] the left neighbour
    [any] everyone
    [next] only the next player
    [all] everyone
    [doubter] only the doubter
    [owner] its owner
    [random] drawn
    [off] none
    [hot_potato] hot potato
    [blast] blast
    [defused] defused
    [own] own
   *[other] { $value }
}
