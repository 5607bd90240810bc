## El juego

game-name = Macaron
game-about = Gana bazas y llena cajas de regalo con macarons. Pero cuidado con el alérgeno: contamina la baza entera. Cada ronda hay nuevos sabores reales y un nuevo alérgeno, y apuestas cuántas cajas vas a llenar.
game-reconstructed = Las reglas son las del reglamento. Partes del marcador de cajas, las fichas de voto y algunas líneas de la tabla de Emma están reconstruidas: ninguna fuente pública las recoge.

## Opciones

option-mode = Jugadores
    .about = Cuántas personas juegan, y si cada una va por su cuenta o por equipos. En solitario juegas contra Emma.
option-mode-solo = En solitario contra Emma
option-mode-2p = 2 jugadores
option-mode-3p = 3 jugadores
option-mode-4p = 4 jugadores
option-mode-2v2 = Por equipos, 2 contra 2
option-mode-5p = 5 jugadores
option-side = Tablero de puntuación
    .about = La cara del tablero de puntuación: indica cuánto valen tus cajas y tu apuesta. La cara avanzada tiene más filas, cada una con su premio y su riesgo.
option-side-normal = Normal
option-side-advanced = Avanzado
option-target = Meta
    .about = La partida termina tras la ronda en la que alguien tenga al menos estos puntos de victoria. La meta de 30 exige la cara avanzada.
option-first_seat = Primer jugador inicial
    .about = Quién es jugador inicial en la primera ronda; según el reglamento, quien haya comido más recientemente un macaron u otro dulce. Después de cada ronda, la ficha pasa a la izquierda.
option-first_seat-random = Al azar
option-trick_history = Bazas terminadas
    .about = Si puedes mirar las cartas de las bazas ya terminadas, en la mesa y en el diario. En una mesa de verdad se juega con ellas ocultas: se guardan con la siguiente salida, hasta que se puntúa la ronda.
option-trick_history-hidden = Ocultas
option-trick_history-shown = Visibles

## Lo que puedes elegir

verb-play = Jugar { $card }
verb-vote = Votar { $face } { $edge } de { $flavour }
verb-pass = Pasar { $card }
verb-bet = Apostar por { $row }
verb-no_bet = No apostar
verb-royal = Declarar real el { $group }
verb-allergen = Elegir { $flavour } como alérgeno
verb-swap = Cambiar { $card }
verb-swap_done = No cambiar una segunda carta
plan-pass_card = { $number ->
    [one] Pasar esta carta a { $pass_to }
   *[other] Pasar estas { $number } cartas a { $pass_to }
}
plan-swap_card = { $number ->
    [one] Cambiar esta carta
   *[other] Cambiar estas { $number } cartas
}

## Lo que pasa: reparto, pase y cambio

event-round_began = Empieza la ronda { $round }; { $seat } lleva la ficha de jugador inicial.
event-dealt = { $seat } recibe { $card }.
event-pass_chosen = { $seat } elige { $card } para pasar.
event-passed =
    { $cards ->
        [one] Cada cual pasa { $cards } carta a la { $direction }.
       *[other] Cada cual pasa { $cards } cartas a la { $direction }.
    }
event-card_passed = { $seat } pasa { $card } a { $seat2 }.
event-swap_chosen = { $seat } cambia { $card }.
    .untold = { $seat } cambia una carta.
event-swap_finished = { $seat } no cambia una segunda carta.
event-swap_drawn = { $seat } roba { $card }.
    .untold = { $seat } roba una carta.

## Lo que pasa: Emma, el grupo real y el alérgeno

event-emma_shown = Emma enseña { $card } y pone la carta en el montón de ese sabor.
event-emma_ready = Emma ha puesto en sus montones las cartas que enseñó y baraja cada uno boca abajo; en cada uno hay una carta que nadie ha visto.
event-emma_royal =
    { $cards ->
        [one] El grupo más numeroso de Emma es el { $group }, con { $cards } carta: pasa a ser real.
       *[other] El grupo más numeroso de Emma es el { $group }, con { $cards } cartas: pasa a ser real.
    }
event-allergen_drawn = Se descubre la carta { $card }: el alérgeno es { $flavour }.
event-royal_chosen = { $seat } declara real el { $group }.
event-allergen_chosen = { $seat } elige { $flavour } como alérgeno.
event-token_dealt = { $seat } recibe la ficha de voto { $face }.
event-voted = { $seat } vota { $face } { $edge } de { $flavour }.
    .untold = { $seat } pone una ficha de voto { $edge } de { $flavour }.
event-vote_shown = { $seat } descubre { $face } { $edge } de { $flavour }.
event-group_sum = Los votos del { $group } suman { $sum }.
event-flavour_sum = Los votos de { $flavour } suman { $sum }.
event-votes_counted = La votación decide: el { $group } es real y el alérgeno es { $flavour }.

## Lo que pasa: apuestas y bazas

event-bet_placed = { $seat } apuesta por { $row }.
event-bet_declined = { $seat } no apuesta.
event-trick_led = Baza { $trick }: sale { $who }.
event-played = { $seat } juega { $card }.
event-emma_played = Emma juega { $card } de su montón de { $flavour }: { $emma_line }.
event-trick_won =
    { $boxes ->
        [0] { $who } gana la baza, pero no recibe ninguna caja ({ $stake }).
        [one] { $who } gana la baza y recibe { $boxes } caja ({ $stake }).
       *[other] { $who } gana la baza y recibe { $boxes } cajas ({ $stake }).
    }

## Lo que pasa: puntuación y final

event-round_ended = Termina la ronda { $round }.
event-boxes_scored =
    { $boxes ->
        [one] { $who } tiene { $boxes } caja
       *[other] { $who } tiene { $boxes } cajas
    } y gana { $points ->
        [one] { $points } punto de victoria.
       *[other] { $points } puntos de victoria.
    }
event-bet_won =
    { $points ->
        [one] { $seat } acierta la apuesta por { $row } y gana { $points } punto de victoria.
       *[other] { $seat } acierta la apuesta por { $row } y gana { $points } puntos de victoria.
    }
event-bet_lost =
    { $points ->
        [one] { $seat } falla la apuesta por { $row } y pierde { $points } punto de victoria.
       *[other] { $seat } falla la apuesta por { $row } y pierde { $points } puntos de victoria.
    }
event-solo_bet_lost =
    { $points ->
        [one] { $seat } falla la apuesta por { $row }: Emma gana { $points } punto de victoria.
       *[other] { $seat } falla la apuesta por { $row }: Emma gana { $points } puntos de victoria.
    }
event-solo_bet_won = { $seat } acierta la apuesta por { $row }: Emma no gana nada.
event-scored =
    { $points ->
        [one] { $who } tiene ahora { $points } punto de victoria.
       *[other] { $who } tiene ahora { $points } puntos de victoria.
    }
event-game_ended = La partida ha terminado. { $outcome }

## Lo que se te pregunta

ask-pass_card = Elige una carta para pasar.
    .hint = Pasas dos cartas: a la izquierda en rondas impares, a la derecha en pares. Las que recibes las ves después.
ask-swap_card = Elige una carta para cambiar.
    .hint = Cambias una carta o dos; luego robas otras tantas del mazo de robo.
ask-choose_royal = ¿Qué grupo será real?
    .hint = Sus sabores son triunfo: una carta real gana a cualquier otro sabor, salvo si se ha salido con un sabor real.
ask-choose_allergen = ¿Qué sabor será el alérgeno?
    .hint = Una baza con una carta del alérgeno no da cajas, a menos que también haya un 2; quién la gana no cambia.
ask-place_vote = ¿Encima o debajo de qué sabor votas?
    .hint = La ficha de voto suma encima y resta debajo. El grupo más alto será real; el sabor más bajo, alérgeno; el chocolate, nunca.
ask-place_bet = ¿Cuántas cajas tendrás al final de la ronda?
    .hint = Acertar da puntos de victoria y fallar los quita. Contra Emma hay que apostar; si fallas, los gana ella.
ask-play_card = Juega una carta.
    .hint = Si tienes el sabor de salida debes asistir (un sabor real no asiste al otro); si no lo tienes, juega cualquier carta.

## Por qué no

why-MC-15 = Ya has pasado esta carta: no es tuya.
why-MC-17 = Ya has cambiado esta carta: está fuera de la ronda.
    .swap_done = Cambia al menos una carta.
why-MC-20 = Esta carta está en uno de los montones de Emma.
why-MC-26 = Esta carta solo indica el alérgeno; en esta ronda nadie la juega.
why-MC-31 = Ya has colocado esta ficha: elige una que aún tengas.
why-MC-32 = Aquí ya hay tres fichas: no cabe otra.
why-MC-41 = En esta cara del tablero no se apuesta por 8 cajas o más.
why-MC-43 = Contra Emma hay que apostar: elige una fila.
why-MC-47 = Debes asistir: aún tienes el sabor de salida.
why-MC-48 = Debes asistir, y un sabor real no asiste al otro.
why-MC-68 = Esta carta ya se ha jugado: se va con su baza.
why-MC-16 = Ya has elegido esta carta: elige otra.

## Cómo ha terminado la partida

outcome-goal = Se ha alcanzado la meta; gana la puntuación más alta.
outcome-round_cap = Se ha jugado la última ronda posible; gana la puntuación más alta.
outcome-emma_beaten = Emma pierde.
outcome-emma_tied = Emma tiene los mismos puntos; la victoria es compartida.
outcome-emma_won = Emma gana.

## Lo que se ve en la mesa

fact-seat = Tu sitio
fact-mode = Jugadores
fact-partner = Tu pareja
fact-side = Tablero de puntuación
fact-target = Meta
fact-round = Ronda
fact-start = Jugador inicial
fact-royal = Grupo real
fact-allergen = Alérgeno
fact-hand = Tu mano
fact-on_table = En la mesa
fact-winning = Va ganando
fact-stake = La baza
fact-leader = Sale
fact-tricks = Bazas jugadas
fact-scores = Puntos de victoria
fact-boxes = Cajas de regalo
fact-bets = Apuestas
fact-danger = Peligro
fact-row_points = PV por cajas
fact-row_won = Apuesta ganada +
fact-row_lost = Apuesta perdida −
fact-hand_sizes = Cartas en mano
fact-token_counts = Fichas de voto restantes
fact-voids = Han mostrado no tener
fact-aside = Cartas sin repartir
fact-pass_to = Pasas a
fact-gave = Pasas
fact-received = Has recibido
fact-tokens = Tus fichas de voto
fact-vote_flavours = Votos: sabores
fact-vote_edges = Votos: encima o debajo
fact-vote_faces = Votos: números
fact-flavour_sums = Votos por sabor
fact-group_sums = Votos por grupo
fact-discards = Tus cartas cambiadas
fact-discards_size = Cartas cambiadas
fact-drawn = Has robado
fact-emma_piles = Montones de Emma
fact-emma_shown = Cartas enseñadas por Emma
fact-allergen_card = Carta del alérgeno
fact-emma_card = Carta de Emma
fact-emma_card_counts_as = Su carta cuenta como
fact-emma_line = La tabla de Emma
fact-emma_boxes = Cajas de Emma
fact-emma_score = Puntos de Emma
fact-emma_danger = Peligro de Emma
fact-last_trick = Última baza
fact-last_leader = Salida anterior
fact-plays = Cartas jugadas
fact-play_flavours = Cartas jugadas: cuentan como
fact-leaders = Salidas hasta ahora

## Sabores y cartas

noun-flavour-almond = almendra
noun-flavour-pistachio = pistacho
noun-flavour-strawberry = fresa
noun-flavour-blueberry = arándano
noun-flavour-green_tea = té verde
noun-flavour-earl_grey = Earl Grey
noun-flavour-chocolate = chocolate
noun-card = { $flavour } { $value }

## Fichas de voto

noun-face-1 = ±1
noun-face-2 = ±2
noun-face-3 = ±3
noun-face-p1m2 = +1/−2
noun-face-p2m1 = +2/−1
noun-face-p1m3 = +1/−3
noun-face-p3m1 = +3/−1
noun-face-p2m3 = +2/−3
noun-face-p3m2 = +3/−2
noun-edge-above = encima
noun-edge-below = debajo

## Filas del marcador de cajas

noun-row-0 = 0 cajas
noun-row-1 = 1 caja
noun-row-1-2 = 1–2 cajas
noun-row-2-3 = 2–3 cajas
noun-row-3-4 = 3–4 cajas
noun-row-4-5 = 4–5 cajas
noun-row-5-7 = 5–7 cajas
noun-row-6-7 = 6–7 cajas
noun-row-8plus = 8 cajas o más

## Grupos y direcciones

noun-group-a = grupo A (almendra, pistacho)
noun-group-b = grupo B (fresa, arándano)
noun-group-c = grupo C (té verde, Earl Grey)
noun-group-d = grupo D (chocolate)
noun-direction-left = izquierda
noun-direction-right = derecha

## Emma y las líneas de su tabla

noun-emma_line-after_ordinary = sale tras ganar con un sabor corriente
noun-emma_line-after_royal = sale tras ganar con un sabor real
noun-emma_line-after_allergen = sale tras ganar con el alérgeno
noun-emma_line-lacks_ordinary = no puede asistir al sabor corriente
noun-emma_line-lacks_royal = no puede asistir al sabor real
noun-emma_line-lacks_allergen = no puede asistir al alérgeno
noun-emma_line-follows = asiste
noun-who-emma = Emma

## Lo que da una baza

noun-stake-plain = sin alérgeno
noun-stake-with_a_1 = ganada con un 1
noun-stake-spoiled = contaminada por el alérgeno
noun-stake-neutralised = alérgeno neutralizado por un 2
noun-stake-neutralised_1 = alérgeno neutralizado por un 2, ganada con un 1

## Peligros

noun-danger-game_end = Puede ser el final
    .about = Esta baza puede cerrar la ronda, y entonces la partida acaba: se alcanza la meta.
noun-danger-round_end = Octava caja cerca
    .about = Una caja más aquí y la ronda se acaba.
noun-danger-round_end_by_a_1 = Ocho con un 1
    .about = Una baza ganada con un 1 da tres cajas: aquí acabaría la ronda.
noun-danger-bet = Apuesta en vilo
    .about = La próxima caja decide esta apuesta: la rompe, o solo ella puede salvarla.

## Modos y caras

noun-mode-solo = en solitario contra Emma
noun-mode-2p = 2 jugadores
noun-mode-3p = 3 jugadores
noun-mode-4p = 4 jugadores
noun-mode-2v2 = por equipos, 2 contra 2
noun-mode-5p = 5 jugadores
noun-side-normal = normal
noun-side-advanced = avanzado

## Sabores que alguien ya no tiene

noun-void = { $seat }: { $flavour }

## La mesa dibujada

table-ask_second = Elige una segunda carta para pasar.
table-ask_lead = Sales tú: juega cualquier carta.
table-ask_follow = Asiste al sabor { $flavour }.
table-ask_free = No tienes { $flavour }: juega cualquier carta.
table-royal = real
table-allergen = alérgeno
table-vp = PV
table-partner = tu pareja
table-round = Ronda { $round }
table-trick = Baza { $trick } de { $tricks }
table-target = A { $target } puntos
table-winning = va ganando
table-won = se la lleva
table-led = ha salido
table-counts_as = como { $flavour }
table-to = Para { $name }
table-full = completo
table-no_cup = sin apuesta
table-pile =
    { $cards ->
        [one] { $flavour }: { $cards } carta
       *[other] { $flavour }: { $cards } cartas
    }
table-random = En cada montón hay una carta que nadie ha visto. Cuenta como del sabor de su montón, diga lo que diga; su número no cambia.
table-line_after_ordinary = Ganó con un sabor corriente: sale otra vez con uno corriente; si no, con uno que no sea real.
table-line_after_royal = Ganó con un sabor real: sale otra vez con el mismo; si no, con uno corriente; si no, con uno que no sea real.
table-line_after_allergen = Ganó con el alérgeno: sale con un sabor que no sea real.
table-line_lacks_ordinary = No puede asistir a un sabor corriente: juega uno real; si no, el alérgeno.
table-line_lacks_royal = No puede asistir a un sabor real: juega el alérgeno; si no, uno que no sea real.
table-line_lacks_allergen = No puede asistir al alérgeno: juega un sabor corriente.
table-line_follows = Tiene el sabor de salida, así que asiste.
table-line_leftmost = Entre varios montones elige el de la izquierda; si ninguno sirve, el primero por la izquierda.
table-stake_spoiled = Contaminada: sin caja
table-stake_neutralised = Neutralizada: una caja
table-stake_neutralised_1 = Neutralizada: tres cajas
table-stake_with_a_1 = Con un 1: tres cajas
table-taken_none = ¡Contaminada! { $name } no llena ninguna caja.
table-taken =
    { $boxes ->
        [one] { $name } llena { $boxes } caja.
       *[other] { $name } llena { $boxes } cajas.
    }
table-sums = Los votos
table-shown = Emma enseña ocho de sus cartas
table-round_over = Fin de la ronda { $round }
table-column_boxes = Cajas
table-column_bet = Apuesta
table-column_total = Total
table-tale_rounds = Puntos de victoria, cajas y apuestas
table-tale_bet_won = Apuesta acertada
table-tale_bet_lost = Apuesta fallada
table-tale_run = Racha más larga: { $number } bazas seguidas ({ $names }).
table-tale_one = La mayor baza: { $names } con { $card }, { $boxes } cajas de golpe.
table-tale_ones = { $tricks } bazas se las llevó un 1, con tres cajas cada una.
table-tale_spoiled = { $tricks } bazas quedaron contaminadas.
table-tale_spoiled_most = { $tricks } bazas quedaron contaminadas; más que a nadie le tocaron a { $names } ({ $number }).
table-tale_bets = Mejor olfato para apostar: { $names }, { $number } aciertos.
table-tale_round = Mejor ronda: { $names }, { $points } puntos en la ronda { $round }.

## El glosario

term-royal = reales|real|triunfos|triunfo
    .about = Todos los sabores del grupo real son triunfo en esta ronda: una carta real gana a cualquier otro sabor, salvo si se ha salido con un sabor real.
term-allergen = alérgeno
    .about = Un sabor de la ronda. Una baza con una carta del alérgeno no da cajas, a menos que también haya un 2.
term-spoiled = contaminada|contamina
    .about = En la baza hay una carta del alérgeno y ningún 2: quien la gana no recibe caja, pero sale en la siguiente.
term-neutralised = neutralizado|neutralizada|neutralizar|neutraliza
    .about = Un 2 de cualquier sabor vuelve inofensivo al alérgeno: la baza da cajas como siempre.
term-trick = bazas|baza
    .about = Cada cual juega una carta y la mejor se lleva todas. Quien gana sale en la siguiente.
term-lead = salido|salida|sale|sales|salir
    .about = Jugar la primera carta de una baza. Su sabor es el que los demás tienen que seguir.
term-follow = asistir|asiste|asistes
    .about = Jugar el sabor con el que se ha salido. Si lo tienes, es obligatorio; si no, vale cualquier carta.
term-box = cajas de regalo|caja de regalo|cajas|caja
    .about = Lo que da una baza: una caja, o tres si la carta ganadora es un 1. Con ocho, alguien termina la ronda.
term-group = grupos|grupo
    .about = Un tablero con uno o dos sabores. Cada ronda, un grupo es real.
term-bet = apuestas|apuesta|apostar
    .about = Adivinar cuántas cajas tendrás al final de la ronda. Acertar da puntos de victoria; fallar los quita.
term-row = filas|fila
    .about = Un nivel del marcador de cajas. Dice cuántos puntos de victoria valen esas cajas.
term-token = fichas de voto|ficha de voto|ficha doble
    .about = Suma encima de un sabor y resta debajo. Una ficha doble tiene un número distinto para cada lado.
term-start_player = jugador inicial
    .about = Apuesta y sale primero en esta ronda. La ficha pasa a la izquierda después de cada ronda.
term-leftmost = más a la izquierda
    .about = Los empates se deciden por el orden de los tableros, de almendra a chocolate: primero lo que está más a la izquierda.
term-discard = descartes|descarte
    .about = Una carta que no asiste ni es real. Nunca gana una baza.

## La lección

lesson-1 = ¡Hola! Antes de cada ronda pasas dos cartas. El arándano es tu sabor más corto, así que despréndete de él: empieza por el 6 iluminado.
lesson-2 = Ahora el arándano 1. Sin arándanos podrás jugar lo que quieras cada vez que alguien salga con arándano.
lesson-3 = Has recibido dos cartas. Ahora eliges el grupo real, los triunfos de esta ronda: tienes cinco tés verdes, así que haz real el grupo C.
lesson-4 = Tu rival ha elegido la fresa como alérgeno y apuesta por 5–7 cajas. ¿Cuántas llenarás tú? Apuesta por 3–4: si aciertas, ganas dos puntos más.
lesson-5 = Han salido con almendra. Como tienes almendra, debes asistir; al 7 no le ganas, así que suelta el 3.
lesson-6 = Arándano, y no tienes: juega lo que quieras. ¡Echa una fresa! Es el alérgeno: la baza queda contaminada y no da ninguna caja.
lesson-7 = ¿Otra vez? Fíjate: hay un 2. Un 2 vuelve inofensivo al alérgeno, así que esta baza llena una caja eches lo que eches.
lesson-8 = Ese 7 parece fuerte, pero el té verde es real y le gana. Gana con el 1: ¡un 1 ganador da tres cajas en vez de una!
lesson-9 = ¡Tres cajas! Quien gana una baza sale en la siguiente. Sal con el pistacho 7: no hay pistacho más alto.
lesson-10 = Ya van cuatro cajas, y apostaste por 3–4. A partir de ahora te conviene perder: sal con el 2 real; tu rival tiene que asistir y le gana.
lesson-11 = Sale un 1, y podrías ganarle con una carta real. Pero una quinta caja arruinaría tu apuesta: descarta la almendra 6.
lesson-12 = Con ocho cajas termina la ronda, y eso te viene bien: ahora mismo aciertas la apuesta. Descarta la almendra 1 y deja que pase.
lesson-end = Con nueve cajas tu rival gana 4 puntos, menos 1 por fallar la apuesta. Tus cuatro dan 2 y tu apuesta otros 2: ¡4 a 3 para ti! Con cuatro o cinco en la mesa, lo real y el alérgeno se votan con fichas: encima de un sabor suman, debajo restan.

## Lo que cuenta al valorar la partida

mind-points = más puntos
    .less = menos puntos
mind-near = más cerca de la meta
    .less = más lejos de la meta
mind-gained = más puntos de esta ronda
    .less = menos puntos de esta ronda
mind-start = la ficha de jugador inicial para ti
    .less = la ficha de jugador inicial para otro
finer-1 = Dos contra dos: tu pareja se sienta enfrente. Con cuatro o cinco, lo real y el alérgeno se votan con fichas. Tienes muchas fresas, así que pon ±3 encima de la fresa: ahí suma 3.
finer-2 = Las fichas están boca abajo y solo tú conoces las tuyas. Una ficha doble tiene dos valores: pon +2/−3 debajo de Earl Grey, y el grupo C de tus rivales pierde 3.
finer-3 = Un sabor admite tres fichas como mucho: arándano y Earl Grey están completos. La suma más baja será el alérgeno: pon +1/−3 debajo del pistacho, que tú no tienes.
finer-4 = El grupo B gana por 7 votos a 6 y es real; el pistacho es el alérgeno. Cada cual apuesta por su cuenta, pero el equipo tiene un solo marcador. Apuesta por 5–7, como tu pareja.
finer-5 = Va ganando la almendra 7 de tu pareja, pero un rival ha contaminado la baza con pistacho. Acude al rescate: tu almendra 2 vuelve inofensivo al alérgeno.
finer-6 = Esa caja fue para tu pareja, que ahora sale con Earl Grey, y tú no tienes. Gana al 7 con la fresa 1, que es real: ¡tres cajas!
finer-7 = Tu pareja votó por el arándano, así que tendrá alguno alto. Sal con el arándano 2: con un 2 desde el principio, ningún alérgeno contamina esta baza.
finer-8 = El pistacho llegó tarde, y la caja se llena. Tú tienes 3 cajas y tu pareja 2: no se suman, cada cual puntúa su fila. Pero todos los puntos, también los de las apuestas, van al equipo.
finer-9 = ¿No hay nadie con quien jugar? Está Emma. En vez de pasar cartas, cambias una o dos con el mazo: aparta el pistacho 4.
finer-10 = Aparta también el pistacho 6. Robas tantas cartas como apartas.
finer-11 = Emma tiene un montón de cada sabor. El grupo B es el más numeroso, así que es real; una carta descubierta hizo del arándano el alérgeno. Contra Emma hay que apostar: elige 5–7.
finer-12 = En cada ronda sales tú primero. Juega la almendra 7: Emma asiste mientras le queden cartas en ese montón, y siempre juega la de arriba.
finer-13 = Era su última almendra. Sal con la almendra 3 y mira: si Emma no puede asistir a un sabor corriente, juega uno real.
finer-14 = Ha ganado con fresa, así que sale otra vez con fresa. En su carta pone almendra 4, pero llegó oculta al montón de fresa, así que cuenta como fresa. Gánale con la fresa 6.
finer-end = Emma nunca piensa: en las reglas hay una tabla con todo lo que hace. Sus cajas puntúan como las tuyas, y si fallas la apuesta, ella gana 2 puntos. ¡Ya conoces todas las formas de jugar a Macaron!
## What is told of data that an owner has corrected

corrected-noun-face = +{ $up }/−{ $down }
corrected-noun-row =
    { $span ->
        [one] { $from ->
            [one] 1 caja
           *[other] { $from } cajas
        }
        [more] { $from } cajas o más
       *[range] { $from }–{ $until } cajas
    }
