## El juego

game-name = Plantilla
game-about = Cada cual juega una carta a la vez y la más alta se lleva la baza. Un juego diminuto para probar, y para copiar cuando crees el tuyo.

## Opciones

option-hand = Cartas por mano
    .about = Cuántas cartas recibe cada jugador. El resto del mazo queda sin ver.

## Lo que puedes elegir

verb-play = Jugar el { $card }

## Lo que pasa

event-dealt = { $seat } recibe el { $card }.
event-chosen = { $seat } elige el { $card }, boca abajo.
event-played = { $seat } juega el { $card }.
event-trick_won = { $seat } se lleva la baza.
event-game_ended = La partida ha terminado. { $outcome }

## Lo que se te pregunta

ask-choose_card = Elige una carta.
    .hint = Todas las cartas se descubren a la vez y la más alta se lleva la baza.

## Por qué no

why-TP-3 = Esta carta ya se ha jugado. Elige una de tu mano.

## Cómo ha terminado la partida

outcome-most_tricks = No quedan cartas; gana quien tiene más bazas.

## Lo que se ve en la mesa

fact-seat = Tu sitio
fact-hand = Tu mano
fact-chosen = Tu carta elegida
fact-hand_sizes = Cartas en mano
fact-tricks = Bazas
fact-played = Cartas jugadas

## Lo que cuenta al valorar la partida

mind-tricks = más bazas
    .less = menos bazas
mind-cards = cartas más altas por jugar
    .less = cartas más bajas por jugar
