### Was ein Tischserver und seine Clients sagen, deutsch.

## Was ein Server ablehnt

refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-free = Dort sitzt niemand.
refusal-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
refusal-seats-free = Es sind noch Plätze frei; erst muss sich dort jemand oder ein Bot hinsetzen.
refusal-too-many-bots = Bei so vielen Bots bleibt für dich kein Platz.
refusal-name-empty = Ein Name braucht mindestens einen Buchstaben.
refusal-wrong-token = Dieser Platz gehört dir nicht mehr.
refusal-wrong-secret = Dieser Link wurde schon benutzt oder ist zu alt.
refusal-only-watching = Du schaust nur zu.
refusal-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-not-yourself = Dich selbst kannst du nicht wegschicken; steh stattdessen auf.
refusal-already-started = Die Partie hat schon begonnen.
refusal-not-playing = Gerade läuft keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-bot-plays = Gerade spielt ein Bot für dich.
refusal-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-no-hint-now = Einen Tipp gibt es, wenn du gefragt bist.
refusal-hint-not-ready = Die Bots wachen gerade erst auf. Frag gleich noch einmal.
refusal-stale = Das Spiel ist inzwischen weitergegangen.
refusal-too-late = Dafür ist es zu spät.
refusal-not-a-voter = Das entscheiden nur die Menschen, die mitspielen.
refusal-not-now = Das lässt sich jetzt nicht entscheiden.
refusal-no-take-back = Der letzte Zug lässt sich nicht zurücknehmen: Er hat etwas Verdecktes gezeigt.
refusal-muted = Du bist stummgeschaltet; vorgefertigte Sätze gehen noch.
refusal-say-one-thing = Sag genau eins: einen Text, einen vorgefertigten Satz oder eine Geste.
refusal-too-fast = Nicht so schnell; warte einen Augenblick.
refusal-page-not-built = Dieser Server hat keine Webseite; er wurde ohne sie installiert.
refusal-busy = Am Tisch ist gerade viel los; versuch es noch einmal.
refusal-try-again = Der Tisch muss neu geöffnet werden; versuch es noch einmal.
refusal-hello-first = Der Client hat den Server nicht begrüßt.
refusal-hello-once = Der Client hat den Server zweimal begrüßt.
refusal-wrong-protocol = Dieser Client und der Server sprechen verschiedene Fassungen des Protokolls; einer von beiden muss erneuert werden.
refusal-bad-message = Das versteht der Server nicht: { $problem }
refusal-bad-request = Diese Anfrage versteht der Server nicht.
refusal-foreign-origin = Fremde Seiten dürfen sich nicht mit diesem Server verbinden.
refusal-server-error = Beim Server ist etwas schiefgegangen.

## Was der Client ablehnt

refusal-client-bad-url = „{ $url }“ ist weder die Adresse eines Tisches noch die eines Servers. Sie sieht zum Beispiel so aus: http://host:8000/t/tisch
refusal-client-no-table = An keinem Tisch, den { $server } auflistet, ist ein Platz frei. Lass dir die Adresse eines Tisches geben.
refusal-client-unreachable = { $server } ist nicht zu erreichen: { $problem }
refusal-client-odd-answer = { $server } antwortet nicht wie ein Tischserver.
refusal-client-seat-lost = Du hast an diesem Tisch keinen Platz mehr.
refusal-client-closed = Die Verbindung ist beendet.
refusal-client-unknown = Der Server lehnt das ab: { $code }.

## Gespräche

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-one-moment = Einen Augenblick, bitte.
phrase-again = Noch einmal?
phrase-good-night = Gute Nacht!
emote-purr = schnurrt
emote-hiss = faucht
emote-laugh = lacht
emote-cry = weint
emote-think = überlegt
emote-sleep = schläft
