### Die Befehlszeile, Deutsch.

cli-about = Katzentisch: ein Tisch für Kartenspiele, für Menschen, Bots und Forschung.
cli-examples = Beispiele:
    {"  "}katzentisch tui
    {"  "}katzentisch sim SPIEL --players 4 --games 1000 --seed 7 --records out.jsonl
    {"  "}katzentisch arena SPIEL --bots search:100ms,random --deals 100 --out ORDNER
    {"  "}katzentisch replay out.jsonl --match 3 --lang de
    {"  "}katzentisch rules SPIEL R1
    
    Rückgabewerte: 0 fertig, 1 die Antwort ist nein (Gesetz verletzt, Aufzeichnung fehlerhaft), 2 falscher Aufruf, 3 etwas fehlt, 130 abgebrochen.
cli-commands = Befehle
cli-command = BEFEHL
cli-version = Version anzeigen und beenden
cli-lang = Sprache aller Texte: en, de oder fr (sonst die der Umgebung)
cli-game = SPIEL
cli-game-help = der Name des Spiels
cli-name = NAME
cli-file = DATEI
cli-folder = ORDNER
cli-set-form = NAME=WERT
cli-set = eine Option setzen, auf einen Wert oder aus einer TOML- oder .json-Datei (NAME=@DATEI); mehrfach möglich
cli-set-needs-game = --set braucht den Namen des Spiels.
cli-preset = Optionen nach dem Namen einer Voreinstellung
cli-no-input = nie auf Eingaben warten
cli-seat = Platz { $seat }
cli-usage-error = { $problem }
    Hilfe: { $program } --help
cli-cannot-write = { $file } lässt sich nicht schreiben: { $problem }
cli-cannot-read = { $file } lässt sich nicht lesen: { $problem }
cli-progress = { $done } von { $total }, noch { $left } s

cli-sim-about = zufällige Spiele simulieren
cli-sim-examples = Beispiele:
    {"  "}katzentisch sim SPIEL --players 4 --games 1000 --seed 7 --records out.jsonl
    {"  "}katzentisch sim SPIEL --players 2 --games 1000000
    {"  "}katzentisch sim SPIEL --set NAME=@file.toml
    
    Derselbe Startwert ergibt dieselben Bytes, kompiliert oder interpretiert.
cli-sim-players = Anzahl der Plätze (4)
cli-sim-games = Anzahl der Spiele (1000)
cli-sim-seed = Startwert des Zufalls (0)
cli-sim-records = jedes Spiel aufzeichnen, eines je Zeile
cli-sim-engine = auto kompiliert, wenn es viele Spiele sind
cli-sim-written = { $games } Aufzeichnungen in { $file }
cli-sim-total = { $games } Spiele, { $decisions } Entscheidungen, { $mean } je Spiel
cli-sim-seat = Platz { $seat }: im Mittel { $mean } Punkte, Anteil an Siegen { $share } %

cli-arena-about = Bots gegeneinander spielen lassen und messen, wer stärker ist
cli-arena-examples = Beispiele:
    {"  "}katzentisch arena SPIEL --bots search:100ms,greedy,random --players 2,3,4 --deals 500
    {"  "}katzentisch arena SPIEL --bots search:1000,search:100 --deals 200 --seed 7 --out ORDNER
    
    Derselbe Befehl setzt einen abgebrochenen Lauf fort; mit mehr --deals geht ein fertiger weiter.
cli-arena-bots = Bots nach Namen: random, eine Faustregel des Spiels, search:1000 (gedachte Spiele), search:100ms, clairvoyant:...
cli-arena-players = Anzahlen der Plätze (2)
cli-arena-deals = Anzahl der Kartenverteilungen; jede wird reihum auf allen Plätzen gespielt (100)
cli-arena-design = ein Bot unter Kopien eines anderen: alle Paare (one), nur der erste unter den anderen (first), nur die anderen unter dem letzten (last), jeder unter dem vorigen (steps); oder verschiedene Bots an einem Tisch (all)
cli-arena-workers = Anzahl der Prozesse (einer je Kern)
cli-arena-out = Ordner für Zwischenstände, result.json und report.html (ein nach dem Plan benannter Ordner)
cli-arena-compiling = Erst werden die Bots kompiliert: etwa eine Minute, nur dieses eine Mal.
cli-arena-interrupted = Abgebrochen nach { $done } von { $total } Tischen; derselbe Befehl macht dort weiter.
cli-arena-written = Bericht: { $file }

cli-replay-about = Aufzeichnungen prüfen und lesbar ausgeben
cli-replay-examples = Beispiele:
    {"  "}katzentisch replay out.jsonl --match 3 --lang fr
    {"  "}katzentisch replay out.jsonl --quiet
cli-replay-file = eine Aufzeichnung oder viele, eine je Zeile
cli-replay-match = nur das Spiel mit dieser Nummer
cli-replay-quiet = nur prüfen
cli-replay-fine = { $count ->
    [1] eine Aufzeichnung, in Ordnung
   *[other] { $count } Aufzeichnungen, alle in Ordnung
}
cli-replay-empty = In { $file } steht keine Aufzeichnung.
cli-replay-no-match = Spiel { $number } gibt es nicht; die Datei enthält { $count }.
cli-replay-title = Spiel { $number }: { $game }, mit { $names }
cli-replay-unfinished = Das Spiel ist nicht zu Ende gespielt.

cli-hint-about = die besten Aktionen in einer Stellung einer Aufzeichnung, und warum
cli-hint-examples = Beispiele:
    {"  "}katzentisch hint out.jsonl
    {"  "}katzentisch hint out.jsonl --match 3 --ply 40 --lang fr
    {"  "}katzentisch hint out.jsonl --budget 500ms --json
    
    Es zählt nur, was der Platz wusste. Ohne --ply geht es um die jetzige Stellung, bei einem beendeten Spiel um die letzte Entscheidung.
cli-hint-match = das Spiel mit dieser Nummer (1)
cli-hint-ply = vor diesem Zug, gezählt durch das ganze Spiel ab 1; Austeilen und Ziehen zählen mit
cli-hint-seat = für diesen Platz, wenn mehrere zugleich gefragt sind
cli-hint-budget = wie lange nachgedacht wird: vorgestellte Spiele oder eine Zeit wie 100ms (16000)
cli-hint-json = als JSON
cli-hint-title = { $game }, Spiel { $number }, Zug { $ply }: { $name } entscheidet.
cli-hint-played = Gespielt: { $label }

cli-rules-about = die Regeln ausgeben, alle oder eine
cli-rules-examples = Beispiele:
    {"  "}katzentisch rules SPIEL --lang de
    {"  "}katzentisch rules SPIEL R1
cli-rules-number = die Nummer einer Regel
cli-rules-unknown = Eine Regel { $number } gibt es nicht.

cli-check-about = prüfen, ob die Spiele die Gesetze einhalten
cli-check-examples = Beispiele:
    {"  "}katzentisch check
    {"  "}katzentisch check SPIEL --tries 100
cli-check-game = nur dieses Spiel
cli-check-preset = nur diese Voreinstellung
cli-check-tries = wie viele zufällige Spiele je Gesetz (10)
cli-check-fine = { $table }: { $laws } Gesetze gelten
cli-check-broken = Verletzt: { $problem }

cli-warm-about = die Regeln im Voraus kompilieren
cli-warm-examples = Beispiel:
    {"  "}katzentisch warm
cli-warm-missing = numba ist nicht installiert: Alles läuft interpretiert. Abhilfe: das Extra „fast“.
cli-warm-done = { $games }: bereit nach { $seconds } s
cli-warm-cache = aufbewahrt in { $folder }

cli-tui-about = einen Tisch in diesem Terminal öffnen
cli-tui-examples = Beispiele:
    {"  "}katzentisch tui
    {"  "}katzentisch tui SPIEL --players 4 --people 2 --names Ada,Bo
    {"  "}katzentisch tui SPIEL --players 5 --people 1 --set NAME=3
    {"  "}katzentisch tui --join http://host:8000/t/tisch
cli-tui-players = Anzahl der Plätze
cli-tui-people = wie viele davon Menschen an dieser Tastatur sind (1)
cli-tui-level = wie gut die Bots spielen: kitten, stray, mouser, tomcat oder panther
cli-tui-names = ihre Namen
cli-tui-seed = Startwert des Zufalls, um dieselben Karten noch einmal zu spielen
cli-tui-needs-terminal = Ein Tisch braucht ein Terminal mit Tastatur und Bildschirm.
cli-tui-missing = Der Tisch im Terminal braucht das Modul { $module }. Abhilfe: das Extra „tui“.

argparse-usage = Aufruf: {""}
argparse-options = Optionen
argparse-arguments = Argumente
argparse-help = diese Hilfe anzeigen und beenden
argparse-choice = {"%(value)r"} ist keines von: {"%(choices)s"}
argparse-value = {"%(value)r"} ist keine passende Zahl
argparse-required = es fehlt: {"%s"}
argparse-unknown = unbekannt: {"%s"}
argparse-one = es fehlt ein Wert
argparse-argument = {"%(argument_name)s"}: {"%(message)s"}

cli-play-about = im Browser einen Tisch gegen Bots öffnen
cli-play-examples = Beispiele:
    {"  "}katzentisch play
    {"  "}katzentisch play --lan
cli-play-game = welches Spiel (das erste)
cli-play-no-browser = nur die Adresse nennen, keinen Browser öffnen
cli-play-open = Öffne { $url } in einem Browser.
cli-play-running = Unter { $url } läuft schon ein Server.

cli-serve-about = Tische für Browser und Terminals bereitstellen
cli-serve-examples = Beispiele:
    {"  "}katzentisch serve
    {"  "}katzentisch serve --lan
    {"  "}katzentisch serve --store postgresql://user@host/tables --workers 2
    {"  "}katzentisch serve --store postgres-demo --workers 2
cli-serve-host = Adresse, an der gelauscht wird (127.0.0.1)
cli-serve-port = Port, an dem gelauscht wird (8000); 0 nimmt irgendeinen freien
cli-serve-lan = andere im selben Haus mitspielen lassen: lauscht an allen Adressen und zeigt einen QR-Code
cli-serve-store = die Datenbank: ohne Angabe eine eigene SQLite-Datei, sonst sqlite:///DATEI, postgresql://... oder postgres-demo
cli-serve-workers = Anzahl der Serverprozesse (1); mehr als einer braucht PostgreSQL
cli-serve-config = eine TOML-Datei mit Einstellungen
cli-serve-origin = Adresse einer weiteren Seite, die sich verbinden darf; auch mehrmals
cli-serve-missing = Der Server braucht das Paket { $module }. Abhilfe: das Extra „server“.
cli-serve-one-worker = SQLite bedient nur einen Prozess: Nimm einen Prozess, oder PostgreSQL für mehrere.
cli-serve-port-taken = An { $place } kann nicht gelauscht werden: { $problem }
cli-serve-config-wrong = Die Einstellungen stimmen nicht: { $problem }
cli-serve-ready = Die Tische stehen unter { $url } (Strg-C beendet)
cli-serve-others = Für andere im Haus: { $url }

cli-bot-about = einen Bot an den Tisch eines Servers setzen
cli-bot-examples = Beispiele:
    {"  "}katzentisch bot --join http://host:8000/t/tisch
    {"  "}katzentisch bot --join http://host:8000/t/tisch --level 5 --name Robo
    {"  "}katzentisch bot --join http://host:8000 --level search:500
    
    Die anderen sehen, dass es ein Bot ist. Er spielt, bis die Partie und alle Revanchen zu Ende sind.
cli-bot-join = die Adresse eines Tisches, oder die eines Servers, an dessen Tischen ein Platz frei ist
cli-bot-level = wie gut er spielt: 1 bis 5, oder kitten, stray, mouser, tomcat, panther, oder ein anderer Bot mit seinem Namen (mouser)
cli-bot-name = sein Name am Tisch
cli-bot-seated = { $name } sitzt an { $url }, Stufe { $level } (Strg-C beendet)
cli-bot-start = Partie { $match } beginnt.
cli-bot-over = Partie { $match } ist zu Ende.
cli-join-missing = Am Tisch eines Servers zu spielen braucht das Paket { $module }. Abhilfe: das Extra „client“.
cli-tui-join = am Tisch eines Servers spielen: die Adresse, die du bekommen hast
cli-tui-name = dein Name an diesem Tisch
cli-tui-watch = nur zuschauen; mit N dem N-ten Platz über die Schulter, wenn man dich lässt
cli-tui-join-alone = Zu --join passt nur --name oder --watch; der Tisch hat sein Spiel und seine Plätze schon.

cli-keeping-store = die Datenbank des Servers: sqlite:///DATEI oder postgresql://...; ohne Angabe deine eigene
cli-keeping-store-wrong = Die Adresse einer Datenbank ist sqlite:///DATEI oder postgresql://...
cli-keeping-store-fails = Die Datenbank lässt sich nicht benutzen: { $problem }
cli-keeping-no-store = Es gibt keine Datenbank { $file }.
cli-keeping-too-new = Die Datenbank hat das Schema { $revision }, das neuer ist als dieses Programm.
cli-keeping-no-such-table = Es gibt keinen Tisch { $table }.
cli-keeping-no-such-seat = Tisch { $table } hat keinen Platz { $seat }.

cli-forget-about = vergessen, wer an einem Platz saß: Namen, Chat und Schlüssel; das Spiel bleibt nachspielbar
cli-forget-examples = Beispiele:
    {"  "}katzentisch forget --store sqlite:///tables.db --table abcdefghjk --seat 2
cli-forget-table = der Tisch
cli-forget-seat = der Platz, wie der Tisch zählt: der erste ist 0
cli-forget-done = { $count ->
    [0] Von Platz { $seat } an Tisch { $table } gab es nichts mehr zu vergessen.
    [one] Platz { $seat } an Tisch { $table } ist vergessen: ein Eintrag geändert.
   *[other] Platz { $seat } an Tisch { $table } ist vergessen: { $count } Einträge geändert.
 }

cli-export-about = Tische in eine Datei aus JSON-Zeilen schreiben
cli-export-examples = Beispiele:
    {"  "}katzentisch export --store sqlite:///tables.db tables.jsonl
    {"  "}katzentisch export --store sqlite:///tables.db --table abcdefghjk one.jsonl
cli-export-table = nur diesen Tisch; auch mehrmals
cli-export-file = die Datei, die geschrieben wird; sie enthält alle Karten laufender Spiele
cli-export-done = { $count ->
    [one] Ein Tisch steht in { $file }.
   *[other] { $count } Tische stehen in { $file }.
 }

cli-import-about = exportierte Tische in eine Datenbank aufnehmen; was schon da ist, bleibt
cli-import-examples = Beispiele:
    {"  "}katzentisch import --store postgresql://user@host/tables tables.jsonl
cli-import-file = eine exportierte Datei
cli-import-done = { $count ->
    [0] Alles in { $file } ist schon da.
    [one] Ein Eintrag aus { $file } kam dazu.
   *[other] { $count } Einträge aus { $file } kamen dazu.
 }
cli-import-wrong = { $file } ist keine exportierte Datei.
cli-import-differs = Tisch { $table } hat in dieser Datenbank einen anderen Eintrag { $number }; die Tische davor sind aufgenommen.
