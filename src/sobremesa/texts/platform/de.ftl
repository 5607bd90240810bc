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
web-seat_expected = Für { $name } frei gehalten
web-somebody = Jemand
web-namesake = { $name } ({ $number })
web-kept = { $name }, ein Bot spielt
web-bot_plays = ein Bot spielt
web-resigned = aufgegeben, ein Bot spielt
web-gave_up = { $name }, aufgegeben
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
web-coach = Coach
    .about = Sitzt in den ersten drei Partien nach einer Lektion neben dir, wo Tipps erlaubt sind, und sagt jedes Mal weniger. An Tischen gegen Bots kannst du ihn jederzeit rufen.
web-coach_on = Kommt nach einer Lektion
web-coach_off = Bleibt weg
web-bubbles = Was gesagt wird
    .about = Sätze und Gesten erscheinen kurz dort, wo jemand sitzt, und nicht nur im Gespräch.
web-bubbles_on = Wird an den Plätzen gezeigt
web-bubbles_off = Nur im Gespräch
web-haptics = Vibration
web-calls = Rufe
    .about = Wenn du an einem Tisch mit anderen dran bist und ihn gerade nicht siehst. Ein Ruf nennt den Tisch und sagt nichts über die Partie.
web-calls_set = Festlegen
web-calls_device = Dieses Gerät
web-calls_here = Es ruft dich, auch wenn diese Seite geschlossen ist.
web-calls_open = Es ruft dich, solange diese Seite irgendwo offen ist.
web-calls_refused = Dein Browser lässt diese Seite niemanden rufen. In den Einstellungen des Browsers kannst du das ändern.
web-calls_unable = Dieser Browser kann dich nicht rufen.
web-calls_others =
    { $count ->
        [one] Ein weiteres Gerät ruft dich auch.
       *[other] { $count } weitere Geräte rufen dich auch.
    }
web-calls_mail = Post
    .about = Du bekommst eine erste Mail; bevor du dem Link darin folgst, kommt keine zweite.
web-calls_address = Deine Mailadresse
web-calls_write = Schreibt mir
web-calls_written = Eine erste Mail an { $address } ist unterwegs. Folge dem Link darin.
web-calls_mailed = Die Post geht an { $address }.
web-calls_no_mail = Keine Post mehr
web-calls_quiet = Ruhezeit
    .about = Dann ruft dich niemand, nach der Uhr in { $zone }. Was danach noch auf dich wartet, meldet sich hinterher.
web-calls_from = Von
web-calls_until = Bis
web-calls_test = Probe
web-calls_tested = Du wurdest eben gerufen.
web-calls_forget = Alles vergessen
web-calls_ask = Soll dich dieses Gerät rufen, wenn du dran bist?
    .about = Es nennt den Tisch und sagt nichts über die Partie. In den Einstellungen kannst du es dir anders überlegen.
web-calls_yes = Ja, ruf mich
web-calls_no = Nein
web-calls_confirm = Sollen wir dir schreiben?
    .about = Sobremesa schickt dann eine Mail hierher, wenn du dran bist und den Tisch nicht siehst.
    .do = Ja, schreibt mir
    .done = Abgemacht. In jeder Mail steht ein Link, der damit Schluss macht.
web-calls_leave = Keine Post mehr?
    .about = Sobremesa vergisst diese Adresse.
    .do = Keine Post mehr
    .done = Erledigt. Die Adresse ist vergessen.
call-turn = Du bist dran: { $table }
call-reminder = Du bist noch dran, und die Zeit wird knapp: { $table }
call-mail =
    { $sentence }
    { $link }

    Keine solche Post mehr:
    { $leave }
call-confirm_subject = Soll Sobremesa dir schreiben?
call-confirm_mail =
    Jemand, hoffentlich du selbst, hat Sobremesa gebeten, an diese Adresse zu schreiben, sobald er an einem Tisch dran ist.

    Wenn du das möchtest, folge diesem Link innerhalb einer Woche:
    { $link }

    Wenn nicht, tu einfach nichts: Es kommt keine weitere Mail.
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
    .text = Dein Name, deine Partien und ein Cookie, an dem wir dich wiedererkennen. Wenn du dich rufen lässt, auch die Adresse des Push-Diensts deines Browsers oder deine Mailadresse, bis du sie zurücknimmst. Kein Konto, keine Verfolgung, nichts wird von fremden Seiten geladen.
web-about_luck = Mischen, das sich prüfen lässt
    .text = Wenn ein Tisch gedeckt wird, legt der Server eine geheime Zahl fest und zeigt einen Fingerabdruck davon, der nichts verrät und zu keiner anderen Zahl passt. Jede Seite gibt eine eigene Zufallszahl dazu, und die Verteilung folgt aus allen zusammen. Nach dem Ende wird das Geheimnis gelüftet, und deine Seite rechnet alles selbst nach; „sobremesa verify“ tut dasselbe mit der heruntergeladenen Aufzeichnung und spielt jeden Zug noch einmal. So kann weder der Server noch jemand am Tisch die Verteilung allein bestimmt haben. Es beweist nicht, dass niemand fremde Karten zu sehen bekam, und auch nicht, dass der Server mit niemandem am Tisch unter einer Decke steckte; und hat keine Seite etwas dazugegeben, dann hat der Server allein gezogen. Alles Weitere steht in docs/fairness.md.
web-about_unofficial = Inoffiziell
    .text = Das hier ist ein Fanprojekt. Es wird von den Autoren und Verlagen der Spiele weder gemacht noch lizenziert noch unterstützt; Namen und Regeln gehören ihnen. Wenn dir ein Spiel gefällt, kauf die Schachtel: Auf einem echten Tisch ist es noch schöner.
web-about_art = Bilder und Schriften
    .text = Alle Zeichnungen sind für Sobremesa entstanden und zeigen nichts von der veröffentlichten Grafik. Die Schriften sind Source Serif und Source Sans unter der SIL Open Font License.
web-font_licence = Die Lizenz der Schriften

## Du: was der Server von einer Person weiß
you-page = Du
you-more = Alles über dich
    .about = Schlüssel für andere Geräte, Leute, gespielte Partien
you-stranger = Auf diesem Gerät ist noch niemand bekannt.
you-keys = Deine Geräte
    .about = Es gibt kein Konto: Dieses Gerät kennt dich durch ein eigenes Geheimnis. Ein Schlüssel macht ein anderes Gerät zu dir, mit deinem Namen, deinen Leuten und deinen Partien.
you-key_make = Einen Schlüssel machen
you-key_new = Öffne diesen Link auf deinem anderen Gerät oder richte dessen Kamera auf den Code. Der Schlüssel passt einmal; wer ihn hat, wird du, also zeig ihn sonst niemandem. Er wird nur jetzt gezeigt.
you-key_link = Link mit dem Schlüssel
you-key_made = Schlüssel, gemacht am { $made }
you-key_used = Schlüssel, gemacht am { $made }, benutzt am { $used }
you-key_revoke = Zurücknehmen
you-key_revoke_too = Zurücknehmen und sein Gerät abmelden
you-device_here = Dieses Gerät
you-device_name = Ein Gerät, seit dem { $since }
you-device_key = Ein Gerät, das am { $since } mit einem Schlüssel kam
you-device_passkey = Ein Gerät, das am { $since } mit einem Passkey kam
you-device_out = Abmelden
you-passkey_make = Einen Passkey anlegen
    .about = Ein Passkey liegt in deinem Telefon, deinem Browser oder einem Stick und öffnet auf jedem Gerät, das ihn hat.
you-passkey_made = Passkey, angelegt am { $made }
you-passkey_used = Passkey, angelegt am { $made }, zuletzt benutzt am { $used }
you-passkey_open = Mit einem Passkey anmelden
    .about = Du hast einen von einem anderen Gerät? Dann sei hier dieselbe Person.
you-passkey_none = Passkeys brauchen einen Server mit eigenem Namen und die Bibliothek dafür.
you-passkey_failed = Daraus wurde nichts: Der Passkey wurde nicht gefunden, oder du hast es dir anders überlegt.
you-arrive = Ein Schlüssel von { $name }
    .about = Dieses Gerät wird { $name }, mit allen Leuten und Partien von { $name }.
you-arrive_yes = Ja, das bin ich
you-arrive_no = Nein, alles so lassen
you-arrive_same = Dieses Gerät ist schon { $name }.
you-own =
    { $tables ->
        [one] Hier warst du bisher { $name }, mit einem Tisch.
       *[other] Hier warst du bisher { $name }, mit { $tables } Tischen.
    }
you-own_join = Mitnehmen
you-own_leave = Zurücklassen
you-own_left = Was du zurücklässt, bleibt, wie es ist; dorthin kommst du nur von einem anderen Gerät, das noch { $name } ist, oder mit einem früher gemachten Schlüssel.
you-people = Leute, mit denen du gesessen hast
    .about = Lade sie ein, während du einen Tisch deckst. Wen du von der Liste nimmst, der erfährt es nicht und kann dich nicht mehr einladen.
you-people_none = Noch niemand. Wer mit dir spielt, steht danach hier.
you-people_tables =
    { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }
you-people_off = { $name } von der Liste nehmen
you-people_back = { $name } wieder aufnehmen
you-people_avoided = Von der Liste genommen
you-games = Gespielte Partien
you-games_none = Noch keine solche Partie.
you-games_count =
    { $total ->
        [one] Eine Partie
       *[other] { $total } Partien
    }
you-games_more = Mehr Partien
you-any_game = Alle Spiele
you-any_person = Alle Leute
you-against = Gegen wen
you-against_all = Alle
you-against_people = Mit Leuten
you-against_bots = Unter Bots
you-person = Mit wem
you-since = Von
you-until = Bis
you-place = Platz { $place } von { $seats }
you-several = Mehrere Plätze von dir
you-finished_by_bot = ein Bot spielte zu Ende
you-ended_early = vorzeitig beendet
you-statistics = Wie es dir geht
    .about = Partien, die du selbst auf einem Platz zu Ende gespielt hast.
you-stat_games = Partien
you-stat_wins = Gewonnen
you-stat_best = Beste Wertung
you-stat_mean = Mittlerer Platz
you-stat_opponent = Am häufigsten mit
you-curve = Deine letzten Partien, die älteste zuerst: { $places }.
you-curve_point = { $place } von { $seats }
you-yours = Was von dir gespeichert ist
    .about = Nimm alles in einer Datei mit: Name, Leute, Partien, die Aufzeichnungen der beendeten und was du gesagt hast.
you-export = Alles herunterladen
you-forget = Mich vergessen
    .about = Dein Name verschwindet von allen Tischen und Listen, und was du gesagt hast, wird geleert. Partien, die du gespielt hast, bleiben, mit „jemand“ auf deinem Platz. Deine Schlüssel und Geräte sind sofort weg. Es gibt keinen Weg zurück.
you-forget_sure = { $name } für immer vergessen?
you-forget_yes = Ja, vergiss mich
you-forget_no = Nein, ich bleibe

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
lobby-asked = Du bist eingeladen
lobby-asked_by = { $name } bittet dich an einen Tisch.
    .somebody = Du wirst an einen Tisch gebeten.
lobby-decline = Nein, danke
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
lay-ask = Jemanden bitten, den du kennst
lay-ask_person = { $name } an diesen Tisch bitten
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
lay-clock = Uhr
    .about = Wessen Zeit um ist, wird erst gefragt; dann spielt ein Bot, bis die Person wieder da ist.
lay-weekends = Wochenenden
lay-weekends_on = Wochenenden zählen
lay-weekends_off = Wochenenden frei
clock-none = Keine Uhr
    .about = Der Tisch wartet, so lange es dauert.
clock-banked = { $move } je Zug und { $bank } dazu
clock-plain = { $move } je Zug
clock-weekdays = { $move } je Zug, Wochenenden frei
clock-until = bis { $moment }
clock-left = noch etwa { $time }
clock-still_there = Bist du noch da?
    .hint = Deine Zeit ist um. Sonst spielt ein Bot für dich.
    .last = Deine Zeit ist um. Wähle jetzt, sonst spielt ein Bot für dich.
clock-here = Ich bin da
clock-asked = { $names }: Die Zeit ist um, noch da?
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
refused-tomorrow = Alle haben dasselbe bekommen. Verraten wird es, wenn der Tag vorbei ist.
refused-as_dealt = Der Tisch eines Tages ist für alle derselbe und bleibt, wie er ist.
refused-no_day = So einen Tisch des Tages gibt es nicht.
refused-spectator = Du schaust zu: Das dürfen nur die, die am Tisch sitzen.
refused-unclear = So geht das nicht: { $detail }
refused-too_fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
refused-crowded = Gerade sind hier zu viele Seiten offen. Komm gleich wieder.
refused-misdirected = Dieser Server hat eine andere Adresse.
refused-said_enough = Du hast an diesem Tisch alles gesagt, was Platz hat.
refused-too_many = Du hast zu viele unfertige Tische. Spiel einen zu Ende oder räum einen ab.
refused-resigned = Dieser Platz hat die Partie aufgegeben.
refused-time_up = Mehr Zeit gibt es je Frage nur einmal. Wähle jetzt.
refused-used = Diese Nachricht gab es schon mit einer anderen Wahl. Wähle noch einmal.
refused-beyond = Das lässt sich nicht ausprobieren: Es würde zeigen, was noch verdeckt ist.
refused-known = Inzwischen ist etwas bekannt geworden, oder jemand anders hat gewählt. Du kannst die anderen noch fragen.
refused-nothing_done = Du hast nichts, was sich zurücknehmen ließe.
refused-asked_already = Jemand fragt schon. Warte die Antworten ab.
refused-undone_enough = Du hast an diesem Tisch schon so oft zurückgenommen, wie es geht.
refused-no_plea = Darum bittet niemand mehr.
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
refused-no_analysis = Diese Partie lässt sich nicht auswerten.
refused-no_invitation = Diese Einladung führt nirgendwohin: Der Platz ist vergeben oder abgeräumt.
refused-no_key = Dieser Schlüssel öffnet nichts: Er wurde benutzt oder zurückgenommen, oder es gab ihn nie.
refused-no_passkey = Dieser Passkey ist hier nicht bekannt.
refused-no_passkeys = Dieser Server nimmt unter dieser Adresse keine Passkeys.
refused-no_person = So jemand steht nicht auf deiner Liste.
refused-keys_enough = Du hast so viele Schlüssel, wie man haben kann; nimm erst einen zurück.
refused-no_calls = Dieser Server ruft niemanden auf diesem Weg.
refused-no_mail = Die Mail ließ sich nicht abschicken. Sieh dir die Adresse noch einmal an.
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
undo-now = Zurücknehmen
undo-back = Meinen letzten Zug zurücknehmen
undo-ask = Fragen, ob ich meinen letzten Zug zurücknehmen darf
undo-asked = { $name } möchte den letzten Zug zurücknehmen und alles, was danach kam. Einverstanden?
undo-agree = Ja, gern
undo-decline = Lieber nicht
undo-waiting = Du hast gefragt, ob du deinen letzten Zug zurücknehmen darfst. Es fehlt noch: { $names }.
undo-others = { $name } möchte den letzten Zug zurücknehmen. Es fehlt noch: { $names }.
undo-withdraw = Schon gut
undo-declined = Nicht alle sind einverstanden: Dein Zug bleibt stehen.
event-took_back = { $seat } hat den letzten Zug zurückgenommen.
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
table-tab_turn = ● Du bist dran · { $table }
table-unsent = Die Verbindung ist weg. Dein Zug ist aufgehoben und geht hinaus, sobald sie wieder da ist.
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
table-late = Deine Zeit war um. Berühre irgendetwas, und der Platz gehört wieder dir.
table-resigned = Du hast die Partie aufgegeben. Ein Bot spielt mit deinem Namen weiter.
table-meanwhile = Während du weg warst
table-absent_to_bot = { $name } ist nicht da: Ein Bot soll spielen
table-leave = Den Tisch verlassen (dein Platz bleibt dir)
table-menu = Menü dieses Tisches
table-close = Schließen
table-drawer = Verlauf, Gespräch und Regeln
table-log = Verlauf
table-analysis = Analyse
table-moments = Momente
table-log_empty = Noch ist nichts passiert.
table-earlier = Frühere Zeilen
table-chat = Gespräch
table-chat_empty = Noch hat niemand etwas gesagt.
table-unread = etwas Neues
table-say = Sag etwas …
table-send = Sagen
gesture-title = Gesten
gesture-toast = Prost!
    .seen = { $name } hebt das Glas.
gesture-applause = Applaus
    .seen = { $name } applaudiert.
gesture-laugh = Lachen
    .seen = { $name } lacht.
gesture-thanks = Danke
    .seen = { $name } bedankt sich.
gesture-again = Noch mal!
    .seen = { $name } will noch einmal spielen.
gesture-hm = Hm …
    .seen = { $name } grübelt.
gesture-sigh = Seufzer
    .seen = { $name } seufzt.
gesture-oops = Ups!
    .seen = { $name } sagt: Ups!
bubble-said = { $name }: { $text }
mute-title = Zu laut?
mute-all = Nichts an den Plätzen, nur hier
mute-seat = Von { $name } nichts hören
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
ending-title = Partie vorzeitig beenden
ending-about = Eine vorzeitig beendete Partie wird so gekennzeichnet und zählt nicht als ausgespielt.
ending-together = Gemeinsam
    .about = { $people ->
        [0] Sonst muss niemand zustimmen.
        [one] Die andere Person muss zustimmen.
       *[other] Alle { $people } anderen müssen zustimmen.
    }
ending-score = Wir hören hier auf, nach Punktestand
ending-draw = Als Unentschieden
ending-resign = Aufgeben
    .two = Die andere Seite gewinnt, und die Partie ist vorbei.
    .more = Ein Bot spielt mit deinem Namen weiter; du kommst nicht zurück.
ending-give_up = { $number ->
        [one] Aufgeben
       *[other] Aufgeben: { $name }
    }
ending-sure = Wirklich aufgeben ({ $name })
ending-proposed_draw = { $names }: Partie als Unentschieden beenden?
ending-proposed_score = { $names }: Hier aufhören, nach Punktestand?
ending-agree = Zustimmen
ending-play_on = Weiterspielen
end-draw = Unentschieden
end-early_draw = Vorzeitig einvernehmlich beendet, als Unentschieden.
end-early_score = Vorzeitig einvernehmlich beendet, nach Punktestand.
end-early_resigned = Vorzeitig beendet: Eine Seite hat aufgegeben.
end-place = { $place }.
end-how = Wie es ausging
end-rounds = Runde für Runde
end-retold = Zum Weitererzählen
end-round = Runde
end-total = Summe
end-result = Das Ergebnis
end-rematch = Noch einmal spielen
end-to_rematch = Zum neuen Tisch
next-title = Was kommt als Nächstes?
next-about = Dieselben Leute setzen sich; sind es zu wenige Plätze, stehen Bots auf.
next-another = Ein anderes Spiel …
next-laid = Als Nächstes auf dem Tisch: { $game }
evening-title = Der Abend
evening-games =
    { $games ->
        [one] nach 1 Partie
       *[other] nach { $games } Partien
    }
evening-line = Der Abend: { $score }
evening-wins = { $name } { $wins }
end-replay = Noch einmal ansehen
end-look = Den Tisch ansehen
end-leave = Zurück zu den Tischen
share-title = Eine Karte zum Teilen
share-picture = { $game }: { $verdict }
share-share = Teilen
share-save = Bild speichern
share-replay = Die ganze Partie, Zug um Zug
luck-checking = Das Mischen wird geprüft …
luck-unreachable = Die Aufzeichnung ist nicht zu lesen, deshalb bleibt das Mischen ungeprüft.
luck-checked = Mischen geprüft
    .about = Diese Seite hat es selbst nachgerechnet: Karten und Würfel dieser Partie standen vor dem Austeilen fest, und niemand konnte sie allein bestimmen.
luck-fits = Das Mischen passt zur Aufzeichnung
    .about = Alle Zahlen passen zusammen. Aber diese Seite war vor dem Austeilen nicht offen und kann nicht sagen, was da versprochen wurde.
luck-failed = Beim Mischen stimmt etwas nicht
    .about = Etwas ist nicht so, wie es versprochen war. Heb die Aufzeichnung auf und frag, wer diesen Server betreibt.
luck-nothing = Nichts zu prüfen
    .about = Diese Partie wurde ohne Festlegung ausgeteilt.
luck-unable = Diese Seite kann das Mischen nicht prüfen
    .about = Browser rechnen so etwas nur bei sicherer Verbindung (https). Lade die Aufzeichnung herunter und ruf „sobremesa verify“ auf.
luck-secret = Das Geheimnis des Servers ist das, auf das er sich festgelegt hat
    .fails = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hat
    .unknown = Das Geheimnis des Servers war nicht zu prüfen
luck-told = Festlegung und Zutaten sind die, die dieser Seite vorher genannt wurden
    .fails = Dieser Seite wurde eine andere Festlegung genannt, oder andere Zutaten
    .unknown = Diese Seite war vor dem Austeilen nicht offen
luck-own = Was diese Seite dazugegeben hat, ist dabei
    .fails = Was diese Seite dazugegeben hat, fehlt
    .unknown = Diese Seite hat nichts dazugegeben
luck-seed = Die Verteilung folgt aus dem Geheimnis und den Zutaten
    .fails = Die Verteilung folgt nicht aus dem Geheimnis und den Zutaten
    .unknown = Die Verteilung war nicht zu prüfen
luck-seal = Die Aufzeichnung ist, wie sie versiegelt wurde
    .fails = Die Aufzeichnung wurde nach dem Versiegeln verändert
    .unknown = Das Siegel war nicht zu prüfen
luck-added = Zufall dazugegeben haben die Seiten von: { $names }
luck-none = Keine Seite hat Zufall dazugegeben: Der Server hat allein gezogen.
luck-commitment = Festlegung:
luck-more = Was das beweist und was nicht
luck-show = Das Mischen prüfen
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
moments-at = nach Zug { $at }
moments-ribbons = Lesezeichen auf diesem Gerät
moments-ribbon = Schritt { $at } · { $eyes }
moments-no_ribbons = Noch kein Lesezeichen: Das Bändchen unter dem Tisch legt eins hinein.
moments-comments = Was dazu gesagt wurde
moments-no_comments = Noch hat niemand etwas zu einem Moment gesagt.
moments-say = Zu diesem Moment …
moments-mark = Lesezeichen an diesem Moment
moments-link = Link zu diesem Moment kopieren
branch-title = Was wäre, wenn …
branch-open = Was wäre, wenn … von hier weiterspielen
branch-about = Nach Zug { $moment } zweigt ein anderer Tisch ab: Von da an kann alles anders kommen.
branch-about_running = Von dieser Partie zweigt ein anderer Tisch ab. Er beginnt mit dem, was du weißt; was dir verborgen ist, wird neu verteilt und verrät dir also nichts über diese Partie.
branch-when = Ab welchem Moment
branch-now = Ab jetzt
branch-back =
    { $count ->
        [one] Vor meinem letzten Zug
       *[other] Vor meinen letzten { $count } Zügen
    }
branch-from = Mit welchem Wissen
branch-truth = Die Wahrheit: Alle haben, was sie hatten
branch-knew = Was { $name } wusste, der Rest gedacht
branch-luck = Was danach kommt
branch-luck_new = Neues Glück
branch-luck_same = Dieselben Karten
branch-mine = Mein Platz
branch-seat = Platz { $number }: { $name }
branch-others = Die anderen Plätze
branch-others_bots = Bots
branch-others_friends = Freunde, per Einladung
branch-uncounted = Es ist ein „Was wäre, wenn“ und zählt nirgends.
branch-play = Von hier weiterspielen
branch-of = Ein „Was wäre, wenn“ zu { $game }, nach Zug { $moment }
branch-of_running = Ein „Was wäre, wenn“ zu einer Partie { $game }
branch-by_seat = Es geht weiter mit dem, was { $name } wusste; der Rest ist gedacht.
branch-by_truth = Es geht von der Wahrheit aus weiter, mit neuem Glück.
branch-by_truth_same = Es geht von der Wahrheit aus weiter, und dieselben Karten kommen.
branch-to_stem = Zurück zu der Partie, von der es abzweigt
branch-from_here = Von hier spielen
sound-switch = Ton
keys-title = Tasten
keys-tab = zu dem, was man wählen kann, eins nach dem anderen
keys-tab_back = zurück durch alles auf der Seite
keys-arrows = zwischen den Dingen wandern
keys-choose = aufnehmen; noch einmal führt es aus (auch die Leertaste)
keys-digits = das erste bis neunte beleuchtete Ding aufnehmen; noch einmal führt es aus
keys-give_back = zurücknehmen: die letzte Berührung, den letzten Schritt des Plans oder einen Zug, der niemandem etwas verraten hat
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
hint-because = Grund: { $reason } (+{ $points } %)
hint-why = Grund: { $reason }
hint-instead = Dafür: { $reason }
end-hints =
    { $number ->
        [one] 1 Tipp
       *[other] { $number } Tipps
    }

## The coach: beside whoever has just learned a game
coach-title = Coach
coach-call = Coach rufen
coach-send_away = Coach wegschicken
coach-game_1 = Ich beleuchte sinnvolle Züge und sage, was ich von deinen halte.
coach-game_2 = Deine zweite Partie: Ich melde mich nach deinen Zügen. Ein Tipp beleuchtet welche davor.
coach-game_3 = Deine dritte Partie: Ich melde mich nur, wenn ein Zug viel verschenkt.
coach-good = Gut.
coach-lost = Das verschenkte { $points } %.
coach-lost_by = „{ $choice }“ verschenkte { $points } %.
coach-better = Besser: { $better }.
coach-better_why = Besser: { $better } ({ $reason }).

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

## Nach der Partie: was sie gewendet hat
analysis-title = Der Moment der Wende
analysis-working = Wird ausgerechnet …
analysis-curve = Die Chancen aller
analysis-curve_about = Die Linie: wenn alles offen läge, auch die Reihenfolge der Stapel. Die Punkte: nach dem, was jemand wusste, als er an der Reihe war.
analysis-as_table = Als Tabelle
analysis-at = Gewählt
analysis-open = Wenn alles offen liegt
analysis-own = Nach eigenem Wissen
analysis-percent = { $number } %
analysis-costly = Die teuersten Entscheidungen
analysis-none = Keine Entscheidung hat deutlich etwas verschenkt.
analysis-chose = { $name }: { $choice }
analysis-better = Besser, nach dem, was { $name } wusste: { $choice }
analysis-look = Diesen Moment ansehen
analysis-where = Entscheidung { $at } von { $of }
analysis-parts = Glück und Können
analysis-skill = Eigene Züge
analysis-others = Züge der anderen
analysis-luck = Glück und der Rest
analysis-parts_about = Alle beginnen mit der gleichen Chance von { $before } %. Entscheidungen zählen, wo sie diese deutlich verändert haben, verglichen mit einer guten Faustregel. Alles Übrige ist Glück: was ausgeteilt, gezogen und verborgen war, und was zu klein ist, um es zu wissen.
analysis-truth = Nach dem Ende ausgerechnet; es liest, was verborgen war, und ist für alle gleich.

# Der große Bildschirm eines Tisches und die Hände auf den Telefonen ringsum.

screen-title = Großer Bildschirm
screen-open = Auf einem großen Bildschirm
    .about = Für ein Tablet oder einen Fernseher im Raum: Er zeigt allen den Tisch, und jedes Telefon zeigt die eigene Hand.
screen-full = Vollbild
screen-scan = Zum Hinsetzen einen Code mit dem Telefon scannen
screen-scan_any = Zum Hinsetzen den Code mit dem Telefon scannen
screen-address = Adresse für die Telefone
screen-local = Diese Adresse kann nur dieser Rechner öffnen. Damit Telefone hereinkommen, den Server für das Netz starten:
screen-replay = Das Spiel auf dem Telefon noch einmal ansehen
screen-lay = Wo der Tisch liegt
screen-lay_no = Auf jedem eigenen Gerät
screen-lay_yes = Auf einem großen Bildschirm, mit einem Telefon für jeden
hand-switch = Nur meine Hand
hand-only = Nur meine Hand zeigen
hand-whole = Den ganzen Tisch zeigen
hand-elsewhere = Der Tisch liegt auf dem großen Bildschirm.
## A table a day, and what is kept for a journey

day-title = Die Tische von heute
day-about = Von jedem Spiel eine Stellung, für alle dieselbe, gegen dieselben Bots. Du hast drei Minuten. Dein erster Versuch zählt, danach kannst du üben.
day-minutes = 3 Min.
day-playing = angefangen
day-sit = Hinsetzen
day-go_on = Weiterspielen
day-practise = Üben
day-again = Dein Tisch
day-place = Platz { $place } von { $seats }
day-ahead =
    { $points ->
        [one] ein Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
day-behind =
    { $points ->
        [one] ein Punkt Rückstand
       *[other] { $points } Punkte Rückstand
    }
day-late = ein Bot hat weitergespielt
day-better =
    { $better ->
        [0] Niemand war besser, { $all } haben gespielt.
        [one] Von { $all }, die gespielt haben, war eine Person besser.
       *[other] Von { $all }, die gespielt haben, waren { $better } besser.
    }
day-alone = Sonst hat es noch niemand gespielt.
day-all = Wie viele wo gelandet sind
day-people = Deine Leute
day-people_none = Von den Leuten, mit denen du am Tisch saßt, hat es niemand gespielt.
day-yesterday = Gestern
    .about = jetzt darf alles bekannt sein
day-unplayed = Du hast es nicht gespielt.
day-line = Den besten Weg ansehen
day-line_wait = Der beste Weg wird gerade gesucht …
day-line_none = Niemand hat es gespielt, also gibt es keinen Weg zu zeigen.
day-house = Haus
day-streak = { $days } Tage in Folge
day-next = Neue Tische gibt es jeden Tag um Mitternacht in Greenwich.
day-table = { $game }, Tisch von heute
day-table_of = { $game }, Tisch vom { $date }
day-practice = { $table } (Übung)
day-compare = Wie es andere gemacht haben
day-tomorrow = Alle haben dasselbe bekommen. Morgen früh siehst du alle Karten, die Analyse und den besten Weg.
day-late_here = Deine drei Minuten waren um. Der Bot spielt für dich zu Ende.
journey-title = Ohne Netz
    .about = Lektionen, Regeln und Tische aller Spiele, für unterwegs auf diesem Gerät. Eine installierte App macht das von selbst.
journey-keep = Für unterwegs mitnehmen
journey-keeping = { $done } von { $all } sind da …
journey-kept = Alles ist da. Lektionen und Regeln gehen auch ohne Netz.
journey-missing = Nicht alles ließ sich holen. Versuch es mit besserem Netz noch einmal.
