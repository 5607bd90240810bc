## Das Spiel

game-name = Vorlage
game-about = Alle spielen gleichzeitig eine Karte, und die höchste gewinnt den Stich. Ein winziges Spiel zum Ausprobieren, und zum Kopieren, wenn du dein eigenes baust.

## Optionen

option-hand = Karten je Hand
    .about = Mit wie vielen Karten alle beginnen. Der Rest bleibt ungesehen.

## Was du wählen kannst

verb-play = Die { $card } spielen

## Was geschieht

event-dealt = { $seat } erhält die { $card }.
event-chosen = { $seat } wählt verdeckt die { $card }.
event-played = { $seat } spielt die { $card }.
event-trick_won = { $seat } gewinnt den Stich.
event-game_ended = Das Spiel ist zu Ende. { $outcome }

## Was du gefragt wirst

ask-choose_card = Wähle eine Karte.
    .hint = Alle decken gleichzeitig auf, und die höchste Karte gewinnt den Stich.

## Warum nicht

why-TP-3 = Diese Karte ist schon gespielt. Wähle eine aus deiner Hand.

## Wie das Spiel ausging

outcome-most_tricks = Alle Karten sind gespielt; es gewinnt, wer die meisten Stiche hat.

## Was auf dem Tisch zu sehen ist

fact-seat = Dein Platz
fact-hand = Deine Hand
fact-chosen = Deine gewählte Karte
fact-hand_sizes = Handkarten
fact-tricks = Stiche
fact-played = Gespielte Karten

## Was bei einer Einschätzung zählt

mind-tricks = mehr Stiche
    .less = weniger Stiche
mind-cards = höhere Karten übrig
    .less = niedrigere Karten übrig
