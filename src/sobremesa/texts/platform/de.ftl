## Wer am Tisch sitzt
seat-name = Spieler { $number }
seat-you = { $name } (du)
seat-bot = { $name } (Bot)

## Der Tisch im Terminal
terminal-help = Antworte mit einer Nummer aus der Liste oder in Notation (etwa „{ $example }“). „?“ zeigt diese Hilfe, „q“ hört auf.
terminal-about = „? { $name }“ sagt, was { $name } bewirkt; so bei jedem anderen Namen.
terminal-nothing_about = Zu „{ $name }“ gibt es nichts zu erklären.
terminal-choose = Deine Wahl:
terminal-unclear = „{ $choice }“ ist keine Wahl. Gib eine Nummer von 1 bis { $most } ein oder Notation wie „{ $example }“.
terminal-not_now = „{ $choice }“ geht jetzt nicht.
terminal-hand_over = { $name } ist an der Reihe. Gib die Tastatur weiter und drücke die Eingabetaste.
terminal-place = { $place }. { $name }: { $score }
terminal-saved = Die Partie liegt in { $file }.
