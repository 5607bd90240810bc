## El juego

game-name = AntaYagí
game-about = ¡Te damos la bienvenida a la ciudad de los mil sombreros! Sujetas tus cartas del revés: toda la mesa ve tus objetos menos tú. Elige con quién intercambiar, dejad una carta cada cual y consigue antes que nadie los puntos necesarios.
game-reconstructed = Las reglas son las del reglamento. Cuántas cartas muestran cada objeto y cada dorso está reconstruido: ninguna fuente pública lo recoge.

## Opciones

option-max_turns = Máximo de turnos
    .about = Si nadie ha ganado tras estos turnos, gana quien esté más cerca de sus puntos necesarios. Casi ninguna partida llega tan lejos.
option-first_seat = Jugador inicial
    .about = Quién juega el primer turno. En la caja es la persona con más bolsillos.
option-first_seat-random = Al azar
option-memory_aid = Ayuda para la memoria
    .about = Sin ayuda, como en el juego impreso: ves únicamente el lado que tienes delante y no se dice a quién se pregunta por un sabotaje. Con ayuda, las cartas muestran también el lado que solo puedes recordar.
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
    .turned = { $seat } recibe al repartir { $object }, { $facing }.
    .unseen = { $seat } recibe al repartir una carta, { $facing }.
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
    .turned = { $seat } voltea una carta: queda { $facing }.
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
    .turned = { $seat } roba { $object }, { $facing }.
    .unseen = { $seat } roba una carta, { $facing }.
event-reshuffled =
    { $cards ->
        [one] El mazo de robo se agota: la { $cards } carta de la pila de descartes forma el nuevo.
       *[other] El mazo de robo se agota: las { $cards } cartas de la pila de descartes se barajan y forman el nuevo.
    }
event-won = ¡Gana { $seat }!
event-game_ended = La partida ha terminado. { $outcome }

## Lo que se te pregunta

ask-choose_partner = ¿Con quién quieres hacer el intercambio?
    .hint = Recibes lo que deje la otra persona, cuyos objetos ves; lo que das solo lo intuyes por los reversos.
ask-commit_card = ¿Qué carta de tu mano ofreces?
    .hint = Las dos cartas se revelan a la vez. Si muestran el mismo objeto, el intercambio se cancela.
ask-play_sabotage = ¿Saboteas?
    .hint = Un número impar de sabotajes cancela el intercambio; uno par lo deja seguir. El objeto de tu carta no hace nada.
ask-take_card = ¿Qué carta coges con la Piruleta Musical?
    .hint = La coges de la mano de la persona con la que has intercambiado. Va a tu zona y su efecto se aplica enseguida.
ask-feed_t_rex = ¿Qué se come tu T-Rex?
    .hint = El T-Rex y una carta comestible de tu zona se descartan juntos.

## Por qué no

why-AY-25 = No puedes intercambiar contigo. Elige a otra persona.
why-AY-27 = Hay que intercambiar: quien tiene el turno elige a alguien, y ambos ponen una carta.
why-AY-34 = Ahora solo se puede jugar una carta con Sabotaje en el reverso.
why-AY-50 = El efecto de un objeto se cumple hasta el final. No se puede omitir.
why-AY-72 = Tu T-Rex come de tu propia zona, y esto no está allí.
why-AY-R19 = A esta persona no le queda ninguna carta que intercambiar.

## Cómo ha terminado la partida

outcome-goal = Se han conseguido los puntos necesarios.
outcome-goal_by_both = Los dos han conseguido los puntos necesarios; gana el jugador elegido.
outcome-turn_cap = Se ha jugado el último turno; gana quien esté más cerca de sus puntos necesarios.

## Lo que se ve en la mesa

fact-seat = Tu sitio
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
fact-danger = Cuidado
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
    .about = 1 punto. No hace nada más.
noun-object-hat = Sombrero
    .about = 1 punto. Quien lo recibe da la vuelta a todas las cartas de su mano.
noun-object-lollipop = Piruleta Musical
    .about = 1 punto, comestible. Quien la recibe coge una carta de la mano de la otra persona, y su efecto se aplica enseguida.
noun-object-muffin = Muffin
    .about = 1 punto, comestible. Quien lo recibe descarta toda su mano.
noun-object-t_rex = T-Rex
    .about = 1 punto. En cuanto hay algo comestible en la misma zona, se come una de esas cartas y ambas se descartan.
noun-object-bone = Hueso
    .about = 1 punto, comestible. No hace nada más.
noun-object-toxic_waste = Residuos Tóxicos
    .about = 1 punto, pero su dueño necesita un punto más para ganar.
noun-object-fish = Pez
    .about = Comestible. 2 puntos junto a Residuos Tóxicos; sin ellos se descarta.
noun-object-wandering_mage = Mago Errante
    .about = Sin puntos. Cada cual se queda con su propia carta; el Mago se descarta.
noun-object-empty_box = Caja Vacía
    .about = Sin puntos ni efecto. Se descarta.
noun-object-unknown = ?
    .about = No has visto este objeto.

## Reversos y cartas

noun-back-sabotage = Sabotaje
    .about = Se puede jugar de la mano: cancela el intercambio o el último sabotaje.
noun-back-small_hat = Sombrero Pequeño
    .about = Al robarla se sujeta al revés: solo su dueño ve el objeto.
noun-back-treasure_t_rex = Tesoro y T-Rex
    .about = Su objeto es un Tesoro o un T-Rex.
noun-back-plain = sin icono
    .about = No dice nada del objeto.
noun-back-unknown = ?
    .about = La mesa no te muestra este lado de la carta.
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
noun-danger-one_point = a un punto de ganar
    .about = Un punto más al final de un intercambio, y gana.
noun-danger-last_turn = va por delante en el último turno
    .about = Es el último turno. Tal como están las cosas, gana.
noun-zone_place = { $owner }, carta { $place }

## La mesa dibujada

table-turn = Turno { $turn }
table-phase_partner = elegir con quién
table-phase_cards = elegir cartas
table-phase_sabotage = hora del sabotaje
table-phase_take = Piruleta Musical
table-phase_feed = T-Rex
table-phase_effects = efectos
table-role_active = ofrece
table-role_partner = elegido
table-zone = Zona
table-hand = Mano, tal como la ves
table-raised = más alto por los Residuos Tóxicos
table-only_you = solo tú la ves
table-hidden = oculta
table-inward = hacia dentro
table-remembered = recuerdas: { $side }
table-about_target = Gana quien tenga { $target } puntos tras un intercambio. Si los dos llegan a la vez, gana el jugador elegido.
table-about_raised = Hay Residuos Tóxicos en la zona: aquí hacen falta { $target } puntos. Si los dos llegan a la vez, gana el jugador elegido.
table-about_zone = Lo ganado queda aquí, a la vista de todos. Solo cuentan estas cartas.
table-about_window = Cada sabotaje da la vuelta al resultado: uno cancela el intercambio, otro lo recupera. Termina cuando todos pasan.
table-about_only_you = Esta carta mira hacia ti: tú ves el objeto y los demás ven el reverso.
table-about_hidden = Esta carta mira hacia quien la tiene: tú solo ves el reverso.
table-about_inward = Esta carta mira hacia quien la tiene; los demás solo ven el reverso.
table-chosen_card = tu elección
table-joke = Tus cartas miran a los demás: ven los dibujos y tú ves los reversos. Solo las cartas con banda violeta miran hacia ti.
table-deck = Mazo { $cards }
table-pile = Descartes { $cards }
table-see_all = ver todo
table-with_whom = ¿Con quién?
table-offers = { $name } ofrece
table-choosing = { $name } está eligiendo
table-sealed = { $name } ya ha elegido
table-gives = { $name } da
table-gave = { $name } ha dado
table-stamp_stands = En pie
table-stamp_cancelled = Cancelado
table-so_far = por ahora
table-yours_stands = el tuyo lo cancelaría
table-yours_cancelled = el tuyo lo recuperaría
table-last = La última vez
table-take_from = Cartas de { $name }
table-feed = Tu zona
table-cards = Las cartas
table-unseen = Qué puede haber tras los reversos
table-earlier = En manos desde antes de barajar de nuevo
table-objects = Los objetos
table-gone = { $cards } en descartes
table-one_winner = En este juego gana una sola persona. Las demás comparten el segundo puesto, tengan los puntos que tengan.
table-tale_rounds = Puntos ganados y perdidos
table-tale_duel = Intercambio más disputado: { $number } sabotajes, uno sobre otro.
table-tale_haul = Mejor botín: { $number } puntos en un solo turno ({ $names }).
table-tale_meal = En la zona de { $names }, un T-Rex se comió lo que tenía al lado: { $object }.
table-tale_meals = Los T-Rex se dieron { $number } banquetes.
table-tale_taken = Turno más dulce: { $number } cartas cogidas con Piruletas Musicales ({ $names }).
table-tale_sabotages = Mayor afán saboteador: { $names }, { $number } sabotajes.
table-tale_same = Dos mentes, una idea: se ofreció lo mismo por los dos lados, { $object }.
table-tale_thrown = El Muffin más caro: { $number } cartas de la mano, de un bocado ({ $names }).

## El glosario

term-exchange = intercambios|intercambio
    .about = Quien tiene el turno y el jugador elegido dejan una carta cada cual y las revelan a la vez. Cada cual recibe la del otro.
term-partner = jugador elegido|la otra persona
    .about = Con quien intercambia quien tiene el turno; nadie puede negarse. Si los dos llegan a sus puntos, gana el jugador elegido.
term-back = reversos
    .about = El lado de AntaYagí de una carta. De casi todas las tuyas solo ves este lado; su icono es tu única pista.
term-facing = con el objeto hacia los demás|con el objeto hacia su dueño|del derecho
    .about = Las cartas se sujetan con el objeto hacia los demás. Si una mira hacia su dueño, solo él ve el objeto.
term-hint = Tesoro y T-Rex
    .about = Un reverso con dos dibujos: el objeto es uno de los dos, un Tesoro o un T-Rex.
term-small_hat = Sombrero Pequeño
    .about = Una carta con este reverso se sujeta al revés que las demás: su dueño ve el objeto y los otros no.
term-sabotage = sabotajes|sabotaje|saboteas|sabotea
    .about = Un reverso. Cuando se revelan dos objetos distintos, se puede jugar de la mano para cancelar el intercambio u otro sabotaje.
term-zone = zona de juego|zona
    .about = Donde quedan a la vista los objetos que has conseguido. Sus puntos son los tuyos.
term-target = puntos necesarios
    .about = Los puntos que te hacen ganar: 5 con tres o cuatro jugadores, 4 con más, y uno más si tienes Residuos Tóxicos.
term-edible = comestible
    .about = Piruleta Musical, Muffin, Hueso y Pez. Un T-Rex de la misma zona se come una de estas cartas.
term-hat = Sombrero
    .about = 1 punto. Quien lo recibe da la vuelta a todas las cartas de su mano y así ve lo que no conocía.
term-lollipop = Piruleta Musical|Piruleta
    .about = 1 punto, comestible. Quien la recibe coge una carta de la mano de la otra persona, y su efecto se aplica enseguida.
term-muffin = Muffin
    .about = 1 punto, comestible. Quien lo recibe descarta toda su mano.
term-t_rex = T-Rex
    .about = 1 punto, hasta que haya algo comestible en la misma zona: entonces se come una de esas cartas y ambas se descartan.
term-toxic_waste = Residuos Tóxicos
    .about = 1 punto, pero su dueño necesita un punto más para ganar. Con ellos un Pez vale 2 puntos.
term-mage = Mago Errante
    .about = Sin puntos. Cada cual recibe la carta que ha revelado y el Mago se descarta.

## La lección

lesson-1 = ¡Hola! Ves los objetos de toda la mesa menos los tuyos. Se gana con 5 puntos, que consigues con intercambios: los tres objetos de Luz valen un punto. Elige a Luz.
lesson-2 = De tus cartas ves los reversos. Solo la del Sombrero Pequeño mira hacia ti: una Caja Vacía, que no vale nada. ¡Perfecta para regalarla!
lesson-3 = ¡Un Tesoro por una caja vacía! Tienes un Sabotaje, por eso se te pregunta si cancelas este intercambio. Claro que no: pasa.
lesson-4 = ¡Un punto! Ahora intercambian los demás, y cada cual ganaría otro. Juega tu Sabotaje: el intercambio se cancela y todas las cartas se descartan.
lesson-5 = Kurt te elige y no puedes negarte. Tesoro o T-Rex, tu primera carta vale un punto: guárdala. Los reversos sin icono no dicen nada: ofrece la última.
lesson-6 = ¡Qué suerte: una Caja Vacía por una Piruleta Musical! Con ella coges además una carta de Kurt. Coge el Sombrero: un punto, y da la vuelta a tu mano.
lesson-7 = 3 puntos, y ahora ves tu Tesoro y tu Sombrero. Luz muestra un T-Rex, que se comería tu Piruleta. Por eso elige esta vez a Kurt.
lesson-8 = Dos objetos iguales cancelan el intercambio, y Kurt también tiene un Tesoro. Tu Sombrero solo le ayudaría. Ofrece la carta que no conoces.
lesson-9 = Eran Residuos Tóxicos: ahora Kurt necesita 6 puntos. El Muffin te dio un punto y te quitó la mano. Te elige Luz, que no tiene ningún Hueso: ofrece el tuyo.
lesson-10 = Otra Piruleta: ¡5 puntos! Pero un T-Rex se comería una de tus cartas y se iría con ella: te quedarían 4. Así que coge el Muffin.
lesson-end = 6 puntos: ¡ganas! Elige bien con quién, imagina qué hay tras tus reversos y guarda un Sabotaje. Y ojo: si los dos llegan a sus puntos, gana el jugador elegido.

## La lección sobre los detalles

finer-1 = Cuidado: Luz tiene 5 puntos y gana con 6. Pero tiene tres T-Rex en la mano y no los ve. ¡Elige a Luz!
finer-2 = Tu segunda carta mira hacia ti: es un Mago Errante. ¡Ofrécela! Con un Mago cada cual se queda con su propia carta, así que ningún T-Rex se acerca a tu Muffin.
finer-3 = Luz ha tenido que quedarse con el T-Rex, que se ha comido el Hueso: 4 puntos en vez de 5. El Mago no vale nada y se descarta.
finer-4 = Otra mesa. Tienes Residuos Tóxicos: necesitas 6 puntos, pero cada Pez que recibas vale 2. Luz muestra uno, y además una Piruleta: elige a Luz.
finer-5 = Los Residuos Tóxicos también son un regalo envenenado. Ofrece tu segunda carta, que mira hacia ti: Luz gana un punto, pero necesitará 6.
finer-6 = ¡La Piruleta! Con ella coges una carta de Luz: coge el Pez, que está iluminado. Sin Residuos Tóxicos en tu zona no valdría nada.
finer-7 = Tu T-Rex estaba al acecho: en cuanto hay comida, se come una carta y se va con ella. Tú eliges cuál: dale la Piruleta Musical, que el Pez vale más.
finer-8 = 3 puntos: los Residuos Tóxicos y un Pez. Un T-Rex sin comida espera y cuenta su punto; los Tesoros, los Sombreros y los Residuos Tóxicos no los toca.
finer-9 = La última mesa. Tienes 4 puntos, necesitas 6 y no tienes ningún T-Rex: ¡con un Pez ganas! Kurt muestra uno, así que elige a Kurt.
finer-10 = Ofrece tu segunda carta, la Caja Vacía. Guarda el Sabotaje en la mano: una carta ofrecida en un intercambio ya no sirve para sabotear.
finer-11 = ¡Es el Pez! Se te pregunta antes que a nadie si saboteas. Pasa y espera: si alguien juega un sabotaje, se te volverá a preguntar.
finer-12 = Luz sabotea y, de momento, el intercambio queda cancelado. Pero un sabotaje también se puede sabotear: juega la carta iluminada y el intercambio sigue en pie.
finer-end = 6 puntos: ¡ganas! Cada sabotaje da la vuelta al resultado: con dos, el intercambio sigue; un tercero lo habría cancelado. Sus objetos no hacen nada, ni siquiera un Mago.

## Lo que cuenta al valorar la partida

mind-points = más puntos
    .less = menos puntos
mind-near = más cerca del objetivo
    .less = más lejos del objetivo
mind-sabotages = más sabotajes en la mano
    .less = menos sabotajes en la mano
mind-raised = un objetivo más alto
    .less = ningún objetivo más alto
mind-eaters = más T-Rex al acecho
    .less = menos T-Rex al acecho
mind-food = más comida que pueden devorar
    .less = menos comida que pueden devorar
mind-turn = tu turno llega antes
    .less = tu turno llega después
mind-finish = puedes terminar en este turno
    .less = no hace falta terminar en este turno
mind-soon = puedes terminar pronto
    .less = no hace falta terminar pronto
mind-watched = más rivales que podrían sabotear el último punto
    .less = menos rivales que podrían sabotear el último punto
mind-defended = más sabotajes para defender el último punto
    .less = menos sabotajes para defender el último punto
mind-chosen = puedes terminar cuando otro te elija
    .less = no hace falta terminar cuando otro te elija
mind-served = más cartas útiles en otras manos
    .less = menos cartas útiles en otras manos
