### Am Tisch

table-seats = Plätze
table-asked = ist dran
table-middle = Der Tisch
table-hand = Deine Hand und was du tun kannst
table-log = Was geschah
table-lost = Die Verbindung ist weg. Neuer Versuch …
table-over = Die Partie ist aus.
table-paused = Die Partie macht Pause.
table-watching = Du schaust zu.
table-rematch = Noch einmal
