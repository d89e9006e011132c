### Regeln, Lektionen, Über uns, ohne Netz: Deutsch.

head-title = { $place ->
    [rules-katzenjammer] Regeln von Katzenjammer Blues
    [rules-klaumau] Regeln von Klaumau!
    [learn-katzenjammer] Katzenjammer Blues in fünf Minuten lernen
    [learn-klaumau] Klaumau! in fünf Minuten lernen
    [about] Über Katzentisch
    [table] Ein Tisch
   *[home] Zwei Kartenspiele an einem Tisch
} – Katzentisch
head-about = { $place ->
    [rules-katzenjammer] Alle Regeln von Katzenjammer Blues mit Beispielen: Versteigerung, Joker, Quartette, Mäuse.
    [rules-klaumau] Alle Regeln von Klaumau! mit Beispielen: was passt, der Bluff, der Zweifel, Gauner und Polizisten.
    [learn-katzenjammer] Eine erste Partie Katzenjammer Blues mit Anleitung: bieten, zahlen, vorstellen, Mäuse gewinnen.
    [learn-klaumau] Eine erste Runde Klaumau! mit Anleitung: spielen, bluffen, zweifeln, klauen.
    [about] Was Katzentisch ist, was gespeichert wird und woraus es gemacht ist.
   *[home] Katzenjammer Blues und Klaumau! im Browser spielen, mit Freunden oder gegen Bots. Ohne Anmeldung.
}
skip = Zum Inhalt

## Die Lektion

lesson-coach = Deine Anleitung
lesson-explain = Was die Anleitung sagt
lesson-watch = Schau, was die anderen tun …
lesson-progress = Schritt { $step } von { $count }
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-leave = Lektion verlassen
lesson-again = Noch einmal
lesson-play = Richtig spielen
refusal-lesson = Im richtigen Spiel ginge das. In der Lektion ist gerade etwas anderes dran.

## Die Regeln

rules-of = { $game ->
    [katzenjammer] Regeln von Katzenjammer Blues
   *[klaumau] Regeln von Klaumau!
}
rules-learn = Oder lern es beim Spielen: fünf Minuten mit Anleitung
rules-short = In Kürze
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
}
rules-example = Beispiel

## Über uns

about-title = Über Katzentisch
about-what = Katzentisch ist ein Tisch für Kartenspiele im Netz: Katzenjammer Blues und Klaumau!, mit Freunden oder gegen Bots, am Telefon oder am Schreibtisch. Es kostet nichts, ist quelloffen und braucht kein Konto.
about-names = Nicht verbunden
about-names-text = Katzentisch hat mit den Autoren und Verlagen der Spiele nichts zu tun. Deren Titel sagen nur, nach welchen Regeln gespielt wird. Alle Texte und Zeichnungen hier sind unsere eigenen.
about-privacy = Was gespeichert wird
about-privacy-text = Der Server speichert jeden Tisch mit Namen, Zügen und Chat, aber keine Adressen der Besucher, und er weiß über dich nur, was du eintippst. Dein Browser merkt sich deinen Namen, deine Einstellungen und die Schlüssel zu deinen Plätzen; Cookies gibt es nicht, und Dritte bekommen nichts davon.
about-forget = Wer diesen Server betreibt, kann deinen Namen und deinen Chat auf Wunsch aus einem Tisch entfernen.
about-keys = Tastatur
about-keys-text = Alles geht mit Tab, Pfeiltasten, Eingabe und Leertaste; ein Tisch nennt seine Tastenkürzel im Menü. Screenreader hören in Sätzen, was geschieht.
about-languages = Sprachen
about-languages-text = Deutsch, Englisch und Französisch. Wählen kannst du oben auf der Seite; sonst gilt die Sprache deines Browsers.
about-licences = Quelloffen
about-licences-text = Katzentisch selbst steht unter der { $licence }-Lizenz. Die Seite enthält diese Teile von anderen:
about-licence = { $name } { $version }, { $licence }-Lizenz
about-learn = Ein Spiel lernen
about-lesson = { $game ->
    [katzenjammer] Katzenjammer Blues: die erste Lektion
   *[klaumau] Klaumau!: die erste Lektion
}

## Ohne Netz

offline-title = Dieser Teil ist noch nicht hier
offline-text = Du bist wohl ohne Netz, und diese Seite war auf diesem Gerät noch nie offen. Regeln und Lektionen, die du schon geöffnet hast, gehen auch ohne Verbindung.
offline-again = Noch einmal versuchen
