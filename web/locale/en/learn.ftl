### Rules, lessons, about, offline: English.

head-title = { $place ->
    [rules-katzenjammer] Rules of Katzenjammer Blues
    [rules-klaumau] Rules of Klaumau!
    [learn-katzenjammer] Learn Katzenjammer Blues in five minutes
    [learn-klaumau] Learn Klaumau! in five minutes
    [about] About
    [table] A table
   *[home] Two card games at one table
} – Katzentisch
head-about = { $place ->
    [rules-katzenjammer] All rules of Katzenjammer Blues with examples: the auction, jokers, foursomes, mice.
    [rules-klaumau] All rules of Klaumau! with examples: what fits, the bluff, the doubt, thieves and Policemen.
    [learn-katzenjammer] A first game of Katzenjammer Blues with a coach: bid, pay, present, win mice.
    [learn-klaumau] A first round of Klaumau! with a coach: play, bluff, doubt, steal.
    [about] What Katzentisch is, what it stores, and what it is made of.
   *[home] Play Katzenjammer Blues and Klaumau! in the browser, with friends or against bots. No sign-up.
}
skip = Skip to the content

## The lesson

lesson-coach = Your coach
lesson-explain = What the coach says
lesson-watch = Watch what the others do …
lesson-progress = Step { $step } of { $count }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-again = Once more
lesson-play = Play a real game
refusal-lesson = In a real game you could. In the lesson the coach has something else in mind.

## The rules

rules-of = { $game ->
    [katzenjammer] Rules of Katzenjammer Blues
   *[klaumau] Rules of Klaumau!
}
rules-learn = Or learn it by playing: five minutes with a coach
rules-short = In short
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
}
rules-example = Example

## About

about-title = About Katzentisch
about-what = Katzentisch is a table for card games on the web: Katzenjammer Blues and Klaumau!, with friends or against bots, on a phone or a desk. It is free, open source, and needs no account.
about-names = Not affiliated
about-names-text = Katzentisch has nothing to do with the authors and publishers of the games. Their titles only say which rules are played. All texts and drawings here are our own.
about-privacy = What is stored
about-privacy-text = The server keeps each table with its names, moves and chat, but no addresses of visitors, and it knows nothing about you beyond what you type. Your browser keeps your name, your settings and the keys to your seats; there are no cookies and no third parties.
about-forget = Whoever runs this server can take your name and your chat out of a table if you ask.
about-keys = Keyboard
about-keys-text = Everything works with Tab, the arrow keys, Enter and Space; a table tells its own shortcuts in its menu. Screen readers hear what happens as sentences.
about-languages = Languages
about-languages-text = English, German and French. Choose at the top of the page; without a choice it is your browser's.
about-licences = Open source
about-licences-text = Katzentisch itself is under the { $licence } licence. The page ships these parts of others:
about-licence = { $name } { $version }, { $licence } licence
about-learn = Learn a game
about-lesson = { $game ->
    [katzenjammer] Katzenjammer Blues: the first lesson
   *[klaumau] Klaumau!: the first lesson
}

## Offline

offline-title = This part is not here yet
offline-text = You seem to be offline, and this page was never opened before on this device. Rules and lessons that you have opened work without a connection.
offline-again = Try again
