## Das Spiel

game-name = AntaYagí
game-about = Willkommen in der Stadt der tausend Hüte! Du hältst deine Karten verkehrt herum: Alle sehen deine Objekte, nur du nicht. Wähle jemanden für einen Tausch, legt je eine Karte hin, und sammle als Erstes genug Punkte.

## Optionen

option-max_turns = Höchstzahl der Züge
    .about = Hat nach so vielen Zügen niemand gewonnen, siegt, wer der eigenen Zielpunktzahl am nächsten ist. So weit kommt es fast nie.
option-first_seat = Startspieler
    .about = Wer den ersten Zug macht. Gedruckt steht: die Person mit den meisten Taschen.
option-first_seat-random = Zufällig
option-memory_aid = Gedächtnishilfe
    .about = Ob eine Karte auch die Seite zeigt, an die du dich nur erinnern kannst. Ohne Hilfe siehst du nur die Seite, die zu dir zeigt.
option-memory_aid-on = An
option-memory_aid-off = Aus

## Was du wählen kannst

verb-partner = Mit { $seat } tauschen
verb-commit = Deine { $slot } Karte anbieten
verb-pass = Passen
verb-sabotage = Mit deiner { $slot } Karte sabotieren
verb-take = Die { $slot } Karte nehmen
verb-eat = Den T-Rex fressen lassen: { $object }

## Was geschieht: Zug und Aufdecken. Eine Karte heißt hier Objekt (Rückseite).

event-dealt = { $seat } erhält beim Austeilen { $object } ({ $back }), { $facing }.
    .untold = { $seat } erhält beim Austeilen eine unbekannte Karte ({ $back }), { $facing }.
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
event-reshuffled =
    { $cards ->
        [one] Der Nachziehstapel ist leer: Die { $cards } Karte des Ablagestapels bildet den neuen.
       *[other] Der Nachziehstapel ist leer: Die { $cards } Karten des Ablagestapels werden gemischt und bilden den neuen.
    }
event-won = { $seat } gewinnt!
event-game_ended = Das Spiel ist aus. { $outcome }

## Was du gefragt wirst

ask-choose_partner = Mit wem willst du tauschen?
    .hint = Du bekommst, was dein Gegenüber hinlegt, und umgekehrt. Seine Objekte siehst du; was du gibst, kannst du nur aus den Rückseiten erraten.
ask-commit_card = Welche deiner Karten bietest du an?
    .hint = Beide Karten werden gleichzeitig aufgedeckt. Zeigen sie dasselbe Objekt, wird der Tausch abgebrochen.
ask-play_sabotage = Sabotierst du?
    .hint = Eine ungerade Zahl von Sabotagen bricht den Tausch ab, eine gerade lässt ihn weitergehen. Die Sabotage wird abgelegt; ihr Objekt wirkt nicht.
ask-take_card = Welche Karte nimmst du mit dem Musik-Lolli?
    .hint = Du nimmst sie aus der Hand deines Gegenübers. Sie kommt in deine Auslage und wirkt sofort.
ask-feed_t_rex = Was frisst dein T-Rex?
    .hint = Der T-Rex und eine essbare Karte deiner Auslage werden zusammen abgelegt.

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
    .about = 1 Punkt. Sonst bewirkt er nichts.
    .about = 1 Punkt. Sonst bewirkt er nichts.
noun-object-hat = Hut
    .about = 1 Punkt. Wer ihn bekommt, dreht alle Handkarten um.
    .about = 1 Punkt. Wer ihn bekommt, dreht alle Handkarten um.
    .about = 1 Punkt. Wer ihn bekommt, dreht alle Handkarten um.
noun-object-lollipop = Musik-Lolli
    .about = 1 Punkt, essbar. Wer ihn bekommt, nimmt eine Karte aus der Hand des anderen; sie wirkt sofort.
    .about = 1 Punkt, essbar. Wer ihn bekommt, nimmt eine Karte aus der Hand des anderen; sie wirkt sofort.
    .about = 1 Punkt, essbar. Wer ihn bekommt, nimmt eine Karte aus der Hand des anderen; sie wirkt sofort.
noun-object-muffin = Muffin
    .about = 1 Punkt, essbar. Wer ihn bekommt, legt die ganze Hand ab.
    .about = 1 Punkt, essbar. Wer ihn bekommt, legt die ganze Hand ab.
    .about = 1 Punkt, essbar. Wer ihn bekommt, legt die ganze Hand ab.
noun-object-t_rex = T-Rex
    .about = 1 Punkt. Sobald etwas Essbares in derselben Auslage liegt, frisst er eine Karte davon; beide werden abgelegt.
    .about = 1 Punkt. Sobald etwas Essbares in derselben Auslage liegt, frisst er eine Karte davon; beide werden abgelegt.
    .about = 1 Punkt. Sobald etwas Essbares in derselben Auslage liegt, frisst er eine Karte davon; beide werden abgelegt.
noun-object-bone = Knochen
    .about = 1 Punkt, essbar. Sonst bewirkt er nichts.
    .about = 1 Punkt, essbar. Sonst bewirkt er nichts.
    .about = 1 Punkt, essbar. Sonst bewirkt er nichts.
noun-object-toxic_waste = Giftmüll
    .about = 1 Punkt, doch zum Sieg braucht man damit einen Punkt mehr.
    .about = 1 Punkt, doch zum Sieg braucht man damit einen Punkt mehr.
    .about = 1 Punkt, doch zum Sieg braucht man damit einen Punkt mehr.
noun-object-fish = Fisch
    .about = Essbar. 2 Punkte neben Giftmüll; ohne ihn wird der Fisch abgelegt.
    .about = Essbar. 2 Punkte neben Giftmüll; ohne ihn wird der Fisch abgelegt.
    .about = Essbar. 2 Punkte neben Giftmüll; ohne ihn wird der Fisch abgelegt.
noun-object-wandering_mage = Wandernder Magier
    .about = Kein Punkt. Beide behalten ihre eigene Karte; der Magier wird abgelegt.
    .about = Kein Punkt. Beide behalten ihre eigene Karte; der Magier wird abgelegt.
    .about = Kein Punkt. Beide behalten ihre eigene Karte; der Magier wird abgelegt.
noun-object-empty_box = Leere Kiste
    .about = Kein Punkt, keine Wirkung. Sie wird abgelegt.
    .about = Kein Punkt, keine Wirkung. Sie wird abgelegt.
    .about = Kein Punkt, keine Wirkung. Sie wird abgelegt.
noun-object-unknown = ?
    .about = Dieses Objekt hast du nicht gesehen.
    .about = Dieses Objekt hast du nicht gesehen.
    .about = Dieses Objekt hast du nicht gesehen.

## Rückseiten und Karten

noun-back-sabotage = Sabotage
    .about = Kann aus der Hand gespielt werden: Sie bricht den Tausch ab oder hebt die letzte Sabotage auf.
    .about = Kann aus der Hand gespielt werden: Sie bricht den Tausch ab oder hebt die letzte Sabotage auf.
    .about = Kann aus der Hand gespielt werden: Sie bricht den Tausch ab oder hebt die letzte Sabotage auf.
noun-back-small_hat = Kleiner Hut
    .about = Wird beim Ziehen andersherum gehalten: Nur wer sie hält, sieht das Objekt.
    .about = Wird beim Ziehen andersherum gehalten: Nur wer sie hält, sieht das Objekt.
    .about = Wird beim Ziehen andersherum gehalten: Nur wer sie hält, sieht das Objekt.
noun-back-treasure_t_rex = Schatz/T-Rex
    .about = Ihr Objekt ist ein Schatz oder ein T-Rex.
    .about = Ihr Objekt ist ein Schatz oder ein T-Rex.
    .about = Ihr Objekt ist ein Schatz oder ein T-Rex.
noun-back-plain = ohne Symbol
    .about = Sie verrät nichts über das Objekt.
    .about = Sie verrät nichts über das Objekt.
    .about = Sie verrät nichts über das Objekt.
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
noun-zone_place = { $owner }, Karte { $place }

## The drawn table

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
table-only_you = nur du siehst
table-hidden = verdeckt
table-inward = nach innen
table-remembered = du erinnerst dich: { $side }
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
table-earlier = Auf den Händen seit vor dem letzten Mischen
table-objects = Die Objekte
table-gone = { $cards } in der Ablage
