## Das Spiel

game-name = AntaYagí
game-about = Willkommen in der Stadt der tausend Hüte! Du hältst deine Karten verkehrt herum: Alle sehen deine Objekte, nur du nicht. Wähle jemanden für einen Tausch, legt je eine Karte hin, und sammle als Erstes genug Punkte.
game-reconstructed = Die Regeln sind die der Anleitung. Wie viele Karten welchen Gegenstand und welche Rückseite zeigen, ist rekonstruiert: Keine öffentliche Quelle nennt es.

## Optionen

option-max_turns = Höchstzahl der Züge
    .about = Hat nach so vielen Zügen niemand gewonnen, siegt, wer der eigenen Zielpunktzahl am nächsten ist. So weit kommt es fast nie.
option-first_seat = Startspieler
    .about = Wer den ersten Zug macht. Gedruckt steht: die Person mit den meisten Taschen.
option-first_seat-random = Zufällig
option-memory_aid = Gedächtnishilfe
    .about = Aus, wie gedruckt: Du siehst nur die Seite einer Karte, die zu dir zeigt, und niemand erfährt, wer nach einer Sabotage gefragt wird. An: Karten zeigen auch die Seite, an die du dich nur erinnern kannst.
option-memory_aid-on = An
option-memory_aid-off = Aus

## Was du wählen kannst

verb-partner = Mit { $seat } tauschen
verb-commit = Deine { $slot } Karte anbieten
verb-pass = Passen
verb-sabotage = Deine { $slot } Karte als Sabotage spielen
verb-take = Die { $slot } Karte nehmen
verb-eat = Den T-Rex fressen lassen: { $object }

## Was geschieht: Zug und Aufdecken. Eine Karte heißt hier Objekt (Rückseite).

event-dealt = { $seat } erhält beim Austeilen { $object } ({ $back }), { $facing }.
    .untold = { $seat } erhält beim Austeilen eine unbekannte Karte ({ $back }), { $facing }.
    .turned = { $seat } erhält beim Austeilen { $object }, { $facing }.
    .unseen = { $seat } erhält beim Austeilen eine Karte, { $facing }.
event-turn_began = Zug { $turn }: { $seat } ist an der Reihe.
event-turn_skipped = { $seat } hat keine Karte oder niemanden zum Tauschen und setzt aus.
event-partner_chosen = { $seat } wählt { $seat2 } für einen Tausch.
event-committed = { $seat } bietet verdeckt die { $slot } Karte an.
event-revealed = { $seat } deckt { $card } auf.
event-identical = Beide Karten zeigen { $object }: Der Tausch wird abgebrochen, beide werden abgelegt.

## Was geschieht: Sabotage

event-sabotaged = { $seat } spielt { $card } als Sabotage: Der Tausch { $standing }.
event-passed = { $seat } passt.
event-window_closed =
    { $cards ->
        [0] Niemand sabotiert: Der Tausch { $standing }.
        [one] Es wurde { $cards } Sabotage gespielt: Der Tausch { $standing }.
       *[other] Es wurden { $cards } Sabotagen gespielt: Der Tausch { $standing }.
    }
event-exchange_cancelled =
    { $cards ->
        [one] Der Tausch wird abgebrochen: Beide Karten und die Sabotage werden abgelegt.
       *[other] Der Tausch wird abgebrochen: Beide Karten und alle { $cards } Sabotagen werden abgelegt.
    }

## Was geschieht: der Tausch und seine Wirkungen

event-kept_own = { $object }: Beide behalten ihre eigene Karte, statt zu tauschen.
event-received = { $seat } bekommt { $card } in die Auslage.
event-worthless = { $seat } bekommt { $card }; das gibt keinen Punkt und wird abgelegt.
event-hand_turned =
    { $cards ->
        [0] { $seat } hat keine Handkarten zum Umdrehen.
        [one] { $seat } dreht { $cards } Handkarte um.
       *[other] { $seat } dreht { $cards } Handkarten um.
    }
event-card_turned = { $seat } dreht { $card } um: jetzt { $facing }.
    .turned = { $seat } dreht eine Karte um: jetzt { $facing }.
event-hand_empty = { $seat } kann nichts nehmen: { $seat2 } hat keine Karten mehr.
event-taken = { $seat } nimmt { $card } von { $seat2 }.
event-hand_discarded =
    { $cards ->
        [0] { $seat } hat keine Handkarten zum Ablegen.
        [one] { $seat } legt { $cards } Handkarte ab.
       *[other] { $seat } legt alle { $cards } Handkarten ab.
    }
event-discarded = { $seat } legt { $card } ab.
event-target_raised = { $seat } braucht jetzt { $target } Punkte zum Sieg.
event-cleared = { $card } wird abgelegt.
event-eaten = In der Auslage von { $seat } frisst { $card } die Karte { $card2 }; beide werden abgelegt.

## Was geschieht: Ende des Zuges und des Spiels

event-scored =
    { $points ->
        [one] { $seat } hat { $points } Punkt; nötig sind { $target }.
       *[other] { $seat } hat { $points } Punkte; nötig sind { $target }.
    }
event-drew = { $seat } zieht { $object } ({ $back }), { $facing }.
    .untold = { $seat } zieht eine unbekannte Karte ({ $back }), { $facing }.
    .turned = { $seat } zieht { $object }, { $facing }.
    .unseen = { $seat } zieht eine Karte, { $facing }.
event-reshuffled =
    { $cards ->
        [one] Der Nachziehstapel ist leer: Die { $cards } Karte des Ablagestapels bildet den neuen.
       *[other] Der Nachziehstapel ist leer: Die { $cards } Karten des Ablagestapels werden gemischt und bilden den neuen.
    }
event-won = { $seat } gewinnt!
event-game_ended = Das Spiel ist zu Ende. { $outcome }

## Was du gefragt wirst

ask-choose_partner = Mit wem willst du tauschen?
    .hint = Die Objekte deines Gegenübers siehst du; was du dafür gibst, kannst du nur aus den Rückseiten erraten.
ask-commit_card = Welche deiner Karten bietest du an?
    .hint = Beide Karten werden gleichzeitig aufgedeckt. Zeigen sie dasselbe Objekt, wird der Tausch abgebrochen.
ask-play_sabotage = Sabotierst du?
    .hint = Eine ungerade Zahl von Sabotagen bricht den Tausch ab, bei gerader gilt er. Das Objekt deiner Karte wirkt nicht.
ask-take_card = Welche Karte nimmst du mit dem Musik-Lolli?
    .hint = Du nimmst sie aus der Hand deines Gegenübers. Sie kommt in deine Auslage und wirkt sofort.
ask-feed_t_rex = Was frisst dein T-Rex?
    .hint = Der T-Rex und eine essbare Karte deiner Auslage werden zusammen abgelegt.

## Warum nicht

why-AY-25 = Mit dir selbst kannst du nicht tauschen. Wähle jemand anderen.
why-AY-27 = Getauscht wird immer: Wer am Zug ist, wählt jemanden, und beide legen eine Karte.
why-AY-34 = Jetzt kann nur eine Karte mit Sabotage auf der Rückseite gespielt werden.
why-AY-50 = Was ein Objekt bewirkt, wird ganz ausgeführt. Auslassen kannst du es nicht.
why-AY-72 = Dein T-Rex frisst aus deiner eigenen Auslage, und das liegt dort nicht.
why-AY-R19 = Hier ist keine Karte mehr da, die getauscht werden könnte.

## Wie das Spiel endete

outcome-goal = Die Zielpunktzahl ist erreicht.
outcome-goal_by_both = Beide haben ihre Zielpunktzahl erreicht; der gewählte Spieler gewinnt.
outcome-turn_cap = Der letzte Zug ist gespielt; es gewinnt, wer der Zielpunktzahl am nächsten ist.

## Was auf dem Tisch zu sehen ist

fact-seat = Dein Platz
fact-turn = Zug
fact-active = Am Zug
fact-partner = Gewählt
fact-committed = Du bietest die Karte
fact-card_0 = Erste Karte
fact-card_1 = Zweite Karte
fact-card_2 = Dritte Karte
fact-trade = Aufgedeckt
fact-sabotages = Sabotagen
fact-saboteurs = Gespielt von
fact-standing = Der Tausch
fact-aside = Wird abgelegt
fact-scores = Punkte
fact-targets = Ziel
fact-danger = Vorsicht
fact-zone_treasure = Schatz
fact-zone_hat = Hut
fact-zone_lollipop = Lolli
fact-zone_muffin = Muffin
fact-zone_t_rex = T-Rex
fact-zone_bone = Knochen
fact-zone_toxic_waste = Giftmüll
fact-zone_fish = Fisch
fact-deck = Nachziehstapel
fact-deck_back = obenauf
fact-pile = Ablagestapel
fact-pile_top = obenauf
fact-reshuffles = Neu gemischt
fact-passes = Gepasst in Folge
fact-zones = Auslagen
fact-discards = Ablagestapel
fact-last_traders = Zuletzt tauschten
fact-last_trade = Zuletzt aufgedeckt
fact-last_sabotages = Letzte Sabotagen
fact-last_saboteurs = Zuletzt sabotierten
fact-decks_ago_0 = Erste Karte: Stapel zuvor
fact-decks_ago_1 = Zweite Karte: Stapel zuvor
fact-decks_ago_2 = Dritte Karte: Stapel zuvor
fact-seen_by_all_0 = Erste Karte: allen bekannt
fact-seen_by_all_1 = Zweite Karte: allen bekannt
fact-seen_by_all_2 = Dritte Karte: allen bekannt
fact-unseen = Ungesehene Karten
fact-pool_cards = Ungesehene Karten alter Stapel
fact-pool_decks_ago = Ungesehene Karten: Stapel zuvor

## Objekte

noun-object-treasure = Schatz
    .about = 1 Punkt. Sonst bewirkt er nichts.
noun-object-hat = Hut
    .about = 1 Punkt. Wer ihn bekommt, dreht alle Handkarten um.
noun-object-lollipop = Musik-Lolli
    .about = 1 Punkt, essbar. Wer ihn bekommt, nimmt eine Karte aus der Hand des anderen; sie wirkt sofort.
noun-object-muffin = Muffin
    .about = 1 Punkt, essbar. Wer ihn bekommt, legt die ganze Hand ab.
noun-object-t_rex = T-Rex
    .about = 1 Punkt. Sobald etwas Essbares in derselben Auslage liegt, frisst er eine Karte davon; beide werden abgelegt.
noun-object-bone = Knochen
    .about = 1 Punkt, essbar. Sonst bewirkt er nichts.
noun-object-toxic_waste = Giftmüll
    .about = 1 Punkt, doch zum Sieg braucht man damit einen Punkt mehr.
noun-object-fish = Fisch
    .about = Essbar. 2 Punkte neben Giftmüll; ohne ihn wird der Fisch abgelegt.
noun-object-wandering_mage = Wandernder Magier
    .about = Kein Punkt. Beide behalten ihre eigene Karte; der Magier wird abgelegt.
noun-object-empty_box = Leere Kiste
    .about = Kein Punkt, keine Wirkung. Sie wird abgelegt.
noun-object-unknown = ?
    .about = Dieses Objekt hast du nicht gesehen.

## Rückseiten und Karten

noun-back-sabotage = Sabotage
    .about = Kann aus der Hand gespielt werden: Sie bricht den Tausch ab oder hebt die letzte Sabotage auf.
noun-back-small_hat = Kleiner Hut
    .about = Wird beim Ziehen andersherum gehalten: Nur wer sie hält, sieht das Objekt.
noun-back-treasure_t_rex = Schatz/T-Rex
    .about = Ihr Objekt ist ein Schatz oder ein T-Rex.
noun-back-plain = ohne Symbol
    .about = Sie verrät nichts über das Objekt.
noun-back-unknown = ?
    .about = Diese Seite der Karte zeigt dir der Tisch nicht.
noun-card = { $object } ({ $back })
noun-sight = { $object } ({ $back }){ $mark }
noun-facing-outward = Objekt nach außen
noun-facing-inward = Objekt nach innen
noun-mark-outward = { "" }
noun-mark-inward = { " innen" }

## Plätze und Rollen

noun-slot-0 = erste
noun-slot-1 = zweite
noun-slot-2 = dritte
noun-role-active = Aktiver Spieler
noun-role-partner = Gewählter Spieler
noun-standing-stands = gilt
noun-standing-cancelled = ist abgebrochen
noun-danger-one_point = 1 Punkt zum Sieg
    .about = Ein Punkt mehr am Ende eines Tausches, und dieser Platz gewinnt.
noun-danger-last_turn = führt im letzten Zug
    .about = Das ist der letzte Zug. So, wie es steht, gewinnt dieser Platz.
noun-zone_place = { $owner }, Karte { $place }

## Der gezeichnete Tisch

table-turn = Zug { $turn }
table-phase_partner = Partnerwahl
table-phase_cards = Kartenwahl
table-phase_sabotage = Zeit für Sabotage
table-phase_take = Musik-Lolli
table-phase_feed = T-Rex
table-phase_effects = Wirkungen
table-role_active = bietet
table-role_partner = gewählt
table-zone = Auslage
table-hand = Hand, wie du sie siehst
table-raised = erhöht durch Giftmüll
table-only_you = siehst nur du
table-hidden = verdeckt
table-inward = nach innen
table-remembered = du erinnerst dich: { $side }
table-about_target = Wer nach einem Tausch { $target } Punkte hat, gewinnt. Schaffen es beide zugleich, gewinnt, wer gewählt wurde.
table-about_raised = Giftmüll in der Auslage: Hier braucht es { $target } Punkte. Schaffen es beide zugleich, gewinnt, wer gewählt wurde.
table-about_zone = Was gewonnen ist, liegt hier offen. Nur diese Karten zählen.
table-about_window = Jede Sabotage dreht das Ergebnis um: Eine bricht den Tausch ab, eine zweite rettet ihn. Schluss ist, wenn alle passen.
table-about_only_you = Diese Karte zeigt zu dir: Du siehst das Objekt, die anderen sehen die Rückseite.
table-about_hidden = Diese Karte zeigt zu ihrem Besitzer: Du siehst nur die Rückseite.
table-about_inward = Diese Karte zeigt zu ihrem Besitzer; die anderen sehen nur die Rückseite.
table-chosen_card = deine Wahl
table-joke = Deine Karten zeigen zu den anderen: Sie sehen die Bilder, du siehst die Rückseiten. Nur Karten mit violettem Band zeigen zu dir.
table-deck = Stapel { $cards }
table-pile = Ablage { $cards }
table-see_all = alle ansehen
table-with_whom = Mit wem?
table-offers = { $name } bietet
table-choosing = { $name } wählt
table-sealed = { $name } hat gewählt
table-gives = { $name } gibt
table-gave = { $name } gab
table-stamp_stands = Gilt
table-stamp_cancelled = Abgebrochen
table-so_far = vorerst
table-yours_stands = deine würde ihn abbrechen
table-yours_cancelled = deine würde ihn retten
table-last = Zuletzt
table-take_from = Karten von { $name }
table-feed = Deine Auslage
table-cards = Die Karten
table-unseen = Was hinter den Rückseiten stecken kann
table-earlier = Schon vor dem letzten Mischen auf der Hand
table-objects = Die Objekte
table-gone = { $cards } in der Ablage
table-one_winner = Dieses Spiel hat einen Sieger. Alle anderen teilen sich den zweiten Platz, gleich wie viele Punkte sie haben.
table-tale_rounds = Punkte dazu und verloren
table-tale_duel = Umkämpftester Tausch: { $number } Sabotagen, eine auf die andere.
table-tale_haul = Bester Fang: { $number } Punkte in einem einzigen Zug ({ $names }).
table-tale_meal = In der Auslage von { $names } fraß ein T-Rex, was daneben lag: { $object }.
table-tale_meals = Die T-Rexe hielten { $number } Mahlzeiten.
table-tale_taken = Süßester Zug: { $number } Karten mit Musik-Lollis genommen ({ $names }).
table-tale_sabotages = Fleißigste Sabotage: { $names } mit { $number } Karten.
table-tale_same = Zwei Köpfe, ein Gedanke: Beide boten das Gleiche an, { $object }.
table-tale_thrown = Teuerster Muffin: { $number } Handkarten auf einen Bissen weg ({ $names }).

## Das Glossar

term-exchange = Tausch|tauschen
    .about = Wer am Zug ist und wer gewählt wurde, legen je eine Karte hin und decken sie zugleich auf. Jeder bekommt die Karte des anderen.
term-partner = gewählte Spieler|Gegenübers|Gegenüber
    .about = Mit wem getauscht wird; ablehnen darf niemand. Erreichen beide ihre Zielpunktzahl, gewinnt der gewählte Spieler.
term-back = Rückseiten
    .about = Die AntaYagí-Seite einer Karte. Von den meisten deiner Karten siehst du nur sie; ihr Symbol ist dein einziger Hinweis.
term-facing = Objekt nach außen|Objekt nach innen|innen
    .about = Man hält die Karten mit dem Objekt nach außen, zu den anderen. Zeigt eine nach innen, sieht nur ihr Besitzer das Objekt.
term-hint = Schatz/T-Rex
    .about = Eine Rückseite mit zwei Bildern: Das Objekt ist eines von beiden, ein Schatz oder ein T-Rex.
term-small_hat = Kleiner Hut|Kleinen Hut
    .about = Eine Karte mit dieser Rückseite hält man andersherum: Ihr Besitzer sieht das Objekt, die anderen nicht.
term-sabotage = Sabotagen|Sabotage|sabotierst|sabotiert
    .about = Eine Rückseite. Liegen zwei verschiedene Objekte offen, kann man sie aus der Hand spielen: Sie bricht den Tausch ab oder hebt eine Sabotage auf.
term-zone = Auslage
    .about = Hier liegen die Objekte offen, die du bekommen hast. Ihre Punkte sind deine Punkte.
term-target = Zielpunktzahl
    .about = So viele Punkte brauchst du zum Sieg: 5 zu dritt oder viert, 4 mit mehr Leuten, und einen mehr mit Giftmüll.
term-edible = essbare
    .about = Musik-Lolli, Muffin, Knochen und Fisch. Ein T-Rex in derselben Auslage frisst eine dieser Karten.
term-hat = Hut
    .about = 1 Punkt. Wer ihn bekommt, dreht alle Handkarten um und sieht so, was vorher unbekannt war.
term-lollipop = Musik-Lolli|Lolli
    .about = 1 Punkt, essbar. Wer ihn bekommt, nimmt eine Karte aus der Hand des anderen; sie wirkt sofort.
term-muffin = Muffin
    .about = 1 Punkt, essbar. Wer ihn bekommt, legt die ganze Hand ab.
term-t_rex = T-Rex
    .about = 1 Punkt, bis etwas Essbares in derselben Auslage liegt: Dann frisst er eine solche Karte, und beide werden abgelegt.
term-toxic_waste = Giftmüll
    .about = 1 Punkt, doch zum Sieg braucht man damit einen Punkt mehr. Mit ihm ist ein Fisch 2 Punkte wert.
term-mage = Wandernder Magier
    .about = Kein Punkt. Beide bekommen die Karte, die sie selbst aufgedeckt haben, und der Magier wird abgelegt.

## Die Einführung

lesson-1 = Willkommen! Du siehst alle Objekte, nur deine nicht. 5 Punkte gewinnen, und die gibt es beim Tausch: Alle drei Objekte von Luz sind einen Punkt wert. Wähle Luz.
lesson-2 = Von deinen Karten siehst du die Rückseiten. Nur die mit dem Kleinen Hut zeigt zu dir: eine Leere Kiste, wertlos. Genau richtig zum Weggeben!
lesson-3 = Ein Schatz für eine leere Kiste! Du hast eine Sabotage, darum wirst du gefragt, ob du diesen Tausch abbrichst. Bloß nicht: Passe.
lesson-4 = Ein Punkt! Jetzt tauschen die anderen, und beide bekämen auch einen. Spiel deine Sabotage: Der Tausch wird abgebrochen, und alle Karten werden abgelegt.
lesson-5 = Kurt wählt dich, ablehnen geht nicht. Schatz oder T-Rex, deine erste Karte ist einen Punkt wert: Behalte sie. Ohne Symbol weiß man nichts, also biete die letzte an.
lesson-6 = Glück gehabt: eine Leere Kiste für einen Musik-Lolli! Der nimmt Kurt noch eine Karte weg. Nimm den Hut: Das ist ein Punkt, und er dreht deine Hand um.
lesson-7 = 3 Punkte, und jetzt siehst du deinen Schatz und deinen Hut. Luz zeigt einen T-Rex, der deinen Lolli fressen würde. Wähle diesmal also Kurt.
lesson-8 = Zwei gleiche Objekte brechen den Tausch ab, und auch Kurt hat einen Schatz. Dein Hut würde nur Kurt nützen. Biete die Karte an, die du nicht kennst.
lesson-9 = Es war Giftmüll: Kurt braucht jetzt 6 Punkte. Der Muffin gab dir einen Punkt und nahm dir die Hand. Luz wählt dich und hat keinen Knochen: Biete deinen an.
lesson-10 = Noch ein Lolli: 5 Punkte! Aber ein T-Rex würde eine deiner Karten fressen und mit ihr gehen, dir blieben 4. Nimm also den Muffin.
lesson-end = 6 Punkte: gewonnen! Wähle gut, rate, was hinter deinen Rückseiten steckt, und heb dir eine Sabotage auf. Und: Erreichen beide ihr Ziel, gewinnt der gewählte Spieler.

## Die Einführung in die Feinheiten

finer-1 = Vorsicht: Luz hat 5 Punkte und braucht 6. Aber Luz hat drei T-Rexe auf der Hand und sieht sie nicht. Wähle Luz!
finer-2 = Deine zweite Karte zeigt zu dir: ein Wandernder Magier. Biete ihn an! Mit einem Magier behalten beide ihre eigene Karte, so kommt kein T-Rex an deinen Muffin.
finer-3 = Luz musste den T-Rex behalten, und der fraß den Knochen: 4 Punkte statt 5. Der Magier ist nichts wert und wird abgelegt.
finer-4 = Ein anderer Tisch. Du hast Giftmüll und brauchst 6 Punkte, aber jeder Fisch, den du bekommst, ist 2 wert. Luz zeigt einen und dazu einen Lolli: Wähle Luz.
finer-5 = Giftmüll ist auch ein gemeines Geschenk. Biete deine zweite Karte an, die zu dir zeigt: Luz bekommt einen Punkt, braucht dann aber 6.
finer-6 = Der Lolli! Er nimmt Luz noch eine Karte weg: Nimm den Fisch, der leuchtet. Ohne Giftmüll in deiner Auslage wäre er nichts wert.
finer-7 = Dein T-Rex lag auf der Lauer: Sobald es Futter gibt, frisst er eine Karte und geht mit ihr. Du wählst, welche: Gib ihm den Musik-Lolli, der Fisch ist mehr wert.
finer-8 = 3 Punkte: Giftmüll und ein Fisch. Ein T-Rex ohne Futter wartet und zählt seinen Punkt; Schätze, Hüte und Giftmüll rührt er nicht an.
finer-9 = Der letzte Tisch. Du hast 4 Punkte, brauchst 6 und hast keinen T-Rex: Mit einem Fisch gewinnst du! Kurt zeigt einen, also wähle Kurt.
finer-10 = Biete deine zweite Karte an, die Leere Kiste. Behalte die Sabotage auf der Hand: Liegt sie erst zum Tausch da, kann sie nicht mehr sabotieren.
finer-11 = Es ist der Fisch! Du wirst zuerst gefragt, ob du sabotierst. Passe und warte ab: Spielt jemand eine Sabotage, wirst du noch einmal gefragt.
finer-12 = Luz sabotiert, und der Tausch ist vorerst abgebrochen. Aber auch eine Sabotage lässt sich sabotieren: Spiel die leuchtende Karte, und der Tausch gilt wieder.
finer-end = 6 Punkte: gewonnen! Jede Sabotage dreht das Ergebnis um: Bei zweien gilt der Tausch, eine dritte hätte ihn abgebrochen. Ihre Objekte bewirken nichts, nicht einmal ein Magier.

## Was bei einer Einschätzung zählt

mind-points = mehr Punkte
    .less = weniger Punkte
mind-near = näher am Ziel
    .less = weiter weg vom Ziel
mind-sabotages = mehr Sabotagen auf der Hand
    .less = weniger Sabotagen auf der Hand
mind-raised = ein erhöhtes Ziel
    .less = kein erhöhtes Ziel
mind-eaters = mehr lauernde T-Rexe
    .less = weniger lauernde T-Rexe
mind-food = mehr Essbares, das gefressen werden kann
    .less = weniger Essbares, das gefressen werden kann
mind-turn = du bist früher am Zug
    .less = du bist später am Zug
mind-finish = das Ziel ist in diesem Zug erreichbar
    .less = das Ziel muss nicht in diesem Zug erreicht werden
mind-soon = das Ziel ist bald erreichbar
    .less = das Ziel muss nicht bald erreicht werden
mind-watched = mehr Leute, die den letzten Punkt sabotieren könnten
    .less = weniger Leute, die den letzten Punkt sabotieren könnten
mind-defended = mehr Sabotagen, um den letzten Punkt zu verteidigen
    .less = weniger Sabotagen, um den letzten Punkt zu verteidigen
mind-chosen = das Ziel ist erreichbar, wenn dich jemand wählt
    .less = das Ziel muss nicht als Partner erreicht werden
mind-served = mehr nützliche Karten auf fremden Händen
    .less = weniger nützliche Karten auf fremden Händen
