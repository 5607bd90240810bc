## El juego

game-name = Macao
game-about = Vientos y oro: Macao en el siglo XVII. Planea tus cubos de acción en la rosa de los vientos, ocupa cargos, toma posesión de los barrios de la ciudad, lleva mercancías a Europa y convierte el oro en prestigio. Doce rondas, y lo que hoy no prevés mañana te faltará.
game-reconstructed = Las reglas son las del reglamento. El mapa y casi todo lo que dicen las cartas está reconstruido: ninguna fuente pública lo recoge.

## Opciones

option-wall_stack = Discos en la muralla
    .about = En qué orden están apilados los discos en la muralla al empezar. El de arriba elige primero en cada ronda y el último antes de la primera.
option-wall_stack-random = Al azar
option-wall_stack-seat = Por sitios, el primero arriba
option-dice = Elección de los dados
    .about = A la vez: cada cual elige sus dos dados al mismo tiempo, y nadie ve los de otro hasta que todos han elegido. En orden: uno tras otro según el orden de la muralla, a la vista. El reglamento permite ambas cosas; cualquiera puede exigir el orden de la muralla.
option-dice-together = A la vez, sin ver
option-dice-in_order = Uno tras otro, en el orden de la muralla

## Lo que puedes elegir

verb-sail = Navegar a { $space }
verb-deliver = Entregar en { $space }
verb-wall = Avanzar un paso en la muralla
verb-wall_credit = Usar un paso de muralla gratis
verb-tribute = Adquirir prestigio por el tributo
verb-joker = Usar una ficha comodín por { $joker_use }
verb-pass = Pasar
verb-pay = Pagar un cubo de color { $colour }
verb-gain = Tomar un cubo de color { $colour }
verb-die = Elegir el dado de color { $colour }
verb-no_die = No elegir un tercer dado
verb-shift = Girar el dado de color { $colour } uno { $shift }
verb-no_shift = No cambiar ningún dado
verb-joker_half = Usar la misma ficha por { $joker_use }
verb-pay_good = Renunciar a { $good }
verb-place = Colocar { $colour }
verb-skip = No tomar ninguna carta
verb-use = Usar { $card }
verb-quarter = Tomar el { $quarter }
verb-activate = Activar { $card }
verb-take = Tomar { $card }
verb-discard = Descartar { $card }
verb-quarter_without = Tomar el { $quarter } sin { $colour }
verb-activate_without = Activar { $card } sin { $colour }
verb-quarter_without_two = Tomar el { $quarter } sin { $pair }

## Lo que ocurre

event-revealed = Se descubre { $card }.
event-taken = { $seat } toma { $card }.
event-taken_from_pile = { $seat } toma { $card } de la pila de descarte.
event-draft_declined = { $seat } no toma ninguna carta.
event-discarded = { $card } va a la pila de descarte.
event-cubes_placed =
    { $seat } coloca { $cubes ->
        [one] { $cubes } cubo de color { $colour }
       *[other] { $cubes } cubos de color { $colour }
    } en la { $slot }.
event-round_began = Comienza la ronda { $round }.
event-tribute_set =
    El tributo: { $gold ->
        [one] { $gold } moneda de oro
       *[other] { $gold } monedas de oro
    } por { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }.
event-removed = Se retira { $card }.
event-shed = { $seat } tiene demasiadas cartas y descarta { $card }.
event-punished = { $seat } recibe un marcador de castigo: { $reason }.
event-rolled = El dado de color { $colour } muestra { $face }.
event-turned_down = El dado de color { $colour } se gira de { $face } a { $face2 }.
event-die_chosen = { $seat } elige el dado de color { $colour } con un { $face }.
event-die_sealed = { $seat } elige el dado de color { $colour } con un { $face }, sin que los demás lo vean.
event-third_declined = { $seat } no elige un tercer dado.
event-shifted = { $seat } gira para sí el dado de color { $colour } a { $face }.
event-shift_declined = { $seat } no cambia ningún dado.
event-roses_turned = Giran todas las rosas de los vientos.
event-turn_began = Comienza el turno de { $seat }.
event-activated = { $seat } activa { $card }.
event-cube_spared = { $seat } se ahorra un cubo de color { $colour }.
event-cube_bought =
    { $seat } paga { $gold ->
        [one] { $gold } moneda de oro
       *[other] { $gold } monedas de oro
    } en lugar de un cubo de color { $colour }.
event-quarter_taken = { $seat } toma el { $quarter } ({ $tile }).
event-wall_chosen =
    { $seat } avanza en la muralla por { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }.
event-wall_stepped = { $seat } avanza a la casilla { $wall_space } de la muralla.
event-wall_stepped_free = { $seat } usa un paso de muralla gratis y avanza a la casilla { $wall_space }.
event-sail_chosen = { $seat } pone rumbo a { $space }.
event-sailed = { $seat } navega a { $space }.
event-sailed_free = { $seat } usa un paso de barco gratis y navega a { $space }.
event-delivered =
    { $seat } entrega { $good } en { $space } y gana { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }.
event-tribute_paid =
    { $seat } paga { $gold ->
        [one] { $gold } moneda de oro
       *[other] { $gold } monedas de oro
    } de tributo y gana { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }.
event-card_used = { $seat } usa { $card }.
event-joker_used = { $seat } usa una ficha comodín por { $joker_use }.
event-joker_doubled = { $seat } usa la misma ficha otra vez, por { $joker_use }.
event-cubes_paid =
    { $seat } paga { $cubes ->
        [one] { $cubes } cubo de color { $colour }
       *[other] { $cubes } cubos de color { $colour }
    }.
event-gold_paid =
    { $seat } paga { $gold ->
        [one] { $gold } moneda de oro
       *[other] { $gold } monedas de oro
    }.
event-good_paid = { $seat } renuncia a { $good }; la ficha sale del juego.
event-cube_gained = { $seat } toma un cubo de color { $colour }.
event-gave_cubes =
    { $seat } obtiene { $cubes ->
        [one] { $cubes } cubo de color { $colour }
       *[other] { $cubes } cubos de color { $colour }
    } con { $card }.
event-gave_gold =
    { $seat } obtiene { $gold ->
        [one] { $gold } moneda de oro
       *[other] { $gold } monedas de oro
    } con { $card }.
event-gave_points =
    { $seat } obtiene { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    } con { $card }.
event-gave_ship =
    { $seat } obtiene { $credits ->
        [one] { $credits } paso de barco gratis
       *[other] { $credits } pasos de barco gratis
    } con { $card }.
event-gave_wall =
    { $seat } obtiene { $credits ->
        [one] { $credits } paso de muralla gratis
       *[other] { $credits } pasos de muralla gratis
    } con { $card }.
event-unpunished =
    { $card } libra a { $seat } de { $markers ->
        [one] { $markers } marcador de castigo
       *[other] { $markers } marcadores de castigo
    }.
event-passed = { $seat } pasa.
event-lapsed =
    { $seat } devuelve { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    } sin usar.
event-punish_scored =
    { $seat } tiene { $markers ->
        [one] { $markers } marcador de castigo
       *[other] { $markers } marcadores de castigo
    } y pierde { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }.
event-card_scored =
    Al final, { $card } da a { $seat } { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }.
event-city_scored =
    La cadena más larga de { $seat } tiene { $markers ->
        [one] { $markers } marcador
       *[other] { $markers } marcadores
    } y da { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }.
event-final_score =
    { $seat } termina con { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }.
event-game_ended = La partida ha terminado. { $outcome }

## Lo que se te pregunta

ask-setup_card = Elige tu primera carta.
    .hint = Va a tu tablero personal hasta que pagues sus cubos. Si nunca la activas, te cuesta 3 puntos al final.
ask-setup_cube1 = ¿Qué color colocas en la casilla 1?
    .hint = 1 cubo de cualquier color: llega a la flecha en la primera ronda.
ask-setup_cube2 = ¿Qué color colocas en la casilla 2?
    .hint = 2 cubos de un color: llegan a la flecha en la segunda ronda.
ask-draft = Toma una carta.
    .hint = Va a tu tablero personal, donde caben 5 cartas; una más te cuesta un marcador de castigo.
ask-overflow = Descarta una carta.
    .hint = No caben todas en tu tablero personal; también puedes descartar la nueva.
ask-choose_dice = Elige dos dados.
    .hint = Un dado con n da n cubos, n giros de la rosa después. Una flecha vacía cuesta un marcador de castigo. Nadie ve tus dados hasta que todos han elegido.
ask-die_first = Elige tu primer dado.
    .hint = Un dado con n da n cubos, n giros de la rosa después. Una flecha vacía cuesta un marcador de castigo.
ask-die_second = Elige tu segundo dado.
    .hint = Ha de ser otro dado; los demás pueden elegir los mismos.
ask-die_third = ¿Eliges un tercer dado?
    .hint = Solo un dado que muestre un 1.
ask-die_shift = ¿Cambias uno de tus dados?
    .hint = Uno arriba o abajo, solo para ti; el número de cubos y la casilla cambian con él.
ask-take_action = ¿Qué haces?
    .hint = Un barrio, un avance de muralla y un tributo por ronda. Los cubos sin usar se pierden.
ask-pay_cube = ¿Qué cubo pagas?
    .hint = Vale cualquier color de tu reserva.
ask-pay_good = ¿A qué mercancía renuncias?
    .hint = La ficha sale del juego; su espacio en el puerto queda libre.
ask-gain_colour = ¿Qué color tomas?
    .hint = El cubo va de inmediato a tu reserva.
ask-joker_half = ¿Qué más te da la ficha?
    .hint = Cuenta doble: elige otra vez, oro o un cubo.

## Por qué no

why-MO-9 = Este cargo no llega hasta su ronda.
why-MO-12 = Hay que tomar una carta; solo con el Holgazán puedes renunciar.
    .take = Esta carta ya tiene dueño. Elige una de la oferta.
    .activate = Esta carta está en el tablero de otra persona.
    .discard = Esta carta está en el tablero de otra persona; descarta una de las tuyas.
why-MO-13 = Esta carta está descartada.
why-MO-15 = Solo con el Bibliotecario activo puedes tomar una carta de la pila de descarte.
why-MO-17 = Descartas una carta tuya, no una de la oferta.
why-MO-22 = Ya has elegido este dado. Elige otro.
why-MO-25 = El tercer dado ha de mostrar un 1.
why-MO-26 = Solo un dado que hayas elegido, uno arriba o abajo, entre 1 y el número máximo de la ronda.
why-MO-29 = No tienes ningún cubo de este color en la flecha.
    .sail = Cada paso del barco cuesta un cubo, y en tu flecha no hay ninguno.
why-MO-34 = No puedes pagar lo que pide esta carta.
why-MO-37 = Los cubos de tu flecha no alcanzan para esta carta.
why-MO-41 = Las cartas activadas se quedan donde están hasta el final.
why-MO-44 = Los cubos de tu flecha no alcanzan para este barrio.
why-MO-45 = Ya has tomado tu barrio de esta ronda.
why-MO-46 = Este barrio ya tiene dueño.
why-MO-52 = No tienes ninguna ficha comodín. Están en los barrios oscuros.
why-MO-56 = En tu flecha hay muy pocos cubos para un paso en la muralla.
why-MO-57 = Tu avance en la muralla ha acabado por esta ronda: lo acabó otra acción.
why-MO-59 = Tu disco está al final de la muralla.
why-MO-61 = No tienes ningún paso de muralla gratis.
why-MO-65 = Tu barco navega de casilla en casilla, por las líneas.
why-MO-67 = Un barco que ha salido de su atracadero no vuelve a él.
why-MO-70 = Para entregar aquí, tu barco ha de estar en este puerto con la mercancía que pide.
why-MO-77 = Ya has adquirido prestigio en este turno; solo se puede una vez.
why-MO-81 = Antes tienes que activar esta carta.
why-MO-82 = Ya has usado esta carta en esta ronda.
why-MO-83 = Solo puede usarla quien la tiene.
why-MO-84 = Esta carta funciona sola cuando llega su momento.
why-MO-85 = Ahora esta carta no te daría nada.
why-MO-86 = Lo que exige esta carta no se cumple ahora.
why-MO-87 = Esta carta funciona sola cada vez.
why-MO-101 = No llevas esa mercancía en el barco.
why-MO-R11 = No te alcanza el oro: el tributo se paga entero.

## Cómo ha terminado la partida

outcome-most_points = Se han jugado doce rondas; gana quien tiene más prestigio.
outcome-tie_on_wall = Se han jugado doce rondas; hay empate y decide la muralla.

## Lo que se ve en la mesa

fact-seat = Tu sitio
fact-round = Ronda
fact-cap = Dado más alto
fact-price = Tributo: paga
fact-reward = por prestigio
fact-own_price = Tú solo pagas
fact-turn = Turno de
fact-next_seats = Después
fact-owed = Cubos por pagar
fact-to_take = Cubos por tomar
fact-quarters_left = Barrios que puedes tomar
fact-wall_move = Avance en la muralla
fact-step_cost = El próximo paso de muralla cuesta
fact-ship_credit = Pasos de barco gratis
fact-wall_credit = Pasos de muralla gratis
fact-deck = Cartas en el mazo
fact-points = Prestigio
fact-gold = Oro
fact-punished = Castigos
fact-danger = Peligro
fact-jokers = Comodines
fact-discs = Muralla
fact-ranks = Orden
fact-stacks = En la pila
fact-ships = Barco
fact-cargo = Mercancías a bordo
fact-strings = Cadena
fact-roses = Rosa de los vientos
fact-dice = Dados
fact-rolled = Tirada
fact-choosers = Elegido por
fact-shifts = Dado cambiado
fact-dice_cubes = Tus dados dan
fact-gaps = Tus casillas vacías
fact-places = Cartas
fact-costs = Coste
fact-payable = Se paga en
fact-phases = Actúa en
fact-other_costs = Otros costes
fact-missing = Falta
fact-tableaux = En el tablero
fact-active = Activas
fact-used = Usadas esta ronda
fact-tiles = Ficha
fact-quarter_costs = Coste
fact-owners = Dueño
fact-wants = Pide
fact-next_points = Paga
fact-berths = Espacios de entrega
fact-spaces_left = Sitio para
fact-steps = Pasos desde ti
fact-first_steps = Primer paso
fact-offices_first = Cargos: primero
fact-offices_second = Cargos: segundo
fact-pile_top = Arriba en la pila de descarte
fact-discards = Pila de descarte
fact-quarters_taken = Barrios tomados esta ronda
fact-purchases = Tributos pagados esta ronda
fact-wall_moves = Avances en la muralla esta ronda
fact-delivered = Mercancías entregadas
fact-lost_goods = Mercancías fuera del juego
fact-lost_jokers = Comodines usados

## Cosas

noun-colour-red = rojo
noun-colour-blue = azul
noun-colour-green = verde
noun-colour-black = negro
noun-colour-gray = gris
noun-colour-violet = violeta
noun-pair = { $colour } y { $colour2 }
noun-joker_use-gold = 3 monedas de oro
noun-joker_use-red = un cubo de color rojo
noun-joker_use-blue = un cubo de color azul
noun-joker_use-green = un cubo de color verde
noun-joker_use-black = un cubo de color negro
noun-joker_use-gray = un cubo de color gris
noun-joker_use-violet = un cubo de color violeta
noun-good-lacquer = lacas
noun-good-rice = arroz
noun-good-tea = té
noun-good-jade = jade
noun-good-silk = seda
noun-good-paper = papel
noun-good-porcelain = porcelana
noun-good-spices = especias
noun-tile-lacquer = lacas
noun-tile-rice = arroz
noun-tile-tea = té
noun-tile-jade = jade
noun-tile-silk = seda
noun-tile-paper = papel
noun-tile-porcelain = porcelana
noun-tile-spices = especias
noun-tile-joker = ficha comodín
noun-space-slip = atracadero
noun-space-s1 = las aguas frente a Lisboa
noun-space-s2 = las aguas frente a Barcelona
noun-space-s3 = las aguas frente a Amberes
noun-space-s4 = las aguas frente a Marsella
noun-space-s5 = las aguas entre Lisboa y Ámsterdam
noun-space-s6 = las aguas entre Barcelona y Génova
noun-space-s7 = las aguas entre Ámsterdam y Londres
noun-space-s8 = las aguas entre Génova y Hamburgo
noun-space-s9 = las aguas entre Londres y Hamburgo
noun-space-s10 = las aguas entre Amberes y Marsella
noun-space-lisboa = Lisboa
noun-space-barcelona = Barcelona
noun-space-antwerpen = Amberes
noun-space-marseille = Marsella
noun-space-amsterdam = Ámsterdam
noun-space-genova = Génova
noun-space-london = Londres
noun-space-hamburg = Hamburgo
noun-quarter-q01 = barrio de 2 negros
noun-quarter-q02 = barrio de azul, verde y gris
noun-quarter-q03 = barrio de 2 rojos y negro
noun-quarter-q04 = barrio de rojo
noun-quarter-q05 = barrio de verde y gris
noun-quarter-q06 = barrio de azul
noun-quarter-q07 = barrio de azul, negro y violeta
noun-quarter-q08 = barrio de 2 grises
noun-quarter-q09 = barrio de negro y violeta
noun-quarter-q10 = barrio de verde, negro y violeta
noun-quarter-q11 = barrio de rojo y gris
noun-quarter-q12 = barrio de 2 violetas
noun-quarter-q13 = barrio de rojo, negro y gris
noun-quarter-q14 = barrio de 2 azules y gris
noun-quarter-q15 = barrio de verde
noun-quarter-q16 = barrio de azul, gris y violeta
noun-quarter-q17 = barrio de negro
noun-quarter-q18 = barrio de 2 rojos
noun-quarter-q19 = barrio de azul y violeta
noun-quarter-q20 = barrio de 2 verdes y negro
noun-quarter-q21 = barrio de rojo, verde y gris
noun-quarter-q22 = barrio de rojo y verde
noun-quarter-q23 = barrio de gris
noun-quarter-q24 = barrio de rojo, verde y violeta
noun-quarter-q25 = barrio de 2 azules
noun-quarter-q26 = barrio de violeta
noun-quarter-q27 = barrio de rojo, azul y negro
noun-quarter-q28 = barrio de azul y negro
noun-quarter-q29 = barrio de gris y 2 violetas
noun-quarter-q30 = barrio de 2 verdes
noun-slot-arrow = flecha
noun-slot-slot_1 = casilla 1
noun-slot-slot_2 = casilla 2
noun-slot-slot_3 = casilla 3
noun-slot-slot_4 = casilla 4
noun-slot-slot_5 = casilla 5
noun-slot-slot_6 = casilla 6
noun-shift-up = hacia arriba
noun-shift-down = hacia abajo
noun-reason-empty_arrow = no hay cubos en la flecha
noun-reason-overflow = una carta de más
noun-reason-tableau_end = una carta sin activar en el tablero
noun-danger-empty_arrow = Ningún cubo para la flecha
    .about = Tal como está, al girar la rosa no llega ningún cubo a la flecha. Eso trae un marcador de castigo: 3 puntos menos al final. Un dado con un 1 lo evita.
noun-danger-overflow = Tablero lleno
    .about = No cabe nada más: la próxima carta cuesta un marcador de castigo, 3 puntos menos al final. Activar una carta hace sitio.
noun-danger-tableau_end = Cartas sin pagar
    .about = Es la última ronda. Cada carta que no esté activa al final trae un marcador de castigo: 3 puntos menos.
noun-wall_move-open = puede seguir
noun-wall_move-over = terminado
noun-place-offer = en oferta
noun-place-pile = pila de descarte
noun-place-tableau = tu tablero
noun-place-active = activa
noun-place-used = usada
noun-place-coming = próxima ronda
noun-phase-cards = fase de cartas
noun-phase-dice = fase de dados
noun-phase-actions = fase de acciones
noun-phase-end = fin de la partida
noun-rose = { $sailor }, { $slot }: { $colour }
noun-dice_cubes = { $slot }: { $colour }
noun-berth = { $space }, espacio { $berth_number }
noun-cargo = { $seat }: { $good }
noun-holding = { $owner }: { $card }
noun-cost = { $card }: { $colour }
noun-quarter_cost = { $quarter }: { $colour }
noun-chooser = { $colour }: { $seat }
noun-shifted_die = { $colour } { $shift }

## Las cartas y lo que hace cada una

noun-card-clerk = Escribiente
    .about = Cargo. Coste: 1 rojo. Una vez por ronda: paga 1 cubo de cualquier color y toma 1 cubo rojo.
noun-card-magistrate = Magistrado
    .about = Cargo. Coste: 2 rojos. Una vez por ronda: paga 1 cubo rojo y toma 1 moneda de oro.
noun-card-tax_collector = Recaudador
    .about = Cargo. Coste: 3 rojos. Una vez por ronda, si tienes 1 moneda de oro o menos: toma 1 moneda de oro.
noun-card-treasurer = Tesorero
    .about = Cargo. Coste: 4 rojos. Una vez por ronda, si tienes 2 monedas de oro o menos: toma 1 moneda de oro.
noun-card-port_pilot = Práctico del puerto
    .about = Cargo. Coste: 1 azul. Una vez por ronda: paga 1 cubo de cualquier color y toma 1 cubo azul.
noun-card-purser = Contador naval
    .about = Cargo. Coste: 2 azules. Una vez por ronda: paga 2 cubos de cualesquiera colores y toma 1 moneda de oro.
noun-card-harbour_master = Capitán de puerto
    .about = Cargo. Coste: 3 azules. Una vez por ronda, si tu barco está en un puerto: gana 1 punto de prestigio.
noun-card-admiral = Almirante
    .about = Cargo. Coste: 4 azules. Una vez por ronda, si tu barco está en una casilla de mar: toma 1 cubo de cualquier color y gana 1 punto de prestigio.
noun-card-land_surveyor = Agrimensor
    .about = Cargo. Coste: 1 verde. Una vez por ronda: paga 1 cubo verde y toma 1 moneda de oro.
noun-card-steward = Mayordomo
    .about = Cargo. Coste: 2 verdes. Una vez por ronda: paga 1 cubo verde y toma 2 cubos de cualesquiera colores.
noun-card-bailiff = Alguacil
    .about = Cargo. Coste: 3 verdes. Una vez por ronda: paga 1 cubo verde y toma 3 cubos de cualesquiera colores.
noun-card-governor = Gobernador
    .about = Cargo. Coste: 4 verdes. Una vez por ronda: paga 1 cubo verde y gana 2 puntos de prestigio.
noun-card-notary = Notario
    .about = Cargo. Coste: 1 negro. Una vez por ronda: paga 1 cubo de cualquier color y toma 1 cubo negro.
noun-card-quartermaster = Intendente
    .about = Cargo. Coste: 2 negros. Una vez por ronda: paga 1 cubo negro y toma 2 cubos de cualesquiera colores.
noun-card-procurator = Procurador
    .about = Cargo. Coste: 3 negros. Una vez por ronda: toma 1 cubo de cualquier color.
noun-card-marshal = Mariscal
    .about = Cargo. Coste: 4 negros. Una vez por ronda: toma 2 cubos negros.
noun-card-archivist = Archivero
    .about = Cargo. Coste: 1 gris. Una vez por ronda: paga 1 cubo gris y toma 1 moneda de oro.
noun-card-judge = Juez
    .about = Cargo. Coste: 2 grises. Una vez por ronda: paga 1 cubo gris y gana 1 punto de prestigio.
noun-card-mint_master = Maestro de ceca
    .about = Cargo. Coste: 3 grises. Una vez por ronda: paga 1 cubo gris y toma 1 moneda de oro.
noun-card-chancellor = Canciller
    .about = Cargo. Coste: 4 grises. Una vez por ronda: gana 1 punto de prestigio.
noun-card-chamberlain = Chambelán
    .about = Cargo. Coste: 1 violeta. Una vez por ronda: paga 1 cubo violeta y toma 1 moneda de oro.
noun-card-paymaster = Pagador
    .about = Cargo. Coste: 2 violetas. Una vez por ronda: paga 1 moneda de oro y gana 2 puntos de prestigio.
noun-card-councillor = Consejero
    .about = Cargo. Coste: 3 violetas. Una vez por ronda: toma 1 cubo violeta.
noun-card-viceroy = Virrey
    .about = Cargo. Coste: 4 violetas. Una vez por ronda: toma 2 cubos de cualesquiera colores.
noun-card-fountain = Fuente
    .about = Edificio. Coste: 1 azul, 1 negro. Cada vez que tomes posesión de un barrio: recibe 1 paso de muralla gratis.
noun-card-smithy = Herrería
    .about = Edificio. Coste: 1 azul, 2 negros. Fin de la partida: gana 1 punto de prestigio por cada marcador de propiedad que tengas en la ciudad.
noun-card-gate = Puerta
    .about = Edificio. Coste: 2 violetas. Cada paso después del primero de tu avance en la muralla cuesta 1 cubo en vez de 2.
noun-card-tower = Torre
    .about = Edificio. Coste: 1 azul, 1 violeta. El primer paso de tu avance en la muralla cuesta 0 cubos.
noun-card-cooperage = Tonelería
    .about = Edificio. Coste: 2 grises. Cada vez que entregues una ficha de mercancía: gana 1 punto de prestigio (un almacén nunca lo multiplica).
noun-card-lighthouse = Faro
    .about = Edificio. Coste: 1 rojo, 1 verde, 1 negro. También puedes entregar en un puerto cuando tu barco está en una casilla vecina.
noun-card-statue = Estatua
    .about = Edificio. Coste: 2 negros. Fin de la partida: gana 1 punto de prestigio por cada marcador de tu cadena más larga.
noun-card-warehouse_spices = Almacén de especias
    .about = Edificio. Coste: 1 negro, 1 gris. Cada vez que entregues especias, los puntos del espacio del puerto cuentan doble.
noun-card-warehouse_rice = Almacén de arroz
    .about = Edificio. Coste: 1 rojo, 1 violeta. Cada vez que entregues arroz, los puntos del espacio del puerto cuentan doble.
noun-card-warehouse_paper = Almacén de papel
    .about = Edificio. Coste: 1 azul, 1 negro. Cada vez que entregues papel, los puntos del espacio del puerto cuentan doble.
noun-card-warehouse_silk = Almacén de seda
    .about = Edificio. Coste: 1 azul, 1 verde. Cada vez que entregues seda, los puntos del espacio del puerto cuentan doble.
noun-card-warehouse_porcelain = Almacén de porcelana
    .about = Edificio. Coste: 1 verde, 1 negro, 1 gris. Cada vez que entregues porcelana, los puntos del espacio del puerto cuentan doble.
noun-card-warehouse_jade = Almacén de jade
    .about = Edificio. Coste: 1 rojo, 1 azul, 1 violeta. Cada vez que entregues jade, los puntos del espacio del puerto cuentan doble.
noun-card-warehouse_tea = Almacén de té
    .about = Edificio. Coste: 1 negro, 1 gris, 1 violeta. Cada vez que entregues té, los puntos del espacio del puerto cuentan doble.
noun-card-warehouse_lacquer = Almacén de lacas
    .about = Edificio. Coste: 1 azul, 1 verde, 1 negro. Cada vez que entregues lacas, los puntos del espacio del puerto cuentan doble.
noun-card-university = Universidad
    .about = Edificio. Coste: 1 azul, 1 verde, 1 violeta. Fin de la partida: gana 1 punto de prestigio por cada 3 cartas que hayas activado, incluida esta.
noun-card-customs_house = Aduana
    .about = Edificio. Coste: 1 violeta. Una vez por ronda, si tu barco está en un puerto: paga 2 cubos de cualesquiera colores y toma 1 moneda de oro.
noun-card-bank = Banco
    .about = Edificio. Coste: 2 azules, 2 violetas. Una vez por ronda, si tienes 3 monedas de oro o más: toma 1 moneda de oro.
noun-card-mint = Ceca
    .about = Edificio. Coste: 1 verde, 1 gris. Una vez por ronda: paga 3 cubos de cualesquiera colores, toma 1 moneda de oro y gana 1 punto de prestigio.
noun-card-market = Mercado
    .about = Edificio. Coste: 1 rojo, 1 violeta. Una vez por ronda: paga 1 cubo de cualquier color y gana 1 punto de prestigio por cada ficha de mercancía en tu barco, como máximo 2.
noun-card-trading_post = Factoría
    .about = Edificio. Coste: 1 verde, 1 gris. Una vez por ronda: paga 1 ficha de mercancía de tu barco (sale del juego), toma 1 moneda de oro y gana 2 puntos de prestigio.
noun-card-tavern = Taberna
    .about = Edificio. Coste: 1 violeta. Una vez por ronda, en la fase de dados, si un dado elegido por ti muestra un 5 o 6: toma 1 moneda de oro.
noun-card-inn = Posada
    .about = Edificio. Coste: 1 negro. Una vez por ronda, si tienes 1 moneda de oro o menos: toma 1 cubo de cualquier color.
noun-card-town_hall = Ayuntamiento
    .about = Edificio. Coste: 1 negro, 2 violetas. Fin de la partida: gana 1 punto de prestigio por cada carta de cargo que hayas activado.
noun-card-cathedral = Catedral
    .about = Edificio. Coste: 2 verdes, 2 grises. Fin de la partida: gana 6 puntos de prestigio.
noun-card-chapel = Capilla
    .about = Edificio. Coste: 1 verde. Fin de la partida: gana 2 puntos de prestigio.
noun-card-monastery = Monasterio
    .about = Edificio. Coste: 1 verde, 1 negro. Fin de la partida: gana 2 puntos de prestigio por cada marcador de castigo que tengas.
noun-card-temple = Templo
    .about = Edificio. Coste: 2 azules, 1 gris. Fin de la partida: gana 4 puntos de prestigio.
noun-card-pagoda = Pagoda
    .about = Edificio. Coste: 2 rojos. Fin de la partida: gana 3 puntos de prestigio.
noun-card-school = Escuela
    .about = Edificio. Coste: 1 verde, 2 grises. Fin de la partida: gana 1 punto de prestigio por cada carta de personaje que hayas activado.
noun-card-library = Biblioteca
    .about = Edificio. Coste: 1 azul, 2 grises. Una vez por ronda: toma 1 cubo azul y 1 cubo gris.
noun-card-academy = Academia
    .about = Edificio. Coste: 2 rojos, 2 verdes. Fin de la partida: gana 1 punto de prestigio por cada 2 cartas que hayas activado, incluida esta.
noun-card-observatory = Observatorio
    .about = Edificio. Coste: 1 azul, 1 gris. Una vez por ronda, en la fase de dados: cambia en 1 el número de uno de tus dados elegidos, solo para ti (nunca menos de 1 ni más que el máximo de la ronda).
noun-card-hospital = Hospital
    .about = Edificio. Coste: 1 azul. Una vez por ronda, si tienes un marcador de castigo: paga 1 moneda de oro y retira 1 de tus marcadores de castigo.
noun-card-barracks = Cuartel
    .about = Edificio. Coste: 1 gris, 1 violeta. Una vez por ronda, si eres el primero en el orden de la muralla: toma 2 cubos de cualesquiera colores.
noun-card-fortress = Fortaleza
    .about = Edificio. Coste: 1 gris, 1 violeta. Fin de la partida: gana 1 punto de prestigio por cada 3 casillas que haya recorrido tu disco en la muralla (su número de casilla).
noun-card-palace = Palacio
    .about = Edificio. Coste: 2 azules, 2 negros. Una vez por ronda: gana 1 punto de prestigio.
noun-card-garden = Jardín
    .about = Edificio. Coste: 1 negro. Fin de la partida: gana 1 punto de prestigio por cada barrio tuyo que tenía una ficha comodín.
noun-card-shipyard = Astillero
    .about = Edificio. Coste: 1 rojo. Una vez por ronda: paga 1 cubo rojo y toma 2 cubos azules.
noun-card-quay = Muelle
    .about = Edificio. Coste: 1 rojo, 1 azul. Una vez por ronda, si tu barco está en un puerto: toma 1 cubo de cualquier color.
noun-card-workshop = Taller
    .about = Edificio. Coste: 1 verde. Una vez por ronda: paga 1 cubo de cualquier color y toma 1 cubo de cualquier color.
noun-card-kiln = Horno
    .about = Edificio. Coste: 2 rojos, 2 grises. Una vez por ronda: paga 1 cubo rojo, toma 1 moneda de oro y gana 1 punto de prestigio.
noun-card-brickworks = Ladrillar
    .about = Edificio. Coste: 1 rojo, 1 azul, 1 gris, 1 violeta. Una vez por ronda: toma 2 cubos rojos y 1 cubo de cualquier color.
noun-card-theatre = Teatro
    .about = Edificio. Coste: 1 rojo, 2 verdes. Una vez por ronda: paga 2 monedas de oro y gana 4 puntos de prestigio.
noun-card-idler = Holgazán
    .about = Personaje. Coste: 1 gris. En la fase de cartas puedes renunciar a tomar una carta.
noun-card-juggler = Malabarista
    .about = Personaje. Coste: 1 rojo, 1 azul, 1 verde. Cada ficha comodín que uses cuenta doble: 2 cubos cualesquiera, o 1 cubo y 3 monedas de oro, o 6 monedas de oro.
noun-card-herald = Heraldo
    .about = Personaje. Coste: 1 rojo, 2 negros. Cada vez que tomes posesión de un barrio: gana 1 punto de prestigio.
noun-card-night_watchman = Sereno
    .about = Personaje. Coste: 1 rojo, 1 azul. Cada vez que tomes posesión de un barrio: toma 1 cubo de cualquier color.
noun-card-soldier = Soldado
    .about = Personaje. Coste: 1 azul, 1 negro, 1 gris. Puedes tomar posesión de 2 barrios por ronda en vez de 1.
noun-card-speculator = Especulador
    .about = Personaje. Coste: 1 rojo, 1 verde. Cada vez que tomes posesión de un barrio puedes pagar 1 moneda de oro en lugar de un cubo de su coste.
noun-card-carpenter = Carpintero
    .about = Personaje. Coste: 1 rojo, 1 negro, 1 violeta. Cada vez que tomes posesión de un barrio que cueste 2 cubos o más, puedes ahorrarte uno.
noun-card-cannoneer = Artillero
    .about = Personaje. Coste: 1 azul, 1 gris. Una vez por ronda: paga 1 cubo de cualquier color y recibe 2 pasos de muralla gratis.
noun-card-guard = Guardia
    .about = Personaje. Coste: 2 verdes. En el orden de la muralla cuentas como si tu disco estuviera arriba de su pila.
noun-card-captain = Capitán
    .about = Personaje. Coste: 1 rojo, 1 verde. Una vez por ronda: recibe 2 pasos de barco gratis.
noun-card-cabin_boy = Grumete
    .about = Personaje. Coste: 1 gris. Una vez por ronda: recibe 1 paso de barco gratis.
noun-card-sail_maker = Velero
    .about = Personaje. Coste: 1 rojo, 1 azul, 1 gris. Cada cubo que pagues por mover el barco vale 2 casillas: tras el paso recibes 1 paso de barco gratis.
noun-card-helmsman = Timonel
    .about = Personaje. Coste: 1 verde, 1 violeta. Cada vez que entregues una ficha de mercancía: recibe 2 pasos de barco gratis.
noun-card-messenger = Mensajero
    .about = Personaje. Coste: 1 rojo, 1 gris. Cada vez que adquieras prestigio por el tributo pagas 1 moneda de oro menos (nunca menos de 0).
noun-card-diplomat = Diplomático
    .about = Personaje. Coste: 1 rojo, 1 gris, 1 violeta. Cada vez que adquieras prestigio por el tributo: gana 2 puntos de prestigio.
noun-card-envoy = Enviado
    .about = Personaje. Coste: 1 azul, 1 verde, 1 negro, 1 gris. Puedes adquirir prestigio por el tributo dos veces por turno.
noun-card-abbot = Abad
    .about = Personaje. Coste: 1 rojo. No recibes marcadores de castigo por las cartas que queden en tu tablero personal al final de la partida.
noun-card-professor = Profesor
    .about = Personaje. Coste: 1 negro, 1 violeta. Una vez por ronda, en la fase de dados, si un dado elegido por ti muestra un 1: toma 1 moneda de oro.
noun-card-merchant = Mercader
    .about = Personaje. Coste: 2 negros, 2 violetas. Una vez por ronda: toma 1 moneda de oro por cada ficha de mercancía en tu barco, como máximo 2.
noun-card-pedlar = Buhonero
    .about = Personaje. Coste: 2 rojos, 1 negro. Una vez por ronda: paga 1 moneda de oro y toma 3 cubos de cualesquiera colores.
noun-card-money_changer = Cambista
    .about = Personaje. Coste: 1 azul. Fin de la partida: gana 1 punto de prestigio por cada 2 monedas de oro que tengas, como máximo 5.
noun-card-moneylender = Prestamista
    .about = Personaje. Coste: 1 rojo, 1 gris. Una vez por ronda, si no tienes ninguna moneda de oro: toma 1 moneda de oro.
noun-card-weaver = Tejedor
    .about = Personaje. Coste: 2 rojos, 1 azul. Una vez por ronda: paga 1 cubo rojo y 1 cubo azul, y gana 2 puntos de prestigio.
noun-card-dyer = Tintorero
    .about = Personaje. Coste: 2 azules, 1 verde. Una vez por ronda: paga 1 cubo azul y 1 cubo verde, y gana 2 puntos de prestigio.
noun-card-potter = Alfarero
    .about = Personaje. Coste: 2 verdes, 1 negro. Una vez por ronda: paga 1 cubo verde y 1 cubo negro, y gana 2 puntos de prestigio.
noun-card-painter = Pintor
    .about = Personaje. Coste: 2 negros, 1 gris. Una vez por ronda: paga 1 cubo negro y 1 cubo gris, y gana 2 puntos de prestigio.
noun-card-goldsmith = Orfebre
    .about = Personaje. Coste: 2 grises, 1 violeta. Una vez por ronda: paga 1 cubo gris y 1 moneda de oro, y gana 3 puntos de prestigio.
noun-card-jeweller = Joyero
    .about = Personaje. Coste: 1 rojo, 2 violetas. Una vez por ronda: paga 1 cubo violeta y 1 moneda de oro, y gana 3 puntos de prestigio.
noun-card-sculptor = Escultor
    .about = Personaje. Coste: 1 gris. Una vez por ronda: paga 2 cubos de cualesquiera colores y gana 1 punto de prestigio.
noun-card-poet = Poeta
    .about = Personaje. Coste: 2 azules. Una vez por ronda: paga 1 cubo de cualquier color y gana 1 punto de prestigio.
noun-card-actor = Actor
    .about = Personaje. Coste: 2 verdes, 1 violeta. Una vez por ronda: paga 2 cubos de cualesquiera colores y gana 2 puntos de prestigio.
noun-card-scholar = Erudito
    .about = Personaje. Coste: 1 rojo, 1 negro, 1 gris, 1 violeta. Una vez por ronda: paga 1 moneda de oro y gana 3 puntos de prestigio.
noun-card-student = Estudiante
    .about = Personaje. Coste: 1 azul. Una vez por ronda, en la fase de dados, si un dado elegido por ti muestra un 2: gana 1 punto de prestigio.
noun-card-teacher = Maestro
    .about = Personaje. Coste: 2 azules, 1 violeta. Una vez por ronda: paga 1 cubo violeta y toma 3 cubos de cualesquiera colores.
noun-card-scribe = Escriba
    .about = Personaje. Coste: 1 negro, 1 gris. Una vez por ronda: paga 1 cubo gris y toma 2 cubos de cualesquiera colores.
noun-card-librarian = Bibliotecario
    .about = Personaje. Coste: 1 rojo. Fin de la partida: gana 1 punto de prestigio por cada 6 cartas que hayas activado, incluida esta.
noun-card-astrologer = Astrólogo
    .about = Personaje. Coste: 1 verde, 1 violeta. Una vez por ronda, en la fase de dados, si un dado elegido por ti muestra un 3 o 4: toma 1 moneda de oro.
noun-card-gambler = Tahúr
    .about = Personaje. Coste: 1 verde, 1 gris, 1 violeta. Una vez por ronda, en la fase de dados: puedes elegir un tercer dado si muestra un 1.
noun-card-physician = Médico
    .about = Personaje. Coste: 1 azul, 1 verde. Una vez por ronda, si tienes un marcador de castigo: paga 2 cubos de cualesquiera colores y retira 1 de tus marcadores de castigo.
noun-card-monk = Monje
    .about = Personaje. Coste: 1 rojo, 1 negro. Una vez por ronda, si no tienes ninguna moneda de oro: gana 1 punto de prestigio.
noun-card-missionary = Misionero
    .about = Personaje. Coste: 2 rojos, 1 gris. Fin de la partida: gana 1 punto de prestigio por cada tipo distinto de mercancía que hayas entregado.
noun-card-pilgrim = Peregrino
    .about = Personaje. Coste: 1 verde. Una vez por ronda, si eres el último en el orden de la muralla: gana 1 punto de prestigio.
noun-card-architect = Arquitecto
    .about = Personaje. Coste: 1 rojo, 1 azul, 1 verde, 1 negro. Una vez por ronda: paga 2 monedas de oro y gana 5 puntos de prestigio.
noun-card-master_builder = Maestro de obras
    .about = Personaje. Coste: 1 rojo, 1 azul, 1 verde, 1 violeta. Una vez por ronda: toma 2 cubos de cualesquiera colores y gana 1 punto de prestigio.
noun-card-gardener = Jardinero
    .about = Personaje. Coste: 1 negro. Una vez por ronda: paga 1 cubo verde y gana 1 punto de prestigio.
noun-card-fisherman = Pescador
    .about = Personaje. Coste: 1 negro, 1 violeta. Una vez por ronda, si tu barco está en una casilla de mar: paga 1 cubo de cualquier color y toma 1 moneda de oro.
noun-card-innkeeper = Posadero
    .about = Personaje. Coste: 1 rojo, 1 negro. Una vez por ronda, si eres el último en el orden de la muralla: toma 2 cubos de cualesquiera colores.
noun-card-smuggler = Contrabandista
    .about = Personaje. Coste: 1 verde, 1 negro, 1 gris, 1 violeta. Una vez por ronda: paga 1 ficha de mercancía de tu barco (sale del juego) y gana 4 puntos de prestigio.
noun-card-navigator = Navegante
    .about = Personaje. Coste: 1 verde, 2 violetas. Una vez por ronda, si tu barco está en una casilla de mar: toma 2 cubos de cualesquiera colores.
noun-card-docker = Estibador
    .about = Personaje. Coste: 1 violeta. Una vez por ronda, si tu barco está en un puerto: paga 1 cubo de cualquier color y gana 1 punto de prestigio.
noun-card-broker = Corredor
    .about = Personaje. Coste: 1 azul, 1 violeta. Una vez por ronda, si tienes 4 monedas de oro o más: gana 1 punto de prestigio.
noun-card-courtier = Cortesano
    .about = Personaje. Coste: 1 verde, 1 negro. Una vez por ronda, si eres el primero en el orden de la muralla: gana 1 punto de prestigio.

## La mesa dibujada

table-phase_setup = Antes de la primera ronda
table-phase_cards = Cartas
table-phase_dice = Dados
table-phase_actions = Acciones
table-almanac = Las rondas y los cargos que vienen
table-city = Ciudad
table-sea = Mar
table-ways = Rutas a { $names }.
table-players = Rivales
table-wall = Muralla
table-wall_order = Orden de muralla
table-slip = Atracadero
table-tribute = Tributo
table-offer = Cartas a elegir
table-dice = Los dados
table-rolled = era { $face }
table-aside = Mirar el mar que hay debajo
table-pile = Pila de descarte: { $cards }
table-pile_empty = aún sin cartas
table-pile_order = La carta de arriba va primero. Cualquiera puede mirar la pila en todo momento.
table-see_all = ver todas
table-supply = Reserva
table-supply_next = Tras el giro
table-colours = Elige
table-free = hueco libre
table-pay_now = Págala ya
table-pay_after = tras el giro
table-pay_in =
    { $rounds ->
        [one] en { $rounds } ronda
       *[other] en { $rounds } rondas
    }
table-pay_unknown = aún no
table-use = usar
table-used = usada
table-auto = sola
table-when_1 = cartas
table-when_2 = dados
table-when_end = final
table-joker = Usar comodín
table-account_before = Antes de la puntuación final
table-account_punished = Marcadores de castigo
table-account_cards = Cartas de fin de partida
table-account_city = Cadena más larga
table-tale_rounds = Prestigio en las rondas y al final
table-tale_end = Final
table-tale_round = Mejor ronda: { $names }, { $number } de prestigio en la ronda { $round }.
table-tale_card = Mejor carta: { $card } dio { $number } de prestigio a { $names }.
table-tale_clean = Ni un solo marcador de castigo: { $names }.
table-tale_tribute = Más generosidad con el tributo: { $names }, { $number } de prestigio en total.
table-tale_delivered = El barco más ocupado: { $names }, { $number } entregas.
table-tale_string = Cadena más larga: { $number } marcadores ({ $names }).
table-tale_lapsed = Más cubos perdidos en un turno: { $number } ({ $names }).

## El glosario

term-cube = cubos de acción|cubos|cubo
    .about = Con ellos pagas cartas, barrios y pasos del barco y de la muralla. Los que no gastes se pierden al pasar.
term-rose = rosas de los vientos|rosa de los vientos|rosa
    .about = Donde esperan tus cubos, en las casillas 1 a 6. Gira una casilla por ronda, y lo que llega a la flecha se puede gastar.
term-arrow = flecha
    .about = Los cubos que hay aquí son tu reserva de esta ronda. Si tras el giro no hay ninguno, recibes un marcador de castigo.
term-supply = reserva
    .about = Los cubos de la flecha de tu rosa, los únicos que puedes gastar ahora.
term-tableau = tablero personal|tablero
    .about = Cinco espacios para cartas que has tomado y aún no has pagado. Cada una que quede al final trae un marcador de castigo.
term-activate = activar|activa|actives
    .about = Pagar exactamente los cubos que muestra una carta. Desde entonces funciona hasta el final de la partida.
term-office = cargos|cargo
    .about = Una carta que cuesta de uno a cuatro cubos de un solo color. Desde el principio se ve qué dos llegan en cada ronda.
term-quarter = barrios|barrio
    .about = Un campo de la ciudad. Puedes tomar uno por ronda: obtienes su ficha y cuenta para tu cadena.
term-string = cadena más larga|cadena
    .about = Tus barrios unidos entre sí. Al final, cada uno de la cadena más larga da 2 puntos de prestigio.
term-ship_credit = pasos de barco gratis|paso de barco gratis
    .about = Tu barco avanza sin pagar. Los pasos que no uses se pierden al acabar tu turno.
term-wall = muralla
    .about = Quien va por delante aquí es el primero con las cartas, con los dados y en los turnos.
term-wall_credit = pasos de muralla gratis|paso de muralla gratis
    .about = Un paso sin pagar en la muralla, aparte de tu avance. Se pierde al acabar tu turno.
term-tribute = tributo
    .about = Una vez por ronda puedes pagar estas monedas de oro por estos puntos de prestigio. Cambia en cada ronda.
term-prestige = puntos de prestigio|punto de prestigio|prestigio
    .about = Gana quien más tenga tras doce rondas.
term-punish = marcadores de castigo|marcador de castigo
    .about = Cuesta 3 puntos de prestigio al final de la partida.
term-joker = ficha comodín|comodín
    .about = Está en los barrios oscuros. En tu turno, cámbiala cuando quieras por un cubo de cualquier color o por 3 monedas de oro.

## La lección

lesson-1 = ¡Te damos la bienvenida a Macao! Toma tu primera carta: el Capitán. Cuesta un cubo rojo y uno verde, y luego da a tu barco dos pasos gratis cada ronda.
lesson-2 = Los cubos esperan en tu rosa de los vientos hasta llegar a la flecha. Coloca uno rojo en la casilla 1: estará listo en la ronda 1 y pagará la mitad del Capitán.
lesson-3 = En la casilla 2 van dos cubos para la ronda 2. Que sean negros. Una ronda en la que no llega ningún cubo a la flecha trae un marcador de castigo.
lesson-4 = ¡Ronda 1! Vas en cabeza en la muralla, así que eliges carta antes. En la tira de arriba ves los cargos de todas las rondas. Toma la Estatua: tus dos cubos negros la pagarán en la ronda 2, y al final da un punto por cada barrio de tu cadena más larga.
lesson-5 = Seis dados para todos, y eliges dos; nadie los ve hasta que todos han elegido. Un dado da tantos cubos como muestra, tras otros tantos giros de tu rosa. El verde muestra un 1: un cubo, enseguida.
lesson-6 = El dado rojo daría seis cubos, pero solo en la ronda 6. Ese es el corazón de Macao: cuanto más, más tarde. Toma el negro con un 1: te sirve ya.
lesson-7 = La rosa ha girado: un cubo rojo, uno verde y uno negro están en la flecha, tu reserva. Solo estos se pueden gastar ahora. Activa al Capitán con el rojo y el verde.
lesson-8 = Ahora la ciudad: un barrio por ronda. Toma el que brilla con tu cubo negro. Su arroz va a tu barco. Los barrios contiguos forman una cadena: al final, 2 puntos por cada uno. Los oscuros dan un comodín: cualquier cubo o 3 monedas de oro.
lesson-9 = No queda ningún cubo, pero las cartas se pueden usar en cualquier momento de tu turno, la mayoría una vez por ronda. Usa al Capitán: dos pasos de barco gratis, que no cuestan cubos.
lesson-10 = Barcelona quiere arroz. Mira el mar: la casilla que brilla está de camino, navega hasta ella.
lesson-11 = ¡Y al puerto! Usa tus pasos gratis: se pierden al final de tu turno, igual que los cubos que no has gastado.
lesson-12 = ¡Entrega el arroz! Quien llega primero a Barcelona con él gana 3 puntos de prestigio, los siguientes 2 y 1: conviene darse prisa.
lesson-end = ¡3 puntos! Una vez por ronda también el oro se vuelve prestigio: hoy el tributo da 8 puntos por 6 monedas de oro, una más de las que tienes. Tu rival se ha adelantado en la muralla y ahora va primero: un cubo por el primer paso, dos por cada uno más. Y ojo: una carta que nunca pagas te cuesta 3 puntos. Gana quien tenga más prestigio tras 12 rondas. ¡Ya conoces Macao!

## Lo que cuenta al valorar la partida

mind-points = más prestigio
    .less = menos prestigio
mind-gold = más oro
    .less = menos oro
mind-jokers = más fichas de comodín
    .less = menos fichas de comodín
mind-punished = más marcadores de castigo
    .less = menos marcadores de castigo
mind-waiting = más cartas por activar
    .less = menos cartas por activar
mind-owed = más cubos que aún cuestan las cartas
    .less = menos cubos que aún cuestan las cartas
mind-exchanges = más cartas que se usan cada ronda
    .less = menos cartas que se usan cada ronda
mind-bonuses = más cartas que dan una bonificación
    .less = menos cartas que dan una bonificación
mind-powers = más cartas con efecto permanente
    .less = menos cartas con efecto permanente
mind-ends = las cartas finales pagan más
    .less = las cartas finales pagan menos
mind-markers = más barrios en la ciudad
    .less = menos barrios en la ciudad
mind-string = una cadena de barrios más larga
    .less = una cadena de barrios más corta
mind-goods = más mercancías a bordo
    .less = menos mercancías a bordo
mind-harbour = los puertos pagan más por tus mercancías
    .less = los puertos pagan menos por tus mercancías
mind-cubes = más cubos en la rosa de los vientos
    .less = menos cubos en la rosa de los vientos
mind-gaps = más casillas vacías en la rosa de los vientos
    .less = menos casillas vacías en la rosa de los vientos
mind-wall = más adelante en la muralla
    .less = más atrás en la muralla
mind-order = más tarde en el orden
    .less = antes en el orden
finer-1 = Ronda 8, y cinco cartas esperan en tu tablero: no caben más. Aun así debes tomar una carta; toma el Astrólogo.
finer-2 = Para la sexta carta no hay sitio: descarta una y recibe por ello un marcador de castigo. No te llegará ningún cubo rojo, así que despídete del Recaudador.
finer-3 = Los dados de las últimas rondas: lo que llegaría después de la ronda 12 se convierte en un 1. El gris sacó un 6 y ahora vale 1: tómalo, un cubo gris enseguida.
finer-4 = El verde muestra un 5: cinco cubos en la ronda 12, justo a tiempo. Desde ahora el número más alto baja uno cada ronda. Toma el verde.
finer-5 = Tu rival ha terminado. Hay un cubo gris en la flecha: activa al Grumete, y en tu tablero vuelve a haber sitio.
finer-6 = Ahora la muralla: un cubo por el primer paso. Llegas a la casilla de tu rival y quedas encima: basta para ir antes desde la próxima ronda.
finer-7 = Puedes seguir en el mismo movimiento: cada paso más cuesta dos cubos, de cualquier color. Da otro paso en la muralla.
finer-8 = Queda un cubo violeta, y el tercer paso cuesta dos. Usa tu comodín para un cubo violeta: eso no termina tu movimiento en la muralla.
finer-9 = ¡Y el tercer paso en la muralla! Cualquier otra cosa entremedias, como navegar o tomar un barrio, habría terminado el movimiento.
finer-10 = Dos casillas de ventaja: en la ronda 9 eliges carta antes. Puede valer un turno entero. Ahora veamos cómo termina una partida.
finer-11 = Ronda 12, tu último turno: todos los dados eran un 1. Toma el barrio que brilla: une tus barrios en una cadena de cinco, y solo puntúa tu cadena más larga.
finer-12 = Un comodín que sobra al final no vale nada. Úsalo para un cubo gris.
finer-13 = Y cada carta que queda en el tablero cuesta 3 puntos. Activa el Observatorio: ya no lo usarás, pero así no te cuesta nada.
finer-14 = Tampoco vale nada la mercancía que queda en el barco. Estás en Génova: entrega el jade.
finer-15 = Nada más compensa, así que pasa: la partida termina. En caso de empate ganaría quien va por delante en la muralla.
finer-end = ¡39 a 25! Cinco barrios en cadena te dieron 10 puntos; Escuela y Jardín, 3. Tu rival iba por delante, pero cuatro cartas sin pagar le costaron 12. Paga lo que tomas: ese es el último secreto de Macao.
## What is told of data that an owner has corrected

corrected-item =
    { $count ->
        [one] 1 { $name }
       *[other] { $count } × { $name }
    }
corrected-noun-quarter = barrio de { $cost } (fila { $row }, columna { $column })
corrected-pay_any = { $value } de cualquier color
corrected-gain_any = { $value } de cualquier color
corrected-pay_gc =
    { $value ->
        [one] 1 moneda de oro
       *[other] { $value } monedas de oro
    }
corrected-gain_gc =
    { $value ->
        [one] 1 moneda de oro
       *[other] { $value } monedas de oro
    }
corrected-gain_pp =
    { $value ->
        [one] 1 punto de prestigio
       *[other] { $value } puntos de prestigio
    }
corrected-gain_ship =
    { $value ->
        [one] 1 crédito de barco
       *[other] { $value } créditos de barco
    }
corrected-gain_wall =
    { $value ->
        [one] 1 crédito de muralla
       *[other] { $value } créditos de muralla
    }
corrected-gain_unpunish =
    { $value ->
        [one] 1 marcador de castigo menos
       *[other] { $value } marcadores de castigo menos
    }
corrected-pay_goods = 1 mercancía del barco
corrected-gain_per = { "" }
corrected-gain_max = { "" }
corrected-noun-card =
    .lead =
        { $kind ->
            [office] Cargo
            [building] Edificio
           *[person] Persona
        }. Coste: { $cost }.
    .about =
        { $kind ->
            [office] Cargo
            [building] Edificio
           *[person] Persona
        }. Coste: { $cost }. { $effect ->
            [bonus] { $trigger ->
                [deliver] Cada vez que entregas una mercancía
                [tribute] Cada vez que adquieres prestigio por el tributo
               *[quarter] Cada vez que tomas posesión de un barrio
            }: { $gain }.
            [die_bonus] Una vez por ronda, en la fase de dados, si un dado que elegiste muestra { $values }: { $gain }.
            [end_score] Fin de la partida: { $pp ->
                [one] 1 punto de prestigio
               *[other] { $pp } puntos de prestigio
            }{ $per ->
                [flat] { "" }
               *[other] { $div ->
                    [none] { " " }por cada 1 de estos:{ " " }
                    [1] { " " }por cada 1 de estos:{ " " }
                   *[other] { " " }por cada { $div } de estos:{ " " }
                }
            }{ $per ->
                [flat] { "" }
                [own_markers] marcadores de propiedad en la ciudad
                [largest_string] marcadores de tu cadena más larga
                [activated_cards] cartas activadas
                [activated_offices] cargos activados
                [activated_persons] personas activadas
                [joker_quarters] barrios tuyos con ficha comodín
                [distinct_delivered] tipos de mercancía entregados
                [punish_markers] marcadores de castigo
                [gold] monedas de oro
               *[wall_space] casillas de la muralla
            }{ $max ->
                [none] { "" }
               *[other] , como máximo { $max }
            }.
           *[exchange] Una vez por ronda{ $require ->
                [in_port] , si tu barco está en un puerto
                [at_sea] , si tu barco está en el mar
                [wall_first] , si vas primero en el orden de la muralla
                [wall_last] , si vas último en el orden de la muralla
                [gold_min] , con { $require_n ->
                    [none] 0
                   *[other] { $require_n }
                } monedas de oro o más
                [gold_max] , con { $require_n ->
                    [none] 0
                   *[other] { $require_n }
                } monedas de oro o menos
                [punish_min] , si tienes un marcador de castigo
               *[none] { "" }
            }: { $pay ->
                [none] { "" }
               *[other] { $pay } →{ " " }
            }{ $gain }{ $gain_per ->
                [none] { "" }
               *[other] , por cada mercancía en tu barco, como máximo { $gain_max }
            }.
        }
