game-name = Montones a la vista
game-about = Toma piedrecitas de un montón cada vez, y cuidado con la última.

option-last = La última piedrecita
    .about = Si quien toma la última piedrecita gana o pierde.
option-last-wins = gana
option-last-loses = pierde

verb-take = Tomar { $pebbles } del montón { $heap }

event-took = { $seat } toma { $pebbles } del montón { $heap }.
event-game_ended = La partida ha terminado. { $outcome }

ask-take_pebbles = Toma piedrecitas de un montón.
    .hint = Una, dos o tres, todas del mismo montón.

why-OH-4 = De un montón se cogen una, dos o tres piedras, y no más de las que hay.

outcome-last_wins = La última piedrecita gana.
outcome-last_loses = La última piedrecita pierde.

fact-seat = Tu sitio
fact-heaps = Piedrecitas en los montones
fact-taken = Piedrecitas tomadas
fact-taker = Quién tomó la última vez

## Lo que cuenta al valorar la partida

mind-balance = los montones te son favorables
    .less = los montones te son contrarios
