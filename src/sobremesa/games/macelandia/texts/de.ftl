## Das Spiel

game-name = Macelandia
game-about = Licht und Finsternis kämpfen um den Kontinent. Du greifst mit verdeckten Karten an, schickst Verbündeten Nachschub und schützt deine Burg: Eine Fraktion verliert, wenn ihre Burg fällt oder wenn alle ihre Festungen fallen.
game-reconstructed = Die Regeln und die Zahl der Karten sind die der Anleitung. Die Sonderfähigkeiten sowie Stärke und Volk einiger Karten sind rekonstruiert: Keine öffentliche Quelle nennt sie.

## Optionen

option-placement = Plätze auf dem Spielplan
    .about = Ob alle der Reihe nach ein Gebiet wählen, bevor die Fraktionen aufgedeckt werden, wie in der Anleitung, oder jeder Platz ein festes hat.
option-placement-free = Freie Wahl
option-placement-standard = Standard
option-stall = Stillstand
    .about = Hausregel: ob und wie das Spiel endet, wenn sechs Runden lang niemand angreift. In der Anleitung darf man ewig abwarten.
option-stall-off = Geht weiter
option-stall-tie = Unentschieden
option-stall-tiebreak = Mehr Karten gewinnen
option-memory_aid = Gedächtnishilfe
    .about = Ob der Tisch zeigt, woran du dich nur erinnern kannst: Ablage, fremde Karten auf dem Feldzug, beendete Kämpfe. Ohne Hilfe liegen sie verdeckt, wie in der Anleitung.
option-memory_aid-off = Aus
option-memory_aid-on = An

## Was du wählen kannst

verb-place = Gebiet { $territory } nehmen
verb-standby = Abwarten
verb-attack = { $seat } angreifen
verb-reinforce = Nachschub an { $seat } schicken
verb-commit = { $kind }
verb-ready = Fertig: die Karten hinlegen

## Was geschieht: Karte und Hände

event-placed = { $seat } nimmt Gebiet { $territory }.
event-faction_shown = { $seat } wird aufgedeckt: { $faction }, { $role }, in Gebiet { $territory }.
event-dealt = { $seat } erhält beim Austeilen { $kind }.

## Was geschieht: Züge und Kämpfe

event-returned = { $kind } kehrt vom Feldzug auf die Hand von { $seat } zurück.
    .untold = Eine Karte kehrt vom Feldzug auf die Hand von { $seat } zurück.
event-arrived = { $seat } nimmt den Nachschub von { $seat2 } auf: { $kind }.
    .untold = { $seat } nimmt eine verdeckte Karte auf, den Nachschub von { $seat2 }.
event-stood_by = { $seat } wartet ab.
event-attack_aimed = { $seat } will { $seat2 } angreifen ({ $distance }).
event-aid_aimed = { $seat } will Nachschub an { $seat2 } schicken ({ $distance }).
event-committed = { $seat } wählt { $kind }.
event-attacked =
    { $cards ->
        [one] { $seat } greift { $seat2 } ({ $distance }) mit { $cards } Karte an.
       *[other] { $seat } greift { $seat2 } ({ $distance }) mit { $cards } Karten an.
    }
event-showed_one = { $seat } deckt { $kind } auf.
    .untold = { $seat } deckt eine Karte auf.
event-showed_two = { $seat } deckt { $kind } und { $kind2 } auf.
    .untold = { $seat } deckt zwei Karten auf.
event-showed_three = { $seat } deckt { $kind }, { $kind2 } und { $kind3 } auf.
    .untold = { $seat } deckt drei Karten auf.
event-measured = Summen: { $seat } { $total }, { $seat2 } { $total2 }.
event-battle_won = { $seat } gewinnt den Kampf gegen { $seat2 } ({ $verdict }).
    .untold = { $seat } gewinnt den Kampf gegen { $seat2 }.
event-battle_unwon = Niemand gewinnt den Kampf zwischen { $seat } und { $seat2 } ({ $verdict }).
    .untold = Niemand gewinnt den Kampf zwischen { $seat } und { $seat2 }.
event-kept = { $kind } kehrt auf die Hand von { $seat } zurück.
    .untold = Eine Karte kehrt auf die Hand von { $seat } zurück.
event-went_away = { $kind } von { $seat } ist bis zum nächsten Zug auf Feldzug.
    .untold = Eine Karte von { $seat } ist bis zum nächsten Zug auf Feldzug.
event-discarded = { $kind } von { $seat } wird abgelegt.
    .untold = Eine Karte von { $seat } wird abgelegt.
event-reinforced = { $seat } schickt { $kind } an { $seat2 } ({ $distance }).
    .untold = { $seat } schickt eine verdeckte Karte an { $seat2 } ({ $distance }).

## Was geschieht: Ausscheiden und Ende

event-eliminated = „Macelandia!“ { $seat } ({ $faction }, { $role }) hat keine Handkarte mehr und scheidet aus.
event-lost = { $kind }, für { $seat } auf Feldzug, wird abgelegt.
    .untold = Eine Karte von { $seat } wird vom Feldzug abgelegt.
event-lost_unseen = { $kind }, von { $seat2 } an { $seat } geschickt, wird vom Feldzug abgelegt.
    .untold = Eine verdeckte Karte, von { $seat2 } an { $seat } geschickt, wird vom Feldzug abgelegt.
event-stalled = Zu lange hat niemand angegriffen. Übrige Karten: Licht { $cards }, Finsternis { $cards2 }.
event-game_ended = Das Spiel ist zu Ende. { $outcome }

## Was du gefragt wirst

ask-place_card = Welches Gebiet nimmst du?
    .hint = Deine Fraktion kennst du noch nicht. Gebiete nebeneinander im Ring sind benachbart, alle anderen entfernt.
ask-choose_action = Was tust du in diesem Zug?
    .hint = Greif an, schick einem Verbündeten eine Karte oder warte ab. Ohne Handkarte scheidest du aus. Verrate deine Karten nicht.
ask-choose_attack = Mit welchen Karten greifst du an?
    .hint = Eine Karte, ein Charakter mit Aufwertung oder ein erlaubtes Paar, auch mit Aufwertung. Noch sieht sie niemand.
ask-choose_defence = Mit welchen Karten verteidigst du dich?
    .hint = Du musst antworten, mit einer Karte oder erlaubten Kombination. Siegreiche Charaktere kehren auf deine Hand zurück.
ask-send_card = Welche Karte schickst du?
    .hint = Ein Nachbar hat sie sofort, ein entfernter Verbündeter in seinem nächsten Zug. Ist es deine letzte, scheidest du aus.

## Warum etwas nicht geht

why-ML-9 = Hier ist schon jemand. Nimm ein freies Gebiet.
why-ML-23 = Du greifst nur Gegner an: keine Verbündeten und nicht dich selbst.
why-ML-24 = Wähl zuerst mindestens eine Karte für den Angriff.
    .commit = Diese Karte gehört schon zu deinem Angriff.
why-ML-25 = Wer angegriffen wird, muss antworten: Wähl zuerst mindestens eine Karte.
    .commit = Diese Karte gehört schon zu deiner Antwort.
why-ML-29 = Mehr als eine Aufwertung geht nicht.
why-ML-30 = Die beiden sind kein Paar: Die Sonderfähigkeit von einem müsste den anderen nennen.
why-ML-31 = Das Paar ist vollständig: Ein dritter Charakter kann nicht dazu.
why-ML-32 = Sofortiger Tod wird immer allein gespielt.
why-ML-34 = Diese Karte ist noch auf Feldzug. Sie kommt zu Beginn deines nächsten Zuges auf die Hand.
why-ML-51 = Diese Karte ist abgelegt. Sie kommt nie zurück.
why-ML-53 = Nachschub geht an Verbündete: nicht an Gegner und nicht an dich selbst.
why-ML-64 = Wer ausgeschieden ist, wird nicht angegriffen und bekommt keinen Nachschub.

## Wie das Spiel endete

outcome-light_castle = Die Burg der Finsternis ist gefallen: Das Licht gewinnt.
outcome-light_forts = Alle Festungen der Finsternis sind gefallen: Das Licht gewinnt.
outcome-light_stall = Niemand greift mehr an, und das Licht hat mehr Karten: Das Licht gewinnt.
outcome-darkness_castle = Die Burg des Lichts ist gefallen: Die Finsternis gewinnt.
outcome-darkness_forts = Alle Festungen des Lichts sind gefallen: Die Finsternis gewinnt.
outcome-darkness_stall = Niemand greift mehr an, und die Finsternis hat mehr Karten: Die Finsternis gewinnt.
outcome-tie_both = Beide Fraktionen sind zugleich geschlagen: unentschieden.
outcome-tie_stall = Niemand greift mehr an: unentschieden.
outcome-tie_stalled = Nach so vielen Runden ist kein Ende in Sicht: unentschieden.

## Was auf dem Tisch zu sehen ist

fact-seat = Dein Platz
fact-side = Seite des Spielplans
fact-faction = Deine Fraktion
fact-role = Du verteidigst
fact-turn = Am Zug
fact-aim = Vorhaben
fact-target = Ziel
fact-face_down = Verdeckte Karten
fact-danger = Gefahr
fact-quiet = Züge ohne Angriff
fact-quiet_limit = Stillstand bei
fact-map = Gehört
fact-factions = Fraktion
fact-roles = Verteidigt
fact-territories = Gebiet
fact-distances = Von dir aus
fact-hand_sizes = Hand
fact-expeditions = Feldzug
fact-eliminated = Aus
fact-hand = Deine Hand
fact-races = Volk
fact-powers = Sonderfähigkeit
fact-committed = Bisher gewählt
fact-committed_total = Summe
fact-laid_down = Du hast gelegt
fact-known = Bekannte Karten anderer
fact-away = Auf Feldzug
fact-coming = Dein Nachschub auf Feldzug
fact-coming_unseen = Verdeckter Nachschub
fact-discards = Abgelegt
fact-discards_unseen = Ungesehen abgelegt
fact-aside = Nicht ausgeteilte Karten
fact-undealt = Nicht ausgeteilt
fact-sent = Du hast geschickt
fact-received = Du hast erhalten
fact-routes = Geschickte Karten
fact-turns_by = Gespielte Züge
fact-battle_attackers = Angreifer
fact-battle_defenders = Verteidiger
fact-battle_attack_1 = Angriff
fact-battle_attack_2 = Angriff, 2. Karte
fact-battle_attack_3 = Angriff, 3. Karte
fact-battle_defence_1 = Verteidigung
fact-battle_defence_2 = Verteidigung, 2. Karte
fact-battle_defence_3 = Verteidigung, 3. Karte
fact-battle_verdicts = Entschieden durch

## Karten

noun-kind-l01 = Lumil, Fee des Lichts (1)
noun-kind-l02 = Dorfbewohner (2)
noun-kind-l03 = Soldat (3)
noun-kind-l04 = Cait Sith, der Katzenbaron (4)
noun-kind-l05 = Jäger (5)
noun-kind-l06 = Magierin (6)
noun-kind-l07 = Ritterkommandant (7)
noun-kind-l08 = Greif (8)
noun-kind-l09 = Erzmagier (9)
noun-kind-l10 = Feenritter (10)
noun-kind-l11 = Aoken, der heilige Schwertkämpfer (11)
noun-kind-le = Aufwertung des Lichts
noun-kind-lx = Sofortiger Tod des Lichts
noun-kind-d01 = Tomchim, das Dämonenmädchen (1)
noun-kind-d02 = Totenbeschwörer (2)
noun-kind-d03 = Grabunhold (3)
noun-kind-d04 = Werwolf (4)
noun-kind-d05 = Nachtjäger (5)
noun-kind-d06 = Hexe (6)
noun-kind-d07 = Todesritter (7)
noun-kind-d08 = Zerberus (8)
noun-kind-d09 = Vampir (9)
noun-kind-d10 = Sasaak, der Unhold (10)
noun-kind-d11 = Siose, der Dunkle König (11)
noun-kind-de = Aufwertung der Finsternis
noun-kind-dx = Sofortiger Tod der Finsternis

## Fraktionen, Rollen und Spielplan

noun-faction-light = Licht
noun-faction-darkness = Finsternis
noun-role-castle = Burg
noun-role-fort = Festung
noun-side-a = A, sechs Gebiete
noun-side-b = B, acht Gebiete
noun-distance-near = benachbart
noun-distance-far = entfernt
noun-holder-vacant = frei
noun-standing-eliminated = ausgeschieden

## Kämpfe

noun-aim-attack = Angriff
noun-aim-reinforcements = Nachschub
noun-verdict-instant_death = Sofortiger Tod
noun-verdict-enhancement_alone = eine Aufwertung allein wirkt nicht
noun-verdict-ability = Sonderfähigkeit
noun-verdict-both_abilities = Sonderfähigkeiten auf beiden Seiten
noun-verdict-strength = höhere Stärke
noun-verdict-tie = gleiche Stärke
noun-danger-last_card_far = letzte Karte
    .about = So wird deine Hand leer, auch wenn du siegst: Du würdest ausscheiden.
noun-danger-last_card_sent = letzte Karte
    .about = Das ist deine letzte Karte: Du würdest ausscheiden.
noun-danger-few_cards = schwach
    .about = Höchstens zwei Handkarten: Schon im nächsten Kampf kann diese Festung fallen.
noun-danger-last_fort = letzte Festung
    .about = Fällt diese Festung, hat ihre Fraktion verloren.
noun-danger-last_fort_low = am Ende
    .about = Höchstens zwei Handkarten. Fällt diese Festung, hat ihre Fraktion verloren.
noun-danger-castle_low = am Ende
    .about = Höchstens zwei Handkarten. Fällt diese Burg, hat ihre Fraktion verloren.
noun-danger-our_last_fort = letzte Festung
    .about = Fällt diese Festung, verlierst du.
noun-danger-our_last_fort_low = am Ende
    .about = Höchstens zwei Handkarten. Fällt diese Festung, verlierst du.
noun-danger-our_castle_low = am Ende
    .about = Höchstens zwei Handkarten. Fällt diese Burg, verlierst du.
noun-danger-their_last_fort = letzte Festung
    .about = Fällt diese Festung, gewinnst du.
noun-danger-their_last_fort_low = am Ende
    .about = Höchstens zwei Handkarten. Fällt diese Festung, gewinnst du.
noun-danger-their_castle_low = am Ende
    .about = Höchstens zwei Handkarten. Fällt diese Burg, gewinnst du.

## Völker und Sonderfähigkeiten

noun-race-beast = Bestie
noun-race-demon = Dämon
noun-race-fairy = Fee
noun-race-human = Mensch
noun-race-undead = Untoter
noun-power-book_of_sealing = Buch der Versiegelung: besiegt Siose, den Dunklen König
noun-power-magic_circle = Zauberkreis: besiegt Aoken, den heiligen Schwertkämpfer
noun-power-vital_shot = Blattschuss: besiegt jede Bestie
noun-power-beast_snare = Bestienfalle: besiegt jede Bestie
noun-power-volunteer_corps = Freiwilligenkorps: als Paar mit einem Soldaten spielbar
noun-power-raise_the_dead = Totenerweckung: als Paar mit einem Grabunhold spielbar
noun-power-lead_the_charge = Sturmangriff: als Paar mit einem Soldaten spielbar
noun-power-host_of_the_dead = Heer der Toten: als Paar mit einem Grabunhold spielbar
noun-power-twin_spell = Zwillingszauber: als Paar mit einer zweiten Magierin spielbar
noun-power-twin_hex = Zwillingsfluch: als Paar mit einer zweiten Hexe spielbar

## Karten bei den Plätzen

noun-card_at = { $seat }: { $kind }
noun-route = { $seat } an { $seat2 }

## Der gezeichnete Tisch

table-card_l01 = Lumil
table-card_l02 = Dörfler
table-card_l03 = Soldat
table-card_l04 = Cait Sith
table-card_l05 = Jäger
table-card_l06 = Magie­rin
table-card_l07 = Komman­dant
table-card_l08 = Greif
table-card_l09 = Erz­magier
table-card_l10 = Feen­ritter
table-card_l11 = Aoken
table-card_le = Auf­wertung
table-card_lx = Sofor­tiger Tod
table-card_d01 = Tomchim
table-card_d02 = Nekro­mant
table-card_d03 = Grab­unhold
table-card_d04 = Werwolf
table-card_d05 = Nacht­jäger
table-card_d06 = Hexe
table-card_d07 = Todes­ritter
table-card_d08 = Zerberus
table-card_d09 = Vampir
table-card_d10 = Sasaak
table-card_d11 = Siose
table-card_de = Auf­wertung
table-card_dx = Sofor­tiger Tod
table-power_book_of_sealing = Besiegt Siose
table-power_magic_circle = Besiegt Aoken
table-power_vital_shot = Besiegt Bestien
table-power_beast_snare = Besiegt Bestien
table-power_volunteer_corps = Paar mit Soldat
table-power_raise_the_dead = Paar mit Grabunhold
table-power_lead_the_charge = Paar mit Soldat
table-power_host_of_the_dead = Paar mit Grabunhold
table-power_twin_spell = Paar mit Magierin
table-power_twin_hex = Paar mit Hexe
table-enhances = Verstärkt einen Charakter
table-kills = Fällt alle Charaktere
table-role_light_castle = Burg des Lichts
table-role_light_fort = Festung des Lichts
table-role_darkness_castle = Dunkle Burg
table-role_darkness_fort = Dunkle Festung
table-out = raus
table-free = frei
table-distance_near = nah
table-distance_far = fern
table-note_attack_near = Nachbar: Wer siegt, kommt gleich zurück
table-note_attack_far = Fern: Wer siegt, fehlt dir bis zu deinem nächsten Zug
table-note_aid_near = Nachbar: Die Karte ist sofort da
table-note_aid_far = Fern: Die Karte kommt zu Beginn des Zuges auf die Hand
table-about_castle = Fällt die Burg, hat die Fraktion verloren.
table-about_fort = Sind alle Festungen gefallen, hat die Fraktion verloren.
table-about_expedition = Auf Feldzug: Diese Karten kommen zu Beginn des eigenen Zuges auf die Hand. Bis dahin können sie nicht kämpfen.
table-ask_attack = Womit greifst du { $name } an?
table-ask_attack_total = { $name } mit { $total } angreifen?
table-ask_defence =
    { $cards ->
        [one] { $name } greift mit einer Karte an. Was setzt du dagegen?
       *[other] { $name } greift mit { $cards } Karten an. Was setzt du dagegen?
    }
table-ask_defence_total = Mit { $total } dagegenhalten?
table-ask_send = Welche Karte schickst du { $name }?
table-unknown = Noch weiß niemand, wer für wen kämpft.
table-total = Summe { $total }
table-face_down =
    { $cards ->
        [one] { $cards } Karte, verdeckt
       *[other] { $cards } Karten, verdeckt
    }
table-answers = { $name } antwortet
table-left =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
table-turns = Züge
table-stall =
    { $quiet ->
        [one] { $quiet } Zug ohne Angriff; bei { $limit } ist Schluss
       *[other] { $quiet } Züge ohne Angriff; bei { $limit } ist Schluss
    }
table-battles = Kämpfe
table-revealed = Die Fraktionen werden aufgedeckt
table-reminder = Verrate niemandem, was du auf der Hand hast, auch nicht deinen Verbündeten.
table-call = Macelandia!
table-fallen = { $name } ist raus.
table-tale_rounds = Gewonnene Kämpfe, und wer wann fiel
table-tale_fell = Gefallen
table-tale_upset = List schlägt Stärke: { $names } mit { $total } gegen { $loser } mit { $other }.
table-tale_repelled = Festeste Mauern: { $names }, { $number } Angriffe abgewehrt.
table-tale_narrow = Um Haaresbreite: { $names } schlägt { $loser } mit { $total } zu { $other }.
table-tale_strength = Stärkster Auftritt: Gesamtstärke { $number } ({ $names }).
table-tale_attacked = Begehrtestes Ziel: { $names }, { $number } Mal angegriffen.
table-tale_won = Meiste gewonnene Kämpfe: { $number } ({ $names }).
table-tale_deaths = Der Sofortige Tod schlug { $number } Mal zu.
table-tale_first = Als Erstes gefallen: { $names }, in Runde { $round }.

## Das Glossar

term-faction = Fraktionen|Fraktion
    .about = Licht oder Finsternis. Du gewinnst oder verlierst mit deiner Fraktion, auch wenn du schon ausgeschieden bist.
term-castle = Burg
    .about = Jede Fraktion hat genau eine. Fällt sie, hat die Fraktion sofort verloren.
term-fort = Festungen|Festung
    .about = Eine Fraktion ohne Festungen hat das Spiel verloren; solange noch eine steht, kämpft sie weiter.
term-territory = Gebiete|Gebiet
    .about = Ein Platz im Ring des Spielplans. Auch freie Gebiete zählen, wenn es darum geht, wer wie weit weg ist.
term-near = benachbart|Nachbar
    .about = Im Gebiet gleich nebenan. Karten, die dort einen Angriff gewinnen, kommen sofort zurück auf die Hand, und Nachschub ist sofort da.
term-far = entfernter|entfernt
    .about = Überall außer gleich nebenan. Karten, die dort einen Angriff gewinnen, gehen auf Feldzug, und Nachschub ebenso.
term-character = Charaktere|Charakter
    .about = Eine Karte mit einer Stärke von 1 bis 11. Wer siegt, überlebt; alle anderen gespielten Karten werden abgelegt.
term-strength = Stärke
    .about = Die Zahl eines Charakters. Die höhere Summe gewinnt; bei Gleichstand werden alle gespielten Karten abgelegt.
term-ability = Sonderfähigkeiten|Sonderfähigkeit
    .about = Was ein Charakter außer seiner Stärke kann: bestimmte Karten besiegen, egal wie hoch ihre Summe ist, oder als Paar kämpfen.
term-pair = Paar
    .about = Zwei Charaktere, die zusammen gespielt werden dürfen, weil einer von ihnen es sagt. Ihre Stärken zählen zusammen.
term-enhancement = Aufwertung
    .about = Gibt einem Charakter oder einem Paar 1 dazu und wird nach dem Kampf abgelegt. Allein wirkt sie nicht.
term-instant_death = Sofortiger Tod
    .about = Wird allein gespielt, fällt alle Charaktere der anderen Seite und wird selbst abgelegt.
term-reinforcements = Nachschub
    .about = Eine deiner Karten für einen Verbündeten, statt eines Angriffs. Nur du siehst sie, und er, sobald er sie auf der Hand hat.
term-standby = wartet ab|warte ab|abwarten
    .about = In diesem Zug nichts tun. Das ist immer erlaubt.
term-expedition = Feldzug
    .about = Karten, die unterwegs sind. Sie kommen zu Beginn des nächsten Zuges auf die Hand; vorher nützen sie nichts.
term-eliminated = scheidest du aus|scheidet aus|ausgeschieden
    .about = Wer nach einer Aktion keine Handkarte hat, ist raus, und mit ihm seine Karten auf Feldzug.

## Die Einführung

lesson-1 = Willkommen! Noch weiß niemand, wer für wen kämpft. Nimm Gebiet 5: Was im Ring nebeneinanderliegt, ist benachbart, alles andere entfernt.
lesson-2 = Du kämpfst für das Licht und hältst seine Burg. Die dunkle Burg greift mit einer verdeckten Karte an, du musst antworten. Nimm Lumil: nur eine 1, aber sie besiegt Siose, die stärkste Karte dort.
lesson-3 = Eine Aufwertung könnte dazu, aber ihre Sonderfähigkeit braucht keine Hilfe. Leg Lumil hin: Dann wird auf beiden Seiten zugleich aufgedeckt.
lesson-4 = Es war Siose, und Lumil hat ihn besiegt! Jetzt greift eine dunkle Festung mit zwei Karten an, sie meint es ernst. Antworte mit Sofortiger Tod: Das fällt alle Charaktere.
lesson-5 = Sofortiger Tod wird immer allein gespielt und danach abgelegt. Aber das ist eine Karte von dir gegen zwei: Leg sie hin.
lesson-6 = Ein ganzes Paar ist weg! Du bist am Zug: Greif an, schick Nachschub oder warte ab. Dein Verbündeter sitzt neben der dunklen Burg und braucht eine starke Karte: Schick ihm eine.
lesson-7 = Schick den Feenritter. Dein Verbündeter ist dein Nachbar und hat ihn sofort; wäre er entfernt, wäre die Karte bis zu seinem nächsten Zug auf Feldzug.
lesson-8 = Dein Feenritter hat zweimal gesiegt: Die dunkle Burg hat noch eine Handkarte. Ihr Nachschub kommt von weit her und ist noch auf Feldzug. Greif die Burg jetzt an!
lesson-9 = Wer in der Ferne siegt, ist bis zu deinem nächsten Zug auf Feldzug, also behalte immer etwas auf der Hand. Greif mit dem Erzmagier an: 9 ist dein bester Wert.
lesson-10 = Sasaak (10) lebt noch und könnte die Karte der Burg sein. Leg deine Aufwertung dazu: 9 + 1 macht 10, und selbst ein Gleichstand kostet die Burg ihre letzte Karte.
lesson-11 = Leg beide Karten hin. Wer nach einer Aktion keine Handkarte hat, scheidet aus, und eine Fraktion verliert, sobald ihre Burg fällt.
lesson-end = „Macelandia!“ 10 schlägt die 4 des Werwolfs, die Hand der dunklen Burg ist leer: Das Licht hat gewonnen. Auch mit dem Fall aller dunklen Festungen hättest du gewonnen. Jetzt kannst du Macelandia!

finer-1 = Sasaak hat mit einer Aufwertung gerade den Erzmagier deiner Burg geschlagen. Schick der beleuchteten Burg Nachschub: Sie liegt zwei Gebiete weiter, ist also entfernt.
finer-2 = Schick Aoken, deine stärkste Karte. Weil die Burg entfernt ist, bleibt er bis zu ihrem nächsten Zug auf Feldzug und kann sie vorher nicht verteidigen.
finer-3 = Der Vampir kam, als Aoken noch unterwegs war; dann traf Aoken ein und schlug gleich die Hexe. Jetzt du: Greif die beleuchtete dunkle Burg an, sie ist benachbart.
finer-4 = Sasaak (10) ist noch auf dieser Hand, und keine deiner Karten schlägt ihn allein. Aber du hast ein Paar: Fang mit dem Ritterkommandanten an.
finer-5 = Seine Sonderfähigkeit nennt den Soldaten, also dürfen die beiden zusammen kämpfen. Leg den Soldaten dazu: 7 + 3 macht 10, so viel wie Sasaak.
finer-6 = Ein Gleichstand würde dich beide kosten. Auch ein Paar darf eine Aufwertung haben: Mit ihr sind es 11.
finer-7 = Mehr als drei Karten darf niemand spielen, und zwei behältst du auf der Hand. Leg die drei hin: Ist der Gegner benachbart, kommen Sieger sofort zurück.
finer-8 = 11 schlägt Sasaaks 10! Das Paar ist wieder auf deiner Hand, nur die Aufwertung wird abgelegt.
finer-9 = Ein anderer Krieg: Du hältst eine Festung mit nur einer Karte, und auch deine Burg hat nur noch eine. Gleich sind zwei dunkle Festungen am Zug: Schick der beleuchteten Burg Nachschub.
finer-10 = Aoken ist deine letzte Karte: Schickst du ihn, scheidest du aus. Es ist ein Opfer für deine Burg: Sie ist benachbart und hat ihn sofort.
finer-11 = Aoken hat beide Angriffe abgewehrt, deine Burg steht. Du bist ausgeschieden, aber deine andere Festung kämpft weiter: Gewinnt das Licht, gewinnst auch du.
finer-12 = Noch ein Krieg: Wieder hast du nur eine Karte, und die dunkle Burg, die entfernt ist, auch. Alle haben gesehen, dass es Zerberus (8) ist: Greif die beleuchtete Burg an.
finer-13 = Nimm den Feenritter: 10 schlägt 8. Aber er geht auf Feldzug, und mit leerer Hand scheidest du aus, auch wenn du siegst.
finer-14 = Auch die Hand der dunklen Burg wird leer sein, und ihr Fall entscheidet den Krieg. Leg die Karte hin.
finer-end = Ihr seid beide ausgeschieden, aber ohne Burg verliert die Finsternis: Das Licht gewinnt, und du mit ihm. Wärst du die letzte Festung des Lichts gewesen, hätte es unentschieden geendet. Jetzt kennst du die Feinheiten von Macelandia!

## Was bei einer Einschätzung zählt

mind-cards = mehr Karten auf den Händen deiner Fraktion
    .less = weniger Karten auf den Händen deiner Fraktion
mind-value = stärkere Karten auf den Händen deiner Fraktion
    .less = schwächere Karten auf den Händen deiner Fraktion
mind-boosts = mehr Aufwertungen
    .less = weniger Aufwertungen
mind-away = mehr Karten auf Feldzug
    .less = weniger Karten auf Feldzug
mind-forts = mehr Festungen stehen
    .less = weniger Festungen stehen
mind-castle = weniger Karten verteidigen die Burg
    .less = mehr Karten verteidigen die Burg
mind-weakest = weniger Karten verteidigen die schwächste Festung
    .less = mehr Karten verteidigen die schwächste Festung
## What is told of data that an owner has corrected

corrected-noun-kind = { $title } ({ $strength })
corrected-noun-power =
    { $title }: { $kind ->
        [pair] als Paar spielbar mit: { $partners }
       *[defeat] besiegt: { $target }
    }
corrected-table-power =
    { $kind ->
        [pair] Paar: { $partners }
       *[defeat] Besiegt: { $target }
    }
