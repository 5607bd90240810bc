game-name = Open Heaps
game-about = Take pebbles from one heap at a time, and mind the last one.

option-last = The last pebble
    .about = Whether whoever takes the last pebble wins or loses.
option-last-wins = wins
option-last-loses = loses

verb-take = Take { $pebbles } from heap { $heap }

event-took = { $seat } takes { $pebbles } from heap { $heap }.
event-game_ended = The game is over. { $outcome }

ask-take_pebbles = Take pebbles from a heap.
    .hint = One, two or three, all from the same heap.

why-OH-4 = From one heap you take one, two or three pebbles, and no more than lie there.

outcome-last_wins = The last pebble wins.
outcome-last_loses = The last pebble loses.

fact-seat = Your seat
fact-heaps = Pebbles in the heaps
fact-taken = Pebbles taken
fact-taker = Who took last

## What a judgement counts

mind-balance = the heaps balance for you
    .less = the heaps balance against you
