## Das Spiel

game-name = Macao
game-about = Handelswinde und Gold: Macao im 17. Jahrhundert. Plane deine Aktionssteine auf der Windrose, besetze Ämter, nimm Stadtteile in Besitz, verschiffe Waren nach Europa und mach aus Gold Prestige. Zwölf Runden, und was du heute nicht einplanst, fehlt dir morgen.
game-reconstructed = Die Regeln sind die der Anleitung. Der Spielplan und fast alles, was auf den Karten steht, ist rekonstruiert: Keine öffentliche Quelle nennt es.

## Optionen

option-wall_stack = Scheiben auf der Mauer
    .about = In welcher Reihenfolge die Scheiben zu Beginn auf der Mauer liegen. Die oberste wählt in jeder Runde zuerst und vor der ersten zuletzt.
option-wall_stack-random = Zufällig
option-wall_stack-seat = Nach Plätzen, der erste oben
option-dice = Würfelwahl
    .about = Gleichzeitig: Alle wählen ihre zwei Würfel zur selben Zeit, und niemand sieht die der anderen, bevor alle gewählt haben. Der Reihe nach: einer nach dem anderen in Mauerreihenfolge, offen. Die Spielregel erlaubt beides; jeder darf auf der Mauerreihenfolge bestehen.
option-dice-together = Gleichzeitig, verdeckt
option-dice-in_order = Nacheinander, in Mauerreihenfolge

## Was du wählen kannst

verb-sail = Kurs auf { $space } nehmen
verb-deliver = In { $space } abliefern
verb-wall = Einen Schritt auf der Mauer vorrücken
verb-wall_credit = Einen freien Mauerschritt nutzen
verb-tribute = Für den Tribut Prestige erwerben
verb-joker = Ein Joker-Plättchen nutzen für { $joker_use }
verb-pass = Passen
verb-pay = Einen Stein in { $colour } zahlen
verb-gain = Einen Stein in { $colour } nehmen
verb-die = Den Würfel in { $colour } wählen
verb-no_die = Keinen dritten Würfel wählen
verb-shift = Den Würfel in { $colour } um eins { $shift } drehen
verb-no_shift = Keinen Würfel ändern
verb-joker_half = Dasselbe Plättchen nutzen für { $joker_use }
verb-pay_good = { $good } abgeben
verb-place = { $colour } legen
verb-skip = Keine Karte nehmen
verb-use = { $card } nutzen
verb-quarter = Den { $quarter } in Besitz nehmen
verb-activate = { $card } aktivieren
verb-take = { $card } nehmen
verb-discard = { $card } abwerfen
verb-quarter_without = Den { $quarter } ohne { $colour } in Besitz nehmen
verb-activate_without = { $card } ohne { $colour } aktivieren
verb-quarter_without_two = Den { $quarter } ohne { $pair } in Besitz nehmen

## Was geschieht

event-revealed = { $card } wird aufgedeckt.
event-taken = { $seat } nimmt { $card }.
event-taken_from_pile = { $seat } nimmt { $card } vom Ablagestapel.
event-draft_declined = { $seat } nimmt keine Karte.
event-discarded = { $card } kommt auf den Ablagestapel.
event-cubes_placed =
    { $seat } legt { $cubes ->
        [one] { $cubes } Aktionsstein in { $colour }
       *[other] { $cubes } Aktionssteine in { $colour }
    } an { $slot }.
event-round_began = Runde { $round } beginnt.
event-tribute_set =
    Der Tribut: { $gold ->
        [one] { $gold } Goldmünze
       *[other] { $gold } Goldmünzen
    } für { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
event-removed = { $card } wird entfernt.
event-shed = { $seat } hat zu viele Karten und wirft { $card } ab.
event-punished = { $seat } erhält einen Strafmarker: { $reason }.
event-rolled = Der Würfel in { $colour } zeigt { $face }.
event-turned_down = Der Würfel in { $colour } wird von { $face } auf { $face2 } gedreht.
event-die_chosen = { $seat } wählt den Würfel in { $colour } mit einer { $face }.
event-die_sealed = { $seat } wählt den Würfel in { $colour } mit einer { $face }, von den anderen ungesehen.
event-third_declined = { $seat } wählt keinen dritten Würfel.
event-shifted = { $seat } dreht den Würfel in { $colour } für sich auf { $face }.
event-shift_declined = { $seat } ändert keinen Würfel.
event-roses_turned = Alle Windrosen werden gedreht.
event-turn_began = { $seat } ist am Zug.
event-activated = { $seat } aktiviert { $card }.
event-cube_spared = { $seat } spart einen Stein in { $colour }.
event-cube_bought =
    { $seat } zahlt { $gold ->
        [one] { $gold } Goldmünze
       *[other] { $gold } Goldmünzen
    } statt eines Steins in { $colour }.
event-quarter_taken = { $seat } nimmt den { $quarter } in Besitz ({ $tile }).
event-wall_chosen =
    { $seat } rückt auf der Mauer vor: { $cubes ->
        [one] { $cubes } Aktionsstein
       *[other] { $cubes } Aktionssteine
    }.
event-wall_stepped = { $seat } rückt auf Feld { $wall_space } der Mauer vor.
event-wall_stepped_free = { $seat } nutzt einen freien Mauerschritt und rückt auf Feld { $wall_space } vor.
event-sail_chosen = { $seat } nimmt Kurs auf { $space }.
event-sailed = { $seat } erreicht { $space }.
event-sailed_free = { $seat } nutzt einen freien Schiffsschritt und erreicht { $space }.
event-delivered =
    { $seat } liefert { $good } in { $space } ab und erhält { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
event-tribute_paid =
    { $seat } zahlt { $gold ->
        [one] { $gold } Goldmünze
       *[other] { $gold } Goldmünzen
    } Tribut und erhält { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
event-card_used = { $seat } nutzt { $card }.
event-joker_used = { $seat } nutzt ein Joker-Plättchen für { $joker_use }.
event-joker_doubled = { $seat } nutzt dasselbe Plättchen noch einmal, für { $joker_use }.
event-cubes_paid =
    { $seat } zahlt { $cubes ->
        [one] { $cubes } Aktionsstein in { $colour }
       *[other] { $cubes } Aktionssteine in { $colour }
    }.
event-gold_paid =
    { $seat } zahlt { $gold ->
        [one] { $gold } Goldmünze
       *[other] { $gold } Goldmünzen
    }.
event-good_paid = { $seat } gibt { $good } ab; das Plättchen ist aus dem Spiel.
event-cube_gained = { $seat } nimmt einen Stein in { $colour }.
event-gave_cubes =
    { $seat } erhält { $cubes ->
        [one] { $cubes } Aktionsstein in { $colour }
       *[other] { $cubes } Aktionssteine in { $colour }
    } durch { $card }.
event-gave_gold =
    { $seat } erhält { $gold ->
        [one] { $gold } Goldmünze
       *[other] { $gold } Goldmünzen
    } durch { $card }.
event-gave_points =
    { $seat } erhält { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    } durch { $card }.
event-gave_ship =
    { $seat } erhält { $credits ->
        [one] { $credits } freien Schiffsschritt
       *[other] { $credits } freie Schiffsschritte
    } durch { $card }.
event-gave_wall =
    { $seat } erhält { $credits ->
        [one] { $credits } freien Mauerschritt
       *[other] { $credits } freie Mauerschritte
    } durch { $card }.
event-unpunished =
    { $card } befreit { $seat } von { $markers ->
        [one] { $markers } Strafmarker
       *[other] { $markers } Strafmarkern
    }.
event-passed = { $seat } passt.
event-lapsed =
    { $seat } gibt { $cubes ->
        [one] { $cubes } Aktionsstein
       *[other] { $cubes } Aktionssteine
    } ungenutzt zurück.
event-punish_scored =
    { $seat } hat { $markers ->
        [one] { $markers } Strafmarker
       *[other] { $markers } Strafmarker
    } und verliert { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
event-card_scored =
    { $card } bringt { $seat } am Ende { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
event-city_scored =
    Die größte Kette von { $seat } hat { $markers } Besitzmarker und bringt { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
event-final_score =
    { $seat } endet mit { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkten
    }.
event-game_ended = Das Spiel ist zu Ende. { $outcome }

## Was du gefragt wirst

ask-setup_card = Wähle deine erste Karte.
    .hint = Sie liegt auf deinem Tableau, bis du ihre Steine zahlst. Aktivierst du sie nie, kostet sie dich am Ende 3 Punkte.
ask-setup_cube1 = Welche Farbe legst du an Feld 1?
    .hint = 1 Stein beliebiger Farbe: Er erreicht den Pfeil in der ersten Runde.
ask-setup_cube2 = Welche Farbe legst du an Feld 2?
    .hint = 2 Steine einer Farbe: Sie erreichen den Pfeil in der zweiten Runde.
ask-draft = Nimm eine Karte.
    .hint = Sie kommt auf dein Tableau, das 5 Karten fasst; eine mehr kostet dich einen Strafmarker.
ask-overflow = Wirf eine Karte ab.
    .hint = Dein Tableau fasst nicht alle; auch die neue darfst du abwerfen.
ask-choose_dice = Wähle zwei Würfel.
    .hint = Ein Würfel mit n bringt n Steine seiner Farbe, n Drehungen der Rose später. Ein leerer Pfeil kostet einen Strafmarker. Niemand sieht deine Würfel, bevor alle gewählt haben.
ask-die_first = Wähle deinen ersten Würfel.
    .hint = Ein Würfel mit n bringt n Steine seiner Farbe, n Drehungen der Rose später. Ein leerer Pfeil kostet einen Strafmarker.
ask-die_second = Wähle deinen zweiten Würfel.
    .hint = Es muss ein anderer sein; die anderen dürfen dieselben wählen.
ask-die_third = Wählst du einen dritten Würfel?
    .hint = Nur einen Würfel, der eine 1 zeigt.
ask-die_shift = Änderst du einen deiner Würfel?
    .hint = Um eins hoch oder runter, nur für dich; Zahl und Feld der Steine folgen.
ask-take_action = Was tust du?
    .hint = Je Runde ein Stadtteil, ein Mauerzug, ein Tribut. Ungenutzte Steine verfallen.
ask-pay_cube = Welchen Stein zahlst du?
    .hint = Jede Farbe aus deinem Vorrat gilt.
ask-pay_good = Welche Ware gibst du ab?
    .hint = Das Plättchen ist aus dem Spiel; sein Platz im Hafen bleibt frei.
ask-gain_colour = Welche Farbe nimmst du?
    .hint = Der Stein kommt sofort in deinen Vorrat.
ask-joker_half = Was bringt das Plättchen noch?
    .hint = Es zählt doppelt: Wähle noch einmal, Gold oder einen Stein.

## Warum nicht

why-MO-9 = Dieses Amt kommt erst in seiner Runde.
why-MO-12 = Alle müssen eine Karte nehmen; nur mit dem Müßiggänger darfst du verzichten.
    .take = Diese Karte ist schon vergeben. Wähle eine aus dem Angebot.
    .activate = Diese Karte liegt auf einem fremden Tableau.
    .discard = Diese Karte liegt auf einem fremden Tableau; wirf eine von deinen ab.
why-MO-13 = Diese Karte ist abgeworfen.
why-MO-15 = Nur mit aktivem Bibliothekar darfst du eine Karte vom Ablagestapel nehmen.
why-MO-17 = Du wirfst eine eigene Karte ab, keine aus dem Angebot.
why-MO-22 = Diesen Würfel hast du schon gewählt. Nimm einen anderen.
why-MO-25 = Dein dritter Würfel muss eine 1 zeigen.
why-MO-26 = Nur ein Würfel, den du gewählt hast, um eins, und nie unter 1 oder über die höchste Zahl der Runde.
why-MO-29 = Am Pfeil hast du keinen Stein dieser Farbe.
    .sail = Jeder Schritt deines Schiffs kostet einen Stein, und an deinem Pfeil liegt keiner.
why-MO-34 = Was diese Karte verlangt, kannst du nicht zahlen.
why-MO-37 = Die Steine an deinem Pfeil reichen für diese Karte nicht.
why-MO-41 = Aktivierte Karten bleiben bis zum Ende des Spiels, wo sie sind.
why-MO-44 = Die Steine an deinem Pfeil reichen für diesen Stadtteil nicht.
why-MO-45 = Deinen Stadtteil für diese Runde hast du schon.
why-MO-46 = Dieser Stadtteil gehört schon jemandem.
why-MO-52 = Du hast kein Joker-Plättchen. Sie liegen auf den dunklen Stadtteilen.
why-MO-56 = Für einen Schritt auf der Mauer liegen zu wenige Steine an deinem Pfeil.
why-MO-57 = Dein Mauerzug ist für diese Runde vorbei: Eine andere Aktion kam dazwischen.
why-MO-59 = Deine Scheibe ist am Ende der Mauer.
why-MO-61 = Du hast keinen freien Mauerschritt.
why-MO-65 = Dein Schiff fährt Feld für Feld, den Linien nach.
why-MO-67 = Ein Schiff, das seinen Anlegeplatz verlassen hat, kehrt nicht dorthin zurück.
why-MO-70 = Zum Abliefern muss dein Schiff in diesem Hafen liegen und die gewünschte Ware an Bord haben.
why-MO-77 = In diesem Zug hast du schon Prestige erworben; mehr als einmal geht nicht.
why-MO-81 = Erst musst du diese Karte aktivieren.
why-MO-82 = Diese Karte hast du in dieser Runde schon genutzt.
why-MO-83 = Nur wem diese Karte gehört, kann sie nutzen.
why-MO-84 = Diese Karte wirkt von selbst, wenn es so weit ist.
why-MO-85 = Diese Karte brächte dir jetzt nichts.
why-MO-86 = Was diese Karte voraussetzt, trifft gerade nicht zu.
why-MO-87 = Diese Karte wirkt jedes Mal von selbst.
why-MO-101 = Diese Ware hast du nicht an Bord.
why-MO-R11 = Dein Gold reicht nicht: Der Tribut wird ganz bezahlt.

## Wie das Spiel ausging

outcome-most_points = Zwölf Runden sind gespielt; das meiste Prestige gewinnt.
outcome-tie_on_wall = Zwölf Runden sind gespielt; Gleichstand, also entscheidet die Mauer.

## Was auf dem Tisch zu sehen ist

fact-seat = Dein Platz
fact-round = Runde
fact-cap = Höchster Würfel
fact-price = Tribut: zahle
fact-reward = für Prestige
fact-own_price = Du zahlst nur
fact-turn = Am Zug
fact-next_seats = Danach
fact-owed = Noch zu zahlende Steine
fact-to_take = Noch zu nehmende Steine
fact-quarters_left = Stadtteile, die du nehmen darfst
fact-wall_move = Mauerzug
fact-step_cost = Nächster Mauerschritt kostet
fact-ship_credit = Freie Schiffsschritte
fact-wall_credit = Freie Mauerschritte
fact-deck = Karten im Stapel
fact-points = Prestige
fact-gold = Gold
fact-punished = Strafen
fact-danger = Gefahr
fact-jokers = Joker
fact-discs = Mauer
fact-ranks = Reihe
fact-stacks = Im Stapel
fact-ships = Schiff
fact-cargo = Waren an Bord
fact-strings = Kette
fact-roses = Windrose
fact-dice = Würfel
fact-rolled = Gewürfelt
fact-choosers = Gewählt von
fact-shifts = Geänderter Würfel
fact-dice_cubes = Deine Würfel bringen
fact-gaps = Deine leeren Felder
fact-places = Karten
fact-costs = Kosten
fact-payable = Bezahlbar an
fact-phases = Wirkt in
fact-other_costs = Andere Kosten
fact-missing = Es fehlt
fact-tableaux = Auf dem Tableau
fact-active = Aktiv
fact-used = Diese Runde genutzt
fact-tiles = Plättchen
fact-quarter_costs = Kosten
fact-owners = Besitzer
fact-wants = Sucht
fact-next_points = Zahlt
fact-berths = Lieferplätze
fact-spaces_left = Platz für
fact-steps = Schritte von dir
fact-first_steps = Erster Schritt
fact-offices_first = Ämter: erstes
fact-offices_second = Ämter: zweites
fact-pile_top = Oben auf dem Ablagestapel
fact-discards = Ablagestapel
fact-quarters_taken = Stadtteile dieser Runde
fact-purchases = Tribute dieser Runde
fact-wall_moves = Mauerzüge dieser Runde
fact-delivered = Gelieferte Waren
fact-lost_goods = Waren aus dem Spiel
fact-lost_jokers = Genutzte Joker

## Dinge

noun-colour-red = Rot
noun-colour-blue = Blau
noun-colour-green = Grün
noun-colour-black = Schwarz
noun-colour-gray = Grau
noun-colour-violet = Violett
noun-pair = { $colour } und { $colour2 }
noun-joker_use-gold = 3 Goldmünzen
noun-joker_use-red = einen Stein in Rot
noun-joker_use-blue = einen Stein in Blau
noun-joker_use-green = einen Stein in Grün
noun-joker_use-black = einen Stein in Schwarz
noun-joker_use-gray = einen Stein in Grau
noun-joker_use-violet = einen Stein in Violett
noun-good-lacquer = Lackwaren
noun-good-rice = Reis
noun-good-tea = Tee
noun-good-jade = Jade
noun-good-silk = Seide
noun-good-paper = Papier
noun-good-porcelain = Porzellan
noun-good-spices = Gewürze
noun-tile-lacquer = Lackwaren
noun-tile-rice = Reis
noun-tile-tea = Tee
noun-tile-jade = Jade
noun-tile-silk = Seide
noun-tile-paper = Papier
noun-tile-porcelain = Porzellan
noun-tile-spices = Gewürze
noun-tile-joker = Joker-Plättchen
noun-space-slip = Anlegeplatz
noun-space-s1 = die See vor Lissabon
noun-space-s2 = die See vor Barcelona
noun-space-s3 = die See vor Antwerpen
noun-space-s4 = die See vor Marseille
noun-space-s5 = die See zwischen Lissabon und Amsterdam
noun-space-s6 = die See zwischen Barcelona und Genua
noun-space-s7 = die See zwischen Amsterdam und London
noun-space-s8 = die See zwischen Genua und Hamburg
noun-space-s9 = die See zwischen London und Hamburg
noun-space-s10 = die See zwischen Antwerpen und Marseille
noun-space-lisboa = Lissabon
noun-space-barcelona = Barcelona
noun-space-antwerpen = Antwerpen
noun-space-marseille = Marseille
noun-space-amsterdam = Amsterdam
noun-space-genova = Genua
noun-space-london = London
noun-space-hamburg = Hamburg
noun-quarter-q01 = Stadtteil für 2 Schwarz
noun-quarter-q02 = Stadtteil für Blau, Grün und Grau
noun-quarter-q03 = Stadtteil für 2 Rot und Schwarz
noun-quarter-q04 = Stadtteil für Rot
noun-quarter-q05 = Stadtteil für Grün und Grau
noun-quarter-q06 = Stadtteil für Blau
noun-quarter-q07 = Stadtteil für Blau, Schwarz und Violett
noun-quarter-q08 = Stadtteil für 2 Grau
noun-quarter-q09 = Stadtteil für Schwarz und Violett
noun-quarter-q10 = Stadtteil für Grün, Schwarz und Violett
noun-quarter-q11 = Stadtteil für Rot und Grau
noun-quarter-q12 = Stadtteil für 2 Violett
noun-quarter-q13 = Stadtteil für Rot, Schwarz und Grau
noun-quarter-q14 = Stadtteil für 2 Blau und Grau
noun-quarter-q15 = Stadtteil für Grün
noun-quarter-q16 = Stadtteil für Blau, Grau und Violett
noun-quarter-q17 = Stadtteil für Schwarz
noun-quarter-q18 = Stadtteil für 2 Rot
noun-quarter-q19 = Stadtteil für Blau und Violett
noun-quarter-q20 = Stadtteil für 2 Grün und Schwarz
noun-quarter-q21 = Stadtteil für Rot, Grün und Grau
noun-quarter-q22 = Stadtteil für Rot und Grün
noun-quarter-q23 = Stadtteil für Grau
noun-quarter-q24 = Stadtteil für Rot, Grün und Violett
noun-quarter-q25 = Stadtteil für 2 Blau
noun-quarter-q26 = Stadtteil für Violett
noun-quarter-q27 = Stadtteil für Rot, Blau und Schwarz
noun-quarter-q28 = Stadtteil für Blau und Schwarz
noun-quarter-q29 = Stadtteil für Grau und 2 Violett
noun-quarter-q30 = Stadtteil für 2 Grün
noun-slot-arrow = Pfeil
noun-slot-slot_1 = Feld 1
noun-slot-slot_2 = Feld 2
noun-slot-slot_3 = Feld 3
noun-slot-slot_4 = Feld 4
noun-slot-slot_5 = Feld 5
noun-slot-slot_6 = Feld 6
noun-shift-up = hoch
noun-shift-down = runter
noun-reason-empty_arrow = am Pfeil liegt kein Stein
noun-reason-overflow = eine Karte zu viel
noun-reason-tableau_end = eine Karte noch auf dem Tableau
noun-danger-empty_arrow = Kein Stein für den Pfeil
    .about = So, wie es steht, erreicht bei der Drehung der Windrose kein Stein den Pfeil. Das bringt einen Strafmarker: 3 Punkte weniger am Ende. Ein Würfel mit einer 1 verhindert es.
noun-danger-overflow = Kein Platz auf dem Tableau
    .about = Das Tableau ist voll: Die nächste Karte kostet einen Strafmarker, 3 Punkte weniger am Ende. Wer eine Karte aktiviert, schafft Platz.
noun-danger-tableau_end = Karten noch nicht bezahlt
    .about = Das ist die letzte Runde. Jede Karte, die am Ende nicht aktiv ist, bringt einen Strafmarker: 3 Punkte weniger.
noun-wall_move-open = kann weitergehen
noun-wall_move-over = vorbei
noun-place-offer = im Angebot
noun-place-pile = Ablagestapel
noun-place-tableau = dein Tableau
noun-place-active = aktiv
noun-place-used = genutzt
noun-place-coming = nächste Runde
noun-phase-cards = Kartenphase
noun-phase-dice = Würfelphase
noun-phase-actions = Aktionsphase
noun-phase-end = Spielende
noun-rose = { $sailor }, { $slot }: { $colour }
noun-dice_cubes = { $slot }: { $colour }
noun-berth = { $space }, Platz { $berth_number }
noun-cargo = { $seat }: { $good }
noun-holding = { $owner }: { $card }
noun-cost = { $card }: { $colour }
noun-quarter_cost = { $quarter }: { $colour }
noun-chooser = { $colour }: { $seat }
noun-shifted_die = { $colour } { $shift }

## Die Karten, und was jede bewirkt

noun-card-clerk = Amtsschreiber
    .about = Amt. Kosten: 1 Rot. Einmal pro Runde: Zahle 1 Aktionsstein beliebiger Farbe und nimm 1 roten Aktionsstein.
noun-card-magistrate = Magistrat
    .about = Amt. Kosten: 2 Rot. Einmal pro Runde: Zahle 1 roten Aktionsstein und nimm 1 Goldmünze.
noun-card-tax_collector = Steuereintreiber
    .about = Amt. Kosten: 3 Rot. Einmal pro Runde, wenn du höchstens 1 Goldmünze hast: Nimm 1 Goldmünze.
noun-card-treasurer = Schatzmeister
    .about = Amt. Kosten: 4 Rot. Einmal pro Runde, wenn du höchstens 2 Goldmünzen hast: Nimm 1 Goldmünze.
noun-card-port_pilot = Lotse
    .about = Amt. Kosten: 1 Blau. Einmal pro Runde: Zahle 1 Aktionsstein beliebiger Farbe und nimm 1 blauen Aktionsstein.
noun-card-purser = Zahlmeister
    .about = Amt. Kosten: 2 Blau. Einmal pro Runde: Zahle 2 Aktionssteine beliebiger Farben und nimm 1 Goldmünze.
noun-card-harbour_master = Hafenmeister
    .about = Amt. Kosten: 3 Blau. Einmal pro Runde, wenn dein Schiff in einem Hafen liegt: Erhalte 1 Prestigepunkt.
noun-card-admiral = Admiral
    .about = Amt. Kosten: 4 Blau. Einmal pro Runde, wenn dein Schiff auf einem Meeresfeld liegt: Nimm 1 Aktionsstein beliebiger Farbe und erhalte 1 Prestigepunkt.
noun-card-land_surveyor = Landvermesser
    .about = Amt. Kosten: 1 Grün. Einmal pro Runde: Zahle 1 grünen Aktionsstein und nimm 1 Goldmünze.
noun-card-steward = Verwalter
    .about = Amt. Kosten: 2 Grün. Einmal pro Runde: Zahle 1 grünen Aktionsstein und nimm 2 Aktionssteine beliebiger Farben.
noun-card-bailiff = Vogt
    .about = Amt. Kosten: 3 Grün. Einmal pro Runde: Zahle 1 grünen Aktionsstein und nimm 3 Aktionssteine beliebiger Farben.
noun-card-governor = Gouverneur
    .about = Amt. Kosten: 4 Grün. Einmal pro Runde: Zahle 1 grünen Aktionsstein und erhalte 2 Prestigepunkte.
noun-card-notary = Notar
    .about = Amt. Kosten: 1 Schwarz. Einmal pro Runde: Zahle 1 Aktionsstein beliebiger Farbe und nimm 1 schwarzen Aktionsstein.
noun-card-quartermaster = Quartiermeister
    .about = Amt. Kosten: 2 Schwarz. Einmal pro Runde: Zahle 1 schwarzen Aktionsstein und nimm 2 Aktionssteine beliebiger Farben.
noun-card-procurator = Prokurator
    .about = Amt. Kosten: 3 Schwarz. Einmal pro Runde: Nimm 1 Aktionsstein beliebiger Farbe.
noun-card-marshal = Marschall
    .about = Amt. Kosten: 4 Schwarz. Einmal pro Runde: Nimm 2 schwarze Aktionssteine.
noun-card-archivist = Archivar
    .about = Amt. Kosten: 1 Grau. Einmal pro Runde: Zahle 1 grauen Aktionsstein und nimm 1 Goldmünze.
noun-card-judge = Richter
    .about = Amt. Kosten: 2 Grau. Einmal pro Runde: Zahle 1 grauen Aktionsstein und erhalte 1 Prestigepunkt.
noun-card-mint_master = Münzmeister
    .about = Amt. Kosten: 3 Grau. Einmal pro Runde: Zahle 1 grauen Aktionsstein und nimm 1 Goldmünze.
noun-card-chancellor = Kanzler
    .about = Amt. Kosten: 4 Grau. Einmal pro Runde: Erhalte 1 Prestigepunkt.
noun-card-chamberlain = Kämmerer
    .about = Amt. Kosten: 1 Violett. Einmal pro Runde: Zahle 1 violetten Aktionsstein und nimm 1 Goldmünze.
noun-card-paymaster = Besoldungsmeister
    .about = Amt. Kosten: 2 Violett. Einmal pro Runde: Zahle 1 Goldmünze und erhalte 2 Prestigepunkte.
noun-card-councillor = Ratsherr
    .about = Amt. Kosten: 3 Violett. Einmal pro Runde: Nimm 1 violetten Aktionsstein.
noun-card-viceroy = Vizekönig
    .about = Amt. Kosten: 4 Violett. Einmal pro Runde: Nimm 2 Aktionssteine beliebiger Farben.
noun-card-fountain = Brunnen
    .about = Bauwerk. Kosten: 1 Blau, 1 Schwarz. Jedes Mal, wenn du einen Stadtteil in Besitz nimmst: Erhalte 1 freien Mauerschritt.
noun-card-smithy = Schmiede
    .about = Bauwerk. Kosten: 1 Blau, 2 Schwarz. Spielende: Erhalte 1 Prestigepunkt für jeden deiner Besitzmarker in der Stadt.
noun-card-gate = Tor
    .about = Bauwerk. Kosten: 2 Violett. Jeder Schritt nach dem ersten deines Mauerzugs kostet 1 Stein statt 2.
noun-card-tower = Turm
    .about = Bauwerk. Kosten: 1 Blau, 1 Violett. Der erste Schritt deines Mauerzugs kostet 0 Steine.
noun-card-cooperage = Böttcherei
    .about = Bauwerk. Kosten: 2 Grau. Jedes Mal, wenn du eine Ware ablieferst: Erhalte 1 Prestigepunkt (nie durch einen Speicher vervielfacht).
noun-card-lighthouse = Leuchtturm
    .about = Bauwerk. Kosten: 1 Rot, 1 Grün, 1 Schwarz. Du darfst in einem Hafen auch abliefern, wenn dein Schiff auf einem Nachbarfeld liegt.
noun-card-statue = Statue
    .about = Bauwerk. Kosten: 2 Schwarz. Spielende: Erhalte 1 Prestigepunkt für jeden Marker deiner größten Kette.
noun-card-warehouse_spices = Gewürzspeicher
    .about = Bauwerk. Kosten: 1 Schwarz, 1 Grau. Jedes Mal, wenn du Gewürze ablieferst, zählen die Punkte des Hafenfelds doppelt.
noun-card-warehouse_rice = Reisspeicher
    .about = Bauwerk. Kosten: 1 Rot, 1 Violett. Jedes Mal, wenn du Reis ablieferst, zählen die Punkte des Hafenfelds doppelt.
noun-card-warehouse_paper = Papierspeicher
    .about = Bauwerk. Kosten: 1 Blau, 1 Schwarz. Jedes Mal, wenn du Papier ablieferst, zählen die Punkte des Hafenfelds doppelt.
noun-card-warehouse_silk = Seidenspeicher
    .about = Bauwerk. Kosten: 1 Blau, 1 Grün. Jedes Mal, wenn du Seide ablieferst, zählen die Punkte des Hafenfelds doppelt.
noun-card-warehouse_porcelain = Porzellanspeicher
    .about = Bauwerk. Kosten: 1 Grün, 1 Schwarz, 1 Grau. Jedes Mal, wenn du Porzellan ablieferst, zählen die Punkte des Hafenfelds doppelt.
noun-card-warehouse_jade = Jadespeicher
    .about = Bauwerk. Kosten: 1 Rot, 1 Blau, 1 Violett. Jedes Mal, wenn du Jade ablieferst, zählen die Punkte des Hafenfelds doppelt.
noun-card-warehouse_tea = Teespeicher
    .about = Bauwerk. Kosten: 1 Schwarz, 1 Grau, 1 Violett. Jedes Mal, wenn du Tee ablieferst, zählen die Punkte des Hafenfelds doppelt.
noun-card-warehouse_lacquer = Lackspeicher
    .about = Bauwerk. Kosten: 1 Blau, 1 Grün, 1 Schwarz. Jedes Mal, wenn du Lackwaren ablieferst, zählen die Punkte des Hafenfelds doppelt.
noun-card-university = Universität
    .about = Bauwerk. Kosten: 1 Blau, 1 Grün, 1 Violett. Spielende: Erhalte 1 Prestigepunkt für je 3 von dir aktivierte Karten, diese eingeschlossen.
noun-card-customs_house = Zollhaus
    .about = Bauwerk. Kosten: 1 Violett. Einmal pro Runde, wenn dein Schiff in einem Hafen liegt: Zahle 2 Aktionssteine beliebiger Farben und nimm 1 Goldmünze.
noun-card-bank = Bank
    .about = Bauwerk. Kosten: 2 Blau, 2 Violett. Einmal pro Runde, wenn du 3 oder mehr Goldmünzen hast: Nimm 1 Goldmünze.
noun-card-mint = Münze
    .about = Bauwerk. Kosten: 1 Grün, 1 Grau. Einmal pro Runde: Zahle 3 Aktionssteine beliebiger Farben, nimm 1 Goldmünze und erhalte 1 Prestigepunkt.
noun-card-market = Markt
    .about = Bauwerk. Kosten: 1 Rot, 1 Violett. Einmal pro Runde: Zahle 1 Aktionsstein beliebiger Farbe und erhalte 1 Prestigepunkt für jedes Warenplättchen auf deinem Schiff, höchstens 2.
noun-card-trading_post = Kontor
    .about = Bauwerk. Kosten: 1 Grün, 1 Grau. Einmal pro Runde: Zahle 1 Warenplättchen von deinem Schiff (aus dem Spiel), nimm 1 Goldmünze und erhalte 2 Prestigepunkte.
noun-card-tavern = Schenke
    .about = Bauwerk. Kosten: 1 Violett. Einmal pro Runde, in der Würfelphase, wenn ein von dir gewählter Würfel eine 5 oder 6 zeigt: Nimm 1 Goldmünze.
noun-card-inn = Herberge
    .about = Bauwerk. Kosten: 1 Schwarz. Einmal pro Runde, wenn du höchstens 1 Goldmünze hast: Nimm 1 Aktionsstein beliebiger Farbe.
noun-card-town_hall = Rathaus
    .about = Bauwerk. Kosten: 1 Schwarz, 2 Violett. Spielende: Erhalte 1 Prestigepunkt für jede von dir aktivierte Ämterkarte.
noun-card-cathedral = Kathedrale
    .about = Bauwerk. Kosten: 2 Grün, 2 Grau. Spielende: Erhalte 6 Prestigepunkte.
noun-card-chapel = Kapelle
    .about = Bauwerk. Kosten: 1 Grün. Spielende: Erhalte 2 Prestigepunkte.
noun-card-monastery = Kloster
    .about = Bauwerk. Kosten: 1 Grün, 1 Schwarz. Spielende: Erhalte 2 Prestigepunkte für jeden deiner Strafmarker.
noun-card-temple = Tempel
    .about = Bauwerk. Kosten: 2 Blau, 1 Grau. Spielende: Erhalte 4 Prestigepunkte.
noun-card-pagoda = Pagode
    .about = Bauwerk. Kosten: 2 Rot. Spielende: Erhalte 3 Prestigepunkte.
noun-card-school = Schule
    .about = Bauwerk. Kosten: 1 Grün, 2 Grau. Spielende: Erhalte 1 Prestigepunkt für jede von dir aktivierte Personenkarte.
noun-card-library = Bibliothek
    .about = Bauwerk. Kosten: 1 Blau, 2 Grau. Einmal pro Runde: Nimm 1 blauen und 1 grauen Aktionsstein.
noun-card-academy = Akademie
    .about = Bauwerk. Kosten: 2 Rot, 2 Grün. Spielende: Erhalte 1 Prestigepunkt für je 2 von dir aktivierte Karten, diese eingeschlossen.
noun-card-observatory = Sternwarte
    .about = Bauwerk. Kosten: 1 Blau, 1 Grau. Einmal pro Runde, in der Würfelphase: Ändere die Zahl eines deiner gewählten Würfel um 1, nur für dich (nie unter 1 oder über den Höchstwert der Runde).
noun-card-hospital = Hospital
    .about = Bauwerk. Kosten: 1 Blau. Einmal pro Runde, wenn du einen Strafmarker hast: Zahle 1 Goldmünze und entferne 1 deiner Strafmarker.
noun-card-barracks = Kaserne
    .about = Bauwerk. Kosten: 1 Grau, 1 Violett. Einmal pro Runde, wenn du in der Mauerreihenfolge Erster bist: Nimm 2 Aktionssteine beliebiger Farben.
noun-card-fortress = Festung
    .about = Bauwerk. Kosten: 1 Grau, 1 Violett. Spielende: Erhalte 1 Prestigepunkt für je 3 Mauerfelder bis zu deiner Scheibe (ihre Feldnummer).
noun-card-palace = Palast
    .about = Bauwerk. Kosten: 2 Blau, 2 Schwarz. Einmal pro Runde: Erhalte 1 Prestigepunkt.
noun-card-garden = Garten
    .about = Bauwerk. Kosten: 1 Schwarz. Spielende: Erhalte 1 Prestigepunkt für jeden deiner Stadtteile, der ein Joker-Plättchen trug.
noun-card-shipyard = Werft
    .about = Bauwerk. Kosten: 1 Rot. Einmal pro Runde: Zahle 1 roten Aktionsstein und nimm 2 blaue Aktionssteine.
noun-card-quay = Kai
    .about = Bauwerk. Kosten: 1 Rot, 1 Blau. Einmal pro Runde, wenn dein Schiff in einem Hafen liegt: Nimm 1 Aktionsstein beliebiger Farbe.
noun-card-workshop = Werkstatt
    .about = Bauwerk. Kosten: 1 Grün. Einmal pro Runde: Zahle 1 Aktionsstein beliebiger Farbe und nimm 1 Aktionsstein beliebiger Farbe.
noun-card-kiln = Brennofen
    .about = Bauwerk. Kosten: 2 Rot, 2 Grau. Einmal pro Runde: Zahle 1 roten Aktionsstein, nimm 1 Goldmünze und erhalte 1 Prestigepunkt.
noun-card-brickworks = Ziegelei
    .about = Bauwerk. Kosten: 1 Rot, 1 Blau, 1 Grau, 1 Violett. Einmal pro Runde: Nimm 2 rote Aktionssteine und 1 Aktionsstein beliebiger Farbe.
noun-card-theatre = Theater
    .about = Bauwerk. Kosten: 1 Rot, 2 Grün. Einmal pro Runde: Zahle 2 Goldmünzen und erhalte 4 Prestigepunkte.
noun-card-idler = Müßiggänger
    .about = Person. Kosten: 1 Grau. In der Kartenphase darfst du darauf verzichten, eine Karte zu nehmen.
noun-card-juggler = Gaukler
    .about = Person. Kosten: 1 Rot, 1 Blau, 1 Grün. Jedes Joker-Plättchen, das du nutzt, zählt doppelt: 2 beliebige Steine, oder 1 Stein und 3 Goldmünzen, oder 6 Goldmünzen.
noun-card-herald = Herold
    .about = Person. Kosten: 1 Rot, 2 Schwarz. Jedes Mal, wenn du einen Stadtteil in Besitz nimmst: Erhalte 1 Prestigepunkt.
noun-card-night_watchman = Nachtwächter
    .about = Person. Kosten: 1 Rot, 1 Blau. Jedes Mal, wenn du einen Stadtteil in Besitz nimmst: Nimm 1 Aktionsstein beliebiger Farbe.
noun-card-soldier = Soldat
    .about = Person. Kosten: 1 Blau, 1 Schwarz, 1 Grau. Du darfst pro Runde 2 Stadtteile in Besitz nehmen statt 1.
noun-card-speculator = Spekulant
    .about = Person. Kosten: 1 Rot, 1 Grün. Jedes Mal, wenn du einen Stadtteil in Besitz nimmst, darfst du statt eines Steins 1 Goldmünze zahlen.
noun-card-carpenter = Zimmermann
    .about = Person. Kosten: 1 Rot, 1 Schwarz, 1 Violett. Jedes Mal, wenn du einen Stadtteil für 2 oder mehr Steine in Besitz nimmst, darfst du einen davon weglassen.
noun-card-cannoneer = Kanonier
    .about = Person. Kosten: 1 Blau, 1 Grau. Einmal pro Runde: Zahle 1 Aktionsstein beliebiger Farbe und erhalte 2 freie Mauerschritte.
noun-card-guard = Wächter
    .about = Person. Kosten: 2 Grün. In der Mauerreihenfolge giltst du als Oberster deines Stapels.
noun-card-captain = Kapitän
    .about = Person. Kosten: 1 Rot, 1 Grün. Einmal pro Runde: Erhalte 2 freie Schiffsschritte.
noun-card-cabin_boy = Schiffsjunge
    .about = Person. Kosten: 1 Grau. Einmal pro Runde: Erhalte 1 freien Schiffsschritt.
noun-card-sail_maker = Segelmacher
    .about = Person. Kosten: 1 Rot, 1 Blau, 1 Grau. Jeder Stein, den du für die Schiffsfahrt zahlst, gilt für 2 Felder: Nach dem Schritt erhältst du 1 freien Schiffsschritt.
noun-card-helmsman = Steuermann
    .about = Person. Kosten: 1 Grün, 1 Violett. Jedes Mal, wenn du eine Ware ablieferst: Erhalte 2 freie Schiffsschritte.
noun-card-messenger = Bote
    .about = Person. Kosten: 1 Rot, 1 Grau. Jedes Mal, wenn du für den Tribut Prestige erwirbst, zahlst du 1 Goldmünze weniger (nie unter 0).
noun-card-diplomat = Diplomat
    .about = Person. Kosten: 1 Rot, 1 Grau, 1 Violett. Jedes Mal, wenn du für den Tribut Prestige erwirbst: Erhalte 2 Prestigepunkte.
noun-card-envoy = Gesandter
    .about = Person. Kosten: 1 Blau, 1 Grün, 1 Schwarz, 1 Grau. Du darfst pro Zug zweimal für den Tribut Prestige erwerben.
noun-card-abbot = Abt
    .about = Person. Kosten: 1 Rot. Du erhältst bei Spielende keine Strafmarker für Karten, die noch auf deinem Tableau liegen.
noun-card-professor = Professor
    .about = Person. Kosten: 1 Schwarz, 1 Violett. Einmal pro Runde, in der Würfelphase, wenn ein von dir gewählter Würfel eine 1 zeigt: Nimm 1 Goldmünze.
noun-card-merchant = Kaufmann
    .about = Person. Kosten: 2 Schwarz, 2 Violett. Einmal pro Runde: Nimm 1 Goldmünze für jedes Warenplättchen auf deinem Schiff, höchstens 2.
noun-card-pedlar = Hausierer
    .about = Person. Kosten: 2 Rot, 1 Schwarz. Einmal pro Runde: Zahle 1 Goldmünze und nimm 3 Aktionssteine beliebiger Farben.
noun-card-money_changer = Geldwechsler
    .about = Person. Kosten: 1 Blau. Spielende: Erhalte 1 Prestigepunkt für je 2 deiner Goldmünzen, höchstens 5.
noun-card-moneylender = Geldverleiher
    .about = Person. Kosten: 1 Rot, 1 Grau. Einmal pro Runde, wenn du keine Goldmünze hast: Nimm 1 Goldmünze.
noun-card-weaver = Weber
    .about = Person. Kosten: 2 Rot, 1 Blau. Einmal pro Runde: Zahle 1 roten und 1 blauen Aktionsstein und erhalte 2 Prestigepunkte.
noun-card-dyer = Färber
    .about = Person. Kosten: 2 Blau, 1 Grün. Einmal pro Runde: Zahle 1 blauen und 1 grünen Aktionsstein und erhalte 2 Prestigepunkte.
noun-card-potter = Töpfer
    .about = Person. Kosten: 2 Grün, 1 Schwarz. Einmal pro Runde: Zahle 1 grünen und 1 schwarzen Aktionsstein und erhalte 2 Prestigepunkte.
noun-card-painter = Maler
    .about = Person. Kosten: 2 Schwarz, 1 Grau. Einmal pro Runde: Zahle 1 schwarzen und 1 grauen Aktionsstein und erhalte 2 Prestigepunkte.
noun-card-goldsmith = Goldschmied
    .about = Person. Kosten: 2 Grau, 1 Violett. Einmal pro Runde: Zahle 1 grauen Aktionsstein und 1 Goldmünze und erhalte 3 Prestigepunkte.
noun-card-jeweller = Juwelier
    .about = Person. Kosten: 1 Rot, 2 Violett. Einmal pro Runde: Zahle 1 violetten Aktionsstein und 1 Goldmünze und erhalte 3 Prestigepunkte.
noun-card-sculptor = Bildhauer
    .about = Person. Kosten: 1 Grau. Einmal pro Runde: Zahle 2 Aktionssteine beliebiger Farben und erhalte 1 Prestigepunkt.
noun-card-poet = Dichter
    .about = Person. Kosten: 2 Blau. Einmal pro Runde: Zahle 1 Aktionsstein beliebiger Farbe und erhalte 1 Prestigepunkt.
noun-card-actor = Schauspieler
    .about = Person. Kosten: 2 Grün, 1 Violett. Einmal pro Runde: Zahle 2 Aktionssteine beliebiger Farben und erhalte 2 Prestigepunkte.
noun-card-scholar = Gelehrter
    .about = Person. Kosten: 1 Rot, 1 Schwarz, 1 Grau, 1 Violett. Einmal pro Runde: Zahle 1 Goldmünze und erhalte 3 Prestigepunkte.
noun-card-student = Student
    .about = Person. Kosten: 1 Blau. Einmal pro Runde, in der Würfelphase, wenn ein von dir gewählter Würfel eine 2 zeigt: Erhalte 1 Prestigepunkt.
noun-card-teacher = Lehrer
    .about = Person. Kosten: 2 Blau, 1 Violett. Einmal pro Runde: Zahle 1 violetten Aktionsstein und nimm 3 Aktionssteine beliebiger Farben.
noun-card-scribe = Schreiber
    .about = Person. Kosten: 1 Schwarz, 1 Grau. Einmal pro Runde: Zahle 1 grauen Aktionsstein und nimm 2 Aktionssteine beliebiger Farben.
noun-card-librarian = Bibliothekar
    .about = Person. Kosten: 1 Rot. Spielende: Erhalte 1 Prestigepunkt für je 6 von dir aktivierte Karten, diese eingeschlossen.
noun-card-astrologer = Astrologe
    .about = Person. Kosten: 1 Grün, 1 Violett. Einmal pro Runde, in der Würfelphase, wenn ein von dir gewählter Würfel eine 3 oder 4 zeigt: Nimm 1 Goldmünze.
noun-card-gambler = Glücksspieler
    .about = Person. Kosten: 1 Grün, 1 Grau, 1 Violett. Einmal pro Runde, in der Würfelphase: Du darfst einen dritten Würfel wählen, wenn er eine 1 zeigt.
noun-card-physician = Arzt
    .about = Person. Kosten: 1 Blau, 1 Grün. Einmal pro Runde, wenn du einen Strafmarker hast: Zahle 2 Aktionssteine beliebiger Farben und entferne 1 deiner Strafmarker.
noun-card-monk = Mönch
    .about = Person. Kosten: 1 Rot, 1 Schwarz. Einmal pro Runde, wenn du keine Goldmünze hast: Erhalte 1 Prestigepunkt.
noun-card-missionary = Missionar
    .about = Person. Kosten: 2 Rot, 1 Grau. Spielende: Erhalte 1 Prestigepunkt für jede verschiedene Warenart, die du geliefert hast.
noun-card-pilgrim = Pilger
    .about = Person. Kosten: 1 Grün. Einmal pro Runde, wenn du in der Mauerreihenfolge Letzter bist: Erhalte 1 Prestigepunkt.
noun-card-architect = Architekt
    .about = Person. Kosten: 1 Rot, 1 Blau, 1 Grün, 1 Schwarz. Einmal pro Runde: Zahle 2 Goldmünzen und erhalte 5 Prestigepunkte.
noun-card-master_builder = Baumeister
    .about = Person. Kosten: 1 Rot, 1 Blau, 1 Grün, 1 Violett. Einmal pro Runde: Nimm 2 Aktionssteine beliebiger Farben und erhalte 1 Prestigepunkt.
noun-card-gardener = Gärtner
    .about = Person. Kosten: 1 Schwarz. Einmal pro Runde: Zahle 1 grünen Aktionsstein und erhalte 1 Prestigepunkt.
noun-card-fisherman = Fischer
    .about = Person. Kosten: 1 Schwarz, 1 Violett. Einmal pro Runde, wenn dein Schiff auf einem Meeresfeld liegt: Zahle 1 Aktionsstein beliebiger Farbe und nimm 1 Goldmünze.
noun-card-innkeeper = Gastwirt
    .about = Person. Kosten: 1 Rot, 1 Schwarz. Einmal pro Runde, wenn du in der Mauerreihenfolge Letzter bist: Nimm 2 Aktionssteine beliebiger Farben.
noun-card-smuggler = Schmuggler
    .about = Person. Kosten: 1 Grün, 1 Schwarz, 1 Grau, 1 Violett. Einmal pro Runde: Zahle 1 Warenplättchen von deinem Schiff (aus dem Spiel) und erhalte 4 Prestigepunkte.
noun-card-navigator = Navigator
    .about = Person. Kosten: 1 Grün, 2 Violett. Einmal pro Runde, wenn dein Schiff auf einem Meeresfeld liegt: Nimm 2 Aktionssteine beliebiger Farben.
noun-card-docker = Hafenarbeiter
    .about = Person. Kosten: 1 Violett. Einmal pro Runde, wenn dein Schiff in einem Hafen liegt: Zahle 1 Aktionsstein beliebiger Farbe und erhalte 1 Prestigepunkt.
noun-card-broker = Makler
    .about = Person. Kosten: 1 Blau, 1 Violett. Einmal pro Runde, wenn du 4 oder mehr Goldmünzen hast: Erhalte 1 Prestigepunkt.
noun-card-courtier = Höfling
    .about = Person. Kosten: 1 Grün, 1 Schwarz. Einmal pro Runde, wenn du in der Mauerreihenfolge Erster bist: Erhalte 1 Prestigepunkt.

## Der gezeichnete Tisch

table-phase_setup = Vor der ersten Runde
table-phase_cards = Karten
table-phase_dice = Würfel
table-phase_actions = Aktionen
table-almanac = Die Runden und die Ämter, die noch kommen
table-city = Stadt
table-sea = Meer
table-ways = Wege: { $names }.
table-players = Andere
table-wall = Stadtmauer
table-wall_order = Mauerfolge
table-slip = Anleger
table-tribute = Tribut
table-offer = Karten zur Wahl
table-dice = Die Würfel
table-rolled = war { $face }
table-aside = Das Meer darunter ansehen
table-pile = Ablagestapel: { $cards }
table-pile_empty = noch keine Karte
table-pile_order = Die oberste Karte steht zuerst. Jeder darf den Stapel jederzeit durchsehen.
table-see_all = alle sehen
table-supply = Vorrat
table-supply_next = Nach der Drehung
table-colours = Wähle
table-free = freier Platz
table-pay_now = Jetzt zahlbar
table-pay_after = nach Drehung
table-pay_in =
    { $rounds ->
        [one] in { $rounds } Runde
       *[other] in { $rounds } Runden
    }
table-pay_unknown = noch nicht
table-use = nutzen
table-used = genutzt
table-auto = von selbst
table-when_1 = Karten
table-when_2 = Würfel
table-when_end = Ende
table-joker = Joker nutzen
table-account_before = Vor der Schlusswertung
table-account_punished = Strafmarker
table-account_cards = Karten fürs Spielende
table-account_city = Größte Kette
table-tale_rounds = Prestige in den Runden und am Ende
table-tale_end = Ende
table-tale_round = Beste Runde: { $names }, { $number } Prestige in Runde { $round }.
table-tale_card = Beste Karte: { $card } brachte { $names } { $number } Prestige.
table-tale_clean = Kein einziger Strafmarker: { $names }.
table-tale_tribute = Am großzügigsten beim Tribut: { $names }, insgesamt { $number } Prestige.
table-tale_delivered = Fleißigstes Schiff: { $names }, { $number } Lieferungen.
table-tale_string = Größte Kette: { $number } Besitzmarker ({ $names }).
table-tale_lapsed = Meiste verschenkte Aktionssteine in einem Zug: { $number } ({ $names }).

## Das Glossar

term-cube = Aktionssteine|Aktionsstein|Steine|Stein
    .about = Damit zahlst du Karten, Stadtteile und Schritte deines Schiffs und auf der Mauer. Was du nicht ausgibst, verfällt, wenn du passt.
term-rose = Windrosen|Windrose|Rose
    .about = Hier warten deine Steine an den Feldern 1 bis 6. Jede Runde dreht sie sich um ein Feld, und was am Pfeil ist, darfst du ausgeben.
term-arrow = Pfeil
    .about = Die Steine hier sind dein Vorrat für diese Runde. Liegt nach der Drehung keiner da, bekommst du einen Strafmarker.
term-supply = Vorrat
    .about = Die Steine am Pfeil deiner Windrose. Nur sie kannst du jetzt ausgeben.
term-tableau = Tableau
    .about = Fünf Plätze für Karten, die du genommen, aber noch nicht bezahlt hast. Jede, die am Ende dort liegt, bringt einen Strafmarker.
term-activate = aktivieren|aktivierst|aktiviert|aktiviere|aktiv
    .about = Genau die Steine zahlen, die eine Karte zeigt. Von da an wirkt sie bis zum Ende des Spiels.
term-office = Ämter|Amt
    .about = Eine Karte für einen bis vier Steine einer einzigen Farbe. Alle sehen von Anfang an, welche zwei in welcher Runde kommen.
term-quarter = Stadtteile|Stadtteil
    .about = Ein Feld der Stadt. Einen darfst du pro Runde nehmen: Du bekommst sein Plättchen, und er zählt für deine Kette.
term-string = größte Kette|Kette
    .about = Deine Stadtteile, die zusammenhängen. Jeder in der größten Kette bringt am Ende 2 Prestigepunkte.
term-ship_credit = freie Schiffsschritte|freien Schiffsschritt
    .about = Dein Schiff fährt, ohne dass du zahlst. Was du nicht nutzt, verfällt am Ende deines Zuges.
term-wall = Stadtmauer|Mauer
    .about = Wer hier vorn ist, kommt zuerst dran: bei den Karten, bei den Würfeln und mit dem Zug.
term-wall_credit = freie Mauerschritte|freien Mauerschritt
    .about = Ein Schritt auf der Mauer, ohne zu zahlen und außerhalb deines Mauerzugs. Er verfällt am Ende deines Zuges.
term-tribute = Tribut
    .about = Einmal pro Runde darfst du so viele Goldmünzen für so viele Prestigepunkte zahlen. Er ändert sich jede Runde.
term-prestige = Prestigepunkte|Prestigepunkt|Prestige
    .about = Wer nach zwölf Runden am meisten davon hat, gewinnt.
term-punish = Strafmarker
    .about = Kostet am Ende des Spiels 3 Prestigepunkte.
term-joker = Joker-Plättchen|Joker
    .about = Liegt auf den dunklen Stadtteilen. In deinem Zug kannst du ihn jederzeit gegen einen Stein beliebiger Farbe oder 3 Goldmünzen tauschen.

## Die Einführung

lesson-1 = Willkommen in Macao! Nimm deine erste Karte: den Kapitän. Er kostet einen roten und einen grünen Stein und gibt deinem Schiff dann in jeder Runde zwei freie Schritte.
lesson-2 = Steine warten auf deiner Windrose, bis sie am Pfeil ankommen. Lege einen roten auf Feld 1: Er ist in Runde 1 da und bezahlt den halben Kapitän.
lesson-3 = Auf Feld 2 kommen zwei Steine für Runde 2. Nimm schwarze. Eine Runde, in der kein Stein den Pfeil erreicht, bringt einen Strafmarker.
lesson-4 = Runde 1! Du liegst auf der Mauer vorn, also nimmst du zuerst eine Karte. Oben siehst du die Ämter aller Runden. Wähle die Statue: Deine zwei schwarzen Steine bezahlen sie in Runde 2, und am Ende bringt sie einen Punkt für jeden Stadtteil deiner größten Kette.
lesson-5 = Sechs Würfel für alle, und du wählst zwei; niemand sieht sie, bevor alle gewählt haben. Ein Würfel bringt so viele Steine, wie er zeigt, nach ebenso vielen Drehungen deiner Windrose. Grün zeigt eine 1: ein Stein, sofort.
lesson-6 = Der rote Würfel brächte sechs Steine, aber erst in Runde 6. Das ist der Kern von Macao: je mehr, desto später. Nimm Schwarz mit einer 1: Das hilft dir jetzt.
lesson-7 = Die Windrose hat sich gedreht: Ein roter, ein grüner und ein schwarzer Stein liegen am Pfeil, deinem Vorrat. Nur sie kannst du jetzt ausgeben. Aktiviere den Kapitän mit dem roten und dem grünen.
lesson-8 = Jetzt die Stadt: ein Stadtteil pro Runde. Nimm den leuchtenden für deinen schwarzen Stein. Sein Reis kommt auf dein Schiff. Stadtteile nebeneinander bilden eine Kette: am Ende 2 Punkte für jeden. Dunkle bringen einen Joker: ein beliebiger Stein oder 3 Goldmünzen.
lesson-9 = Kein Stein ist übrig, aber Karten darfst du in deinem Zug jederzeit nutzen, die meisten einmal pro Runde. Nutze den Kapitän: zwei freie Schiffsschritte, die keinen Stein kosten.
lesson-10 = Barcelona will Reis. Schau aufs Meer: Das leuchtende Feld liegt auf dem Weg, fahr dorthin.
lesson-11 = Und in den Hafen! Nutze deine freien Schritte: Am Ende deines Zugs verfallen sie, ebenso Steine, die du nicht ausgegeben hast.
lesson-12 = Liefere den Reis ab! Wer das in Barcelona zuerst tut, erhält 3 Prestigepunkte, die nächsten 2 und 1: Früh sein lohnt sich.
lesson-end = 3 Punkte! Einmal pro Runde wird auch Gold zu Prestige: Heute bringt der Tribut 8 Punkte für 6 Goldmünzen, eine mehr, als du hast. Dein Gegner ist auf der Mauer vorgerückt und kommt jetzt zuerst dran: ein Stein für den ersten Schritt, zwei für jeden weiteren. Und achte auf deine Karten: Eine, die du nie bezahlst, kostet dich 3 Punkte. Wer nach 12 Runden das meiste Prestige hat, gewinnt. Jetzt kennst du Macao!

## Was bei einer Einschätzung zählt

mind-points = mehr Prestige
    .less = weniger Prestige
mind-gold = mehr Gold
    .less = weniger Gold
mind-jokers = mehr Joker-Plättchen
    .less = weniger Joker-Plättchen
mind-punished = mehr Strafmarker
    .less = weniger Strafmarker
mind-waiting = mehr Karten, die auf ihre Aktivierung warten
    .less = weniger Karten, die auf ihre Aktivierung warten
mind-owed = mehr Steine, die Karten noch kosten
    .less = weniger Steine, die Karten noch kosten
mind-exchanges = mehr Karten, die jede Runde nützen
    .less = weniger Karten, die jede Runde nützen
mind-bonuses = mehr Karten, die einen Bonus bringen
    .less = weniger Karten, die einen Bonus bringen
mind-powers = mehr Karten mit dauernder Wirkung
    .less = weniger Karten mit dauernder Wirkung
mind-ends = Schlusskarten zahlen mehr
    .less = Schlusskarten zahlen weniger
mind-markers = mehr Stadtteile in der Stadt
    .less = weniger Stadtteile in der Stadt
mind-string = eine längere Kette von Stadtteilen
    .less = eine kürzere Kette von Stadtteilen
mind-goods = mehr Waren an Bord
    .less = weniger Waren an Bord
mind-harbour = Häfen zahlen mehr für deine Waren
    .less = Häfen zahlen weniger für deine Waren
mind-cubes = mehr Steine auf der Windrose
    .less = weniger Steine auf der Windrose
mind-gaps = mehr leere Felder der Windrose
    .less = weniger leere Felder der Windrose
mind-wall = weiter vorn auf der Mauer
    .less = weiter hinten auf der Mauer
mind-order = später an der Reihe
    .less = früher an der Reihe
finer-1 = Runde 8, und fünf Karten warten auf deinem Tableau: Mehr passen nicht darauf. Eine Karte nehmen musst du trotzdem, also nimm den Astrologen.
finer-2 = Für eine sechste Karte ist kein Platz: Wirf eine ab und nimm dafür einen Strafmarker. Rote Steine kommen keine mehr, also weg mit dem Steuereintreiber.
finer-3 = Die Würfel der späten Runden: Was erst nach Runde 12 ankäme, wird zur 1. Grau zeigte eine 6 und zählt jetzt 1: Nimm ihn, das ist sofort ein grauer Stein.
finer-4 = Grün zeigt 5: fünf Steine in Runde 12, gerade noch rechtzeitig. Von jetzt an sinkt die höchste Zahl jede Runde um eins. Nimm Grün.
finer-5 = Dein Gegner ist fertig. Am Pfeil liegt ein grauer Stein: Aktiviere den Schiffsjungen, dann ist auf dem Tableau wieder Platz.
finer-6 = Jetzt die Mauer: ein Stein für den ersten Schritt. Du kommst auf das Feld deines Gegners und liegst obenauf, das genügt, um ab der nächsten Runde zuerst dran zu sein.
finer-7 = Im selben Zug auf der Mauer geht es weiter: Jeder weitere Schritt kostet zwei Steine beliebiger Farbe. Geh auf der Mauer noch einen Schritt.
finer-8 = Ein violetter Stein ist übrig, und der dritte Schritt kostet zwei. Nutze deinen Joker für einen violetten Stein: Das beendet deinen Zug auf der Mauer nicht.
finer-9 = Und der dritte Schritt auf der Mauer! Alles andere dazwischen, etwa fahren oder einen Stadtteil nehmen, hätte den Zug dort beendet.
finer-10 = Zwei Felder voraus: In Runde 9 nimmst du zuerst eine Karte. Das kann einen ganzen Zug wert sein. Sehen wir uns nun an, wie eine Partie endet.
finer-11 = Runde 12, dein letzter Zug: Alle Würfel zeigten eine 1. Nimm den leuchtenden Stadtteil: Er verbindet deine zu einer Kette von fünf, und nur deine größte Kette zählt.
finer-12 = Ein Joker, der am Ende übrig ist, ist nichts wert. Nutze ihn für einen grauen Stein.
finer-13 = Und jede Karte, die auf dem Tableau bleibt, kostet 3 Punkte. Aktiviere die Sternwarte: Nutzen wirst du sie nicht mehr, aber so kostet sie dich nichts.
finer-14 = Auch Waren, die auf dem Schiff bleiben, sind nichts wert. Du bist in Genua: Liefere die Jade ab.
finer-15 = Mehr lohnt sich nicht, also passe: Die Partie endet. Bei Gleichstand würde gewinnen, wer auf der Mauer vorn liegt.
finer-end = 39 zu 25! Fünf Stadtteile in einer Kette brachten dir 10 Punkte, Schule und Garten 3. Dein Gegner lag vorn, aber vier unbezahlte Karten kosteten ihn 12. Bezahle, was du nimmst: Das ist das letzte Geheimnis von Macao.
## What is told of data that an owner has corrected

corrected-item = { $count } { $name }
corrected-noun-quarter = Stadtteil für { $cost } (Reihe { $row }, Spalte { $column })
corrected-pay_any = { $value } beliebiger Farbe
corrected-gain_any = { $value } beliebiger Farbe
corrected-pay_gc =
    { $value ->
        [one] 1 Goldmünze
       *[other] { $value } Goldmünzen
    }
corrected-gain_gc =
    { $value ->
        [one] 1 Goldmünze
       *[other] { $value } Goldmünzen
    }
corrected-gain_pp =
    { $value ->
        [one] 1 Prestigepunkt
       *[other] { $value } Prestigepunkte
    }
corrected-gain_ship =
    { $value ->
        [one] 1 Schiffsschritt
       *[other] { $value } Schiffsschritte
    }
corrected-gain_wall =
    { $value ->
        [one] 1 Mauerschritt
       *[other] { $value } Mauerschritte
    }
corrected-gain_unpunish =
    { $value ->
        [one] 1 Strafmarker weniger
       *[other] { $value } Strafmarker weniger
    }
corrected-pay_goods = 1 Warenplättchen vom Schiff
corrected-gain_per = { "" }
corrected-gain_max = { "" }
corrected-noun-card =
    .lead =
        { $kind ->
            [office] Amt
            [building] Bauwerk
           *[person] Person
        }. Kosten: { $cost }.
    .about =
        { $kind ->
            [office] Amt
            [building] Bauwerk
           *[person] Person
        }. Kosten: { $cost }. { $effect ->
            [bonus] { $trigger ->
                [deliver] Immer wenn du ein Warenplättchen lieferst
                [tribute] Immer wenn du Prestige für den Tribut erwirbst
               *[quarter] Immer wenn du einen Stadtteil in Besitz nimmst
            }: { $gain }.
            [die_bonus] Einmal pro Runde, in der Würfelphase, wenn ein gewählter Würfel { $values } zeigt: { $gain }.
            [end_score] Spielende: { $pp ->
                [one] 1 Prestigepunkt
               *[other] { $pp } Prestigepunkte
            }{ $per ->
                [flat] { "" }
               *[other] { $div ->
                    [none] { " " }je 1 davon:{ " " }
                    [1] { " " }je 1 davon:{ " " }
                   *[other] { " " }je { $div } davon:{ " " }
                }
            }{ $per ->
                [flat] { "" }
                [own_markers] Besitzmarker in der Stadt
                [largest_string] Marker in deiner größten Kette
                [activated_cards] aktivierte Karten
                [activated_offices] aktivierte Ämter
                [activated_persons] aktivierte Personen
                [joker_quarters] eigene Stadtteile mit Jokerplättchen
                [distinct_delivered] gelieferte Warensorten
                [punish_markers] Strafmarker
                [gold] Goldmünzen
               *[wall_space] Felder auf der Mauer
            }{ $max ->
                [none] { "" }
               *[other] , höchstens { $max }
            }.
           *[exchange] Einmal pro Runde{ $require ->
                [in_port] , wenn dein Schiff in einem Hafen liegt
                [at_sea] , wenn dein Schiff auf See ist
                [wall_first] , wenn du in der Mauerreihenfolge vorn bist
                [wall_last] , wenn du in der Mauerreihenfolge hinten bist
                [gold_min] , mit mindestens { $require_n ->
                    [none] 0
                   *[other] { $require_n }
                } Goldmünzen
                [gold_max] , mit höchstens { $require_n ->
                    [none] 0
                   *[other] { $require_n }
                } Goldmünzen
                [punish_min] , wenn du einen Strafmarker hast
               *[none] { "" }
            }: { $pay ->
                [none] { "" }
               *[other] { $pay } →{ " " }
            }{ $gain }{ $gain_per ->
                [none] { "" }
               *[other] , je Warenplättchen auf deinem Schiff, höchstens { $gain_max }
            }.
        }
