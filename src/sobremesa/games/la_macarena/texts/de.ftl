## Das Spiel

game-name = La Macarena
game-about = La Macarena sucht einen Lehrling. Lege Reihen von Karten an die Brunnen an, sammle Karten der vier Elemente und verwandle die Elemente in Amulette; Spiegelkarten verhexen einen Brunnen mit deinen Macas und bringen dir einen weiteren Zug.
game-reconstructed = Regeln und Material sind die der Anleitung. Nur Spieldauer, Alter und die Grenzen sehr langer Partien sind von uns: Keine öffentliche Quelle nennt sie.

## Optionen

option-goal_amulets = Spielziel
    .about = Wie viele Amulette zum Sieg nötig sind: 2 zu zweit oder zu dritt, 1 zu viert oder zu fünft. Nach einer Hausregel könnt ihr euch zu zweit oder zu dritt für ein kurzes Spiel auf 1 einigen.
option-goal_amulets-auto = Wie gedruckt
option-first_seat = Wer beginnt
    .about = Wer den ersten Durchgang beginnt; gedruckt ist: wer zuletzt Geburtstag hatte. Danach beginnt jeweils der Nächste zur Rechten.
option-first_seat-random = Zufällig
option-max_hands = Höchstzahl der Durchgänge
    .about = Hausregel: Nach so vielen Durchgängen ist das Spiel zu Ende, auch wenn niemand das Ziel erreicht hat.
option-goal_tie = Mehrere am Ziel
    .about = Wer gewinnt, wenn mehrere im selben Durchgang das Ziel erreichen. Die Anleitung schweigt, also teilt ihr euch den Sieg. Nach einer Hausregel gewinnt, wer mehr Münzen übrig hat, dann, wer die größere Sammlung hat.
option-goal_tie-shared = Geteilter Sieg
option-goal_tie-coins = Mehr Münzen gewinnen
option-mirror_pass = Passen im Spiegelzug
    .about = Was mit deinen Macas geschieht, wenn du in einem Spiegelzug passt. Die Anleitung lässt sich auf zwei Arten lesen: Ein Spiegelzug ist ein Preis, also bleiben sie; oder er ist ein Zug wie jeder andere, also kommen sie zurück.
option-mirror_pass-keeps = Macas bleiben
option-mirror_pass-loses = Macas kommen zurück

## Was du wählen kannst

verb-pass = Passen
verb-open = An { $well } anlegen
verb-append = { $card } legen
verb-stop = Reihe beenden
verb-move = Maca von { $well } versetzen
verb-return = { $element } zurückgeben
verb-buy = { $element } kaufen

## Was geschieht: Aufbau und Züge

event-element_given = { $seat } erhält zu Beginn einen Element-Chip: { $element }.
event-hand_began = Durchgang { $hand } beginnt; { $seat } fängt an.
event-dealt = { $seat } bekommt { $card }.
event-well_turned_up = { $card } wird als { $well } aufgedeckt.
event-drew = { $seat } zieht { $card }.
event-drawn = { $seat } zieht eine Karte.
event-passed = { $seat } passt.
event-macas_returned =
    { $macas ->
        [one] Die aktive Maca von { $seat } wird inaktiv und geht zurück.
       *[other] Alle { $macas } aktiven Macas von { $seat } werden inaktiv und gehen zurück.
    }
event-macas_kept =
    { $macas ->
        [one] Es war ein Spiegelzug, also bleibt die aktive Maca von { $seat }.
       *[other] Es war ein Spiegelzug, also bleiben alle { $macas } aktiven Macas von { $seat }.
    }
event-opened = { $seat } legt an { $well } an.
event-laid = { $seat } legt { $card } an { $well } ({ $link }).
event-series_ended =
    { $cards ->
        [0] { $seat } lässt { $card } auf { $well } liegen; eine einzelne Karte bringt nichts für die Sammlung.
        [one] { $seat } lässt { $card } auf { $well } liegen und sammelt die andere Karte.
       *[other] { $seat } lässt { $card } auf { $well } liegen und sammelt die anderen { $cards } Karten.
    }
event-mirror_collected = { $seat } sammelt { $card }, einen einzeln gespielten Spiegel; { $well } bleibt, wie er war.
event-maca_placed = Spiegel! { $seat } aktiviert eine Maca auf { $well }.
event-maca_moved = Spiegel! Alle Macas von { $seat } sind aktiv, also wandert eine von { $well } zu { $well2 }.
event-macas_stayed = Spiegel! Alle sieben Macas von { $seat } liegen schon auf { $well } und bleiben dort.
event-mirror_turn_began = { $seat } macht einen Spiegelzug: Alle Brunnen sind offen.
event-went_out = { $seat } hat keine Karten mehr: Durchgang { $hand } ist zu Ende.
event-deck_empty = Der Nachziehstapel ist leer: Durchgang { $hand } ist zu Ende.

## Was geschieht: Ende des Durchgangs

event-hand_counted =
    { $cards ->
        [0] { $seat } hat keine Handkarten.
        [one] { $seat } hat { $cards } Handkarte.
       *[other] { $seat } hat { $cards } Handkarten.
    }
event-no_returns = Nach dem ersten Durchgang gibt niemand etwas zurück.
event-return_chosen = { $seat } will { $element } zurückgeben.
event-element_returned = { $seat } hat die meisten Handkarten und gibt { $element } in den Vorrat zurück.
event-coins_returned =
    { $coins ->
        [one] { $seat } hat die meisten Handkarten, aber kein Element, und gibt die einzige Münze zurück.
       *[other] { $seat } hat die meisten Handkarten, aber kein Element, und gibt alle { $coins } Münzen zurück.
    }
event-nothing_returned = { $seat } hat die meisten Handkarten, aber weder Element noch Münze zum Zurückgeben.
event-card_shown = { $seat } hat { $card } gesammelt.
event-collection_shown =
    { $cards ->
        [0] { $seat } hat nichts gesammelt.
        [one] { $seat } hat { $cards } Karte gesammelt.
       *[other] { $seat } hat { $cards } Karten gesammelt.
    }
event-macas_paid =
    { $macas ->
        [one] { $seat } hat { $macas } aktive Maca
       *[other] { $seat } hat { $macas } aktive Macas
    } und bekommt { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
event-largest_paid =
    { $coins ->
        [one] { $seat } hat die größte Sammlung ({ $cards }) und bekommt { $coins } Münze.
       *[other] { $seat } hat die größte Sammlung ({ $cards }) und bekommt { $coins } Münzen.
    }
event-empty_hand_paid =
    { $coins ->
        [one] { $seat } hat eine leere Hand und bekommt { $coins } Münze.
       *[other] { $seat } hat eine leere Hand und bekommt { $coins } Münzen.
    }
event-element_counted =
    { $cards ->
        [one] { $element }: { $seat } hat { $cards } Karte.
       *[other] { $element }: { $seat } hat { $cards } Karten.
    }
event-element_won = { $seat } hat die meisten Karten des Elements { $element } und gewinnt es.
event-element_won_by_rank = { $seat } gewinnt { $element }: gleich viele Karten wie jemand anderes, aber höhere.
event-element_tied = Niemand gewinnt { $element }: Die besten Sammlungen sind bis zur letzten Karte gleich.
event-element_unclaimed = Niemand hat { $element } gesammelt, also gewinnt es niemand.
event-token_taken = { $seat } nimmt einen Element-Chip: { $element }.
event-coin_instead =
    { $coins ->
        [one] { $seat } braucht { $element } nicht und bekommt stattdessen { $coins } Münze.
       *[other] { $seat } braucht { $element } nicht und bekommt stattdessen { $coins } Münzen.
    }
event-amulet_made =
    { $amulets ->
        [one] { $seat } verwandelt vier Elemente in ein Amulett und hat jetzt { $amulets }.
       *[other] { $seat } verwandelt vier Elemente in ein Amulett und hat jetzt { $amulets }.
    }
event-bought =
    { $coins ->
        [one] { $seat } kauft { $element } für { $coins } Münze.
       *[other] { $seat } kauft { $element } für { $coins } Münzen.
    }

## Was geschieht: Ende des Spiels

event-goal_reached =
    { $amulets ->
        [one] { $seat } hat { $amulets } Amulett und damit das Ziel erreicht.
       *[other] { $seat } hat { $amulets } Amulette und damit das Ziel erreicht.
    }
event-goal_tie =
    { $coins ->
        [one] { $seat } hat noch { $coins } Münze
       *[other] { $seat } hat noch { $coins } Münzen
    } und { $cards ->
        [one] { $cards } gesammelte Karte.
       *[other] { $cards } gesammelte Karten.
    }
event-ranked = { $seat } beendet das Spiel mit { $amulets ->
        [one] { $amulets } Amulett
       *[other] { $amulets } Amuletten
    }, { $tokens ->
        [one] { $tokens } Element
       *[other] { $tokens } Elementen
    } und { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
event-won = { $seat } gewinnt und wird der neue Lehrling.
event-game_ended = Das Spiel ist zu Ende. { $outcome }

## Was du gefragt wirst

ask-take_turn = Wo legst du an?
    .hint = Was zur obersten passt: eins höher oder tiefer im Element, gleiche Zahl, gleiche Karte. Wenn du im normalen Zug passt, kommen deine Macas zurück.
ask-lay_card = Welche Karte kommt als nächste?
    .hint = Am Ende der Reihe bleibt die letzte Karte liegen, die anderen sammelst du. Zwei gleiche hintereinander sind ein Spiegel.
ask-move_maca = Welche Maca wandert zum Brunnen des Spiegels?
    .hint = Alle sind aktiv. Mit einer Maca auf jedem der sieben Brunnen gewinnst du sofort.
ask-return_element = Welches Element gibst du zurück?
    .hint = Du hast die meisten Handkarten. Niemand sieht deine Wahl, bis alle gewählt haben, die etwas zurückgeben.
ask-buy_element = Welches Element kaufst du?
    .hint = Vier Münzen müssen gegen ein Element getauscht werden, das du noch brauchst.

## Wie das Spiel endete

outcome-goal = Das Spielziel ist erreicht.
outcome-every_well = Eine Maca auf jedem Brunnen ist ein sofortiger Sieg.
outcome-hand_cap = Der letzte Durchgang ist gespielt; wer am meisten erreicht hat, gewinnt.

## Was auf dem Tisch zu sehen ist

fact-seat = Dein Platz
fact-phase = Phase
fact-asked = Gefragt
fact-hand_number = Durchgang
fact-max_hands = Höchstens Durchgänge
fact-goal = Amulette zum Sieg
fact-starter = Beginnt
fact-deck = Nachziehstapel
fact-turn = Zug
fact-colours = Macas
fact-amulets = Amulette
fact-tokens_earth = Erde
fact-tokens_air = Luft
fact-tokens_water = Wasser
fact-tokens_fire = Feuer
fact-coins = Münzen
fact-active_macas = Aktive Macas
fact-hand_sizes = Handkarten
fact-collection_sizes = Gesammelt
fact-danger = Gefahr
fact-tops = Oberste Karte
fact-heights = Karten
fact-spells = Für dich
fact-macas_red = Rote Macas
fact-macas_yellow = Gelbe Macas
fact-macas_green = Grüne Macas
fact-macas_blue = Blaue Macas
fact-macas_violet = Violette Macas
fact-series_well = Angelegt wird an
fact-laid = Bisher gelegt
fact-last_card = Letzte Karte
fact-last_link = Letzte Verbindung
fact-run = Elemente dieser Zahl
fact-would_collect = Gesammelt, wenn du jetzt aufhörst
fact-hand = Deine Handkarten
fact-collection = Deine Sammlung
fact-needs = Elemente, die du brauchst
fact-return_chosen = Du gibst zurück
fact-returned = Zuletzt zurückgegeben
fact-collected = Bisher gesammelt
fact-played = Bisher gespielt
fact-first_cards = Erste Karte

## Karten

noun-element-earth = Erde
noun-element-air = Luft
noun-element-water = Wasser
noun-element-fire = Feuer
noun-rank-a = Ass
noun-rank-2 = 2
noun-rank-3 = 3
noun-rank-4 = 4
noun-rank-5 = 5
noun-rank-6 = 6
noun-rank-7 = 7
noun-rank-8 = 8
noun-rank-9 = 9
noun-rank-10 = 10
noun-rank-j = Bube
noun-rank-q = Dame
noun-rank-k = König
noun-card = { $element } { $rank }
noun-collected = { $seat }: { $card }

## Brunnen und Verbindungen

noun-well-0 = Brunnen 1
noun-well-1 = Brunnen 2
noun-well-2 = Brunnen 3
noun-well-3 = Brunnen 4
noun-well-4 = Brunnen 5
noun-well-5 = Brunnen 6
noun-well-6 = Brunnen 7
noun-link-up = Straße aufwärts
noun-link-down = Straße abwärts
noun-link-same = gleiche Zahl
noun-link-mirror = Spiegel
noun-spell-free = frei
noun-spell-own = deiner
noun-spell-shared = geteilt
noun-spell-closed = verhext
noun-danger-every_well = 1 Brunnen fehlt
    .about = Macas auf sechs Brunnen: Ein Spiegel auf dem siebten gewinnt sofort das Spiel.
noun-danger-one_element = 1 Element fehlt
    .about = Zum Amulett, das gewinnt, fehlt ein einziges Element. Kommt es am Ende dieses Durchgangs dazu, ist das Spiel aus.
noun-danger-last_turn = letzter Zug
    .about = Der letzte Durchgang, und der Stapel ist leer: Mit diesem Zug endet das Spiel.
noun-danger-last_cards = letzte Karten
    .about = Im letzten Durchgang kaum noch Karten: Wer keine mehr hat, beendet das Spiel.

## Züge, Farben, Rückgaben

noun-turn-normal = normal
noun-turn-mirror = Spiegelzug: alle Brunnen sind offen
noun-colour-red = rot
noun-colour-yellow = gelb
noun-colour-green = grün
noun-colour-blue = blau
noun-colour-violet = violett
noun-paid_back-earth = Erde
noun-paid_back-air = Luft
noun-paid_back-water = Wasser
noun-paid_back-fire = Feuer
noun-paid_back-coins = alle Münzen
noun-phase-take_turn = ein Zug
noun-phase-lay_card = eine Reihe
noun-phase-move_maca = Maca versetzen
noun-phase-return_element = ein Element zurückgeben
noun-phase-buy_element = Element kaufen

## Warum nicht

why-MA-11 = Ein Zug ist eine Reihe an einem Brunnen, und deine hat begonnen.
    .stop = Du hast diesen Brunnen gewählt: Lege wenigstens eine Karte an.
    .pass = Du hast einen Brunnen gewählt: Lege eine Karte an. Passen geht nur zu Beginn des Zuges.
why-MA-20 = Sie passt nicht zur letzten Karte: eins höher oder tiefer im Element, die gleiche Zahl oder die gleiche Karte ginge.
    .open = Keine deiner Karten passt zur obersten Karte dieses Brunnens.
why-MA-23 = Eine Straße kehrt nicht um: Sie geht weiter, wie sie begann.
why-MA-24 = Dieses Element ist unter den gleichen Zahlen schon dabei; jedes kommt nur einmal.
why-MA-27 = Sie passt gerade an keinen Brunnen. Später in einer Reihe kann sie noch kommen.
why-MA-28 = Anlegen kannst du nur Karten deiner Hand.
why-MA-45 = Dieser Brunnen ist verhext; in einem Spiegelzug wäre er offen.
    .append = Sie passt nur an verhexte Brunnen; in einem Spiegelzug wären sie offen.
why-MA-48 = Du hast den Zwilling seiner Karte, aber der Brunnen ist verhext; in einem Spiegelzug wäre er offen.
    .append = Ihr Zwilling liegt auf einem verhexten Brunnen; in einem Spiegelzug wäre er offen.
why-MA-49 = Auf diesem Brunnen liegt keine deiner Macas.
why-MA-R21 = Das ist der Brunnen des Spiegels: Hierher kommt eine Maca von einem anderen.
why-MA-60 = Von diesem Element hast du keinen Chip.
why-MA-77 = Von diesem Element hast du genug. Münzen kaufen nur, was du noch brauchst.

## Der gezeichnete Tisch

table-ask_first = Welche Karte legst du zuerst?
table-ask_next = Leg noch eine Karte an oder beende die Reihe.
table-left = noch { $cards }
table-macas_of =
    { $macas ->
        [one] { $macas } Maca von { $name }
       *[other] { $macas } Macas von { $name }
    }
table-hand = Durchgang { $hand }
table-goal =
    { $amulets ->
        [one] Ziel: { $amulets } Amulett
       *[other] Ziel: { $amulets } Amulette
    }
table-to_the_right = Es geht rechts herum
table-pass_returns =
    { $macas ->
        [one] Wenn du passt, kommt deine Maca zurück
       *[other] Wenn du passt, kommen deine { $macas } Macas zurück
    }
table-pass_keeps =
    { $macas ->
        [one] Wenn du passt, bleibt deine Maca
       *[other] Wenn du passt, bleiben deine { $macas } Macas
    }
table-opened = Du legst an { $well } an
table-lays = { $name } legt an { $well } an
table-stop_now =
    { $cards ->
        [0] Hörst du auf, bleibt { $card } liegen; du sammelst nichts
       *[other] Hörst du auf, bleibt { $card } liegen; du sammelst { $cards }
    }
table-on_well = Brunnen
table-collected = für dich
table-stays = bleibt
table-sort_element = Nach Element
table-sort_rank = Nach Zahl
table-needed = fehlt dir
table-mirror = Spiegel!
table-mirror_turn = Spiegelzug: Alle Brunnen sind offen
table-hand_over = Durchgang { $hand } ist vorbei
table-row_returns = Zurückgegeben
table-row_macas = Aktive Macas
table-row_largest = Größte Sammlung
table-row_empty_hand = Leere Hand
table-row_exchange = Getauscht
table-tale_hands = Elemente dazu und zurück, Amulette geschafft
table-tale_hand = Durchgang
table-tale_amulet = Amulett geschafft
table-tale_mirrors = Spiegelkabinett: { $number } Spiegelzüge hintereinander ({ $names }).
table-tale_series = Längste Reihe: { $number } Karten ({ $names }).
table-tale_returned = Teuerstes Passen: { $number } Macas gingen auf einmal heim ({ $names }).
table-tale_collection = Größte Sammlung: { $number } Karten in einem Durchgang ({ $names }).
table-tale_narrow = Knappste Sache: { $names } gewann { $element } nur durch die höheren Karten.

## Das Glossar

term-well = Brunnen
    .about = Einer von sieben offenen Stapeln. Angelegt wird an die oberste Karte; was darunter liegt, ist bis zum Ende des Durchgangs aus dem Spiel.
term-series = Reihe
    .about = Die Karten, die du in einem Zug an einen Brunnen legst, jede passend zur vorigen. Die letzte bleibt liegen, die anderen sammelst du.
term-linked = zur obersten passt|zur obersten passen
    .about = Eine Karte passt, wenn sie im selben Element eins höher oder tiefer ist, die gleiche Zahl in einem anderen Element oder dieselbe Karte noch einmal.
term-ladder = Straße aufwärts|Straße abwärts|Straßen|Straße
    .about = Karten eines Elements, immer eins höher oder immer eins tiefer. König und Ass sind Nachbarn; eine Straße kehrt nie um.
term-same_number = gleiche Zahl
    .about = Karten der gleichen Zahl in verschiedenen Elementen, höchstens vier. Danach darf eine Straße weitergehen.
term-mirror = Spiegels|Spiegel
    .about = Zwei gleiche Karten hintereinander. Sie beenden die Reihe, aktivieren eine deiner Macas auf dem Brunnen und bringen dir einen Spiegelzug.
term-mirror_turn = Spiegelzug
    .about = Sofort noch ein Zug. Du ziehst wie immer eine Karte und darfst an jeden Brunnen anlegen, auch an einen verhexten.
term-maca = aktiven Macas|aktive Macas|aktive Maca|Macas|Maca
    .about = Jeder hat sieben. Ein Spiegel legt eine auf seinen Brunnen, aktiv, bis sie durch Passen zurückkommt; am Ende des Durchgangs bringt sie eine Münze.
term-bewitched = verhexte|verhext
    .about = Ein Brunnen mit Macas von anderen und keiner von dir: für dich gesperrt, außer im Spiegelzug.
term-collection = größte Sammlung|Sammlungen|Sammlung
    .about = Dein verdeckter Stapel. Wer am Ende des Durchgangs die meisten Karten eines Elements hat, gewinnt es.
term-element = Elemente|Elements|Element-Chip|Element
    .about = Erde, Luft, Wasser und Feuer: die Farben der Karten und die Chips, die du gewinnst. Vier verschiedene werden ein Amulett.
term-amulet = Amulette|Amulett
    .about = Entsteht aus vier verschiedenen Elementen. Zu zweit oder dritt gewinnen zwei, mit mehr Leuten eines.
term-coin = Münzen|Münze
    .about = Für jede aktive Maca, die größte Sammlung und eine leere Hand. Vier werden gegen ein Element getauscht, das du brauchst.
term-pass = Wenn du passt|passen|passe
    .about = Keine Karte spielen. Das darfst du immer, aber in einem normalen Zug kommen dann alle deine Macas zu dir zurück.
term-hand_round = Durchgang
    .about = Ein Durchgang ist eine Runde. Er endet, wenn jemand keine Karten mehr hat oder nach dem Zug, in dem die letzte Karte gezogen wurde.
term-apprentice = Lehrling
    .about = La Macarena sucht einen. Wer als Erstes das Ziel erreicht, wird es.

## Die Einführung

lesson-1 = Willkommen, Lehrling! Sammle Karten für Elemente: Vier verschiedene sind ein Amulett. Zwei Amulette gewinnen, zu viert oder fünft schon eines. Gezogen hast du schon; lege an den beleuchteten Brunnen an.
lesson-2 = Deine Karte muss zur obersten passen, Erde 6. Eine Straße geht im selben Element eins hinauf oder hinab: Lege Erde 7.
lesson-3 = Die Straße geht weiter: Erde 8. Je länger die Reihe, desto besser, denn nur ihre letzte Karte bleibt liegen. Alle anderen sammelst du.
lesson-4 = Mehr passt nicht, also beende die Reihe. Die 8 bleibt auf dem Brunnen, die 7 kommt in deine Sammlung. Eine einzelne Karte hätte nichts gebracht.
lesson-5 = Wasser König auf Wasser König, das war ein Spiegel! Er brachte eine Maca, die dir den Brunnen sperrt, und noch einen Zug. Das kannst du auch: Lege an Luft 3 an.
lesson-6 = Außer Straßen gibt es die gleiche Zahl: Eine 3 passt zur 3 eines anderen Elements. Lege Feuer 3. Davon hast du zwei!
lesson-7 = Jetzt der Zwilling! Zwei gleiche Karten hintereinander sind ein Spiegel: Er beendet die Reihe, bringt dir eine Maca und einen Spiegelzug.
lesson-8 = Deine Maca sperrt den Brunnen für andere und bringt später eine Münze. Im Spiegelzug sind alle Brunnen offen, auch der verhexte: Lege an Wasser Ass an.
lesson-9 = Wieder die gleiche Zahl: Luft Ass passt zu Wasser Ass. Hohe Karten sind gut, denn sie entscheiden bei Gleichstand, und nichts ist höher als ein Ass.
lesson-10 = Du darfst beides verbinden: Jetzt kommt eine Straße. König, Ass und 2 sind Nachbarn, es geht also hinauf zu Luft 2. So sammelst du das Ass.
lesson-11 = Beende die Reihe. In jedem Zug darfst du auch passen, aber in einem normalen kommen dann deine Macas zurück. Schon eine Karte genügt, damit sie aktiv bleiben.
lesson-end = Fünfzehn Karten in einer Reihe: Dein Gegenüber hat keine mehr, der Durchgang ist zu Ende. Bei Luft schlägt dein Ass die 10, du gewinnst es; bei Erde seid ihr gleich, da gewinnt niemand. Die Maca bringt eine Münze, vier kaufen ein Element. Bravo!

## Was bei einer Einschätzung zählt

mind-amulets = mehr Amulette
    .less = weniger Amulette
mind-kinds = mehr verschiedene Elemente
    .less = weniger verschiedene Elemente
mind-near = nur ein Element fehlt zum Amulett
    .less = mehr als ein Element fehlt zum Amulett
mind-spare = mehr Elemente in Reserve
    .less = weniger Elemente in Reserve
mind-coins = mehr Münzen
    .less = weniger Münzen
mind-leads = in mehr Elementen vorn
    .less = in weniger Elementen vorn
mind-wells = eigene Macas an mehr Brunnen
    .less = eigene Macas an weniger Brunnen
mind-hand = mehr Karten auf der Hand
    .less = weniger Karten auf der Hand
mind-start = du beginnst den Durchgang
    .less = jemand anderes beginnt den Durchgang
mind-prizes = mehr Elemente in diesem Durchgang erreichbar
    .less = weniger Elemente in diesem Durchgang erreichbar
finer-1 = Alle deine sieben Macas sind aktiv, nur auf Brunnen 2 liegt keine davon. Brunnen 4 ist geteilt: Dort liegen Macas von euch beiden, also dürft ihr beide anlegen. Lege an Brunnen 4 an.
finer-2 = Die gleiche Zahl passt: Lege Erde 7 auf Feuer 7.
finer-3 = Beende die Reihe. Eine einzelne Karte bringt nichts, aber ein normaler Zug mit einer Karte hält alle Macas aktiv. Würdest du passen, kämen alle sieben zurück.
finer-4 = Sieh, was du gezogen hast: noch eine Erde 7! Deine erste liegt noch oben, also lege wieder an Brunnen 4 an.
finer-5 = Lege Erde 7 auf Erde 7: ein Spiegel. Die Karte kommt in deine Sammlung, und der Brunnen bleibt, wie er war.
finer-6 = Ein Spiegel bringt eine Maca, aber alle sieben liegen schon auf Brunnen. Dann zieht eine hierher um: Nimm sie von Brunnen 6, dort hast du zwei.
finer-7 = Den Spiegelzug gewinnst du trotzdem, und im Spiegelzug ist jeder Brunnen offen. Lege an Brunnen 2 an, der dir sonst gesperrt ist.
finer-8 = Eine Straße: Lege Wasser König auf Wasser Dame. Du hast zwei Könige!
finer-9 = Und der Zwilling, der andere Wasser König: Mit zwei gleichen Karten aus der Hand gelingt überall ein Spiegel.
finer-10 = Wieder muss eine Maca umziehen. Nimm sie von Brunnen 4, dort hast du zwei: Dann liegt auf jedem der sieben Brunnen eine von dir.
finer-11 = Eine Maca auf jedem Brunnen gewinnt das Spiel sofort, ganz ohne Amulette. Das ist selten; meist entscheidet das Ende eines Durchgangs. Das sehen wir uns jetzt an.
finer-12 = Dein Gegenüber hat keine Karten mehr, und du hast die meisten auf der Hand: Ab dem zweiten Durchgang kostet das ein Element. Gib Erde zurück: Mit drei Erdkarten in der Sammlung gewinnst du sie wieder.
finer-13 = Du hast Erde, Wasser und Feuer gewonnen, und mit Luft wurde daraus ein Amulett. Fünf Macas brachten 5 Münzen, du hast also 8: Vier musst du gegen ein Element tauschen, das du brauchst. Kaufe Erde.
finer-14 = Vier Münzen sind übrig, also kaufst du noch einmal. Feuer und Erde hast du: Nimm Luft.
finer-end = Ein Amulett, und drei Elemente für das zweite: Nur Wasser fehlt noch. Was du nicht brauchst, brächte eine Münze statt des Elements. Der dritte Durchgang beginnt, und du kennst jetzt alle Geheimnisse der Brunnen!
