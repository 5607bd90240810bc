game-name = Offene Häufchen
game-about = Nimm Kiesel von einem Häufchen nach dem anderen, und achte auf den letzten.

option-last = Der letzte Kiesel
    .about = Ob gewinnt oder verliert, wer den letzten Kiesel nimmt.
option-last-wins = gewinnt
option-last-loses = verliert

verb-take = { $pebbles } vom Häufchen { $heap } nehmen

event-took = { $seat } nimmt { $pebbles } vom Häufchen { $heap }.
event-game_ended = Das Spiel ist zu Ende. { $outcome }

ask-take_pebbles = Nimm Kiesel von einem Häufchen.
    .hint = Einen, zwei oder drei, alle vom selben Häufchen.

why-OH-4 = Von einem Haufen nimmst du einen, zwei oder drei Kiesel, und nicht mehr, als dort liegen.

outcome-last_wins = Der letzte Kiesel gewinnt.
outcome-last_loses = Der letzte Kiesel verliert.

fact-seat = Dein Platz
fact-heaps = Kiesel in den Häufchen
fact-taken = Genommene Kiesel
fact-taker = Wer zuletzt genommen hat

## Was bei einer Einschätzung zählt

mind-balance = die Haufen liegen günstig für dich
    .less = die Haufen liegen ungünstig für dich
