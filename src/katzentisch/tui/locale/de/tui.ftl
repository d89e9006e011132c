### Der Tisch im Terminal, Deutsch.

app-title = Katzentisch
language-en = English
language-de = Deutsch
language-fr = Français
people-names = Ada Bo Cleo Dan Eva Finn Gerda Hedi
bot-names = Minka Felix Mascha Tom Lux Pip Kiki Momo

## Tasten, und was sie tun

key-enter = Enter
key-escape = Esc
do-start = hinsetzen
do-field = Feld
do-value = ändern
do-choose = wählen
do-why = warum
do-hint = Tipp
do-log = Verlauf
do-rules = Regeln
do-quit = Ende
do-close = schließen
do-go-on = weiter
do-scroll = blättern
do-point = aussuchen
do-uncover = Tisch zeigen
do-again = nochmal
do-elsewhere = neuer Tisch
do-save = sichern
do-leave = gehen
do-stay = bleiben

## Hinsetzen

setup-language = Sprache
setup-game = Spiel
setup-seats = Plätze am Tisch
setup-people = Davon an dieser Tastatur
setup-level = Bots
level-kitten = Kätzchen
level-kitten-about = Ein Kätzchen lernt noch und patzt auch mal.
level-stray = Streuner
level-stray-about = Ein Streuner schnappt sich, was er kriegen kann.
level-mouser = Mäusefänger
level-mouser-about = Ein Mäusefänger spielt solide.
level-tomcat = Kater
level-tomcat-about = Ein Kater denkt voraus.
level-panther = Panther
level-panther-about = Ein Panther ist der stärkste Gegner.
setup-preset = Regeln
setup-own = eigene Optionen
setup-name = Name { $number }
setup-company = { $people ->
    [1] { $bots ->
        [1] Du spielst gegen einen Bot.
       *[other] Du spielst gegen { $bots } Bots.
    }
   *[other] Ihr seid { $people ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
       *[other] zu { $people }
    } an diesem Bildschirm{ $bots ->
        [0] .
        [1] , ein Bot spielt mit.
       *[other] , { $bots } Bots spielen mit.
    } Zwischen den Zügen wird er verdeckt.
}

## Am Tisch

status-somebody = { $name } ist an der Reihe.
status-nobody = Die Partie geht weiter.
prompt-anything = Wähle, was du tust.
prompt-patience = { $name } überlegt.
bots-warming-up = Bots laufen sich warm
prompt-again = Drücke a für eine Revanche, n für einen neuen Tisch oder s, um die Partie zu sichern.
part-over = Teil { $number } ist zu Ende
log-title = Verlauf
rules-title = Regeln
hint-title = Tipp
detail-title = Deine Wahl
detail-keys = { $count ->
    [1] Enter oder die Taste { $keys }
   *[other] Enter oder die Tasten { $keys }
}
cover-pass = Gib den Bildschirm an { $name } weiter. Bereit? Dann drücke Enter.
cover-ready = Ich bin { $name }
leave-question = Die Partie ist noch nicht zu Ende. Trotzdem gehen?

## Warum nicht?

why-title = Warum nicht?
why-search = Nenne eine Aktion, zum Beispiel: { $example }
why-none = So eine Aktion gibt es nicht.
why-allowed = Das ist jetzt erlaubt.

## Das Ende

result-title = Ergebnis
result-winner = { $count ->
    [1] { $name } gewinnt!
   *[other] { $name } teilen sich den Sieg!
}
result-place = Platz
result-name = Name
result-score = Punkte
result-total = Summe
name-and = { $names } und { $last }
hint-thinking = Ich denke nach …
hint-not-ready = Die Bots machen sich noch bereit; frag in einer Minute noch einmal.
hint-not-asked = Einen Tipp gibt es, wenn du gefragt bist.
save-later = Die Aufzeichnung zeigt alle Hände; du kannst sie sichern, wenn die Partie zu Ende ist.
save-done = Die Partie ist gesichert: { $path }
save-failed = Die Partie lässt sich nicht in { $folder } sichern: { $problem }.

## Ablehnungen

refusal-tui-no-such-preset = Die Voreinstellung „{ $preset }“ gibt es nicht. Es gibt: { $presets }.
refusal-tui-seats = Die Voreinstellung „{ $preset }“ ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
refusal-tui-people = An einem Tisch für { $seats } können eine bis { $seats } Personen an dieser Tastatur sitzen, nicht { $people }.
refusal-tui-not-your-turn = Du bist nicht an der Reihe; { $name } ist gefragt.

## Am Tisch eines Servers

do-begin = anfangen
do-say = etwas sagen
do-rematch = Revanche
do-myself = selbst spielen
say-title = Etwas sagen
room-connecting = Verbindung zu { $server } wird aufgebaut …
room-free = frei
room-you = du
room-host = hat eröffnet
room-bot = Bot
room-gone = nicht da
room-start = Drück Enter, um anzufangen; auf die freien Plätze setzen sich Bots.
room-wait = { $name } fängt die Partie an.
room-invite = Hier kommen andere dazu: { $url }
net-chat = { $name }: „{ $text }“
net-emote = { $name } { $emote }.
net-lost = Die Verbindung ist abgerissen; sie wird neu aufgebaut …
net-back = Die Verbindung ist wieder da.
net-paused = Die Partie ist unterbrochen.
net-answered = Deine Antwort ist da; die anderen überlegen noch.
net-stand-in = Ein Bot spielt für dich. Drück m, um selbst zu spielen.
net-over = Drück a für eine Revanche{ $agreed ->
    [0] { "" }
    [1] { " " }(schon eine Stimme dafür)
   *[other] { " " }(schon { $agreed } Stimmen dafür)
} oder s, um die Partie zu speichern.
net-abandoned = Die Partie wurde aufgegeben. Drück a für eine Revanche{ $agreed ->
    [0] { "" }
    [1] { " " }(schon eine Stimme dafür)
   *[other] { " " }(schon { $agreed } Stimmen dafür)
}.
