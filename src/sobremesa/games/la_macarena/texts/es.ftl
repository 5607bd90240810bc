## El juego

game-name = La Macarena
game-about = La Macarena busca aprendiz. Baja series de cartas en los pozos, reúne cartas de los cuatro elementos y convierte los elementos en amuletos; las cartas espejo hechizan un pozo con tus macas y te dan otro turno.
game-reconstructed = Las reglas y el material son los del reglamento. Solo la duración, la edad y los límites de las partidas muy largas son nuestros: ninguna fuente pública los recoge.

## Opciones

option-goal_amulets = Objetivo
    .about = Cuántos amuletos ganan la partida: 2 con dos o tres jugadores, 1 con cuatro o cinco. Es regla de la casa que entre dos o tres podáis acordar 1 para una partida corta.
option-goal_amulets-auto = El del reglamento
option-first_seat = Quién empieza
    .about = Quién empieza la primera mano; según el reglamento, quien haya cumplido años el último. Después de cada mano empieza el siguiente por la derecha.
option-first_seat-random = Al azar
option-max_hands = Manos como máximo
    .about = Regla de la casa: la partida acaba tras este número de manos, aunque nadie haya alcanzado el objetivo.
option-goal_tie = Varios en el objetivo
    .about = Quién gana si varios alcanzáis el objetivo en la misma mano. El reglamento no dice nada, así que compartís la victoria. Con una regla de la casa gana quien conserve más monedas y, después, quien tenga la colección más grande.
option-goal_tie-shared = Compartir la victoria
option-goal_tie-coins = Ganan más monedas
option-mirror_pass = Pasar en un turno espejo
    .about = Qué ocurre con tus macas si pasas en un turno espejo. El reglamento se puede leer de dos maneras: un turno espejo es un premio, así que se quedan; o es un turno como los demás, así que vuelven a ti.
option-mirror_pass-keeps = Las macas se quedan
option-mirror_pass-loses = Las macas vuelven

## Lo que puedes elegir

verb-pass = Pasar
verb-open = Jugar en el { $well }
verb-append = Bajar { $card }
verb-stop = Terminar la serie
verb-move = Mover la maca del { $well }
verb-return = Devolver { $element }
verb-buy = Comprar { $element }

## Lo que pasa: preparación y turnos

event-element_given = { $seat } recibe una ficha de { $element } para empezar.
event-hand_began = Comienza la mano { $hand }; empieza { $seat }.
event-dealt = { $seat } recibe { $card }.
event-well_turned_up = { $card } queda a la vista como { $well }.
event-drew = { $seat } toma { $card }.
event-drawn = { $seat } toma una carta.
event-passed = { $seat } pasa.
event-macas_returned =
    { $macas ->
        [one] La maca activa de { $seat } se desactiva y vuelve a su dueño.
       *[other] Las { $macas } macas activas de { $seat } se desactivan y vuelven a su dueño.
    }
event-macas_kept =
    { $macas ->
        [one] Era un turno espejo, así que la maca activa de { $seat } se queda.
       *[other] Era un turno espejo, así que las { $macas } macas activas de { $seat } se quedan.
    }
event-opened = { $seat } juega en el { $well }.
event-laid = { $seat } baja { $card } en el { $well } ({ $link }).
event-series_ended =
    { $cards ->
        [0] { $seat } deja { $card } en el { $well }; una sola carta no aporta nada a la colección.
        [one] { $seat } deja { $card } en el { $well } y se lleva la otra carta a la colección.
       *[other] { $seat } deja { $card } en el { $well } y se lleva las otras { $cards } cartas a la colección.
    }
event-mirror_collected = { $seat } se lleva { $card }, un espejo jugado solo; el { $well } queda como estaba.
event-maca_placed = ¡Espejo! { $seat } activa una maca en el { $well }.
event-maca_moved = ¡Espejo! Todas las macas de { $seat } están activas, así que una pasa del { $well } al { $well2 }.
event-macas_stayed = ¡Espejo! Las siete macas de { $seat } ya están en el { $well } y allí se quedan.
event-mirror_turn_began = { $seat } juega un turno espejo: todos los pozos están abiertos.
event-went_out = { $seat } se queda sin cartas: termina la mano { $hand }.
event-deck_empty = El mazo está vacío: termina la mano { $hand }.

## Lo que pasa: fin de la mano

event-hand_counted =
    { $cards ->
        [0] { $seat } no tiene cartas en la mano.
        [one] { $seat } tiene { $cards } carta en la mano.
       *[other] { $seat } tiene { $cards } cartas en la mano.
    }
event-no_returns = Tras la primera mano nadie devuelve nada.
event-return_chosen = { $seat } elige devolver { $element }.
event-element_returned = { $seat } es quien más cartas tiene en la mano y devuelve { $element } a la reserva.
event-coins_returned =
    { $coins ->
        [one] { $seat } es quien más cartas tiene en la mano y, sin elementos, devuelve su única moneda.
       *[other] { $seat } es quien más cartas tiene en la mano y, sin elementos, devuelve sus { $coins } monedas.
    }
event-nothing_returned = { $seat } es quien más cartas tiene en la mano, pero no tiene elemento ni moneda que devolver.
event-card_shown = { $seat } ha reunido { $card }.
event-collection_shown =
    { $cards ->
        [0] { $seat } no ha reunido nada.
        [one] { $seat } ha reunido { $cards } carta.
       *[other] { $seat } ha reunido { $cards } cartas.
    }
event-macas_paid =
    { $macas ->
        [one] { $seat } tiene { $macas } maca activa
       *[other] { $seat } tiene { $macas } macas activas
    } y gana { $coins ->
        [one] { $coins } moneda.
       *[other] { $coins } monedas.
    }
event-largest_paid =
    { $coins ->
        [one] { $seat } tiene la colección más grande ({ $cards }) y gana { $coins } moneda.
       *[other] { $seat } tiene la colección más grande ({ $cards }) y gana { $coins } monedas.
    }
event-empty_hand_paid =
    { $coins ->
        [one] { $seat } tiene la mano vacía y gana { $coins } moneda.
       *[other] { $seat } tiene la mano vacía y gana { $coins } monedas.
    }
event-element_counted =
    { $cards ->
        [one] { $seat } tiene { $cards } carta de { $element }.
       *[other] { $seat } tiene { $cards } cartas de { $element }.
    }
event-element_won = { $seat } tiene la mayoría de { $element } y gana el elemento.
event-element_won_by_rank = { $seat } gana { $element }: tantas cartas como otro jugador, pero más altas.
event-element_tied = Nadie gana { $element }: las mejores colecciones son iguales hasta la última carta.
event-element_unclaimed = Nadie ha reunido { $element }, así que nadie gana el elemento.
event-token_taken = { $seat } toma una ficha de { $element }.
event-coin_instead =
    { $coins ->
        [one] { $seat } no necesita { $element } y gana { $coins } moneda en su lugar.
       *[other] { $seat } no necesita { $element } y gana { $coins } monedas en su lugar.
    }
event-amulet_made =
    { $amulets ->
        [one] { $seat } convierte cuatro elementos en un amuleto y ya tiene { $amulets }.
       *[other] { $seat } convierte cuatro elementos en un amuleto y ya tiene { $amulets }.
    }
event-bought =
    { $coins ->
        [one] { $seat } compra { $element } por { $coins } moneda.
       *[other] { $seat } compra { $element } por { $coins } monedas.
    }

## Lo que pasa: fin de la partida

event-goal_reached =
    { $amulets ->
        [one] { $seat } tiene { $amulets } amuleto y ha alcanzado el objetivo.
       *[other] { $seat } tiene { $amulets } amuletos y ha alcanzado el objetivo.
    }
event-goal_tie =
    { $coins ->
        [one] A { $seat } le queda { $coins } moneda
       *[other] A { $seat } le quedan { $coins } monedas
    } y tiene { $cards ->
        [one] { $cards } carta en la colección.
       *[other] { $cards } cartas en la colección.
    }
event-ranked = { $seat } acaba con { $amulets ->
        [one] { $amulets } amuleto
       *[other] { $amulets } amuletos
    }, { $tokens ->
        [one] { $tokens } elemento
       *[other] { $tokens } elementos
    } y { $coins ->
        [one] { $coins } moneda.
       *[other] { $coins } monedas.
    }
event-won = { $seat } gana y será aprendiz de la Macarena.
event-game_ended = La partida ha terminado. { $outcome }

## Lo que se te pregunta

ask-take_turn = ¿En qué pozo juegas?
    .hint = Enlaza con la carta de arriba: siguiente o anterior del elemento, mismo número o idéntica. Puedes pasar, pero en un turno normal tus macas vuelven.
ask-lay_card = ¿Qué carta sigue?
    .hint = Al terminar la serie, la última carta se queda en el pozo y te llevas las demás. Dos idénticas seguidas son un espejo.
ask-move_maca = ¿Qué maca pasa al pozo del espejo?
    .hint = Todas están activas. Con una maca en cada uno de los siete pozos ganas al instante.
ask-return_element = ¿Qué elemento devuelves?
    .hint = Eres quien más cartas tiene en la mano. Nadie ve tu elección hasta que elijan todos los que devuelven algo.
ask-buy_element = ¿Qué elemento compras?
    .hint = Cuatro monedas se cambian obligatoriamente por un elemento que todavía necesites.

## Cómo acabó la partida

outcome-goal = Se ha alcanzado el objetivo.
outcome-every_well = Una maca en cada pozo da la victoria automática.
outcome-hand_cap = Se ha jugado la última mano; gana quien más ha conseguido.

## Lo que se ve en la mesa

fact-seat = Tu sitio
fact-phase = Fase
fact-asked = A quién se pregunta
fact-hand_number = Mano
fact-max_hands = Manos como máximo
fact-goal = Amuletos para ganar
fact-starter = Empieza
fact-deck = Mazo
fact-turn = Turno
fact-colours = Macas
fact-amulets = Amuletos
fact-tokens_earth = Tierra
fact-tokens_air = Aire
fact-tokens_water = Agua
fact-tokens_fire = Fuego
fact-coins = Monedas
fact-active_macas = Macas activas
fact-hand_sizes = En la mano
fact-collection_sizes = Reunidas
fact-danger = Peligro
fact-tops = Carta de arriba
fact-heights = Cartas
fact-spells = Para ti
fact-macas_red = Macas rojas
fact-macas_yellow = Macas amarillas
fact-macas_green = Macas verdes
fact-macas_blue = Macas azules
fact-macas_violet = Macas violetas
fact-series_well = Se juega en
fact-laid = Bajadas hasta ahora
fact-last_card = Última carta
fact-last_link = Último enlace
fact-run = Elementos de este número
fact-would_collect = Te llevas si terminas ahora
fact-hand = Tu mano
fact-collection = Tu colección
fact-needs = Elementos que necesitas
fact-return_chosen = Devuelves
fact-returned = Última devolución
fact-collected = Reunidas hasta ahora
fact-played = Jugadas hasta ahora
fact-first_cards = Primera carta

## Cartas

noun-element-earth = tierra
noun-element-air = aire
noun-element-water = agua
noun-element-fire = fuego
noun-rank-a = as
noun-rank-2 = 2
noun-rank-3 = 3
noun-rank-4 = 4
noun-rank-5 = 5
noun-rank-6 = 6
noun-rank-7 = 7
noun-rank-8 = 8
noun-rank-9 = 9
noun-rank-10 = 10
noun-rank-j = J
noun-rank-q = Q
noun-rank-k = K
noun-card = { $rank } de { $element }
noun-collected = { $seat }: { $card }

## Pozos y enlaces

noun-well-0 = pozo 1
noun-well-1 = pozo 2
noun-well-2 = pozo 3
noun-well-3 = pozo 4
noun-well-4 = pozo 5
noun-well-5 = pozo 6
noun-well-6 = pozo 7
noun-link-up = escalera hacia arriba
noun-link-down = escalera hacia abajo
noun-link-same = mismo número
noun-link-mirror = espejo
noun-spell-free = libre
noun-spell-own = tuyo
noun-spell-shared = compartido
noun-spell-closed = hechizado
noun-danger-every_well = falta 1 pozo
    .about = Macas en seis pozos: un espejo en el séptimo gana la partida al instante.
noun-danger-one_element = falta 1 elemento
    .about = Falta un elemento para el amuleto que gana. Si lo gana o lo compra al acabar esta mano, la partida termina.
noun-danger-last_turn = último turno
    .about = Es la última mano y el mazo está vacío: la partida termina con este turno.
noun-danger-last_cards = últimas cartas
    .about = Apenas quedan cartas en su mano, y es la última: quien se quede sin ninguna termina la partida.

## Turnos, colores, devoluciones

noun-turn-normal = normal
noun-turn-mirror = turno espejo: todos los pozos abiertos
noun-colour-red = rojas
noun-colour-yellow = amarillas
noun-colour-green = verdes
noun-colour-blue = azules
noun-colour-violet = violetas
noun-paid_back-earth = tierra
noun-paid_back-air = aire
noun-paid_back-water = agua
noun-paid_back-fire = fuego
noun-paid_back-coins = todas las monedas
noun-phase-take_turn = un turno
noun-phase-lay_card = una serie
noun-phase-move_maca = mover una maca
noun-phase-return_element = devolver un elemento
noun-phase-buy_element = comprar un elemento

## Por qué no

why-MA-11 = Un turno es una serie en un solo pozo, y la tuya ya ha empezado.
    .stop = Has elegido este pozo: baja al menos una carta en él.
    .pass = Ya has elegido un pozo: baja una carta. Solo se pasa al empezar el turno.
why-MA-20 = No enlaza con la última carta: valdría la siguiente o anterior del elemento, el mismo número o la idéntica.
    .open = Ninguna de tus cartas enlaza con la de arriba de este pozo.
why-MA-23 = Una escalera no da la vuelta: sigue como empezó.
why-MA-24 = Este elemento ya está entre los números iguales; cada uno entra una vez.
why-MA-27 = Ahora no enlaza con ningún pozo. Puede entrar más tarde en una serie.
why-MA-28 = Solo puedes bajar cartas de tu mano.
why-MA-45 = Este pozo está hechizado; en un turno espejo estaría abierto.
    .append = Solo enlaza con pozos hechizados; en un turno espejo estarían abiertos.
why-MA-48 = Tienes la gemela de su carta, pero el pozo está hechizado; en un turno espejo estaría abierto.
    .append = Su gemela está en un pozo hechizado; en un turno espejo estaría abierto.
why-MA-49 = En este pozo no hay ninguna maca tuya.
why-MA-R21 = Este es el pozo del espejo: la maca viene aquí desde otro.
why-MA-60 = No tienes ninguna ficha de este elemento.
why-MA-77 = De este elemento ya tienes bastante. Las monedas solo compran lo que te falta.

## La mesa dibujada

table-ask_first = ¿Qué carta pones primero?
table-ask_next = Pon otra carta o termina la serie.
table-left = quedan { $cards }
table-macas_of =
    { $macas ->
        [one] { $macas } maca de { $name }
       *[other] { $macas } macas de { $name }
    }
table-hand = Mano { $hand }
table-goal =
    { $amulets ->
        [one] Objetivo: { $amulets } amuleto
       *[other] Objetivo: { $amulets } amuletos
    }
table-to_the_right = Se juega hacia la derecha
table-pass_returns =
    { $macas ->
        [one] Si pasas, tu maca vuelve a ti
       *[other] Si pasas, tus { $macas } macas vuelven a ti
    }
table-pass_keeps =
    { $macas ->
        [one] Si pasas, tu maca se queda
       *[other] Si pasas, tus { $macas } macas se quedan
    }
table-opened = Juegas en el { $well }
table-lays = { $name } juega en el { $well }
table-stop_now =
    { $cards ->
        [0] Si paras: { $card } se queda y no te llevas nada
       *[other] Si paras: { $card } se queda y te llevas { $cards }
    }
table-on_well = pozo
table-collected = tuya
table-stays = se queda
table-sort_element = Por elemento
table-sort_rank = Por número
table-needed = te falta
table-mirror = ¡Espejo!
table-mirror_turn = Turno espejo: todos los pozos están abiertos
table-hand_over = Termina la mano { $hand }
table-row_returns = Devuelve
table-row_macas = Macas activas
table-row_largest = Colección más grande
table-row_empty_hand = Mano vacía
table-row_exchange = Cambia
table-tale_hands = Elementos ganados y devueltos, y amuletos hechos
table-tale_hand = Mano
table-tale_amulet = Amuleto hecho
table-tale_mirrors = Sala de espejos: { $number } turnos espejo seguidos ({ $names }).
table-tale_series = Serie más larga: { $number } cartas ({ $names }).
table-tale_returned = El pase más caro: { $number } macas volvieron a casa a la vez ({ $names }).
table-tale_collection = Mayor colección: { $number } cartas en una mano ({ $names }).
table-tale_narrow = Por los pelos: { $names } ganó { $element } solo por tener cartas más altas.

## El glosario

term-well = pozos|pozo
    .about = Uno de siete montones a la vista. Se juega sobre la carta de arriba; lo de abajo queda fuera de juego hasta el fin de la mano.
term-series = serie
    .about = Las cartas que bajas en un pozo en un turno, cada una enlazada con la anterior. La última se queda en el pozo y las demás van a tu colección.
term-linked = enlaza con|enlazar
    .about = Una carta enlaza si es la siguiente o la anterior del mismo elemento, el mismo número de otro elemento o la carta idéntica.
term-ladder = escalera hacia arriba|escalera hacia abajo|escaleras|escalera
    .about = Cartas de un elemento, siempre subiendo o siempre bajando de uno en uno. El rey (K) y el as son vecinos; una escalera no cambia de sentido.
term-same_number = mismo número
    .about = Cartas del mismo número y de elementos distintos, cuatro como mucho. Después puede seguir una escalera.
term-mirror = espejo
    .about = Dos cartas idénticas seguidas. Cierran la serie, activan una de tus macas en el pozo y te dan un turno espejo.
term-mirror_turn = turno espejo
    .about = Un turno extra, enseguida. Tomas una carta como siempre y puedes jugar en cualquier pozo, también en uno hechizado.
term-maca = macas activas|maca activa|macas|maca
    .about = Cada jugador tiene siete. Un espejo pone una en su pozo, activa hasta que vuelva porque pasas; al fin de la mano da una moneda.
term-bewitched = hechizado
    .about = Un pozo con macas de otros y ninguna tuya: cerrado para ti, salvo en un turno espejo.
term-collection = colección más grande|colecciones|colección
    .about = Tu montón boca abajo. Al fin de la mano, quien tiene más cartas de un elemento lo gana.
term-element = elementos|elemento
    .about = Tierra, aire, agua y fuego: los palos de las cartas y las fichas que ganas. Cuatro fichas distintas se convierten en un amuleto.
term-amulet = amuletos|amuleto
    .about = Se hace con cuatro elementos distintos. Con dos o tres jugadores ganan dos; con más, uno.
term-coin = monedas|moneda
    .about = Por cada maca activa, por la colección más grande y por la mano vacía. Cuatro se cambian por un elemento que necesites.
term-pass = Si pasas|pasar
    .about = No jugar ninguna carta. Siempre se puede, pero en un turno normal todas tus macas vuelven a ti.
term-hand_round = primera mano|termina la mano
    .about = Una mano es una ronda. Acaba cuando alguien se queda sin cartas o tras el turno en que se toma la última carta del mazo.
term-apprentice = aprendiz de la Macarena|aprendiz
    .about = La Macarena busca aprendiz. Elige a quien alcanza antes el objetivo.

## La lección

lesson-1 = ¡Hola, aprendiz! Reúne cartas para ganar elementos: cuatro distintos dan un amuleto. Ganan dos amuletos, o uno si sois cuatro o cinco. Ya has tomado una carta; ahora juega en el pozo iluminado.
lesson-2 = Tu carta debe enlazar con la de arriba, el 6 de tierra. Una escalera sube o baja uno en el mismo elemento: baja tu 7 de tierra.
lesson-3 = La escalera sigue: 8 de tierra. Cuanto más larga la serie, mejor: solo la última carta se queda en el pozo. Las demás son para ti.
lesson-4 = No encaja nada más, así que termina la serie. El 8 se queda en el pozo y el 7 va a tu colección. Una sola carta no te habría dado nada.
lesson-5 = ¡Una segunda K de agua sobre la K de agua era un espejo! Tu rival ganó una maca, que te cierra ese pozo, y otro turno. Tú también puedes: juega en el 3 de aire.
lesson-6 = Además de escaleras vale el mismo número: un 3 encaja con el 3 de otro elemento. Baja un 3 de fuego. ¡Tienes dos!
lesson-7 = ¡Ahora su gemela! Dos cartas idénticas seguidas son un espejo: cierra la serie, te da una maca y un turno espejo.
lesson-8 = Tu maca cierra ese pozo a los demás y dará una moneda. En un turno espejo todos los pozos están abiertos, también el hechizado: juega en el as de agua.
lesson-9 = Otra vez el mismo número: tu as de aire encaja con el as de agua. Las cartas altas son buenas: deciden los empates, y nada supera a un as.
lesson-10 = Puedes combinar enlaces: ahora, una escalera. K, as y 2 son vecinos, así que sube hasta el 2 de aire. De este modo te llevas el as.
lesson-11 = Termina la serie. En cualquier turno podrías pasar, pero en uno normal tus macas volverían a ti. Una sola carta basta para que sigan activas.
lesson-end = Quince cartas en una serie: tu rival se queda sin ninguna y termina la mano. En aire tu as supera al 10 y lo ganas; en tierra estáis igualados y no lo gana nadie. Tu maca da una moneda; cuatro compran un elemento. ¡Bien jugado!

## Lo que cuenta al valorar la partida

mind-amulets = más amuletos
    .less = menos amuletos
mind-kinds = más elementos distintos
    .less = menos elementos distintos
mind-near = solo falta un elemento para el amuleto
    .less = falta más de un elemento para el amuleto
mind-spare = más elementos de sobra
    .less = menos elementos de sobra
mind-coins = más monedas
    .less = menos monedas
mind-leads = por delante en más elementos
    .less = por delante en menos elementos
mind-wells = tus macas en más pozos
    .less = tus macas en menos pozos
mind-hand = más cartas en la mano
    .less = menos cartas en la mano
mind-start = empiezas tú la mano
    .less = otro empieza la mano
mind-prizes = más elementos al alcance en esta mano
    .less = menos elementos al alcance en esta mano
finer-1 = Tus siete macas están activas, y solo el pozo 2 no tiene ninguna tuya. El pozo 4 es compartido: hay macas de los dos, así que ambos podéis jugar en él. Juega en el pozo 4.
finer-2 = Encaja el mismo número: baja el 7 de tierra sobre el 7 de fuego.
finer-3 = Termina la serie. Una sola carta no da nada, pero un turno normal con una carta mantiene activas todas tus macas. Si pasaras, volverían las siete.
finer-4 = Mira lo que has tomado: ¡otro 7 de tierra! Tu rival ha dejado ahí el 7 de tierra, así que juega de nuevo en el pozo 4.
finer-5 = Baja el 7 de tierra sobre el 7 de tierra: un espejo. La carta va a tu colección y el pozo queda como estaba.
finer-6 = Un espejo trae una maca, pero las siete están en pozos. Entonces una se traslada aquí: tómala del pozo 6, donde tienes dos.
finer-7 = Ganas igualmente un turno espejo, y en él todos los pozos están abiertos. Juega en el pozo 2, que tu rival te tenía cerrado.
finer-8 = Una escalera: baja tu K de agua sobre la Q de agua. ¡Tienes dos K!
finer-9 = Y su gemela, la otra K de agua: con dos cartas iguales de tu mano haces un espejo en cualquier sitio.
finer-10 = Otra vez tiene que trasladarse una maca. Tómala del pozo 4, donde tienes dos: así hay una tuya en cada uno de los siete pozos.
finer-11 = Una maca en cada pozo gana la partida en el acto, sin contar amuletos. Es raro; casi siempre decide el final de una mano. Vamos a verlo.
finer-12 = Tu rival se ha quedado sin cartas y tú eres quien más tiene en la mano: desde la segunda mano, eso cuesta un elemento. Devuelve tierra: con tres cartas de tierra en tu colección la recuperarás.
finer-13 = Has ganado tierra, agua y fuego, y con el aire eso dio un amuleto. Cinco macas te dieron 5 monedas, así que tienes 8: cuatro se cambian por un elemento que necesites. Compra tierra.
finer-14 = Quedan cuatro monedas, así que compras otra vez. Fuego y tierra ya tienes: toma aire.
finer-end = Un amuleto y tres elementos para el segundo: solo falta agua. Un elemento que no necesitas daría una moneda en su lugar. Empieza la tercera mano. ¡Ya conoces todos los secretos de los pozos!
