## Das Spiel

game-name = Macaron
game-about = Gewinne Stiche und fülle Geschenkschachteln mit Macarons. Aber hüte dich vor dem Allergen: Es verdirbt den ganzen Stich. Jede Runde gibt es neue königliche Sorten und ein neues Allergen, und du wettest, wie viele Schachteln du füllst.
game-reconstructed = Die Regeln sind die der Anleitung. Teile der Geschenkschachtelleiste, die Abstimmungsmarker und einige Zeilen von Emmas Spielhilfe sind rekonstruiert: Keine öffentliche Quelle nennt sie.

## Optionen

option-mode = Spielerzahl
    .about = Wie viele mitspielen, und ob einzeln oder in Teams. Allein spielst du gegen Emma.
option-mode-solo = Solo gegen Emma
option-mode-2p = Zu zweit
option-mode-3p = Zu dritt
option-mode-4p = Zu viert
option-mode-2v2 = Spiel in Teams, 2 gegen 2
option-mode-5p = Zu fünft
option-side = Wertungstafel
    .about = Die Seite der Wertungstafel: Sie sagt, was deine Schachteln und deine Wette wert sind. Auf der fortgeschrittenen Seite gibt es mehr Reihen, jede mit eigenem Gewinn und eigenem Risiko.
option-side-normal = Normal
option-side-advanced = Fortgeschritten
option-target = Ziel
    .about = Das Spiel endet nach der Runde, in der jemand mindestens so viele Siegpunkte hat. Das Ziel 30 gibt es nur auf der fortgeschrittenen Seite.
option-first_seat = Erster Startspieler
    .about = Wer in der ersten Runde Startspieler ist; gedruckt ist: wer zuletzt ein Macaron oder anderes Gebäck gegessen hat. Nach jeder Runde wandert der Marker einen Platz nach links.
option-first_seat-random = Zufällig
option-trick_history = Beendete Stiche
    .about = Ob du die Karten beendeter Stiche ansehen kannst, auf dem Tisch und im Verlauf. Am echten Tisch bleiben sie verdeckt: Wird der nächste Stich angespielt, sind sie weggelegt, bis die Runde gewertet ist.
option-trick_history-hidden = Verdeckt
option-trick_history-shown = Sichtbar

## Was du wählen kannst

verb-play = { $card } spielen
verb-vote = { $face } { $edge } die Sorte { $flavour } legen
verb-pass = { $card } schieben
verb-bet = Auf { $row } wetten
verb-no_bet = Nicht wetten
verb-royal = { $group } zur königlichen Gruppe machen
verb-allergen = Sorte { $flavour } zum Allergen machen
verb-swap = { $card } tauschen
verb-swap_done = Keine zweite Karte tauschen
plan-pass_card = { $number ->
    [one] Diese Karte an { $pass_to } schieben
   *[other] Diese { $number } Karten an { $pass_to } schieben
}
plan-swap_card = { $number ->
    [one] Diese Karte tauschen
   *[other] Diese { $number } Karten tauschen
}

## Was geschieht: Austeilen, Schieben und Tauschen

event-round_began = Runde { $round } beginnt; { $seat } hat den Startspielermarker.
event-dealt = { $seat } erhält { $card }.
event-pass_chosen = { $seat } wählt { $card } zum Schieben.
event-passed =
    { $cards ->
        [one] Alle schieben { $cards } Karte nach { $direction }.
       *[other] Alle schieben { $cards } Karten nach { $direction }.
    }
event-card_passed = { $seat } schiebt { $card } zu { $seat2 }.
event-swap_chosen = { $seat } tauscht { $card }.
    .untold = { $seat } tauscht eine Karte.
event-swap_finished = { $seat } tauscht keine zweite Karte.
event-swap_drawn = { $seat } zieht { $card }.
    .untold = { $seat } zieht eine Karte.

## Was geschieht: Emma, die königliche Gruppe und das Allergen

event-emma_shown = Emma zeigt { $card } und legt die Karte auf den Stapel dieser Sorte.
event-emma_ready = Emma hat die gezeigten Karten auf ihre Stapel gelegt und mischt jeden verdeckt; in jedem liegt eine Karte, die niemand gesehen hat.
event-emma_royal =
    { $cards ->
        [one] Emmas größte Gruppe ist { $group } mit { $cards } Karte: Sie wird königlich.
       *[other] Emmas größte Gruppe ist { $group } mit { $cards } Karten: Sie wird königlich.
    }
event-allergen_drawn = Die Karte { $card } wird aufgedeckt: Das Allergen ist { $flavour }.
event-royal_chosen = { $seat } macht { $group } zur königlichen Gruppe.
event-allergen_chosen = { $seat } macht die Sorte { $flavour } zum Allergen.
event-token_dealt = { $seat } erhält den Abstimmungsmarker { $face }.
event-voted = { $seat } legt { $face } { $edge } die Sorte { $flavour }.
    .untold = { $seat } legt einen Abstimmungsmarker { $edge } die Sorte { $flavour }.
event-vote_shown = { $seat } deckt { $face } { $edge } der Sorte { $flavour } auf.
event-group_sum = Die Stimmen für { $group } ergeben { $sum }.
event-flavour_sum = Die Stimmen für die Sorte { $flavour } ergeben { $sum }.
event-votes_counted = Die Abstimmung entscheidet: { $group } ist königlich, das Allergen ist { $flavour }.

## Was geschieht: Wetten und Stiche

event-bet_placed = { $seat } wettet auf { $row }.
event-bet_declined = { $seat } wettet nicht.
event-trick_led = Stich { $trick }: { $who } spielt aus.
event-played = { $seat } spielt { $card }.
event-emma_played = Emma spielt { $card } von ihrem Stapel { $flavour }; { $emma_line }.
event-trick_won =
    { $boxes ->
        [0] { $who } gewinnt den Stich, erhält aber keine Schachtel ({ $stake }).
        [one] { $who } gewinnt den Stich und erhält { $boxes } Schachtel ({ $stake }).
       *[other] { $who } gewinnt den Stich und erhält { $boxes } Schachteln ({ $stake }).
    }

## Was geschieht: Wertung und Ende

event-round_ended = Runde { $round } ist zu Ende.
event-boxes_scored =
    { $boxes ->
        [one] { $who } hat { $boxes } Schachtel
       *[other] { $who } hat { $boxes } Schachteln
    } und erhält { $points ->
        [one] { $points } Siegpunkt.
       *[other] { $points } Siegpunkte.
    }
event-bet_won =
    { $points ->
        [one] { $seat } gewinnt die Wette auf { $row } und erhält { $points } Siegpunkt.
       *[other] { $seat } gewinnt die Wette auf { $row } und erhält { $points } Siegpunkte.
    }
event-bet_lost =
    { $points ->
        [one] { $seat } verliert die Wette auf { $row } und damit { $points } Siegpunkt.
       *[other] { $seat } verliert die Wette auf { $row } und damit { $points } Siegpunkte.
    }
event-solo_bet_lost =
    { $points ->
        [one] { $seat } verliert die Wette auf { $row }: Emma erhält { $points } Siegpunkt.
       *[other] { $seat } verliert die Wette auf { $row }: Emma erhält { $points } Siegpunkte.
    }
event-solo_bet_won = { $seat } gewinnt die Wette auf { $row }: Emma erhält nichts.
event-scored =
    { $points ->
        [one] { $who } hat jetzt { $points } Siegpunkt.
       *[other] { $who } hat jetzt { $points } Siegpunkte.
    }
event-game_ended = Das Spiel ist zu Ende. { $outcome }

## Was du gefragt wirst

ask-pass_card = Wähle eine Karte zum Schieben.
    .hint = Du schiebst zwei Karten, in ungeraden Runden nach links, in geraden nach rechts. Was du bekommst, siehst du danach.
ask-swap_card = Wähle eine Karte zum Tauschen.
    .hint = Du tauschst eine oder zwei Karten; danach ziehst du ebenso viele vom Nachziehstapel.
ask-choose_royal = Welche Gruppe soll königlich sein?
    .hint = Ihre Sorten sind Trumpf: Eine königliche Karte schlägt jede andere, außer wenn eine königliche Sorte ausgespielt wurde.
ask-choose_allergen = Welche Sorte soll das Allergen sein?
    .hint = Ein Stich mit Allergenkarte bringt keine Schachteln, außer es liegt auch eine 2 darin. Gewonnen wird er wie immer.
ask-place_vote = Wohin legst du den Abstimmungsmarker?
    .hint = Über der Sorte zählt er plus, darunter minus. Die höchste Gruppe wird königlich, die niedrigste Sorte Allergen, Schokolade nie.
ask-place_bet = Wie viele Schachteln hast du am Rundenende?
    .hint = Richtig bringt Siegpunkte, falsch kostet welche. Gegen Emma musst du wetten; liegst du falsch, bekommt sie Punkte.
ask-play_card = Spiele eine Karte.
    .hint = Hast du die ausgespielte Sorte, musst du bedienen; sonst geht jede Karte. Zwei königliche Sorten bedienen einander nicht.

## Warum nicht

why-MC-15 = Diese Karte hast du weitergeschoben, sie gehört dir nicht mehr.
why-MC-17 = Diese Karte hast du abgelegt, sie ist aus der Runde.
    .swap_done = Mindestens eine Karte musst du tauschen.
why-MC-20 = Diese Karte liegt in einem von Emmas Stapeln.
why-MC-26 = Diese Karte zeigt nur das Allergen; in dieser Runde spielt sie niemand.
why-MC-31 = Diesen Marker hast du schon gelegt: Nimm einen, den du noch hast.
why-MC-32 = Hier liegen schon drei Marker, mehr haben nicht Platz.
why-MC-41 = Auf dieser Seite der Wertungstafel wettet niemand auf 8 oder mehr Schachteln.
why-MC-43 = Gegen Emma musst du wetten: Wähle eine Reihe.
why-MC-47 = Du musst bedienen: Du hast die ausgespielte Sorte noch.
why-MC-48 = Du musst bedienen, und eine königliche Sorte bedient die andere nicht.
why-MC-68 = Diese Karte ist schon gespielt und geht mit ihrem Stich weg.
why-MC-16 = Diese Karte hast du schon gewählt: Nimm eine andere.

## Wie das Spiel ausging

outcome-goal = Das Ziel ist erreicht; es gewinnt, wer die meisten Siegpunkte hat.
outcome-round_cap = Die letzte mögliche Runde ist gespielt; es gewinnt, wer die meisten Siegpunkte hat.
outcome-emma_beaten = Emma ist besiegt.
outcome-emma_tied = Emma hat gleich viele Siegpunkte; der Sieg ist geteilt.
outcome-emma_won = Emma gewinnt.

## Was auf dem Tisch zu sehen ist

fact-seat = Dein Platz
fact-mode = Spielerzahl
fact-partner = Dein Partner
fact-side = Wertungstafel
fact-target = Ziel
fact-round = Runde
fact-start = Startspieler
fact-royal = Königliche Gruppe
fact-allergen = Allergen
fact-hand = Deine Hand
fact-on_table = Auf dem Tisch
fact-winning = Liegt vorn
fact-stake = Der Stich
fact-leader = Spielt aus
fact-tricks = Gespielte Stiche
fact-scores = Siegpunkte
fact-boxes = Geschenkschachteln
fact-bets = Wetten
fact-danger = Gefahr
fact-row_points = SP für Schachteln
fact-row_won = Wette gewonnen +
fact-row_lost = Wette verloren −
fact-hand_sizes = Handkarten
fact-token_counts = Übrige Abstimmungsmarker
fact-voids = Fehlt nachweislich
fact-aside = Nicht ausgeteilte Karten
fact-pass_to = Du schiebst an
fact-gave = Du schiebst
fact-received = Du bekamst
fact-tokens = Deine Abstimmungsmarker
fact-vote_flavours = Stimmen: Sorten
fact-vote_edges = Stimmen: über oder unter
fact-vote_faces = Stimmen: Zahlen
fact-flavour_sums = Stimmen je Sorte
fact-group_sums = Stimmen je Gruppe
fact-discards = Deine getauschten Karten
fact-discards_size = Getauschte Karten
fact-drawn = Du zogst
fact-emma_piles = Emmas Stapel
fact-emma_shown = Emmas gezeigte Karten
fact-allergen_card = Allergenkarte
fact-emma_card = Emmas Karte
fact-emma_card_counts_as = Emmas Karte zählt als
fact-emma_line = Emmas Tabelle
fact-emma_boxes = Emmas Geschenkschachteln
fact-emma_score = Emmas Siegpunkte
fact-emma_danger = Gefahr durch Emma
fact-last_trick = Letzter Stich
fact-last_leader = Spielte zuletzt aus
fact-plays = Gespielte Karten
fact-play_flavours = Gespielte Karten: zählten als
fact-leaders = Bisher ausgespielt von

## Sorten und Karten

noun-flavour-almond = Mandel
noun-flavour-pistachio = Pistazie
noun-flavour-strawberry = Erdbeere
noun-flavour-blueberry = Blaubeere
noun-flavour-green_tea = Grüner Tee
noun-flavour-earl_grey = Earl Grey
noun-flavour-chocolate = Schokolade
noun-card = { $flavour } { $value }

## Abstimmungsmarker

noun-face-1 = ±1
noun-face-2 = ±2
noun-face-3 = ±3
noun-face-p1m2 = +1/−2
noun-face-p2m1 = +2/−1
noun-face-p1m3 = +1/−3
noun-face-p3m1 = +3/−1
noun-face-p2m3 = +2/−3
noun-face-p3m2 = +3/−2
noun-edge-above = über
noun-edge-below = unter

## Reihen der Geschenkschachtelleiste

noun-row-0 = 0 Schachteln
noun-row-1 = 1 Schachtel
noun-row-1-2 = 1–2 Schachteln
noun-row-2-3 = 2–3 Schachteln
noun-row-3-4 = 3–4 Schachteln
noun-row-4-5 = 4–5 Schachteln
noun-row-5-7 = 5–7 Schachteln
noun-row-6-7 = 6–7 Schachteln
noun-row-8plus = 8 oder mehr Schachteln

## Gruppen und Richtungen

noun-group-a = Gruppe A (Mandel, Pistazie)
noun-group-b = Gruppe B (Erdbeere, Blaubeere)
noun-group-c = Gruppe C (Grüner Tee, Earl Grey)
noun-group-d = Gruppe D (Schokolade)
noun-direction-left = links
noun-direction-right = rechts

## Emma und die Zeilen ihrer Tabelle

noun-emma_line-after_ordinary = nach einem Stich mit einer gewöhnlichen Sorte spielt sie aus
noun-emma_line-after_royal = nach einem Stich mit einer königlichen Sorte spielt sie aus
noun-emma_line-after_allergen = nach einem Stich mit dem Allergen spielt sie aus
noun-emma_line-lacks_ordinary = sie kann die gewöhnliche Sorte nicht bedienen
noun-emma_line-lacks_royal = sie kann die königliche Sorte nicht bedienen
noun-emma_line-lacks_allergen = sie kann das Allergen nicht bedienen
noun-emma_line-follows = sie bedient
noun-who-emma = Emma

## Was ein Stich bringt

noun-stake-plain = kein Allergen
noun-stake-with_a_1 = mit einer 1 gewonnen
noun-stake-spoiled = allergener Stich
noun-stake-neutralised = Allergen durch eine 2 neutralisiert
noun-stake-neutralised_1 = Allergen durch eine 2 neutralisiert, mit einer 1 gewonnen

## Gefahren

noun-danger-game_end = Spielende nah
    .about = Dieser Stich kann die Runde beenden, und dann ist das Spiel aus: Das Ziel ist erreicht.
noun-danger-round_end = Achte Schachtel nah
    .about = Noch eine Schachtel hier, und die Runde ist aus.
noun-danger-round_end_by_a_1 = Acht mit einer 1
    .about = Ein mit einer 1 gewonnener Stich bringt drei Schachteln: Hier wäre die Runde damit aus.
noun-danger-bet = Wette wackelt
    .about = Die nächste Schachtel entscheidet diese Wette: Sie bricht sie, oder nur sie kann sie noch retten.

## Spielarten und Seiten

noun-mode-solo = solo gegen Emma
noun-mode-2p = zu zweit
noun-mode-3p = zu dritt
noun-mode-4p = zu viert
noun-mode-2v2 = Spiel in Teams, 2 gegen 2
noun-mode-5p = zu fünft
noun-side-normal = normal
noun-side-advanced = fortgeschritten

## Sorten, die jemand nicht mehr hat

noun-void = { $seat }: { $flavour }

## Der gezeichnete Tisch

table-ask_second = Wähle eine zweite Karte zum Schieben.
table-ask_lead = Du spielst aus: Jede Karte ist recht.
table-ask_follow = Bediene die Sorte { $flavour }.
table-ask_free = { $flavour } fehlt dir: Spiele irgendeine Karte.
table-royal = königlich
table-allergen = Allergen
table-vp = SP
table-partner = dein Partner
table-round = Runde { $round }
table-trick = Stich { $trick } von { $tricks }
table-target = Bis { $target }
table-winning = liegt vorn
table-won = gewinnt ihn
table-led = spielt aus
table-counts_as = als { $flavour }
table-to = An { $name }
table-full = voll
table-no_cup = keine Wette
table-pile =
    { $cards ->
        [one] { $flavour }: { $cards } Karte
       *[other] { $flavour }: { $cards } Karten
    }
table-random = In jedem Stapel liegt eine Karte, die niemand gesehen hat. Sie zählt als Sorte ihres Stapels, was auch darauf steht; ihre Zahl bleibt.
table-line_after_ordinary = Sie hat mit einer gewöhnlichen Sorte gewonnen: Sie spielt wieder eine gewöhnliche aus, sonst eine, die nicht königlich ist.
table-line_after_royal = Sie hat mit einer königlichen Sorte gewonnen: Sie spielt dieselbe noch einmal aus, sonst eine gewöhnliche, sonst eine, die nicht königlich ist.
table-line_after_allergen = Sie hat mit dem Allergen gewonnen: Sie spielt eine Sorte aus, die nicht königlich ist.
table-line_lacks_ordinary = Sie kann eine gewöhnliche Sorte nicht bedienen: Sie spielt eine königliche, sonst das Allergen.
table-line_lacks_royal = Sie kann eine königliche Sorte nicht bedienen: Sie spielt das Allergen, sonst eine, die nicht königlich ist.
table-line_lacks_allergen = Sie kann das Allergen nicht bedienen: Sie spielt eine gewöhnliche Sorte.
table-line_follows = Sie hat die ausgespielte Sorte, also bedient sie.
table-line_leftmost = Von mehreren Stapeln nimmt sie den linken; passt keiner, den am weitesten links.
table-stake_spoiled = Verdorben: keine Schachtel
table-stake_neutralised = Neutralisiert: eine Schachtel
table-stake_neutralised_1 = Neutralisiert: drei Schachteln
table-stake_with_a_1 = Mit einer 1: drei Schachteln
table-taken_none = Verdorben! { $name } füllt keine Schachtel.
table-taken =
    { $boxes ->
        [one] { $name } füllt { $boxes } Schachtel.
       *[other] { $name } füllt { $boxes } Schachteln.
    }
table-sums = Die Abstimmung
table-shown = Emma zeigt acht ihrer Karten
table-round_over = Runde { $round } ist vorbei
table-column_boxes = Schachteln
table-column_bet = Wette
table-column_total = Gesamt
table-tale_rounds = Siegpunkte, Schachteln und Wetten
table-tale_bet_won = Wette gewonnen
table-tale_bet_lost = Wette verloren
table-tale_run = Längste Serie: { $number } Stiche hintereinander ({ $names }).
table-tale_one = Größter Stich: { $names } mit { $card }, { $boxes } Schachteln auf einmal.
table-tale_ones = { $tricks } Stiche gingen an eine 1, mit je drei Schachteln.
table-tale_spoiled = { $tricks } Stiche waren verdorben.
table-tale_spoiled_most = { $tricks } Stiche waren verdorben; am häufigsten traf es { $names } ({ $number }).
table-tale_bets = Beste Nase für Wetten: { $names }, { $number } Mal richtig.
table-tale_round = Beste Runde: { $names }, { $points } Punkte in Runde { $round }.

## Das Glossar

term-royal = königlich|königliche|königlichen|königlicher|königliches|Trumpf|Trümpfe
    .about = Alle Sorten der königlichen Gruppe sind in dieser Runde Trumpf: Eine königliche Karte schlägt jede andere Sorte, außer wenn eine königliche ausgespielt wurde.
term-allergen = Allergen|Allergens|Allergenkarte
    .about = Eine Sorte der Runde. Ein Stich mit einer Allergenkarte bringt keine Schachtel, außer es liegt auch eine 2 darin.
term-spoiled = allergener Stich|verdorben|verdirbt
    .about = Im Stich liegt eine Allergenkarte und keine 2: Wer ihn gewinnt, bekommt keine Schachtel, spielt aber als Nächstes aus.
term-neutralised = neutralisiert|neutralisieren
    .about = Eine 2 beliebiger Sorte macht das Allergen harmlos: Der Stich bringt Schachteln wie immer.
term-trick = Stiche|Stichs|Stich
    .about = Alle spielen eine Karte, und die beste gewinnt sie alle. Wer gewinnt, spielt als Nächstes aus.
term-lead = ausgespielte|ausgespielt|ausspielen|spielt aus|spielst aus
    .about = Die erste Karte eines Stichs spielen. Ihre Sorte ist die, die alle anderen bedienen müssen.
term-follow = bedienen|bedient|bedienst
    .about = Die ausgespielte Sorte spielen. Wenn du kannst, musst du; sonst geht jede Karte.
term-box = Geschenkschachteln|Geschenkschachtel|Schachteln|Schachtel
    .about = Was ein Stich bringt: eine Schachtel, oder drei, wenn die Siegkarte eine 1 ist. Mit acht beendet jemand die Runde.
term-group = Gruppen|Gruppe
    .about = Eine Tafel mit einer oder zwei Sorten. Jede Runde wird eine Gruppe königlich.
term-bet = Wetten|Wette|wettet
    .about = Ein Tipp, wie viele Schachteln du am Ende der Runde hast. Richtig bringt Siegpunkte, falsch kostet welche.
term-row = Reihen|Reihe
    .about = Eine Stufe der Schachtelleiste. Sie sagt, wie viele Siegpunkte so viele Schachteln wert sind.
term-token = Abstimmungsmarker|Doppelmarker
    .about = Zählt über einer Sorte plus und darunter minus. Ein Doppelmarker hat für jede Seite eine andere Zahl.
term-start_player = Startspielermarker|Startspieler
    .about = Wettet und spielt in dieser Runde als Erstes aus. Nach jeder Runde wandert der Marker nach links.
term-leftmost = am weitesten links
    .about = Bei Gleichstand gilt die Reihenfolge der Tafeln, von Mandel bis Schokolade: Was weiter links liegt, geht vor.
term-discard = Fehlfarben|Fehlfarbe
    .about = Eine Karte, die nicht bedient und nicht königlich ist. Sie gewinnt nie einen Stich.

## Die Einführung

lesson-1 = Willkommen! Vor jeder Runde schiebst du zwei Karten. Blaubeere ist deine kürzeste Sorte, also weg damit: Fang mit der beleuchteten 6 an.
lesson-2 = Jetzt die Blaubeere 1. Ganz ohne Blaubeeren darfst du alles spielen, wenn Blaubeere ausgespielt wird.
lesson-3 = Du hast zwei Karten bekommen. Jetzt wählst du die königliche Gruppe, also den Trumpf der Runde: Du hast fünfmal grünen Tee, mach Gruppe C königlich.
lesson-4 = Dein Gegenüber hat Erdbeere zum Allergen gemacht und wettet auf 5–7 Schachteln. Wie viele füllst du? Wette auf 3–4: Liegst du richtig, bekommst du zwei Punkte extra.
lesson-5 = Mandel wurde ausgespielt. Du hast Mandel und musst bedienen; die 7 schlägst du nicht, also gib die 3 her.
lesson-6 = Blaubeere, und du hast keine: Spiel, was du willst. Wirf eine Erdbeere ab! Sie ist das Allergen, der Stich ist verdorben und bringt keine Schachtel.
lesson-7 = Noch einmal? Schau: Da liegt eine 2. Eine 2 macht das Allergen harmlos, dieser Stich füllt also eine Schachtel, egal was du abwirfst.
lesson-8 = Die 7 sieht stark aus, aber grüner Tee ist königlich und schlägt sie. Gewinne mit der 1: Eine siegreiche 1 bringt drei Schachteln statt einer!
lesson-9 = Drei Schachteln! Wer einen Stich gewinnt, spielt als Nächstes aus. Spiel die Pistazie 7: Höher geht es in Pistazie nicht.
lesson-10 = Das macht vier Schachteln, und du hast auf 3–4 gewettet. Ab jetzt verlierst du lieber: Spiel die königliche 2 aus, dein Gegenüber muss bedienen und schlägt sie.
lesson-11 = Eine 1 wird ausgespielt, und mit einer königlichen Karte könntest du sie schlagen. Eine fünfte Schachtel würde aber deine Wette verderben: Wirf die Mandel 6 ab.
lesson-12 = Mit acht Schachteln endet die Runde, und das passt dir gut: Deine Wette stimmt gerade. Wirf die Mandel 1 ab und lass es geschehen.
lesson-end = Neun Schachteln bringen deinem Gegenüber 4 Punkte, minus 1 für die falsche Wette. Deine vier bringen 2 und deine Wette noch 2: 4 zu 3 für dich! Zu viert oder fünft stimmt ihr über Königliche und Allergen ab: Über einer Sorte zählt ein Marker plus, darunter minus.

## Was bei einer Einschätzung zählt

mind-points = mehr Punkte
    .less = weniger Punkte
mind-near = näher am Ziel
    .less = weiter weg vom Ziel
mind-gained = mehr Punkte aus dieser Runde
    .less = weniger Punkte aus dieser Runde
mind-start = der Startspielermarker für dich
    .less = der Startspielermarker für jemand anderen
finer-1 = Zwei gegen zwei: Dein Partner sitzt gegenüber. Zu viert oder fünft stimmt ihr mit Markern über Königliche und Allergen ab. Du hast viele Erdbeeren, also leg ±3 über Erdbeere: Dort zählt er plus 3.
finer-2 = Die Marker liegen verdeckt, und nur du kennst deine. Ein doppelter hat zwei Werte: Leg +2/−3 unter Earl Grey, und die Gruppe C der anderen verliert 3.
finer-3 = An eine Sorte passen höchstens drei Marker: Blaubeere und Earl Grey sind voll. Die niedrigste Summe macht das Allergen, also leg +1/−3 unter Pistazie: Davon hast du keine.
finer-4 = Gruppe B hat 7 Stimmen gegen 6 und ist königlich, Pistazie ist das Allergen. Gewettet wird einzeln, aber ein Team hat eine gemeinsame Wertung. Wette auf 5–7, wie dein Partner.
finer-5 = Die Mandel 7 deines Partners liegt vorn, aber ein Gegner hat den Stich mit Pistazie verdorben. Rette ihn: Deine Mandel 2 macht das Allergen harmlos.
finer-6 = Diese Schachtel bekam dein Partner. Jetzt spielt er Earl Grey aus, und du hast keinen: Schlag die 7 mit der königlichen Erdbeere 1, das gibt drei Schachteln!
finer-7 = Dein Partner hat für Blaubeere gestimmt und hat sicher eine hohe. Spiel die Blaubeere 2 aus: Mit einer 2 von Anfang an kann kein Allergen diesen Stich verderben.
finer-8 = Die Pistazie kam zu spät, die Schachtel ist voll. Du hast 3 Schachteln, dein Partner 2: Sie werden nicht addiert, jeder wertet seine Reihe. Aber alle Punkte, auch die der Wetten, gehören dem Team.
finer-9 = Niemand da zum Spielen? Doch, Emma. Statt zu schieben tauschst du eine oder zwei Karten mit dem Nachziehstapel: Leg die Pistazie 4 weg.
finer-10 = Leg auch die Pistazie 6 weg. Du ziehst so viele Karten nach, wie du weglegst.
finer-11 = Emma hat für jede Sorte einen Stapel. Die meisten Karten hat sie in Gruppe B, also ist B königlich; eine aufgedeckte Karte machte Blaubeere zum Allergen. Gegen Emma musst du wetten: Nimm 5–7.
finer-12 = In jeder Runde spielst du zuerst aus. Spiel die Mandel 7: Emma bedient, solange auf dem Stapel etwas liegt, und nimmt immer die oberste Karte.
finer-13 = Das war ihre letzte Mandel. Spiel die Mandel 3 aus und schau: Kann Emma eine gewöhnliche Sorte nicht bedienen, spielt sie eine königliche.
finer-14 = Sie hat mit Erdbeere gewonnen und spielt sie darum wieder aus. Auf der Karte steht Mandel 4, aber sie kam ungesehen auf den Erdbeerstapel und zählt als Erdbeere. Schlag sie mit der Erdbeere 6.
finer-end = Emma denkt nie nach: In den Regeln steht eine Tabelle für alles, was sie tut. Ihre Schachteln zählen wie deine, und wenn deine Wette falsch ist, bekommt sie 2 Punkte. Jetzt kennst du Macaron in allen Spielarten!
## What is told of data that an owner has corrected

corrected-noun-face = +{ $up }/−{ $down }
corrected-noun-row =
    { $span ->
        [one] { $from ->
            [one] 1 Schachtel
           *[other] { $from } Schachteln
        }
        [more] { $from } oder mehr Schachteln
       *[range] { $from }–{ $until } Schachteln
    }
