### The table's menu

menu-open = Menu
menu-close = Close
menu-more = More
menu-rules = Rules
menu-shortcuts = Keys
menu-home = Leave for the first page

## The match

menu-match = Match
menu-match-about = Everyone who plays has to agree.
menu-vote = { $matter ->
    [pause] Pause
    [resume] Play on
    [abandon] Abandon the match
   *[take-back] Take back the last move
}
menu-agreed = Agreed: { $names }

## My seat

menu-seat = My seat
menu-hand-over = Let a bot play for me
menu-let-watch = Spectators may see my cards
menu-leave = Stand up
menu-leave-sure = { $playing ->
    [yes] Really stand up? A bot gets your seat.
   *[no] Really stand up?
}

## The host

menu-host = You are the host
menu-level = { $name } plays as
menu-mute = { $name } may not write

## Settings

menu-settings = Settings
menu-sound = Sound
menu-confirm = Ask before costly moves
menu-notices = Tell me when it is my turn
menu-notices-denied = Your browser does not allow it.
menu-has-shortcuts = Single keys as shortcuts
menu-speed = Movement
menu-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
    [off] Off
   *[normal] Normal
}

## Keys

menu-shortcut = { $key ->
    [list] This list
    [l] Log and chat
    [m] Sound on or off
    [h] Hint
   *[p] Pass, or decide ahead to pass
}
menu-key-tab = From one thing to the next; Enter or space does it
menu-key-arrows = From card to card
menu-key-escape = Close what is open
menu-shortcuts-off = The single keys are switched off in the menu.
