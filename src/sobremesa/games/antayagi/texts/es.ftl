## El juego

game-name = AntaYagí
game-about = ¡Te damos la bienvenida a la ciudad de los mil sombreros! Sujetas tus cartas del revés: toda la mesa ve tus objetos menos tú. Elige con quién intercambiar, dejad una carta cada cual y consigue antes que nadie los puntos necesarios.

## Opciones

option-max_turns = Máximo de turnos
    .about = Si nadie ha ganado tras estos turnos, gana quien esté más cerca de sus puntos necesarios. Casi ninguna partida llega tan lejos.
option-first_seat = Jugador inicial
    .about = Quién juega el primer turno. En la caja es la persona con más bolsillos.
option-first_seat-random = Al azar
option-memory_aid = Ayuda para la memoria
    .about = Si una carta muestra también el lado que solo puedes recordar. Sin ayuda ves únicamente el lado que tienes delante.
option-memory_aid-on = Con ayuda
option-memory_aid-off = Sin ayuda

## Lo que puedes elegir

verb-partner = Intercambiar con { $seat }
verb-commit = Ofrecer tu { $slot } carta
verb-pass = Pasar
verb-sabotage = Sabotear con tu { $slot } carta
verb-take = Coger la { $slot } carta
verb-eat = Que el T-Rex se coma: { $object }

## Lo que pasa: el turno y la revelación. Una carta se nombra como objeto (reverso).

event-dealt = { $seat } recibe al repartir { $object } ({ $back }), { $facing }.
    .untold = { $seat } recibe al repartir una carta que no ves ({ $back }), { $facing }.
event-turn_began = Turno { $turn }: juega { $seat }.
event-turn_skipped = { $seat } no tiene cartas o no hay con quién intercambiar: se salta el turno.
event-partner_chosen = { $seat } elige a { $seat2 } para un intercambio.
event-committed = { $seat } ofrece boca abajo su { $slot } carta.
event-revealed = { $seat } revela { $card }.
event-identical = Las dos cartas son { $object }: el intercambio se cancela y ambas se descartan.

## Lo que pasa: el sabotaje

event-sabotaged = { $seat } juega { $card } como sabotaje: el intercambio { $standing }.
event-passed = { $seat } pasa.
event-window_closed =
    { $cards ->
        [0] Nadie sabotea: el intercambio { $standing }.
        [one] Se ha jugado { $cards } sabotaje: el intercambio { $standing }.
       *[other] Se han jugado { $cards } sabotajes: el intercambio { $standing }.
    }
event-exchange_cancelled =
    { $cards ->
        [one] El intercambio se cancela: las dos cartas y el sabotaje se descartan.
       *[other] El intercambio se cancela: las dos cartas y los { $cards } sabotajes se descartan.
    }

## Lo que pasa: el intercambio y sus efectos

event-kept_own = { $object }: cada cual se queda con su propia carta en lugar de intercambiarla.
event-received = { $seat } consigue { $card }; pasa a su zona de juego.
event-worthless = { $seat } consigue { $card }; no da puntos y se descartará.
event-hand_turned =
    { $cards ->
        [0] { $seat } no tiene cartas en la mano que voltear.
        [one] { $seat } voltea { $cards } carta de su mano.
       *[other] { $seat } voltea { $cards } cartas de su mano.
    }
event-card_turned = { $seat } voltea { $card }: queda { $facing }.
event-hand_empty = { $seat } no puede coger nada: a { $seat2 } no le quedan cartas.
event-taken = { $seat } coge { $card } de la mano de { $seat2 }.
event-hand_discarded =
    { $cards ->
        [0] { $seat } no tiene cartas en la mano que descartar.
        [one] { $seat } descarta la { $cards } carta de su mano.
       *[other] { $seat } descarta las { $cards } cartas de su mano.
    }
event-discarded = { $seat } descarta { $card }.
event-target_raised = { $seat } necesita ahora { $target } puntos para ganar.
event-cleared = Se descarta { $card }.
event-eaten = En la zona de { $seat }, { $card } se come { $card2 }; ambas cartas se descartan.

## Lo que pasa: el final del turno y de la partida

event-scored =
    { $points ->
        [one] { $seat } tiene { $points } punto; necesita { $target }.
       *[other] { $seat } tiene { $points } puntos; necesita { $target }.
    }
event-drew = { $seat } roba { $object } ({ $back }), { $facing }.
    .untold = { $seat } roba una carta que no ves ({ $back }), { $facing }.
event-reshuffled =
    { $cards ->
        [one] El mazo de robo se agota: la { $cards } carta de la pila de descartes forma el nuevo.
       *[other] El mazo de robo se agota: las { $cards } cartas de la pila de descartes se barajan y forman el nuevo.
    }
event-won = ¡Gana { $seat }!
event-game_ended = La partida ha terminado. { $outcome }

## Lo que se te pregunta

ask-choose_partner = ¿Con quién quieres hacer el intercambio?
    .hint = Recibes lo que deje la otra persona y ella recibe lo tuyo. Ves sus objetos; lo que das solo puedes intuirlo por los reversos.
ask-commit_card = ¿Qué carta de tu mano ofreces?
    .hint = Las dos cartas se revelan a la vez. Si muestran el mismo objeto, el intercambio se cancela.
ask-play_sabotage = ¿Saboteas?
    .hint = Un número impar de sabotajes cancela el intercambio y un número par lo deja seguir. El sabotaje se descarta y su objeto no hace nada.
ask-take_card = ¿Qué carta coges con la Piruleta Musical?
    .hint = La coges de la mano de la persona con la que has intercambiado. Va a tu zona y su efecto se aplica enseguida.
ask-feed_t_rex = ¿Qué se come tu T-Rex?
    .hint = El T-Rex y una carta comestible de tu zona se descartan juntos.

## Cómo ha terminado la partida

outcome-goal = Se han conseguido los puntos necesarios.
outcome-goal_by_both = Los dos han conseguido los puntos necesarios; gana el jugador elegido.
outcome-turn_cap = Se ha jugado el último turno; gana quien esté más cerca de sus puntos necesarios.

## Lo que se ve en la mesa

fact-seat = Tu asiento
fact-turn = Turno
fact-active = Jugador en turno
fact-partner = Jugador elegido
fact-committed = Ofreces la carta
fact-card_0 = Primera carta
fact-card_1 = Segunda carta
fact-card_2 = Tercera carta
fact-trade = Reveladas
fact-sabotages = Sabotajes
fact-saboteurs = Jugado por
fact-standing = El intercambio
fact-aside = Por descartar
fact-scores = Puntos
fact-targets = Necesarios
fact-zone_treasure = Tesoro
fact-zone_hat = Sombrero
fact-zone_lollipop = Piruleta
fact-zone_muffin = Muffin
fact-zone_t_rex = T-Rex
fact-zone_bone = Hueso
fact-zone_toxic_waste = Residuos
fact-zone_fish = Pez
fact-deck = Mazo de robo
fact-deck_back = encima
fact-pile = Pila de descartes
fact-pile_top = encima
fact-reshuffles = Veces barajado
fact-passes = Pases seguidos
fact-zones = Zonas de juego
fact-discards = Pila de descartes
fact-last_traders = Último intercambio entre
fact-last_trade = Últimas reveladas
fact-last_sabotages = Últimos sabotajes
fact-last_saboteurs = Últimos saboteadores
fact-decks_ago_0 = Primera carta: mazos atrás
fact-decks_ago_1 = Segunda carta: mazos atrás
fact-decks_ago_2 = Tercera carta: mazos atrás
fact-seen_by_all_0 = Primera carta: vista por todos
fact-seen_by_all_1 = Segunda carta: vista por todos
fact-seen_by_all_2 = Tercera carta: vista por todos
fact-unseen = Cartas no vistas
fact-pool_cards = Cartas no vistas de mazos anteriores
fact-pool_decks_ago = Cartas no vistas: mazos atrás

## Objetos

noun-object-treasure = Tesoro
noun-object-hat = Sombrero
noun-object-lollipop = Piruleta Musical
noun-object-muffin = Muffin
noun-object-t_rex = T-Rex
noun-object-bone = Hueso
noun-object-toxic_waste = Residuos Tóxicos
noun-object-fish = Pez
noun-object-wandering_mage = Mago Errante
noun-object-empty_box = Caja Vacía
noun-object-unknown = ?

## Reversos y cartas

noun-back-sabotage = Sabotaje
noun-back-small_hat = Sombrero Pequeño
noun-back-treasure_t_rex = Tesoro y T-Rex
noun-back-plain = sin icono
noun-card = { $object } ({ $back })
noun-sight = { $object } ({ $back }){ $mark }
noun-facing-outward = con el objeto hacia los demás
noun-facing-inward = con el objeto hacia su dueño
noun-mark-outward = { "" }
noun-mark-inward = { " del derecho" }

## Lugares y papeles

noun-slot-0 = primera
noun-slot-1 = segunda
noun-slot-2 = tercera
noun-role-active = Jugador en turno
noun-role-partner = Jugador elegido
noun-standing-stands = sigue en pie
noun-standing-cancelled = queda cancelado
noun-zone_place = { $owner }, carta { $place }
