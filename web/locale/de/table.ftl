### Am Tisch

table-title = { $turn ->
    [yes] ● Du bist dran – Katzentisch
   *[no] Katzentisch
}
table-seats = Plätze
table-you = (du)
table-asked = ist dran
table-answered = hat geantwortet
table-muted = darf nicht schreiben
table-away = nicht da
table-away-until = nicht da; in { $seconds } s übernimmt ein Bot
table-time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
table-middle = Der Tisch
table-hand = { $you ->
    [yes] Deine Hand und was du tun kannst
   *[no] Du schaust zu
}
table-spoken = Das Spiel, gesprochen
table-rule = Regel { $rule }
table-lost = Die Verbindung ist weg. Neuer Versuch …
table-over = Du kannst dich umsehen oder noch einmal spielen.
table-abandoned = Die Partie wurde abgebrochen.
table-paused = Die Partie macht Pause.
table-watching = Du schaust zu.
table-bot-plays = Ein Bot spielt für dich.
table-take-over = Ich spiele wieder selbst
table-rematch = Noch einmal
table-yes = Ja
table-no = Nein
table-mute = Ton aus

## Verlauf

table-log = Was geschah
table-log-empty = Noch ist nichts geschehen.
table-drawer = Verlauf und Chat
table-drawer-open = Verlauf und Chat
table-drawer-close = Verlauf schließen
table-evening = Punkte des Abends
table-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}

## Abstimmungen

table-vote = { $matter ->
    [pause] { $names } { $count ->
        [one] möchte
       *[other] möchten
    } eine Pause. Einverstanden?
    [resume] { $names } { $count ->
        [one] möchte
       *[other] möchten
    } weiterspielen. Einverstanden?
    [abandon] { $names } { $count ->
        [one] möchte
       *[other] möchten
    } die Partie abbrechen. Einverstanden?
   *[take-back] { $names } { $count ->
        [one] möchte
       *[other] möchten
    } den letzten Zug zurücknehmen. Einverstanden?
}
table-vote-mine = { $matter ->
    [pause] Du möchtest eine Pause.
    [resume] Du möchtest weiterspielen.
    [abandon] Du möchtest die Partie abbrechen.
   *[take-back] Du möchtest den letzten Zug zurücknehmen.
} Es fehlt noch: { $names }.
table-vote-back = Doch nicht

## Tipps

table-hint = Tipp
table-hint-wait = Denkt nach …
table-hints = Was ein Bot täte
table-hints-close = Tipps schließen
table-hint-win = { $percent } %{ $good ->
    [yes] , ebenso gut
   *[no] { "" }
}
table-hint-spoken = Tipp: { $label }. { $why }
table-hint-do = Mach das
table-hint-do-label = Mach das: { $label }

## Zuschauen

table-watch = Wessen Karten möchtest du sehen?
table-watch-none = Nur den Tisch
table-watch-seat = Karten von { $name }
table-watch-closed = Niemand lässt sich in die Karten schauen.
