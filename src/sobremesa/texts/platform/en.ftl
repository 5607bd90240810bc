## Who sits at the table
seat-name = Player { $number }
seat-you = { $name } (you)
seat-bot = { $name } (bot)

## Those who sit down where a bot plays
character-luz = Luz
    .manner = bets high and laughs about it
    .hello = Come on, who dares?
    .won = Ha! I knew it would work. Nearly.
    .lost = All or nothing. It was nothing!
character-kurt = Kurt
    .manner = counts everything
    .hello = I have counted the cards. All there.
    .won = As calculated.
    .lost = I must have miscounted. Once more, please.
character-nima = Nima
    .manner = forgets half of it and does not mind
    .hello = Is it my turn? No? Good.
    .won = Did I win? How nice!
    .lost = I had a plan. What was it again?
character-hana = Hana
    .manner = takes no risk that can be avoided
    .hello = Slowly. There is no hurry.
    .won = Small steps get there, too.
    .lost = I should have waited one more turn.
character-chema = Chema
    .manner = takes his time
    .hello = First a coffee, then a card.
    .won = You see, patience pays.
    .lost = Well played. Next time I think longer.
character-greta = Greta
    .manner = has decided before you look up
    .hello = Ready when you are. Sooner, in fact.
    .won = Quick is good, too!
    .lost = Too fast. Again!
character-omar = Omar
    .manner = plays calmly and by the book
    .hello = Glad to sit with you.
    .won = Thank you. A lovely game.
    .lost = You earned it. The bread is on me.
character-pip = Pip
    .manner = is still learning, and loves it
    .hello = I know the rules. Nearly all of them!
    .won = I won? I won!
    .lost = Show me how you did that!

## The terminal table
terminal-help = Answer with a number from the list or in notation (such as “{ $example }”). “?” shows this again, “q” stops.
terminal-about = “? { $name }” says what { $name } does; so with every other name.
terminal-hint = “!” gives a hint.
terminal-nothing_about = There is nothing to explain about “{ $name }”.
terminal-choose = Your choice:
terminal-key_answer = Answer: notation, ? name
terminal-key_back = Back to the list
terminal-key_stop = Stop
terminal-over = The game is over. Press q to leave.
terminal-unclear = “{ $choice }” is not a choice. Give a number from 1 to { $most }, or notation such as “{ $example }”.
terminal-not_now = “{ $choice }” cannot be chosen now.
terminal-hand_over = It is { $name }’s turn. Hand over the keyboard, then press Enter.
terminal-place = { $place }. { $name }: { $score }
terminal-saved = The game so far is kept in { $file }.

## The house in the browser
web-home = Sobremesa: to the tables
web-pages = Pages
web-skip = Skip to the content
web-tables = Tables
web-new = Set a new table
web-about = About
web-settings = Settings
web-close = Close
web-keep = Keep
web-again = Try again
web-moment = One moment…
web-to_tables = To the tables
web-language = Language
web-on = On
web-off = Off
web-nobody = No name yet
web-your_name = Your name
    .about = This is what the others at the table call you.
web-introduce = What shall we call you?
web-guest_names = Saffron|Olive|Basil|Paprika|Clove|Juniper|Cinnamon|Thyme|Nutmeg|Ginger
web-seat_open = Free seat
web-seat_invited = Kept for a guest
web-seat_expected = Kept for { $name }
web-somebody = Somebody
web-namesake = { $name } ({ $number })
web-kept = { $name }, a bot plays
web-bot_plays = a bot plays
web-resigned = gave up, a bot plays
web-gave_up = { $name }, gave up
web-theme = Light
web-theme_system = As on the device
web-theme_light = Daylight
web-theme_dark = Candlelight
web-sound = Sounds
web-motion = Motion
web-motion_system = As on the device
web-motion_reduced = Less motion
web-pace = Pace of the bots
    .about = How long you see a bot’s move before the next one follows.
web-pace_slow = Leisurely
web-pace_normal = Normal
web-pace_quick = Brisk
web-pace_instant = At once
web-touch = Touching a thing
    .about = The first touch takes a thing up and tells you what it does; the second one does it. Or let the first one do.
web-touch_on = One touch does it
web-touch_off = Read first
web-forced = Forced moves
    .about = A move that everybody at the table knows to be the only one can be made for you.
web-forced_on = By themselves
web-forced_off = I make them
web-coach = Coach
    .about = Sits beside you in the first three games after a lesson, where hints are allowed, and says less each time. You can call it at any table against bots.
web-coach_on = Comes after a lesson
web-coach_off = Stays away
web-bubbles = What people say
    .about = Lines and gestures appear for a moment where people sit, beside the chat.
web-bubbles_on = Shown at their places
web-bubbles_off = In the chat only
web-haptics = Vibration
web-calls = Calls
    .about = When it is your turn at a table with other people and you do not see it. A call says at which table, and nothing of the game.
web-calls_set = Choose how
web-calls_device = This device
web-calls_here = It calls you, also when this page is closed.
web-calls_open = It calls you as long as this page is open somewhere.
web-calls_refused = Your browser lets this page call nobody. You can change that in the browser’s settings.
web-calls_unable = This browser cannot call you.
web-calls_others =
    { $count ->
        [one] One other device calls you, too.
       *[other] { $count } other devices call you, too.
    }
web-calls_mail = Mail
    .about = You get a first mail; no other comes before you have followed the link in it.
web-calls_address = Your mail address
web-calls_write = Write to me
web-calls_written = A first mail is on its way to { $address }. Follow the link in it.
web-calls_mailed = Mail goes to { $address }.
web-calls_no_mail = No more mail
web-calls_quiet = Quiet hours
    .about = Nobody calls you then, by the clock in { $zone }. What is still waiting for you is called afterwards.
web-calls_from = From
web-calls_until = Until
web-calls_test = Test call
web-calls_tested = You have just been called.
web-calls_forget = Forget all of this
web-calls_ask = Shall this device call you when it is your turn?
    .about = It says at which table, and nothing of the game. You can change your mind in the settings.
web-calls_yes = Yes, call me
web-calls_no = No
web-calls_confirm = Shall we write to you?
    .about = Sobremesa then sends a mail here when it is your turn and you do not see the table.
    .do = Yes, write to me
    .done = That is settled. Every mail has a link that ends it.
web-calls_leave = No more mail?
    .about = Sobremesa forgets this address.
    .do = No more mail
    .done = Done. The address is forgotten.
call-turn = It is your turn at { $table }
call-reminder = It is still your turn at { $table }, and time is running out
call-mail =
    { $sentence }:
    { $link }

    No more mail of this kind:
    { $leave }
call-confirm_subject = Shall Sobremesa write to you?
call-confirm_mail =
    Somebody, we hope it was you, has asked Sobremesa to send mail to this address when it is his turn at a table.

    If you want that, follow this link within a week:
    { $link }

    If not, do nothing: no other mail will come.
web-invitation = A chair is kept for you
web-invited_by = { $names } would like to play { $game } with you.
web-invited_to = You are invited to a game of { $game }.
web-trouble_lost = There is no table here
    .about = The address may have a slip in it, or the table has been cleared.
web-trouble_closed = This door is closed
web-trouble_line = The line is down
    .about = The server does not answer. Your games are saved up to your last move.
web-trouble_broken = Something fell off the table
    .about = The server stumbled. Your games are saved up to your last move.
web-about_what = What this is
    .text = Sobremesa is the time people stay at the table after the meal, talking and playing. Here you sit down with friends or bots for five published tabletop games.
web-about_how = How you play
    .text = Whatever you may choose is lit. Every game comes with its numbered rules, a log, a replay, and a table for whoever would like to watch.
web-about_privacy = What is kept
    .text = Your name, the games you played, and one cookie that knows you again. If you let yourself be called, also the address of your browser’s push service or your mail address, until you take it back. There is no account, no tracking, and nothing is fetched from other sites.
web-about_luck = Shuffles that can be checked
    .text = When a table is laid, the server settles a secret number and shows its commitment: a fingerprint that tells nothing and fits no other number. Every page adds a random number of its own, and the deal follows from all of them. After the end the secret is told, and your page checks it all by itself; “sobremesa verify” does the same with the downloaded record, and plays every choice again. So neither the server nor a player can have chosen the deal alone. It does not prove that nobody was shown another's cards, nor that the server was not in league with somebody at the table; and if no page has added anything, the server alone has drawn the number. All of it is told in docs/fairness.md.
web-about_unofficial = Unofficial
    .text = This is a fan project. It is neither made, licensed nor endorsed by the authors or publishers of the games; their names and rules belong to them. If you like a game, buy the box: it is lovelier on a real table.
web-about_art = Pictures and letters
    .text = All drawings were made for Sobremesa and show none of the published artwork. The typefaces are Source Serif and Source Sans, under the SIL Open Font License.
web-font_licence = The licence of the typefaces

## You: what the server remembers of a person
you-page = You
you-more = All about you
    .about = Keys for other devices, people, played games
you-stranger = Nobody is known on this device yet.
you-keys = Your devices
    .about = There is no account: this device knows you by a secret of its own. A key makes another device you, with your name, your people and your games.
you-key_make = Make a key
you-key_new = Open this link on your other device, or point its camera at the code. The key works once; whoever has it becomes you, so show it to nobody else. It is shown only now.
you-key_link = Link with the key
you-key_made = Key, made on { $made }
you-key_used = Key, made on { $made }, used on { $used }
you-key_revoke = Take back
you-key_revoke_too = Take back, and sign its device out
you-device_here = This device
you-device_name = A device, since { $since }
you-device_key = A device that came by a key on { $since }
you-device_passkey = A device that came by a passkey on { $since }
you-device_out = Sign out
you-passkey_make = Make a passkey
    .about = A passkey lies in your phone, your browser or a small stick, and opens on every device that has it.
you-passkey_made = Passkey, made on { $made }
you-passkey_used = Passkey, made on { $made }, last used on { $used }
you-passkey_open = Sign in with a passkey
    .about = You have one from another device? Then be the same person here.
you-passkey_none = Passkeys need a server with a name of its own, and its library for them.
you-passkey_failed = Nothing came of it: the passkey was not found, or you changed your mind.
you-arrive = A key of { $name }
    .about = This device becomes { $name }, with all of { $name }’s people and games.
you-arrive_yes = Yes, this is me
you-arrive_no = No, stay as I am
you-arrive_same = This device is { $name } already.
you-own =
    { $tables ->
        [one] Here you were { $name } so far, with one table.
       *[other] Here you were { $name } so far, with { $tables } tables.
    }
you-own_join = Bring that along
you-own_leave = Leave it
you-own_left = What you leave stays as it is; you come back to it only from another device that is still { $name }, or with a key made before.
you-people = People you have sat with
    .about = Ask them to a table while you lay it. Whoever you take off the list is not told, and cannot ask you any more.
you-people_none = Nobody yet. Whoever plays with you stands here afterwards.
you-people_tables =
    { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
you-people_off = Take { $name } off the list
you-people_back = Put { $name } back
you-people_avoided = Taken off the list
you-games = Played games
you-games_none = No game of that kind yet.
you-games_count =
    { $total ->
        [one] One game
       *[other] { $total } games
    }
you-games_more = More games
you-any_game = All games
you-any_person = Everybody
you-against = Against whom
you-against_all = All
you-against_people = With people
you-against_bots = Among bots
you-person = With whom
you-since = From
you-until = Until
you-place = Place { $place } of { $seats }
you-several = Several seats of yours
you-finished_by_bot = a bot finished it
you-ended_early = ended early
you-statistics = How you do
    .about = Games that you played to the end yourself, on one seat.
you-stat_games = Games
you-stat_wins = Won
you-stat_best = Best score
you-stat_mean = Mean place
you-stat_opponent = Most often with
you-curve = Your last games, the oldest first: { $places }.
you-curve_point = { $place } of { $seats }
you-yours = What is kept of you
    .about = Take everything along in one file: your name, people, games, the records of finished ones, and what you said.
you-export = Download everything
you-forget = Forget me
    .about = Your name leaves every table and every list, and what you said is blanked. Games that you played stay, with “somebody” in your seat. Your keys and devices are gone at once. There is no way back.
you-forget_sure = Forget { $name } for good?
you-forget_yes = Yes, forget me
you-forget_no = No, stay

lobby-what =
    { $count ->
        [5] Five published tabletop games, free to play
       *[other] { $count } published tabletop games, free to play
    }: with friends, on one device, or against bots.
lobby-good_morning = Good morning, { $name }.
    .stranger = Good morning.
lobby-good_day = Good afternoon, { $name }.
    .stranger = Good afternoon.
lobby-good_evening = Good evening, { $name }.
    .stranger = Good evening.
lobby-lead_turns =
    { $count ->
        [one] A table is waiting for you.
       *[other] { $count } tables are waiting for you.
    }
lobby-yours = Your tables
lobby-your_turn = It is your turn.
lobby-choosing =
    { $count ->
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
lobby-paused = Paused
lobby-closed_outdated = This table was laid with other rules than today’s; it cannot be played on.
lobby-closed_other_data = This table was laid with other data than this server has now; it goes on as soon as they are back.
lobby-closed_unreadable = This table cannot be read any more; it cannot be played on.
lobby-closed_abandoned = Nobody has played here for a long time, so the game was closed.
closed-over = This game was played by other rules than today’s, and how it went was not kept. Its record is.
lobby-taken = { $taken } of { $seats } seats taken
lobby-take_turn = Take your turn
lobby-look_in = Look in
lobby-asked = You are asked
lobby-asked_by = { $name } asks you to a table.
    .somebody = You are asked to a table.
lobby-decline = No, thanks
lobby-open = Open tables
    .about = sit down at an empty plate
lobby-none = No table has a free seat right now.
lobby-sit = Sit down
lobby-sit_at = Sit down on seat { $number }
lobby-running = Being played
    .about = pull up a chair and watch
lobby-finished = Played
    .about = look back at a game
lobby-players = { $least }–{ $most } players
lobby-players_only =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
lobby-bots = Play now
lobby-bots_about = { $game } against bots, with everything set.
lobby-learn = Learn
lobby-friends = With friends
    .about = Invite them by a link, or share one device.
lobby-boxes = The games
    .about = touch a box to choose it
lobby-own = Seats, guests, house rules: as you like it.
lobby-minutes = { $least }–{ $most } min
lobby-minutes_only = { $number } min
lobby-age = age { $age }+
lobby-weight_light = light
lobby-weight_medium = medium
lobby-weight_heavy = demanding

lay-game = Game
lay-places = Places
    .about = Who sits where
lay-count = Number of seats
lay-me = Me
lay-companion = Another person on this device
lay-open = Whoever comes
lay-invited = A guest with an invitation
lay-ask = Ask somebody you know
lay-ask_person = Ask { $name } to this table
lay-bot = Bot: { $level }
lay-somebody = Any bot
lay-strength = How strong seat { $number } plays
lay-how_strong = { $number } · { $name }
level-random = carefree
level-greedy = steady
level-search = thoughtful
strength-1 = Beginner
strength-2 = Gentle
strength-3 = Steady
strength-4 = Strong
strength-5 = Master
lay-rules = House rules
lay-from = { $least } or more
lay-clash = Does not go with “{ $option }: { $value }”
lay-door = Who may come in
lay-access_anyone = Anyone finds it
lay-access_link = Private, by link
lay-spectators = Spectators
lay-spectators_yes = Spectators welcome
lay-spectators_no = No spectators
lay-hints = Hints
lay-hints_no = Hints among bots only
lay-hints_yes = Hints for all
lay-clock = Clock
    .about = Whoever is out of time is asked first; then a bot plays for them until they are back.
lay-weekends = Weekends
lay-weekends_on = Weekends count
lay-weekends_off = Weekends off
clock-none = No clock
    .about = The table waits as long as it takes.
clock-banked = { $move } per move, and { $bank } besides
clock-plain = { $move } per move
clock-weekdays = { $move } per move, weekends off
clock-until = until { $moment }
clock-left = about { $time } left
clock-still_there = Are you still there?
    .hint = Your time is up. Otherwise a bot plays for you.
    .last = Your time is up. Choose now, or a bot plays for you.
clock-here = I am here
clock-asked = { $names }: time is up, still there?
lay-title = A name for the table
lay-bots =
    { $bots ->
        [one] A bot plays along.
       *[other] { $bots } bots play along.
    }
lay-guests =
    { $guests ->
        [one] A plate is kept for a guest.
       *[other] { $guests } plates are kept for guests.
    }
lay-free =
    { $plates ->
        [one] One plate is free.
       *[other] { $plates } plates are free.
    }
lay-lay = Lay the table
lay-lay_and_play = Lay the table and play
lay-who = Who sits on seat { $number }
lay-name = Name of whoever sits on seat { $number }
    .hint = Name
lay-is_bot = Bot
lay-you = you
lay-stand_up = Stand up
lay-awaited =
    { $seats ->
        [one] One seat is still waiting for someone.
       *[other] { $seats } seats are still waiting for someone.
    }
lay-ready = Everyone is here.
lay-host_starts = Everyone is here. The host begins the game.
lay-start = Begin the game
lay-fill = Bots on the free seats
lay-clear = Clear the table
lay-link_table = Link to the table
    .about = Whoever has it may look in and take a free seat.
lay-link_seat = Invitation to seat { $number }
lay-copy = Copy
lay-copied = Copied
lay-qr = QR code
lay-qr_of = QR code of { $address }

refused-stale = The table has moved on in the meantime. Choose again.
refused-not_asked = It is not your turn to choose.
refused-illegal = That is not possible now.
refused-paused = The table is paused.
refused-closed = The game at this table cannot go on.
refused-not_playing = This table is not being played.
refused-over = This game is over.
refused-not_over = That has to wait until the game is over.
refused-tomorrow = The same was dealt to everybody. It is told when the day is over.
refused-as_dealt = A day’s table is the same for everybody, and stays as it is.
refused-no_day = There is no such table of a day.
refused-spectator = You are watching: only those with a seat may do that.
refused-unclear = That does not work: { $detail }
refused-too_fast = That was too quick. Wait a moment and try again.
refused-crowded = Too many pages are open here just now. Come back in a moment.
refused-misdirected = This server goes by another address.
refused-said_enough = You have said all there is room for at this table.
refused-too_many = You have too many unfinished tables. Finish one, or clear one.
refused-resigned = This seat has given the game up.
refused-time_up = More time is given once for each question. Choose now.
refused-used = That message was already sent with other choices. Choose again.
refused-beyond = That cannot be tried out: it would show what is still hidden.
refused-known = That has become known by now, or somebody else has chosen. You can still ask the others.
refused-nothing_done = There is nothing of yours to take back.
refused-asked_already = Somebody is asking already. Wait for the answers.
refused-undone_enough = You have taken back all that one may at one table.
refused-no_plea = Nobody asks for that any more.
refused-not_host = Only the host may do that.
refused-not_yours = That seat is not yours.
refused-taken = Somebody already sits there.
refused-present = That person is at the table.
refused-seats_free = The game can begin once every seat is taken.
refused-begun = The game has already begun.
refused-lost = The move could not be kept; nothing has happened. Try again.
refused-no_page = There is no such page.
refused-no_table = There is no such table, or it has been cleared.
refused-no_game = That game is not on the shelf.
refused-no_lesson = This game has no such lesson.
refused-no_analysis = This game cannot be analysed.
refused-no_invitation = This invitation leads nowhere: the seat has been taken or cleared.
refused-no_key = This key opens nothing: it has been used or taken back, or was never made.
refused-no_passkey = This passkey is not known here.
refused-no_passkeys = This server takes no passkeys at this address.
refused-no_person = Nobody like that is on your list.
refused-keys_enough = You have as many keys as one may have; take one back first.
refused-no_calls = This server calls nobody that way.
refused-no_mail = The mail could not be sent. Look at the address once more.
refused-no_language = That language is not spoken here.
refused-no_spectators = No spectators at this table.
refused-no_hints = Hints are given in games against bots, or where the table allows them.
refused-stranger = Tell us your name first.
refused-origin = That came from another site and was refused.
refused-forbidden = That is not allowed. If this page has been open for long, load it again.
refused-unreachable = The server does not answer. Try again in a moment.
refused-failed = The server stumbled. Try again in a moment.

## The table in the browser
table-opening = Laying the cloth…
table-you = You
table-bot = Bot
table-away = away
table-still_chooses = still chooses
table-watching = You are watching
table-known = What is known
table-state_paused = paused
table-state_over = finished
table-state_closed = closed
table-thinking = { $name } is thinking
table-choosing = { $name } is choosing.
table-waiting_for = Waiting for { $names }
    .hint = Everyone chooses in secret; it shows when all are done.
table-waiting_table = Waiting for the table
    .hint = Whoever can answer does so; nobody is told who that is.
table-quiet = Nobody has to choose now.
table-moving = The others are moving …
table-skip = Skip ahead
table-happened = What happened?
table-recalled = Back to my turn
table-flag = { $thing } ({ $name })
table-flags = Changed since your last turn: { $things }.
table-question = What is asked
table-picked = Taken up: { $things }
table-more = { $number } more …
table-give_back = Take back
undo-now = Take back
undo-back = Take my last move back
undo-ask = Ask to take my last move back
undo-asked = { $name } asks to take back the last move, and what has come of it. Is that all right?
undo-agree = Yes, go ahead
undo-decline = Better not
undo-waiting = You have asked to take your last move back. Still to answer: { $names }.
undo-others = { $name } asks to take back the last move. Still to answer: { $names }.
undo-withdraw = Never mind
undo-declined = Not everybody agrees: your move stands.
event-took_back = { $seat } took the last move back.
table-end_turn = End my turn
    .plan = What is in pencil is done first.
    .open = { $number ->
        [one] One thing could still be done.
       *[other] { $number } things could still be chosen.
    }
reading-again = Touch it again to do it.
reading-target = Now touch what goes with it.
reading-held = In your hand for later. First: { $asks }
reading-instead = Not now. { $asks }
reading-reconstructed = Reconstructed, wholly or in part: no public source has it.
reading-turn = It is { $names }’s turn.
table-all_right = All right
table-not_now = Not now.
table-rule = Rule { $rule }
table-lit_above = further up
table-lit_below = further down
table-paused = The table is paused.
    .hint = Nothing is lost. Anyone with a seat can go on.
table-pause = Pause the table
table-resume = Go on playing
table-nudge = Nudge { $name }
table-nudge_table = Nudge the table
table-nudged = They are waiting for you.
table-tab_turn = ● Your turn · { $table }
table-unsent = The line is down. Your move is kept, and goes out as soon as the line is back.
table-line_down = The line is down. Your seat is kept; trying again (try { $number }) …
table-line_down_watching = The line is down; trying again (try { $number }) …
table-try_now = Try now
table-watched =
    { $count ->
        [one] 1 is watching
       *[other] { $count } are watching
    }
table-hand_over = It is { $name }’s turn.
    .hint = Hand the device to { $name }. Nobody’s cards are shown until then.
table-i_am = I am { $name }
table-name = What are you called?
table-other_name = Another name
table-to_bot = { $number ->
    [one] Give my seat to a bot
   *[other] Give { $name }’s seat to a bot
}
table-take_back = Take { $name }’s seat back from the bot
table-bot_plays = A bot plays for you.
    .hint = You can watch, and take over at any moment.
table-take_mine = Take my seat back
table-late = Your time was up. Touch anything, and the seat is yours again.
table-resigned = You have given the game up. A bot plays on with your name.
table-meanwhile = While you were away
table-absent_to_bot = { $name } is away: let a bot play
table-leave = Leave the table (your seat is kept)
table-menu = Menu of this table
table-close = Close
table-drawer = Log, chat and rules
table-log = Log
table-analysis = Analysis
table-moments = Moments
table-log_empty = Nothing has happened yet.
table-earlier = Earlier lines
table-chat = Chat
table-chat_empty = Nobody has said anything yet.
table-unread = something new
table-say = Say something …
table-send = Say it
gesture-title = Gestures
gesture-toast = Cheers!
    .seen = { $name } raises a glass.
gesture-applause = Applause
    .seen = { $name } applauds.
gesture-laugh = Laugh
    .seen = { $name } laughs.
gesture-thanks = Thank you
    .seen = { $name } says thank you.
gesture-again = Again!
    .seen = { $name } wants to play again.
gesture-hm = Hm …
    .seen = { $name } is pondering.
gesture-sigh = Sigh
    .seen = { $name } sighs.
gesture-oops = Oops!
    .seen = { $name } says oops.
bubble-said = { $name }: { $text }
mute-title = Too loud?
mute-all = Nothing at the places, only here
mute-seat = Hear nothing from { $name }
table-rules = Rules
table-rules_search = Search the rules
table-rules_loading = Fetching the rules …
table-rules_none = No rule has these words.
table-rules_missing = The rules cannot be fetched right now.
table-rules_contents = Contents
table-rules_authors = A game by { $names }
table-rules_illustrators = Illustrated by { $names }
table-rules_publisher = Published by { $name }
table-rules_unofficial = Unofficial: the rules in our own words, with drawings of our own. Buy the printed game.
table-rules_house = house rule
table-rules_reconstructed = reconstructed: no public source has these numbers
table-rules_gaps = All of it in one list
table-rules_whole = Back to the whole book
table-rules_corrected = corrected: an owner of the printed game has put these numbers right
table-corrected = Played with corrected data
table-rules_example = Example
table-ruling = our reading
end-wins = { $number ->
    [one] { $names } wins
   *[other] { $names } win
}
ending-title = End the game early
ending-about = A game that ends early is marked so, and counts as no played-out result.
ending-together = Together
    .about = { $people ->
        [0] Nobody else has to agree.
        [one] The other person has to agree.
       *[other] All { $people } others have to agree.
    }
ending-score = We stop here, as the score stands
ending-draw = As a draw
ending-resign = Give up
    .two = The other one wins, and the game is over.
    .more = A bot plays on with your name; you do not come back.
ending-give_up = { $number ->
        [one] Give up
       *[other] Give up: { $name }
    }
ending-sure = Really give up ({ $name })
ending-proposed_draw = { $names }: end the game as a draw?
ending-proposed_score = { $names }: stop here, as the score stands?
ending-agree = Agree
ending-play_on = Play on
end-draw = A draw
end-early_draw = Ended early by agreement, as a draw.
end-early_score = Ended early by agreement, as the score stood.
end-early_resigned = Ended early: one side gave up.
end-place = { $place }.
end-how = How it ended
end-rounds = Round by round
end-retold = Worth retelling
end-round = Round
end-total = Total
end-result = The result
end-rematch = Play again
end-to_rematch = To the new table
next-title = What comes next?
next-about = The same people sit down; where seats are short, bots make room.
next-another = Another game …
next-laid = Next on the table: { $game }
evening-title = The evening
evening-games =
    { $games ->
        [one] after 1 game
       *[other] after { $games } games
    }
evening-line = The evening: { $score }
evening-wins = { $name } { $wins }
end-replay = Look at it again
end-look = See the table
end-leave = Back to the tables
share-title = A card to share
share-picture = { $game }: { $verdict }
share-share = Share
share-save = Save the picture
share-replay = The whole game, move by move
luck-checking = Checking the shuffle …
luck-unreachable = The record is not at hand, so the shuffle could not be checked.
luck-checked = Shuffle checked
    .about = This page has worked it out itself: the cards and dice of this game were settled before the deal, and nobody could choose them alone.
luck-fits = The shuffle fits its record
    .about = All numbers go together. But this page was not open before the deal, so it cannot say what was promised then.
luck-failed = The shuffle does not check out
    .about = Something is not as it was promised. Keep the record and ask whoever runs this server.
luck-nothing = Nothing to check
    .about = This game was not dealt with a commitment.
luck-unable = This page cannot check the shuffle
    .about = Browsers compute this on safe connections only (https). Download the record and run “sobremesa verify”.
luck-secret = The server's secret is the one it committed to
    .fails = The server's secret is not the one it committed to
    .unknown = The server's secret could not be checked
luck-told = Commitment and nonces are those this page was told before
    .fails = This page was told another commitment, or other nonces
    .unknown = This page was not open before the deal
luck-own = What this page has added is in it
    .fails = What this page has added is missing
    .unknown = This page has added nothing
luck-seed = The deal follows from the secret and from what was added
    .fails = The deal does not follow from the secret and from what was added
    .unknown = The deal could not be checked
luck-seal = The record is as it was sealed
    .fails = The record was changed after it was sealed
    .unknown = The seal could not be checked
luck-added = Chance was added by the pages of: { $names }
luck-none = No page has added any chance: the server alone has drawn it.
luck-commitment = Commitment:
luck-more = What this proves, and what not
luck-show = Check the shuffle
replay-title = Replay
replay-timeline = Moment of the game
replay-at = { $at } of { $of }
replay-start = The game begins
replay-chose = { $name }: { $choice }
replay-turn_back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-turn_next = One turn on
replay-speed = Speed
replay-eyes = Whose eyes
replay-eyes_table = What all could see
replay-eyes_open = All cards open
replay-open = What was hidden
replay-record = Download the record
replay-to_table = Back to the table
moments-at = after choice { $at }
moments-ribbons = Bookmarks on this device
moments-ribbon = Step { $at } · { $eyes }
moments-no_ribbons = No bookmark yet: the ribbon below the table lays one.
moments-comments = What was said about it
moments-no_comments = Nobody has said anything about a moment yet.
moments-say = About this moment …
moments-mark = Bookmark this moment
moments-link = Copy the link to this moment
branch-title = What if …
branch-open = What if … play on from here
branch-about = Another table branches off after choice { $moment }: from then on everything may go differently.
branch-about_running = Another table branches off from this game. It starts from what you know; what is hidden from you is dealt anew, so it tells you nothing about this game.
branch-when = From which moment
branch-now = From now
branch-back =
    { $count ->
        [one] Before my last move
       *[other] Before my last { $count } moves
    }
branch-from = With what knowledge
branch-truth = The truth: everybody has what he had
branch-knew = What { $name } knew, the rest imagined
branch-luck = What comes next
branch-luck_new = New luck
branch-luck_same = The same cards again
branch-mine = My seat
branch-seat = Seat { $number }: { $name }
branch-others = The other seats
branch-others_bots = Bots
branch-others_friends = Friends, by invitation
branch-uncounted = It is a what-if, and counts nowhere.
branch-play = Play on from here
branch-of = A what-if of { $game }, after choice { $moment }
branch-of_running = A what-if of a game of { $game }
branch-by_seat = It goes on from what { $name } knew; the rest is imagined.
branch-by_truth = It goes on from the truth, with new luck.
branch-by_truth_same = It goes on from the truth, and the same cards come.
branch-to_stem = Back to the game it branched off from
branch-from_here = Play it from here
sound-switch = Sound
keys-title = Keys
keys-tab = to what can be chosen, from one to the next
keys-tab_back = back through everything on the page
keys-arrows = move among the things
keys-choose = take up; once more does it (the space bar, too)
keys-digits = take up the first to the ninth lit thing; once more does it
keys-give_back = take back: the last touch, the last step of the plan, or a move that has told nobody anything
keys-close = close what lies on top; else put back
keys-close_top = close what lies on top
keys-skip = skip ahead while others move
keys-happened = what happened since your last turn
keys-log = the log
keys-chat = the chat
keys-rules = the rules
keys-help = these keys
keys-step = a step back or on
keys-turn = a turn back or on
keys-ends = to the beginning or the end
keys-play = play or pause

## A hint, and what speaks for a choice
table-hint = Hint
hint-told = Good choices
hint-chance = { $chance } %
hint-because = Why: { $reason } (+{ $points } %)
hint-why = Why: { $reason }
hint-instead = Instead: { $reason }
end-hints =
    { $number ->
        [one] 1 hint
       *[other] { $number } hints
    }

## The coach: beside whoever has just learned a game
coach-title = Coach
coach-call = Call the coach
coach-send_away = Send the coach away
coach-game_1 = I light sensible moves, and say what I think of yours.
coach-game_2 = Your second game: I speak after your moves. A hint lights some before.
coach-game_3 = Your third game: I only speak when a move gives away much.
coach-good = Good.
coach-lost = That gave away { $points } %.
coach-lost_by = “{ $choice }” gave away { $points } %.
coach-better = Better: { $better }.
coach-better_why = Better: { $better } ({ $reason }).

## A plan: choices that are tried out and sent together
plan-so_far = In pencil, not done yet: { $choices }
plan-ready = Ready when you are.
plan-send =
    { $number ->
        [one] Do it
       *[other] Do all { $number }
    }
plan-dropped = The table has moved on, so your plan is gone. Choose again.

## Guided games
learn-offer = { $game } in five minutes
learn-title = { $lesson ->
        [finer] { $game }: finer points
       *[first] Learning { $game }
    }
learn-finer = Finer points
learn-next = Go on
learn-step = Step { $at } of { $of }
learn-leave = Skip the lesson
learn-name = Robin

## After the game: what turned it
analysis-title = The moment it turned
analysis-working = Being worked out …
analysis-curve = Everybody’s chances
analysis-curve_about = The line: with everything laid open, the order of decks included. Dots: by what that player knew when it was their turn.
analysis-as_table = As a table
analysis-at = Choices made
analysis-open = With everything open
analysis-own = By what they knew
analysis-percent = { $number } %
analysis-costly = The choices that cost most
analysis-none = No choice clearly gave anything away.
analysis-chose = { $name }: { $choice }
analysis-better = Better, by what { $name } knew: { $choice }
analysis-look = Look at this moment
analysis-where = Choice { $at } of { $of }
analysis-parts = Luck and skill
analysis-skill = Own choices
analysis-others = Others’ choices
analysis-luck = Luck and the rest
analysis-parts_about = Everybody begins with an even chance of { $before } %. Choices count where they clearly changed it, compared with a sound rule of thumb. All the rest is luck: what was dealt, drawn and hidden, and what is too small to tell.
analysis-truth = Worked out after the end; it reads what was hidden, and is the same for everybody.

# The big screen of a table, and the hands on the phones around it.

screen-title = Big screen
screen-open = On a big screen
    .about = For a tablet or a television in the room: it shows the table to everybody, and each phone shows its own hand.
screen-full = Full screen
screen-scan = Point your phone at a code to sit down
screen-scan_any = Point your phone at the code to sit down
screen-address = Address for the phones
screen-local = Only this machine can open that address. To let phones in, start the server for your network:
screen-replay = See the game again on your phone
screen-lay = Where the table lies
screen-lay_no = On everybody’s own device
screen-lay_yes = On one big screen, with a phone for each
hand-switch = Only my hand
hand-only = Show my hand alone
hand-whole = Show the whole table
hand-elsewhere = The table lies on the big screen.
## A table a day, and what is kept for a journey

day-title = Today’s tables
day-about = One position of each game, the same for everybody, against the same bots. You have three minutes. Your first try counts; after that you may practise.
day-minutes = 3 min
day-playing = under way
day-sit = Sit down
day-go_on = Play on
day-practise = Practise
day-again = Your table
day-place = Place { $place } of { $seats }
day-ahead =
    { $points ->
        [one] one point ahead
       *[other] { $points } points ahead
    }
day-behind =
    { $points ->
        [one] one point behind
       *[other] { $points } points behind
    }
day-late = a bot played on
day-better =
    { $better ->
        [0] Nobody did better, of { $all } who played.
        [one] One of { $all } who played did better.
       *[other] { $better } of { $all } who played did better.
    }
day-alone = Nobody else has played it so far.
day-all = How many came where
day-people = Your people
day-people_none = None of the people you have sat with has played it.
day-yesterday = Yesterday
    .about = now everything may be known
day-unplayed = You did not play it.
day-line = See the best line
day-line_wait = The best line is being worked out …
day-line_none = Nobody played it, so there is no line.
day-house = House
day-streak = { $days } days in a row
day-next = New tables every day at midnight in Greenwich.
day-table = { $game }, today’s table
day-table_of = { $game }, table of { $date }
day-practice = { $table } (practice)
day-compare = How others did
day-tomorrow = The same was dealt to everybody. Tomorrow morning you can see all cards, the analysis and the best line.
day-late_here = Your three minutes were up. The bot plays on for you to the end.
journey-title = Without a line
    .about = Lessons, rules and tables of all games, kept on this device for a journey. An installed app does so by itself.
journey-keep = Keep for the journey
journey-keeping = { $done } of { $all } kept …
journey-kept = All is kept. Lessons and rules work without a line.
journey-missing = Not all could be fetched. Try again with a better line.
