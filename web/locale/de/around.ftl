### Um den Tisch herum: Chat, Punkte, das Ende, ein Gerät für mehrere.

## Chat

chat-title = Chat
chat-lines = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-watching = Du schaust zu. Reden können alle, die am Tisch sitzen.
chat-faces = Zeig, wie dir zumute ist
chat-emote = { $name } { $emote }
chat-emote-button = Katze: { $emote }
chat-phrases = Sprüche
chat-text = Schreib etwas
chat-send = Senden
chat-muted = Du bist stummgeschaltet. Sprüche und Katzen gehen trotzdem.
chat-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}

## Punkte des Abends

evening-title = Punkte des Abends
evening-table = Punkte je Partie
evening-name = Name
evening-total = Summe
evening-wins = Siege
evening-match = Partie
evening-matches = Partien
evening-empty = Nach der ersten Partie stehen hier die Punkte.
evening-chart = Punktestand des Abends
evening-chart-about = Eine Linie für alle, die mitspielen, von Partie zu Partie. Jetzt: { $totals }.

## Das Ende einer Partie

end-result = Ergebnis
end-you-win = Du gewinnst!
end-wins = { $count ->
    [one] { $name } gewinnt!
   *[other] { $name } teilen sich den Sieg!
}
end-well-played = Gut gespielt, alle miteinander.
end-abandoned = Die Partie wurde aufgegeben.
end-place = Platz
end-you = (du)
end-column = { $column ->
    [total] Punkte
    [jokers] Joker
   *[other] { $column }
}
end-share = Ergebnis teilen
end-shared = Kopiert
end-share-title = { $game } am Katzentisch:
end-share-line = { $place }. { $name }: { $score }
rematch-agree = Noch einmal
rematch-withdraw = Doch nicht noch einmal
rematch-agreed = Noch einmal wollen: { $names }.
rematch-missing = Es fehlen noch: { $names }.
rematch-seats-free = Ein Platz ist frei. Für eine neue Partie müssen alle besetzt sein.
rematch-fill = Bots auf die freien Plätze setzen

## Ein Platz auf einem anderen Gerät

link-about = Scanne den Code oder öffne den Link auf deinem anderen Gerät. Hier bleibt dein Platz auch offen.
link-make = Link machen
link-qr = QR-Code, der deinen Platz auf ein anderes Gerät bringt
link-address = Link, der deinen Platz auf ein anderes Gerät bringt
link-copy = Link kopieren
link-copied = Kopiert
link-left = Gilt einmal, noch { $time }
link-expired = Der Link ist abgelaufen.
link-warning = Nur für dich: Wer ihn öffnet, spielt deine Karten.
link-watching = Du hast keinen Platz, der umziehen könnte.

## Ein Gerät für mehrere

cover-pass = Gib das Gerät an { $name } weiter.
cover-ready = Ich bin { $name }
cover-news = Was gerade geschah

## Optionen in Worten

options-switch = { $is_on ->
    [yes] ja
   *[no] nein
}
options-changed = { $option }: { $value }
options-value = { $value ->
    [auto] je nach Spielerzahl
    [full] alle Karten
    [players] eine je Person
    [toggle] dreht die Richtung um
    [anticlockwise] ab dann gegen den Uhrzeiger
    [none] nichts geschieht
    [again] noch ein Zug
    [once] ein Zug fällt aus
    [twice] zwei Züge fallen aus
    [direction] wer an der Reihe ist
    [left] die linke Nachbarin oder der linke Nachbar
    [any] alle
    [next] nur wer als Nächstes dran ist
    [all] alle
    [doubter] nur wer gezweifelt hat
    [owner] wem sie gehört
    [random] ausgelost
    [off] keine
    [hot_potato] heiße Kartoffel
    [blast] Explosion
    [defused] entschärft
    [own] eigene
   *[other] { $value }
}
