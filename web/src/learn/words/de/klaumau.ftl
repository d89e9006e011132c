### Die erste Stunde Klaumau!, Deutsch.

step-goal = Willkommen in der Bande! Hier willst du deine Karten nicht loswerden. Wenn die Runde endet, zählt, was du noch hast: Zahlen ihren Wert, ein Polizist nichts, jede andere Karte eins. Deine Hand ist gerade acht wert.
step-lay = Auf dem Stapel liegt eine rote 2. Es passt, was die gleiche Farbe oder das gleiche Zeichen hat: deine blaue 2 und auch dein roter Gauner. Leg lieber den Gauner, der klaut nämlich.
task-lay = Spiel den roten Gauner.
other-lay = Könntest du. Aber der rote Gauner bringt dir etwas: Spiel ihn.
step-rob = Ein Gauner nimmt jemandem blind eine Karte aus der Hand. Wer einen Polizisten hat, kann ihn aufhalten.
task-rob = Bestiehl Minka.
other-rob = Diesmal nicht: Minka hat die bessere Beute. Bestiehl sie.
step-bluff = Eine gelbe 3! Nur passt jetzt ausgerechnet die als Einzige. Sie zu spielen würde dich drei Punkte kosten. Also bluffe: Sag „Ich kann nicht“. Wenn niemand zweifelt, behältst du die 3 und ziehst noch eine Karte.
task-bluff = Sag „Ich kann nicht“.
other-bluff = Und drei Punkte hergeben? Behalt sie: Sag „Ich kann nicht“.
step-believe = Sie haben dir geglaubt, und du hast eine Karte gezogen. Jetzt sagt Minka „Ich kann nicht“. Mit zwei Karten kann das gut stimmen, und wer zu Unrecht bezweifelt wird, zieht zwei Karten statt einer.
task-believe = Glaub ihr.
other-believe = Sie hat nur zwei Karten. Glaub ihr diesmal.
step-keyhole = Es war die Wahrheit. Dann hat Felix ein Schlüsselloch gelegt: Damit wünscht man sich eine Farbe, und er wollte Grün. Schlüsselloch passt auf Schlüsselloch, und deins ist ohnehin grün.
task-keyhole = Spiel dein grünes Schlüsselloch.
other-keyhole = Du könntest wieder bluffen. Aber dein Schlüsselloch kann mehr: Spiel es.
step-wish = Jetzt wünschst du dir eine Farbe. Ein Trick: Nimm eine, die du nicht hast. Dann ist dein nächstes „Ich kann nicht“ die Wahrheit, und du darfst hoffen, dass jemand zweifelt.
task-wish = Wünsch dir Rot.
other-wish = Auch schön, aber Rot hast du nicht auf der Hand. Wünsch dir Rot.
step-honest = Minka hat einen Kleinen Tresor gelegt: Der Nächste setzt aus, das ist Felix. Von deinen Karten passt keine, du kannst also ganz ehrlich sein.
task-honest = Sag „Ich kann nicht“.
step-doubt = Minka hat gezweifelt, deine Hand wurde gezeigt, und du warst ehrlich: zwei Karten für dich! Dann hat sie eine rote 3 gespielt, und jetzt sagt Felix „Ich kann nicht“. Ob das stimmt? Falsch zweifeln kostet dich nichts.
task-doubt = Zweifle.
other-doubt = Du darfst ihm glauben. Aber so sicher, wie er klingt … Zweifle!
step-force = Erwischt! Seine Hand liegt offen, und du suchst aus, welche passende Karte er legen muss. Die 4 wäre für ihn am meisten wert. Du ziehst eine Karte, weil du recht hattest.
task-force = Lass ihn die rote 4 legen.
other-force = Die 4 tut ihm mehr weh. Nimm die rote 4.
step-police = Vorhin hast du einen Polizisten gezogen. Auf der Hand zählt er nichts. Er passt immer: Er kommt zur Seite, und du ziehst dafür eine Karte. Oder du behältst ihn, um einen Gauner aufzuhalten.
task-police = Spiel den Polizisten.
other-police = Der Polizist zählt nichts: Tausch ihn gegen eine Karte.
step-end = Minka hat ihre letzte Karte gelegt, also ist die Runde aus, und eine leere Hand ist nichts wert. Du hast 18 Punkte und gewinnst! Ein richtiges Spiel hat so viele Runden wie Leute am Tisch. Und jetzt geh jemanden anlügen.

## Zu den Beispielen der Regeln

example-R2 = Die gleiche 3 in vier Farben, jede mit ihrer Form: Raute, Sonne, Blatt, Welle.
example-M59 = Schlüsselloch, Kleiner Tresor, Großer Tresor, Plan, Gauner, Tausch, Polizist.
example-R8 = Auf die rote 2 passen die rote 4 (Farbe) und die blaue 2 (Zahl).
example-M4 = Ein Gauner passt auf einen Gauner, egal in welcher Farbe.
example-M10 = Auf diesen Plan passen rote und gelbe Karten.
example-M8 = Gewünscht wurde Grün: Eine grüne 1 passt, und jedes Schlüsselloch auch.
example-M5 = Passt immer, kommt zur Seite, bringt eine Karte.
example-R11 = Der Nächste setzt aus.
example-M14 = Die nächsten zwei setzen aus.
example-M29 = Wer klaut, nimmt eine Karte des Opfers, ohne sie zu sehen.
example-M32 = Nimm blind eine Karte, gib eine nach Wahl zurück.
example-M22 = „Ich kann nicht“ auf die rote 2 war gelogen: Die rote 4 passt. Die blaue 3 und das Schlüsselloch passen nicht, also muss die 4 gelegt werden.
example-M20 = Auf die rote 2 passt keine davon: ein ehrliches „Ich kann nicht“. Zweifelt jemand, werden zwei Karten gezogen.
example-M43 = Vier Punkte, ein Punkt, ein Punkt und keiner: zusammen sechs.
example-M52 = Zwei Punkte für jede Zahlenkarte, die du verkaufst.
example-M53 = Offen vor dir hält er alle Gauner fern.
example-M54 = Drei Regeln stehen zur Wahl.

## Das Spiel in Kürze

short-1 = Alle haben vier Karten. Am Ende der Runde zählt, was du noch hast: Zahlenkarten ihren Wert, Polizisten nichts, alle anderen eins.
short-2 = Wenn du dran bist, spielst du eine Karte der gleichen Farbe oder mit dem gleichen Zeichen, oder du sagst „Ich kann nicht“, ob es stimmt oder nicht.
short-3 = Nach „Ich kann nicht“ glauben es die anderen oder zweifeln. Geglaubt: Du ziehst eine Karte. Bezweifelt und ehrlich: zwei Karten. Ertappt: Wer gezweifelt hat, sucht die Karte aus, die du legst, und zieht eine.
short-4 = Ein Gauner klaut eine Karte, ein Tausch tauscht eine, ein Schlüsselloch wünscht eine Farbe, ein Plan dreht die Richtung, Tresore lassen andere aussetzen. Ein Polizist passt immer, bringt eine Karte und hält einen Gauner auf.
short-5 = Die Runde endet, wenn jemand keine Karten mehr hat oder der Stapel leer ist. Es gibt so viele Runden wie Leute am Tisch; die meisten Punkte gewinnen.
