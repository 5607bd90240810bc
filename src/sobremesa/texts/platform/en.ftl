## Who sits at the table
seat-name = Player { $number }
seat-you = { $name } (you)
seat-bot = { $name } (bot)

## The terminal table
terminal-help = Answer with a number from the list or in notation (such as “{ $example }”). “?” shows this again, “q” stops.
terminal-about = “? { $name }” says what { $name } does; so with every other name.
terminal-nothing_about = There is nothing to explain about “{ $name }”.
terminal-choose = Your choice:
terminal-unclear = “{ $choice }” is not a choice. Give a number from 1 to { $most }, or notation such as “{ $example }”.
terminal-not_now = “{ $choice }” cannot be chosen now.
terminal-hand_over = It is { $name }’s turn. Hand over the keyboard, then press Enter.
terminal-place = { $place }. { $name }: { $score }
terminal-saved = The game so far is kept in { $file }.
