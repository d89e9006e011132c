### Das Menü am Tisch

menu-open = Menü
menu-close = Schließen
menu-more = Mehr
menu-rules = Regeln
menu-shortcuts = Tasten
menu-home = Zur ersten Seite

## Die Partie

menu-match = Partie
menu-match-about = Alle, die mitspielen, müssen einverstanden sein.
menu-vote = { $matter ->
    [pause] Pause
    [resume] Weiterspielen
    [abandon] Partie abbrechen
   *[take-back] Letzten Zug zurücknehmen
}
menu-agreed = Einverstanden: { $names }

## Mein Platz

menu-seat = Mein Platz
menu-hand-over = Ein Bot soll für mich spielen
menu-let-watch = Wer zuschaut, darf meine Karten sehen
menu-leave = Aufstehen
menu-leave-sure = { $playing ->
    [yes] Wirklich aufstehen? Ein Bot bekommt deinen Platz.
   *[no] Wirklich aufstehen?
}

## Gastgeber

menu-host = Du leitest den Tisch
menu-level = { $name } spielt als
menu-mute = { $name } darf nicht schreiben

## Einstellungen

menu-settings = Einstellungen
menu-sound = Ton
menu-confirm = Vor teuren Zügen nachfragen
menu-notices = Sag mir, wenn ich dran bin
menu-notices-denied = Dein Browser erlaubt das nicht.
menu-has-shortcuts = Einzelne Tasten als Kürzel
menu-speed = Bewegung
menu-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
    [off] Aus
   *[normal] Normal
}

## Tasten

menu-shortcut = { $key ->
    [list] Diese Liste
    [l] Verlauf und Chat
    [m] Ton an oder aus
    [h] Tipp
   *[p] Passen, auch schon im Voraus
}
menu-key-tab = Von einem zum nächsten; Enter oder Leertaste löst aus
menu-key-arrows = Von Karte zu Karte
menu-key-escape = Schließt, was offen ist
menu-shortcuts-off = Die einzelnen Tasten sind im Menü ausgeschaltet.
