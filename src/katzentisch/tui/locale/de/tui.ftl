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
do-say = senden
do-chat = Chat
do-phrase = Sprüche
do-table = Tisch
do-vote = abstimmen
do-keys = Tasten
do-invite = einladen
do-seat = Platz
do-bot = Bot
do-free = räumen
do-rename = Name
do-stand-up = aufstehen
do-rematch = Revanche
do-myself = selbst spielen
say-title = Chat
say-text = Schreib etwas, oder wähl mit ↑ und ↓ einen Spruch
say-nothing = Noch hat niemand etwas gesagt.
keys-title = Alle Tasten
level-title = Welcher Bot?
menu-title = Am Tisch
menu-vote = { $matter ->
    [pause] Abstimmen: Pause
    [resume] Abstimmen: weiterspielen
    [take-back] Abstimmen: letzten Zug zurücknehmen
    [abandon] Abstimmen: Partie aufgeben
   *[rematch] Abstimmen: Revanche
}
menu-hand-over = Einen Bot für mich spielen lassen
menu-take-over = Wieder selbst spielen
menu-rename = Anderer Name
menu-let-watch = Meine Karten dem Publikum zeigen
menu-unwatch = Meine Karten vor dem Publikum verbergen
menu-invite = Andere einladen
menu-bots = Bots auf die freien Plätze
menu-mute = { $name } stummschalten
menu-unmute = { $name } wieder reden lassen
menu-stand-up = Aufstehen und den Platz aufgeben
stand-up-question = Deinen Platz aufgeben? Mit q würdest du nur gehen und ihn behalten.
stand-up-question-match = Deinen Platz aufgeben? Ein Bot spielt für dich zu Ende. Mit q würdest du nur gehen und den Platz behalten.
vote-asks = { $matter ->
    [pause] Pause machen?
    [resume] Weiterspielen?
    [take-back] Den letzten Zug zurücknehmen?
    [abandon] Die Partie aufgeben?
   *[rematch] Revanche?
}
vote-agreed = Dafür: { $names }.
vote-missing = Es fehlen noch: { $names }.
vote-agree = Drück { $key }, um zuzustimmen.
vote-withdraw = Mit { $key } ziehst du zurück.
vote-more = { $count ->
    [1] Noch eine Abstimmung läuft: drück t.
   *[other] Noch { $count } Abstimmungen laufen: drück t.
}
clock-time = Zeit|
clock-gone = weg
clock-stand-in = Bot spielt|Bot
clock-days = { $days ->
    [1] 1 Tag
   *[other] { $days } Tage
}
clock-mine = Du hast noch { $time }.
hand-of = { $count ->
    [0] Hand von { $name }: leer
    [1] Hand von { $name }: eine Karte
   *[other] Hand von { $name }: { $count } Karten
}
watch-table = Du schaust zu.
watch-seat = Du schaust { $name } über die Schulter.
watch-closed = Du schaust zu; { $name } zeigt keine Karten.
room-connecting = Verbindung zu { $server } wird aufgebaut …
room-free = frei
room-you = du
room-host = hat eröffnet
room-bot = Bot
room-gone = nicht da
room-muted = stumm
room-watched = zeigt dem Publikum die Karten
room-start = Drück Enter, um anzufangen; auf die freien Plätze setzen sich Bots.
room-wait = { $name } fängt die Partie an.
room-invite = Hier kommen andere dazu: { $url }
net-chat = { $name }: „{ $text }“
net-emote = { $name } { $emote }.
net-lost = Die Verbindung ist abgerissen; sie wird neu aufgebaut …
net-back = Die Verbindung ist wieder da.
net-paused = Die Partie ist unterbrochen. Mit t, dann p geht es weiter.
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
net-missed = Du hast etwas verpasst; so steht es jetzt am Tisch.
net-lost-bot = Die Verbindung ist abgerissen; sie wird neu aufgebaut … In { $time } übernimmt ein Bot.
net-slow = Der Server bittet um Geduld: In { $time } hört er wieder zu.
net-too-fast = { $seconds ->
    [1] Nicht so schnell! Versuch es in einer Sekunde noch einmal.
   *[other] Nicht so schnell! Versuch es in { $seconds } Sekunden noch einmal.
}
net-gone = { $name } ist weg.
net-gone-bot = { $name } ist weg, in { $seconds } s übernimmt ein Bot.
net-left = Du bist vom Tisch aufgestanden.
net-phase = { $phase ->
    [paused] Die Partie ist unterbrochen.
    [over] Die Partie ist zu Ende.
    [abandoned] Die Partie wurde aufgegeben.
   *[other] { "" }
}
net-seats-free = Für eine Revanche müssen alle Plätze besetzt sein: Drück t, dann k für Bots.
net-seats-free-guest = Für eine Revanche müssen alle Plätze besetzt sein; wer eröffnet hat, kann Bots setzen.
