### Die erste Stunde Katzenjammer Blues, Deutsch.

step-goal = Willkommen auf dem Dach! Diese sechs Katzen sind deine Hand. Vier gleiche Katzen sind ein Quartett, und ein Quartett bringt Mäuse: vier Fünfer bringen fünf. Wer am Ende die meisten Mäuse hat, gewinnt.
step-lot = Neue Katzen ersteigerst du. Felix ist der Bandleader: Er deckt Karten auf, bis ein Wert zum zweiten Mal kommt. Hier war es der zweite Fünfer. Alles, was da liegt, ist die Auslage und wird zusammen versteigert.
step-first-bid = Du wirst zuerst gefragt. Ein Gebot sagt, wie viele Karten du zahlst und von welchem Wert. Bieten darfst du nur, was du hast. Fang klein an.
task-first-bid = Biete einen Dreier.
other-first-bid = Das ginge auch. Aber fang so klein an wie möglich: mit einem Dreier.
step-overbid = Minka bietet zwei verschiedene Werte. Mehr Karten schlagen immer weniger Karten. Bei gleich vielen sind verschiedene Werte am wenigsten, dann kommen Einser, Zweier, Dreier und so weiter. Zwei Dreier sind also höher.
task-overbid = Biete zwei Dreier.
other-overbid = Könntest du. Aber du hast zwei Dreier übrig: Biete genau die.
step-pay = Niemand geht höher: Die Auslage gehört dir! Nur wer gewinnt, zahlt, und zwar genau das Gebot. Ein Joker könnte für einen Dreier einspringen, aber den brauchst du gleich noch.
task-pay = Zahl die zwei Dreier und behalt den Joker.
other-pay = Erlaubt, aber dafür ist ein Joker zu schade. Zahl mit den zwei Dreiern.
step-foursome = Jetzt hast du drei Fünfer auf der Hand. Dein Joker steht für jede Katze: drei Fünfer und ein Joker sind ein Quartett. Vorstellen darf nur, wer gerade etwas ersteigert hat.
task-foursome = Stell 5, 5, 5 und den Joker vor.
other-foursome = Du könntest warten. Aber fünf Mäuse sind fünf Mäuse: Stell sie vor.
step-done = Fünf Mäuse! Die drei Fünfer sind weg. Der Joker bleibt offen vor dir liegen: Er zählt am Ende gegen dich. Dazu kommen wir noch.
task-done = Mehr hast du nicht: Sag, dass du fertig bist.
step-joker = Jetzt leitest du die Band. Ein Vierer, dann ein Joker: Ein Joker schließt die Reihe sofort ab, und alle ziehen eine Karte. Du hast einen Einser gezogen. Minka wird zuerst gefragt, du zuletzt.
step-pass = Felix bietet zwei verschiedene Werte. In der Auslage liegt ein Joker, und Joker sind zweischneidig: Wer am Ende die meisten hat, auf der Hand und vor sich zusammen, verliert fünf Mäuse. Einen hast du schon.
task-pass = Überlass ihn Felix: Pass.
other-pass = Du könntest darum kämpfen. Aber mit einem zweiten Joker hättest du die meisten. Pass lieber.
step-jump = Felix leitet und deckt 1, 2, 4, 1 auf. Noch zwei Einser, dann hast du vier! Du musst nicht klein anfangen, jedes höhere Gebot gilt. Zahl mit dem, was du nicht brauchst: mit dem Zweier und dem Vierer.
task-jump = Biete zwei verschiedene Werte.
other-jump = Könntest du, aber deine Einser brauchst du selbst. Biete zwei verschiedene Werte.
step-pay-different = Niemand traut sich. Gesagt hast du nur „zwei verschiedene Werte“: Welche es sind, entscheidest du jetzt.
task-pay-different = Zahl den Zweier und den Vierer, behalt die Einser.
other-pay-different = Dann fehlt dir ein Einser zum Quartett. Zahl den Zweier und den Vierer.
step-last-mouse = Vier Einser ganz ohne Joker: eine Maus, und es ist die letzte. Das Spiel ist aus, sobald die letzte Maus weg ist oder die letzte Karte vom Stapel.
task-last-mouse = Stell die vier Einser vor.
other-last-mouse = Hol dir die Maus! Stell die vier Einser vor.
step-end = Du gewinnst mit sechs Mäusen! Felix hatte die meisten Joker, zwei auf der Hand, und hat dafür fünf Mäuse verloren. Im richtigen Spiel gibt es 20 Mäuse und eine längere Nacht. Mehr brauchst du nicht zu wissen.

## Zu den Beispielen der Regeln

example-R1 = Triangel, Mundharmonika, Saxofon, Kontrabass, Klavier und der Joker mit dem Kazoo.
example-R3 = Zwei vollständige Reihen: Die eine endet mit dem zweiten Fünfer, die andere mit dem Joker.
example-R5 = 3x2: drei Zweier.
example-R6 = 3-different: Du sagst nur „drei verschiedene Werte“.
example-K14 = Jedes dieser Gebote schlägt das davor: 1x5, 2-different, 2x1, 2x5, 3-different.
example-K16 = Drei Zweier, einer davon ein Joker.
example-K15 = Drei verschiedene Werte: Der Joker steht für 1, 2 oder 4.
example-K19 = Drei Zweier geboten, mit 2, 2 und einem Joker bezahlt: Die Zweier kommen auf die Ablage, der Joker bleibt vor dir liegen. Die Auslage gehört dir.
example-R8 = Ein Quartett aus Fünfern mit einem Joker: fünf Mäuse.
example-K30 = Eine natürliche Karte genügt: vier Mäuse, und drei Joker mehr liegen vor dir.
example-K31 = Als vier Fünfer: fünf Mäuse. Ohne Wert: keine Maus, aber die Joker sind weg.
example-K34 = Zwei vor dir und einer auf der Hand sind drei Joker.

## Das Spiel in Kürze

short-1 = Alle haben sechs Katzen. Der Bandleader deckt Karten auf, bis ein Wert zweimal da liegt oder ein Joker kommt: Das ist die Auslage. Nach einem Joker ziehen alle eine Karte.
short-2 = Reihum bietest du Karten aus deiner Hand dafür oder passt: Mehr Karten schlagen weniger; bei gleich vielen sind verschiedene Werte am niedrigsten, dann Einser, Zweier und so weiter. Wer passt, ist raus.
short-3 = Das höchste Gebot zahlt genau, nimmt die Auslage und leitet die Band. Joker stehen für jeden Wert; bezahlte Joker bleiben vor dir liegen.
short-4 = Wer eine Auslage gewonnen hat, darf Quartette vorstellen, vier Karten eines Werts, und bekommt so viele Mäuse wie der Wert.
short-5 = Ist die letzte Maus oder die letzte Karte des Stapels weg, verliert, wer die meisten Joker hat, fünf Mäuse. Die meisten Mäuse gewinnen.
