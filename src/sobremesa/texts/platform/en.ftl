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
web-namesake = { $name } ({ $number })
web-kept = { $name }, a bot plays
web-bot_plays = a bot plays
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
web-haptics = Vibration
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
    .text = Your name, the games you played, and one cookie that knows you again. There is no account, no tracking, and nothing is fetched from other sites.
web-about_unofficial = Unofficial
    .text = This is a fan project. It is neither made, licensed nor endorsed by the authors or publishers of the games; their names and rules belong to them. If you like a game, buy the box: it is lovelier on a real table.
web-about_art = Pictures and letters
    .text = All drawings were made for Sobremesa and show none of the published artwork. The typefaces are Source Serif and Source Sans, under the SIL Open Font License.
web-font_licence = The licence of the typefaces

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
refused-spectator = You are watching: only those with a seat may do that.
refused-unclear = That does not work: { $detail }
refused-too_fast = That was too quick. Wait a moment and try again.
refused-crowded = Too many pages are open here just now. Come back in a moment.
refused-misdirected = This server goes by another address.
refused-said_enough = You have said all there is room for at this table.
refused-too_many = You have too many unfinished tables. Finish one, or clear one.
refused-used = That message was already sent with other choices. Choose again.
refused-beyond = That cannot be tried out: it would show what is still hidden.
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
refused-no_invitation = This invitation leads nowhere: the seat has been taken or cleared.
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
table-absent_to_bot = { $name } is away: let a bot play
table-leave = Leave the table (your seat is kept)
table-menu = Menu of this table
table-close = Close
table-drawer = Log, chat and rules
table-log = Log
table-log_empty = Nothing has happened yet.
table-earlier = Earlier lines
table-chat = Chat
table-chat_empty = Nobody has said anything yet.
table-unread = something new
table-say = Say something …
table-send = Say it
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
end-place = { $place }.
end-how = How it ended
end-rounds = Round by round
end-retold = Worth retelling
end-round = Round
end-total = Total
end-result = The result
end-rematch = Play again
end-to_rematch = To the new table
end-replay = Look at it again
end-look = See the table
end-leave = Back to the tables
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
sound-switch = Sound
keys-title = Keys
keys-tab = to what can be chosen, from one to the next
keys-tab_back = back through everything on the page
keys-arrows = move among the things
keys-choose = take up; once more does it (the space bar, too)
keys-digits = take up the first to the ninth lit thing; once more does it
keys-give_back = put back, or take the last step of the plan back
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
hint-more = More: { $term } (+{ $points } %)
hint-less = Less: { $term } (+{ $points } %)
hint-instead_more = Instead more: { $term }
hint-instead_less = Instead less: { $term }
end-hints =
    { $number ->
        [one] 1 hint
       *[other] { $number } hints
    }

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
