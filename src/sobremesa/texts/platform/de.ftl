## Wer am Tisch sitzt
seat-name = Spieler { $number }
seat-you = { $name } (du)
seat-bot = { $name } (Bot)

## Wer sich hinsetzt, wo ein Bot spielt
character-luz = Luz
    .manner = setzt hoch und lacht darüber
    .hello = Na los, wer traut sich?
    .won = Ha! Ich wusste, dass das klappt. Fast.
    .lost = Alles oder nichts. Es war nichts!
character-kurt = Kurt
    .manner = zählt alles mit
    .hello = Ich habe die Karten gezählt. Alle da.
    .won = Wie berechnet.
    .lost = Da habe ich mich verzählt. Noch einmal, bitte.
character-nima = Nima
    .manner = vergisst die Hälfte und nimmt es leicht
    .hello = Bin ich dran? Nein? Gut.
    .won = Ich habe gewonnen? Wie schön!
    .lost = Ich hatte einen Plan. Wie ging der noch?
character-hana = Hana
    .manner = meidet jedes Risiko
    .hello = Langsam. Wir haben Zeit.
    .won = Mit kleinen Schritten geht es auch.
    .lost = Ich hätte noch eine Runde warten sollen.
character-chema = Chema
    .manner = lässt sich Zeit
    .hello = Erst ein Kaffee, dann eine Karte.
    .won = Siehst du, Geduld zahlt sich aus.
    .lost = Gut gespielt. Nächstes Mal denke ich länger nach.
character-greta = Greta
    .manner = hat entschieden, bevor du aufschaust
    .hello = Ich bin so weit. Schon länger.
    .won = Schnell geht auch!
    .lost = Zu schnell. Noch mal!
character-omar = Omar
    .manner = spielt ruhig und wie im Buche
    .hello = Schön, mit euch zu sitzen.
    .won = Danke. Eine schöne Partie.
    .lost = Verdient gewonnen. Das Brot geht auf mich.
character-pip = Pip
    .manner = lernt noch und hat Freude daran
    .hello = Ich kann die Regeln. Fast alle!
    .won = Ich habe gewonnen? Gewonnen!
    .lost = Zeig mir, wie du das gemacht hast!

## Der Tisch im Terminal
terminal-help = Antworte mit einer Nummer aus der Liste oder in Notation (etwa „{ $example }“). „?“ zeigt diese Hilfe, „q“ hört auf.
terminal-about = „? { $name }“ sagt, was { $name } bewirkt; so bei jedem anderen Namen.
terminal-hint = „!“ gibt einen Tipp.
terminal-nothing_about = Zu „{ $name }“ gibt es nichts zu erklären.
terminal-choose = Deine Wahl:
terminal-key_answer = Antworten: Notation, ? Name
terminal-key_back = Zurück zur Liste
terminal-key_stop = Aufhören
terminal-over = Das Spiel ist aus. Mit q geht es hinaus.
terminal-unclear = „{ $choice }“ ist keine Wahl. Gib eine Nummer von 1 bis { $most } ein oder Notation wie „{ $example }“.
terminal-not_now = „{ $choice }“ geht jetzt nicht.
terminal-hand_over = { $name } ist an der Reihe. Gib die Tastatur weiter und drücke die Eingabetaste.
terminal-place = { $place }. { $name }: { $score }
terminal-saved = Die Partie liegt bis hierhin in { $file }.

## Das Haus im Browser
web-home = Sobremesa: zu den Tischen
web-pages = Seiten
web-skip = Zum Inhalt springen
web-tables = Tische
web-new = Neuen Tisch decken
web-about = Über uns
web-settings = Einstellungen
web-close = Schließen
web-keep = Übernehmen
web-again = Noch einmal versuchen
web-moment = Einen Moment …
web-to_tables = Zu den Tischen
web-language = Sprache
web-on = An
web-off = Aus
web-nobody = Noch kein Name
web-your_name = Dein Name
    .about = So nennen dich die anderen am Tisch.
web-introduce = Wie sollen wir dich nennen?
web-guest_names = Safran|Olive|Basilikum|Paprika|Nelke|Wacholder|Zimt|Thymian|Muskat|Ingwer
web-seat_open = Freier Platz
web-seat_invited = Für einen Gast
web-namesake = { $name } ({ $number })
web-kept = { $name }, ein Bot spielt
web-bot_plays = ein Bot spielt
web-theme = Licht
web-theme_system = Wie auf dem Gerät
web-theme_light = Tageslicht
web-theme_dark = Kerzenlicht
web-sound = Klänge
web-motion = Bewegung
web-motion_system = Wie auf dem Gerät
web-motion_reduced = Weniger Bewegung
web-pace = Tempo der Bots
    .about = Wie lange du den Zug eines Bots siehst, bevor der nächste folgt.
web-pace_slow = Gemächlich
web-pace_normal = Normal
web-pace_quick = Flott
web-pace_instant = Sofort
web-touch = Etwas berühren
    .about = Die erste Berührung nimmt etwas auf und sagt dir, was es tut; die zweite führt es aus. Oder lass schon die erste genügen.
web-touch_on = Einmal genügt
web-touch_off = Erst lesen
web-forced = Erzwungene Züge
    .about = Ein Zug, von dem alle am Tisch wissen, dass er der einzige ist, kann für dich gemacht werden.
web-forced_on = Von selbst
web-forced_off = Mache ich
web-haptics = Vibration
web-invitation = Ein Stuhl ist für dich frei
web-invited_by = Am Tisch: { $names }. Spielst du eine Partie { $game } mit?
web-invited_to = Du bist zu einer Partie { $game } eingeladen.
web-trouble_lost = Hier steht kein Tisch
    .about = Vielleicht ist die Adresse vertippt, oder der Tisch ist schon abgeräumt.
web-trouble_closed = Diese Tür ist zu
web-trouble_line = Die Verbindung ist weg
    .about = Der Server antwortet nicht. Deine Partien sind bis zu deinem letzten Zug gespeichert.
web-trouble_broken = Etwas ist vom Tisch gefallen
    .about = Der Server ist gestolpert. Deine Partien sind bis zu deinem letzten Zug gespeichert.
web-about_what = Was das hier ist
    .text = Sobremesa heißt die Zeit, in der man nach dem Essen am Tisch sitzen bleibt, redet und spielt. Hier setzt du dich mit Freunden oder Bots zu fünf veröffentlichten Brett- und Kartenspielen.
web-about_how = So wird gespielt
    .text = Was du wählen darfst, leuchtet. Zu jedem Spiel gibt es nummerierte Regeln, einen Verlauf, einen Rückblick und einen Platz für alle, die zuschauen wollen.
web-about_privacy = Was gespeichert wird
    .text = Dein Name, deine Partien und ein Cookie, an dem wir dich wiedererkennen. Kein Konto, keine Verfolgung, nichts wird von fremden Seiten geladen.
web-about_unofficial = Inoffiziell
    .text = Das hier ist ein Fanprojekt. Es wird von den Autoren und Verlagen der Spiele weder gemacht noch lizenziert noch unterstützt; Namen und Regeln gehören ihnen. Wenn dir ein Spiel gefällt, kauf die Schachtel: Auf einem echten Tisch ist es noch schöner.
web-about_art = Bilder und Schriften
    .text = Alle Zeichnungen sind für Sobremesa entstanden und zeigen nichts von der veröffentlichten Grafik. Die Schriften sind Source Serif und Source Sans unter der SIL Open Font License.
web-font_licence = Die Lizenz der Schriften

lobby-what =
    { $count ->
        [5] Fünf veröffentlichte Brett- und Kartenspiele, kostenlos
       *[other] { $count } veröffentlichte Brett- und Kartenspiele, kostenlos
    }: mit Freunden, an einem Gerät oder gegen Bots.
lobby-good_morning = Guten Morgen, { $name }.
    .stranger = Guten Morgen.
lobby-good_day = Guten Tag, { $name }.
    .stranger = Guten Tag.
lobby-good_evening = Guten Abend, { $name }.
    .stranger = Guten Abend.
lobby-lead_turns =
    { $count ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich.
    }
lobby-yours = Deine Tische
lobby-your_turn = Du bist dran.
lobby-choosing =
    { $count ->
        [one] { $names } wählt gerade.
       *[other] { $names } wählen gerade.
    }
lobby-paused = Pause
lobby-closed_outdated = Dieser Tisch wurde nach anderen Regeln gedeckt als heute; er lässt sich nicht weiterspielen.
lobby-closed_other_data = Dieser Tisch wurde mit anderen Daten gedeckt, als dieser Server jetzt hat; es geht weiter, sobald sie wieder da sind.
lobby-closed_unreadable = Dieser Tisch ist nicht mehr lesbar; er lässt sich nicht weiterspielen.
lobby-closed_abandoned = Hier hat lange niemand gespielt, darum wurde die Partie geschlossen.
closed-over = Diese Partie wurde nach anderen Regeln gespielt als heute, und ihr Verlauf wurde nicht aufbewahrt. Ihre Aufzeichnung ist da.
lobby-taken = { $taken } von { $seats } Plätzen besetzt
lobby-take_turn = Weiterspielen
lobby-look_in = Hingehen
lobby-open = Offene Tische
    .about = setz dich an einen leeren Teller
lobby-none = Gerade hat kein Tisch einen freien Platz.
lobby-sit = Hinsetzen
lobby-sit_at = Auf Platz { $number } setzen
lobby-running = Wird gerade gespielt
    .about = nimm dir einen Stuhl und schau zu
lobby-finished = Gespielt
    .about = noch einmal ansehen
lobby-players = { $least }–{ $most } Personen
lobby-players_only =
    { $number ->
        [one] 1 Person
       *[other] { $number } Personen
    }
lobby-bots = Jetzt spielen
lobby-bots_about = { $game } gegen Bots, alles ist vorbereitet.
lobby-learn = Lernen
lobby-friends = Mit Freunden
    .about = Lade sie mit einem Link ein, oder teilt euch ein Gerät.
lobby-boxes = Die Spiele
    .about = tipp eine Schachtel an, um sie zu wählen
lobby-own = Plätze, Gäste, Hausregeln: ganz wie du magst.
lobby-minutes = { $least }–{ $most } Min.
lobby-minutes_only = { $number } Min.
lobby-age = ab { $age }
lobby-weight_light = leicht
lobby-weight_medium = mittel
lobby-weight_heavy = anspruchsvoll

lay-game = Spiel
lay-places = Plätze
    .about = Wer wo sitzt
lay-count = Anzahl der Plätze
lay-me = Ich
lay-companion = Noch jemand an diesem Gerät
lay-open = Wer immer kommt
lay-invited = Ein Gast mit Einladung
lay-bot = Bot: { $level }
lay-somebody = Irgendein Bot
lay-strength = Wie stark Platz { $number } spielt
lay-how_strong = { $number } · { $name }
level-random = unbekümmert
level-greedy = solide
level-search = überlegt
strength-1 = Anfänger
strength-2 = Gemütlich
strength-3 = Solide
strength-4 = Stark
strength-5 = Meisterhaft
lay-rules = Hausregeln
lay-from = { $least } oder mehr
lay-clash = Passt nicht zu „{ $option }: { $value }“
lay-door = Wer hereindarf
lay-access_anyone = Alle finden ihn
lay-access_link = Privat, nur mit Link
lay-spectators = Zuschauer
lay-spectators_yes = Zuschauen erlaubt
lay-spectators_no = Ohne Zuschauer
lay-hints = Tipps
lay-hints_no = Tipps nur gegen Bots
lay-hints_yes = Tipps für alle
lay-title = Ein Name für den Tisch
lay-bots =
    { $bots ->
        [one] Ein Bot spielt mit.
       *[other] { $bots } Bots spielen mit.
    }
lay-guests =
    { $guests ->
        [one] Ein Teller ist für einen Gast reserviert.
       *[other] { $guests } Teller sind für Gäste reserviert.
    }
lay-free =
    { $plates ->
        [one] Ein Teller ist frei.
       *[other] { $plates } Teller sind frei.
    }
lay-lay = Tisch decken
lay-lay_and_play = Tisch decken und spielen
lay-who = Wer auf Platz { $number } sitzt
lay-name = Name auf Platz { $number }
    .hint = Name
lay-is_bot = Bot
lay-you = du
lay-stand_up = Aufstehen
lay-awaited =
    { $seats ->
        [one] Ein Platz wartet noch auf jemanden.
       *[other] { $seats } Plätze warten noch auf jemanden.
    }
lay-ready = Alle sind da.
lay-host_starts = Alle sind da. Wer den Tisch gedeckt hat, beginnt die Partie.
lay-start = Partie beginnen
lay-fill = Bots auf die freien Plätze
lay-clear = Tisch abräumen
lay-link_table = Link zum Tisch
    .about = Wer ihn hat, darf hereinschauen und einen freien Platz nehmen.
lay-link_seat = Einladung für Platz { $number }
lay-copy = Kopieren
lay-copied = Kopiert
lay-qr = QR-Code
lay-qr_of = QR-Code von { $address }

refused-stale = Am Tisch ging es inzwischen weiter. Wähle noch einmal.
refused-not_asked = Du bist gerade nicht gefragt.
refused-illegal = Das geht jetzt nicht.
refused-paused = Der Tisch macht Pause.
refused-closed = Das Spiel an diesem Tisch kann nicht weitergehen.
refused-not_playing = An diesem Tisch wird gerade nicht gespielt.
refused-over = Diese Partie ist zu Ende.
refused-not_over = Das geht erst nach dem Ende der Partie.
refused-spectator = Du schaust zu: Das dürfen nur die, die am Tisch sitzen.
refused-unclear = So geht das nicht: { $detail }
refused-too_fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
refused-crowded = Gerade sind hier zu viele Seiten offen. Komm gleich wieder.
refused-misdirected = Dieser Server hat eine andere Adresse.
refused-said_enough = Du hast an diesem Tisch alles gesagt, was Platz hat.
refused-too_many = Du hast zu viele unfertige Tische. Spiel einen zu Ende oder räum einen ab.
refused-used = Diese Nachricht gab es schon mit einer anderen Wahl. Wähle noch einmal.
refused-beyond = Das lässt sich nicht ausprobieren: Es würde zeigen, was noch verdeckt ist.
refused-not_host = Das darf nur, wer den Tisch gedeckt hat.
refused-not_yours = Das ist nicht dein Platz.
refused-taken = Da sitzt schon jemand.
refused-present = Diese Person ist am Tisch.
refused-seats_free = Es kann losgehen, sobald alle Plätze besetzt sind.
refused-begun = Die Partie hat schon begonnen.
refused-lost = Das ließ sich nicht speichern; es ist nichts passiert. Versuch es noch einmal.
refused-no_page = Diese Seite gibt es nicht.
refused-no_table = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt.
refused-no_game = Dieses Spiel steht nicht im Regal.
refused-no_lesson = Diese Lektion gibt es zu diesem Spiel nicht.
refused-no_invitation = Diese Einladung führt nirgendwohin: Der Platz ist vergeben oder abgeräumt.
refused-no_language = Diese Sprache wird hier nicht gesprochen.
refused-no_spectators = An diesem Tisch wird nicht zugeschaut.
refused-no_hints = Tipps gibt es gegen Bots, oder wo der Tisch sie erlaubt.
refused-stranger = Sag uns zuerst, wie du heißt.
refused-origin = Das kam von einer anderen Seite und wurde abgelehnt.
refused-forbidden = Das ist nicht erlaubt. Falls die Seite schon lange offen ist, lade sie neu.
refused-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
refused-failed = Der Server ist gestolpert. Versuch es gleich noch einmal.

## Der Tisch im Browser
table-opening = Der Tisch wird gedeckt …
table-you = Du
table-bot = Bot
table-away = nicht da
table-still_chooses = wählt noch
table-watching = Du schaust zu
table-known = Was man weiß
table-state_paused = Pause
table-state_over = zu Ende
table-state_closed = geschlossen
table-thinking = { $name } überlegt
table-choosing = { $name } wählt gerade.
table-waiting_for = Wir warten auf { $names }
    .hint = Alle wählen verdeckt; man sieht es, wenn alle fertig sind.
table-waiting_table = Wir warten auf den Tisch
    .hint = Wer antworten kann, tut es; wer das ist, erfährt niemand.
table-quiet = Gerade muss niemand wählen.
table-moving = Die anderen ziehen …
table-skip = Überspringen
table-happened = Was ist geschehen?
table-recalled = Zurück zu meinem Zug
table-flag = { $thing } ({ $name })
table-flags = Seit deinem letzten Zug anders: { $things }.
table-question = Was gefragt ist
table-picked = Aufgenommen: { $things }
table-more = { $number } weitere …
table-give_back = Zurücknehmen
table-end_turn = Zug beenden
    .plan = Vorher geschieht, was mit Bleistift gezeichnet ist.
    .open = { $number ->
        [one] Eines ließe sich noch tun.
       *[other] { $number } Dinge ließen sich noch wählen.
    }
reading-again = Noch einmal berühren, dann geschieht es.
reading-target = Berühre nun, was dazugehört.
reading-held = Für später in der Hand. Zuerst: { $asks }
reading-instead = Jetzt nicht. { $asks }
reading-reconstructed = Ganz oder teilweise rekonstruiert: Keine öffentliche Quelle nennt es.
reading-turn = Am Zug: { $names }.
table-all_right = Alles klar
table-not_now = Jetzt nicht.
table-rule = Regel { $rule }
table-lit_above = weiter oben
table-lit_below = weiter unten
table-paused = Der Tisch macht Pause.
    .hint = Nichts geht verloren. Wer einen Platz hat, kann weiterspielen.
table-pause = Pause machen
table-resume = Weiterspielen
table-nudge = { $name } anstupsen
table-nudge_table = Den Tisch anstupsen
table-nudged = Die anderen warten auf dich.
table-line_down = Die Verbindung ist weg. Dein Platz bleibt dir; neuer Versuch (Nr. { $number }) …
table-line_down_watching = Die Verbindung ist weg; neuer Versuch (Nr. { $number }) …
table-try_now = Jetzt versuchen
table-watched =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
table-hand_over = { $name } ist dran.
    .hint = Gib das Gerät an { $name } weiter. Bis dahin sind keine Karten zu sehen.
table-i_am = Ich bin { $name }
table-name = Wie heißt du?
table-other_name = Anderer Name
table-to_bot = { $number ->
    [one] Meinen Platz einem Bot überlassen
   *[other] Den Platz von { $name } einem Bot überlassen
}
table-take_back = Den Platz von { $name } zurücknehmen
table-bot_plays = Ein Bot spielt für dich.
    .hint = Du kannst zuschauen und jederzeit wieder übernehmen.
table-take_mine = Meinen Platz zurücknehmen
table-absent_to_bot = { $name } ist nicht da: Ein Bot soll spielen
table-leave = Den Tisch verlassen (dein Platz bleibt dir)
table-menu = Menü dieses Tisches
table-close = Schließen
table-drawer = Verlauf, Gespräch und Regeln
table-log = Verlauf
table-log_empty = Noch ist nichts passiert.
table-earlier = Frühere Zeilen
table-chat = Gespräch
table-chat_empty = Noch hat niemand etwas gesagt.
table-unread = etwas Neues
table-say = Sag etwas …
table-send = Sagen
table-rules = Regeln
table-rules_search = In den Regeln suchen
table-rules_loading = Die Regeln werden geholt …
table-rules_none = Keine Regel enthält diese Wörter.
table-rules_missing = Die Regeln sind gerade nicht zu bekommen.
table-rules_contents = Inhalt
table-rules_authors = Ein Spiel von { $names }
table-rules_illustrators = Illustriert von { $names }
table-rules_publisher = Erschienen bei { $name }
table-rules_unofficial = Inoffiziell: die Regeln in unseren Worten, mit eigenen Zeichnungen. Kauf das gedruckte Spiel.
table-rules_house = Hausregel
table-rules_reconstructed = rekonstruiert: keine öffentliche Quelle nennt diese Zahlen
table-rules_gaps = Alles davon in einer Liste
table-rules_whole = Zurück zum ganzen Regelbuch
table-rules_corrected = berichtigt: wer das gedruckte Spiel besitzt, hat diese Zahlen richtiggestellt
table-corrected = Gespielt mit berichtigten Daten
table-rules_example = Beispiel
table-ruling = unsere Lesart
end-wins = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-place = { $place }.
end-how = Wie es ausging
end-rounds = Runde für Runde
end-retold = Zum Weitererzählen
end-round = Runde
end-total = Summe
end-result = Das Ergebnis
end-rematch = Noch einmal spielen
end-to_rematch = Zum neuen Tisch
end-replay = Noch einmal ansehen
end-look = Den Tisch ansehen
end-leave = Zurück zu den Tischen
replay-title = Rückblick
replay-timeline = Zeitpunkt der Partie
replay-at = { $at } von { $of }
replay-start = Die Partie beginnt
replay-chose = { $name }: { $choice }
replay-turn_back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-turn_next = Einen Zug weiter
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-eyes_table = Was alle sehen konnten
replay-eyes_open = Alle Karten offen
replay-open = Was verborgen war
replay-record = Aufzeichnung herunterladen
replay-to_table = Zurück zum Tisch
sound-switch = Ton
keys-title = Tasten
keys-tab = zu dem, was man wählen kann, eins nach dem anderen
keys-tab_back = zurück durch alles auf der Seite
keys-arrows = zwischen den Dingen wandern
keys-choose = aufnehmen; noch einmal führt es aus (auch die Leertaste)
keys-digits = das erste bis neunte beleuchtete Ding aufnehmen; noch einmal führt es aus
keys-give_back = zurücklegen oder den letzten Schritt des Plans zurücknehmen
keys-close = schließen, was obenauf liegt; sonst zurücklegen
keys-close_top = schließen, was obenauf liegt
keys-skip = überspringen, was die anderen ziehen
keys-happened = was seit deinem letzten Zug geschehen ist
keys-log = der Verlauf
keys-chat = das Gespräch
keys-rules = die Regeln
keys-help = diese Tasten
keys-step = einen Schritt zurück oder weiter
keys-turn = einen Zug zurück oder weiter
keys-ends = zum Anfang oder ans Ende
keys-play = abspielen oder anhalten

## Ein Tipp, und was für einen Zug spricht
table-hint = Tipp
hint-told = Gute Züge
hint-chance = { $chance } %
hint-more = Mehr: { $term } (+{ $points } %)
hint-less = Weniger: { $term } (+{ $points } %)
hint-instead_more = Dafür mehr: { $term }
hint-instead_less = Dafür weniger: { $term }
end-hints =
    { $number ->
        [one] 1 Tipp
       *[other] { $number } Tipps
    }

## Ein Plan: Entscheidungen, die ausprobiert und zusammen abgeschickt werden
plan-so_far = Mit Bleistift, noch nicht getan: { $choices }
plan-ready = Bereit, wenn du es bist.
plan-send =
    { $number ->
        [one] Ausführen
       *[other] Alle { $number } ausführen
    }
plan-dropped = Am Tisch ist es weitergegangen, dein Plan gilt nicht mehr. Wähle noch einmal.

## Geführte Partien
learn-offer = { $game } in fünf Minuten
learn-title = { $lesson ->
        [finer] { $game }: Feinheiten
       *[first] { $game } lernen
    }
learn-finer = Feinheiten
learn-next = Weiter
learn-step = Schritt { $at } von { $of }
learn-leave = Überspringen
learn-name = Robin
