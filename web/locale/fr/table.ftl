### À la table

table-seats = Places
table-asked = doit jouer
table-middle = La table
table-hand = Votre main et ce que vous pouvez faire
table-log = Ce qui s’est passé
table-lost = La connexion est perdue. Nouvel essai…
table-over = La partie est finie.
table-paused = La partie est en pause.
table-watching = Vous regardez.
table-rematch = Rejouer
