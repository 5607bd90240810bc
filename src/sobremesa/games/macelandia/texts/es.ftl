## El juego

game-name = Macelandia
game-about = La Luz y la Oscuridad luchan por el continente. Atacas con cartas ocultas, envías refuerzos a tus aliados y proteges tu castillo: una facción pierde cuando cae su castillo o cuando caen todos sus fuertes.
game-reconstructed = Las reglas y el número de cartas son los del reglamento. Las habilidades especiales y la fuerza y la raza de algunas cartas están reconstruidas: ninguna fuente pública las recoge.

## Opciones

option-placement = Lugares en el mapa
    .about = Si cada cual elige un territorio por turno antes de revelar las facciones, como en el reglamento, o si cada sitio tiene uno fijo.
option-placement-free = Libre elección
option-placement-standard = Estándar
option-stall = Partida estancada
    .about = Regla de la casa: si la partida acaba, y cómo, cuando nadie ha atacado durante seis rondas. El reglamento deja esperar para siempre.
option-stall-off = Sigue
option-stall-tie = Empate
option-stall-tiebreak = Gana quien tiene más
option-memory_aid = Ayuda para la memoria
    .about = Si la mesa muestra lo que solo puedes recordar: descartes, cartas ajenas de expedición, combates terminados. Sin ayuda están boca abajo, como en el reglamento.
option-memory_aid-off = Sin ayuda
option-memory_aid-on = Con ayuda

## Lo que puedes elegir

verb-place = Ocupar el territorio { $territory }
verb-standby = Esperar
verb-attack = Atacar a { $seat }
verb-reinforce = Enviar refuerzos a { $seat }
verb-commit = { $kind }
verb-ready = Listo: poner las cartas en la mesa

## Lo que pasa: mapa y manos

event-placed = { $seat } ocupa el territorio { $territory }.
event-faction_shown = Se revela a { $seat }: { $faction }, { $role }, en el territorio { $territory }.
event-dealt = { $seat } recibe { $kind } en el reparto.

## Lo que pasa: turnos y combates

event-returned = { $kind } vuelve de la expedición a la mano de { $seat }.
    .untold = Una carta vuelve de la expedición a la mano de { $seat }.
event-arrived = { $seat } recoge los refuerzos de { $seat2 }: { $kind }.
    .untold = { $seat } recoge una carta oculta, los refuerzos de { $seat2 }.
event-stood_by = { $seat } espera.
event-attack_aimed = { $seat } se dispone a atacar a { $seat2 } ({ $distance }).
event-aid_aimed = { $seat } se dispone a enviar refuerzos a { $seat2 } ({ $distance }).
event-committed = { $seat } elige { $kind }.
event-attacked =
    { $cards ->
        [one] { $seat } ataca a { $seat2 } ({ $distance }) con { $cards } carta.
       *[other] { $seat } ataca a { $seat2 } ({ $distance }) con { $cards } cartas.
    }
event-showed_one = { $seat } revela { $kind }.
    .untold = { $seat } revela una carta.
event-showed_two = { $seat } revela { $kind } y { $kind2 }.
    .untold = { $seat } revela dos cartas.
event-showed_three = { $seat } revela { $kind }, { $kind2 } y { $kind3 }.
    .untold = { $seat } revela tres cartas.
event-measured = Totales: { $seat } { $total }, { $seat2 } { $total2 }.
event-battle_won = { $seat } gana el combate contra { $seat2 } ({ $verdict }).
    .untold = { $seat } gana el combate contra { $seat2 }.
event-battle_unwon = Nadie gana el combate entre { $seat } y { $seat2 } ({ $verdict }).
    .untold = Nadie gana el combate entre { $seat } y { $seat2 }.
event-kept = { $kind } vuelve a la mano de { $seat }.
    .untold = Una carta vuelve a la mano de { $seat }.
event-went_away = { $kind } de { $seat } queda de expedición hasta su próximo turno.
    .untold = Una carta de { $seat } se va de expedición hasta el próximo turno.
event-discarded = Se descarta { $kind } de { $seat }.
    .untold = Se descarta una carta de { $seat }.
event-reinforced = { $seat } envía { $kind } a { $seat2 } ({ $distance }).
    .untold = { $seat } envía una carta oculta a { $seat2 } ({ $distance }).

## Lo que pasa: eliminación y final

event-eliminated = «¡Macelandia!» Sin cartas en la mano, { $seat } ({ $faction }, { $role }) abandona la partida.
event-lost = Se descarta { $kind }, que estaba de expedición por cuenta de { $seat }.
    .untold = Se descarta una carta de { $seat } que estaba de expedición.
event-lost_unseen = Se descarta de la expedición { $kind }, que { $seat2 } había enviado a { $seat }.
    .untold = Se descarta de la expedición una carta oculta que { $seat2 } había enviado a { $seat }.
event-stalled = Hace demasiado que nadie ataca. Cartas restantes: Luz { $cards }, Oscuridad { $cards2 }.
event-game_ended = La partida ha terminado. { $outcome }

## Lo que se te pregunta

ask-place_card = ¿Qué territorio ocupas?
    .hint = Aún no conoces tu facción. En el anillo, los territorios contiguos son vecinos y todos los demás, lejanos.
ask-choose_action = ¿Qué haces en este turno?
    .hint = Ataca a un enemigo, envía una carta a un aliado o espera. Sin cartas en la mano quedas fuera. No digas qué cartas tienes.
ask-choose_attack = ¿Con qué cartas atacas?
    .hint = Una carta, un personaje con mejora o una pareja permitida, con o sin mejora. Nadie las ve hasta la respuesta.
ask-choose_defence = ¿Con qué cartas respondes?
    .hint = Tienes que responder, con una carta o una combinación permitida. Los personajes que ganan vuelven a tu mano.
ask-send_card = ¿Qué carta envías?
    .hint = Un vecino la tiene al momento; un aliado lejano, en su próximo turno. Si es tu última carta, quedas fuera.

## Por qué algo no se puede elegir

why-ML-9 = Ahí ya hay alguien. Toma un territorio libre.
why-ML-23 = Solo se ataca a enemigos: ni a tus aliados ni a ti.
why-ML-24 = Elige antes al menos una carta para atacar.
    .commit = Esta carta ya forma parte de tu ataque.
why-ML-25 = A un ataque hay que responder: elige antes al menos una carta.
    .commit = Esta carta ya forma parte de tu respuesta.
why-ML-29 = Solo cabe una mejora: una segunda no puede unirse.
why-ML-30 = Estas dos no son pareja: la habilidad especial de una tendría que nombrar a la otra.
why-ML-31 = La pareja está completa: no cabe un tercer personaje.
why-ML-32 = La muerte instantánea se juega siempre sola.
why-ML-34 = Esta carta sigue de expedición. Vuelve a tu mano al empezar tu próximo turno.
why-ML-51 = Esta carta está descartada y ya no vuelve.
why-ML-53 = Los refuerzos son para un aliado: ni para un enemigo ni para ti.
why-ML-64 = Quien está fuera no puede ser atacado ni recibir refuerzos.

## Cómo terminó la partida

outcome-light_castle = Ha caído el castillo de la Oscuridad: gana la Luz.
outcome-light_forts = Han caído todos los fuertes de la Oscuridad: gana la Luz.
outcome-light_stall = Ya nadie ataca y la Luz tiene más cartas: gana la Luz.
outcome-darkness_castle = Ha caído el castillo de la Luz: gana la Oscuridad.
outcome-darkness_forts = Han caído todos los fuertes de la Luz: gana la Oscuridad.
outcome-darkness_stall = Ya nadie ataca y la Oscuridad tiene más cartas: gana la Oscuridad.
outcome-tie_both = Las dos facciones caen a la vez: empate.
outcome-tie_stall = Ya nadie ataca: empate.
outcome-tie_stalled = Tras tantas rondas no se ve el final: empate.

## Lo que se ve en la mesa

fact-seat = Tu sitio
fact-side = Cara del mapa
fact-faction = Tu facción
fact-role = Defiendes
fact-turn = Turno
fact-aim = Intención
fact-target = Objetivo
fact-face_down = Cartas boca abajo
fact-danger = Peligro
fact-quiet = Turnos sin ataque
fact-quiet_limit = Se estanca con
fact-map = De quién es
fact-factions = Facción
fact-roles = Defiende
fact-territories = Territorio
fact-distances = Desde ti
fact-hand_sizes = Mano
fact-expeditions = Expedición
fact-eliminated = Fuera
fact-hand = Tu mano
fact-races = Raza
fact-powers = Habilidad especial
fact-committed = Elegidas
fact-committed_total = Total
fact-laid_down = Has puesto
fact-known = Cartas ajenas conocidas
fact-away = De expedición
fact-coming = Tus refuerzos de expedición
fact-coming_unseen = Refuerzos ocultos
fact-discards = Descartadas
fact-discards_unseen = Descartadas sin ver
fact-aside = Cartas sin repartir
fact-undealt = Sin repartir
fact-sent = Has enviado
fact-received = Has recibido
fact-routes = Cartas enviadas
fact-turns_by = Turnos jugados
fact-battle_attackers = Atacante
fact-battle_defenders = Defensor
fact-battle_attack_1 = Ataque
fact-battle_attack_2 = Ataque, 2.ª carta
fact-battle_attack_3 = Ataque, 3.ª carta
fact-battle_defence_1 = Defensa
fact-battle_defence_2 = Defensa, 2.ª carta
fact-battle_defence_3 = Defensa, 3.ª carta
fact-battle_verdicts = Decide

## Cartas

noun-kind-l01 = Lumil, hada de la luz (1)
noun-kind-l02 = Aldeano (2)
noun-kind-l03 = Soldado (3)
noun-kind-l04 = Cait Sith, el barón gato (4)
noun-kind-l05 = Cazador (5)
noun-kind-l06 = Maga (6)
noun-kind-l07 = Comandante de los caballeros (7)
noun-kind-l08 = Grifo (8)
noun-kind-l09 = Archimago (9)
noun-kind-l10 = Caballero hada (10)
noun-kind-l11 = Aoken, el espadachín sagrado (11)
noun-kind-le = Mejora de la Luz
noun-kind-lx = Muerte instantánea de la Luz
noun-kind-d01 = Tomchim, la niña demonio (1)
noun-kind-d02 = Nigromante (2)
noun-kind-d03 = Tumulario (3)
noun-kind-d04 = Hombre lobo (4)
noun-kind-d05 = Cazador nocturno (5)
noun-kind-d06 = Bruja (6)
noun-kind-d07 = Caballero de la muerte (7)
noun-kind-d08 = Cerbero (8)
noun-kind-d09 = Vampiro (9)
noun-kind-d10 = Sasaak, el demonio (10)
noun-kind-d11 = Siose, el Rey Oscuro (11)
noun-kind-de = Mejora de la Oscuridad
noun-kind-dx = Muerte instantánea de la Oscuridad

## Facciones, papeles y mapa

noun-faction-light = Luz
noun-faction-darkness = Oscuridad
noun-role-castle = castillo
noun-role-fort = fuerte
noun-side-a = A, seis territorios
noun-side-b = B, ocho territorios
noun-distance-near = vecino
noun-distance-far = lejano
noun-holder-vacant = vacante
noun-standing-eliminated = fuera

## Combates

noun-aim-attack = ataque
noun-aim-reinforcements = refuerzos
noun-verdict-instant_death = muerte instantánea
noun-verdict-enhancement_alone = una mejora sola no tiene efecto
noun-verdict-ability = habilidad especial
noun-verdict-both_abilities = habilidades especiales de ambos lados
noun-verdict-strength = mayor fuerza
noun-verdict-tie = igual fuerza
noun-danger-last_card_far = última carta
    .about = Así te quedas sin mano aunque ganes: quedarías fuera.
noun-danger-last_card_sent = última carta
    .about = Es tu última carta: quedarías fuera.
noun-danger-few_cards = débil
    .about = Dos cartas en la mano como mucho: este fuerte puede caer en el próximo combate.
noun-danger-last_fort = último fuerte
    .about = Si cae este fuerte, su facción ha perdido.
noun-danger-last_fort_low = al borde
    .about = Dos cartas en la mano como mucho. Si cae este fuerte, su facción ha perdido.
noun-danger-castle_low = al borde
    .about = Dos cartas en la mano como mucho. Si cae este castillo, su facción ha perdido.
noun-danger-our_last_fort = último fuerte
    .about = Si cae este fuerte, pierdes.
noun-danger-our_last_fort_low = al borde
    .about = Dos cartas en la mano como mucho. Si cae este fuerte, pierdes.
noun-danger-our_castle_low = al borde
    .about = Dos cartas en la mano como mucho. Si cae este castillo, pierdes.
noun-danger-their_last_fort = último fuerte
    .about = Si cae este fuerte, ganas.
noun-danger-their_last_fort_low = al borde
    .about = Dos cartas en la mano como mucho. Si cae este fuerte, ganas.
noun-danger-their_castle_low = al borde
    .about = Dos cartas en la mano como mucho. Si cae este castillo, ganas.

## Razas y habilidades especiales

noun-race-beast = bestia
noun-race-demon = demonio
noun-race-fairy = hada
noun-race-human = humano
noun-race-undead = no muerto
noun-power-book_of_sealing = Libro del Sello: derrota a Siose, el Rey Oscuro
noun-power-magic_circle = Círculo mágico: derrota a Aoken, el espadachín sagrado
noun-power-vital_shot = Disparo certero: derrota a todas las bestias
noun-power-beast_snare = Trampa para bestias: derrota a todas las bestias
noun-power-volunteer_corps = Cuerpo de voluntarios: puede jugarse en pareja con un Soldado
noun-power-raise_the_dead = Alzar a los muertos: puede jugarse en pareja con un Tumulario
noun-power-lead_the_charge = A la carga: puede jugarse en pareja con un Soldado
noun-power-host_of_the_dead = Hueste de los muertos: puede jugarse en pareja con un Tumulario
noun-power-twin_spell = Hechizo gemelo: puede jugarse en pareja con otra Maga
noun-power-twin_hex = Maleficio gemelo: puede jugarse en pareja con otra Bruja

## Cartas de cada sitio

noun-card_at = { $seat }: { $kind }
noun-route = { $seat } a { $seat2 }

## La mesa dibujada

table-card_l01 = Lumil
table-card_l02 = Aldeano
table-card_l03 = Soldado
table-card_l04 = Cait Sith
table-card_l05 = Cazador
table-card_l06 = Maga
table-card_l07 = Coman­dante
table-card_l08 = Grifo
table-card_l09 = Archi­mago
table-card_l10 = Caba­llero hada
table-card_l11 = Aoken
table-card_le = Mejora
table-card_lx = Muerte instan­tánea
table-card_d01 = Tomchim
table-card_d02 = Nigro­mante
table-card_d03 = Tumu­lario
table-card_d04 = Hombre lobo
table-card_d05 = Cazador noc­turno
table-card_d06 = Bruja
table-card_d07 = Caba­llero letal
table-card_d08 = Cerbero
table-card_d09 = Vampiro
table-card_d10 = Sasaak
table-card_d11 = Siose
table-card_de = Mejora
table-card_dx = Muerte instan­tánea
table-power_book_of_sealing = Derrota a Siose
table-power_magic_circle = Derrota a Aoken
table-power_vital_shot = Derrota bestias
table-power_beast_snare = Derrota bestias
table-power_volunteer_corps = Pareja: Soldado
table-power_raise_the_dead = Pareja: Tumulario
table-power_lead_the_charge = Pareja: Soldado
table-power_host_of_the_dead = Pareja: Tumulario
table-power_twin_spell = Pareja: Maga
table-power_twin_hex = Pareja: Bruja
table-enhances = Acompaña a un personaje
table-kills = Fulmina a los personajes
table-role_light_castle = Castillo de la Luz
table-role_light_fort = Fuerte de la Luz
table-role_darkness_castle = Castillo oscuro
table-role_darkness_fort = Fuerte oscuro
table-out = fuera
table-free = libre
table-distance_near = cerca
table-distance_far = lejos
table-note_attack_near = Vecino: quien gana vuelve enseguida
table-note_attack_far = Lejos: si gana, tu carta falta hasta tu próximo turno
table-note_aid_near = Vecino: la carta llega enseguida
table-note_aid_far = Lejos: la carta llega a la mano al empezar su turno
table-about_castle = Una facción pierde cuando cae su castillo.
table-about_fort = Una facción pierde cuando han caído todos sus fuertes.
table-about_expedition = En expedición: estas cartas vuelven a la mano al empezar el turno de quien las tiene. Hasta entonces no pueden luchar.
table-ask_attack = ¿Con qué cartas atacas a { $name }?
table-ask_attack_total = ¿Atacas a { $name } con { $total }?
table-ask_defence =
    { $cards ->
        [one] { $name } te ataca con una carta. ¿Con qué respondes?
       *[other] { $name } te ataca con { $cards } cartas. ¿Con qué respondes?
    }
table-ask_defence_total = ¿Respondes con { $total }?
table-ask_send = ¿Qué carta le envías a { $name }?
table-unknown = Nadie sabe aún quién lucha por quién.
table-total = Total { $total }
table-face_down =
    { $cards ->
        [one] { $cards } carta boca abajo
       *[other] { $cards } cartas boca abajo
    }
table-answers = Responde { $name }
table-left =
    { $cards ->
        [one] Queda { $cards } carta
       *[other] Quedan { $cards } cartas
    }
table-turns = Turnos
table-stall =
    { $quiet ->
        [one] { $quiet } turno sin ataques; con { $limit } acaba la partida
       *[other] { $quiet } turnos sin ataques; con { $limit } acaba la partida
    }
table-battles = Combates
table-revealed = Se revelan las facciones
table-reminder = No digas a nadie lo que tienes en la mano, tampoco a tus aliados.
table-call = ¡Macelandia!
table-fallen = { $name } queda fuera.
table-tale_rounds = Combates ganados y quién cayó cuándo
table-tale_fell = Cayó
table-tale_upset = La astucia vence a la fuerza: { $names } con { $total } contra { $loser } con { $other }.
table-tale_repelled = Las murallas más firmes: { $names }, { $number } ataques rechazados.
table-tale_narrow = Por los pelos: { $names } vence a { $loser }, { $total } a { $other }.
table-tale_strength = La jugada más fuerte: un total de { $number } ({ $names }).
table-tale_attacked = El blanco favorito: { $names }, con { $number } ataques recibidos.
table-tale_won = Más combates ganados: { $number } ({ $names }).
table-tale_deaths = La muerte instantánea golpeó { $number } veces.
table-tale_first = Primera caída: { $names }, en la ronda { $round }.

## El glosario

term-faction = facciones|facción
    .about = La Luz o la Oscuridad. Ganas o pierdes con tu facción, aunque ya estés fuera de la partida.
term-castle = castillo
    .about = Cada facción tiene solo uno. Si cae, esa facción pierde en el acto.
term-fort = fuertes|fuerte
    .about = La facción que pierde todos sus fuertes pierde la partida; mientras le quede otro, sigue luchando.
term-territory = territorios|territorio
    .about = Un lugar del anillo del mapa. Los vacantes también cuentan para ver a qué distancia está cada cual.
term-near = vecinos|vecino
    .about = En el territorio de al lado. Las cartas que ganan allí un ataque vuelven enseguida a la mano, y los refuerzos llegan al momento.
term-far = lejanos|lejano
    .about = En cualquier territorio que no sea el de al lado. Las cartas que ganan allí un ataque se van de expedición, y los refuerzos también.
term-character = personajes|personaje
    .about = Una carta con una fuerza de 1 a 11. Los que ganan sobreviven; las demás cartas jugadas se descartan.
term-strength = fuerza
    .about = El número de un personaje. Gana el total más alto; si son iguales, se descartan todas las cartas jugadas.
term-ability = habilidades especiales|habilidad especial
    .about = Lo que un personaje puede hacer además de su fuerza: derrotar a ciertas cartas, sea cual sea su total, o luchar en pareja.
term-pair = pareja
    .about = Dos personajes que pueden jugarse juntos porque uno de ellos lo dice. Se suman sus fuerzas.
term-enhancement = mejora
    .about = Suma 1 a un personaje o a una pareja y se descarta tras el combate. Sola no tiene efecto.
term-instant_death = muerte instantánea
    .about = Se juega sola, fulmina a todos los personajes del otro lado y también se descarta.
term-reinforcements = refuerzos
    .about = Una carta tuya para un aliado, en vez de un ataque. Solo la veis tú y, cuando la tenga en la mano, tu aliado.
term-standby = esperar|espera
    .about = No hacer nada en este turno. Siempre se puede.
term-expedition = expedición
    .about = Cartas que están de camino. Se unen a la mano al empezar el próximo turno de su dueño; hasta entonces no se pueden usar.
term-eliminated = queda fuera|quedas fuera|abandona la partida
    .about = Quien no tiene cartas en la mano al acabar una acción queda fuera, y con él sus cartas de expedición.

## La lección

lesson-1 = ¡Hola! Nadie sabe aún quién lucha por quién. Ocupa el territorio 5: los contiguos del anillo son vecinos; todos los demás, lejanos.
lesson-2 = Luchas por la Luz y tienes su castillo. El castillo oscuro ataca con una carta oculta y tienes que responder. Prueba con Lumil: solo es un 1, pero derrota a Siose, su mejor carta.
lesson-3 = Podría acompañarla una mejora, pero su habilidad especial no la necesita. Pon a Lumil en la mesa: entonces se revelan las dos cartas a la vez.
lesson-4 = ¡Era Siose, y Lumil le ha ganado! Ahora ataca un fuerte oscuro con dos cartas ocultas: va en serio. Responde con la muerte instantánea, que fulmina a todos los personajes.
lesson-5 = La muerte instantánea se juega siempre sola y después se descarta. Pero es una carta tuya por dos suyas: ponla en la mesa.
lesson-6 = ¡Adiós a toda una pareja! Es tu turno: ataca, envía refuerzos o espera. Tu aliado está junto al castillo oscuro y le vendrá bien una buena carta: envíasela.
lesson-7 = Envía el Caballero hada. Tu aliado es vecino y lo tiene al momento; si fuera lejano, la carta estaría de expedición hasta su próximo turno.
lesson-8 = Tu Caballero hada ha ganado dos veces: al castillo oscuro le queda una carta en la mano. Sus refuerzos vienen de lejos y siguen de expedición. ¡Atácalo ya!
lesson-9 = La carta que gana lejos se va de expedición hasta tu próximo turno, así que guarda siempre alguna en la mano. Ataca con el Archimago: 9 es lo mejor que tienes.
lesson-10 = Sasaak (10) sigue vivo y puede ser la carta del castillo. Añade tu mejora: 9 + 1 son 10, y hasta un empate se llevaría su última carta.
lesson-11 = Pon las dos cartas en la mesa. Quien no tiene cartas en la mano al acabar una acción queda fuera, y una facción pierde en cuanto cae su castillo.
lesson-end = «¡Macelandia!» 10 gana al 4 del Hombre lobo y la mano del castillo oscuro queda vacía: gana la Luz. También habrías ganado si cayeran todos sus fuertes. ¡Ya sabes jugar a Macelandia!

finer-1 = Sasaak, con una mejora, acaba de vencer al Archimago de tu castillo. Envía refuerzos al castillo iluminado: está a dos territorios, así que es lejano.
finer-2 = Envía a Aoken, tu mejor carta. Como el castillo es lejano, Aoken estará de expedición hasta su próximo turno y antes no podrá defenderlo.
finer-3 = El Vampiro atacó con Aoken aún de camino; después llegó Aoken y venció enseguida a la Bruja. Ahora tú: ataca el castillo oscuro iluminado, que es tu vecino.
finer-4 = Sasaak (10) sigue en esa mano, y ninguna carta tuya puede sola con él. Pero tienes una pareja: empieza por el Comandante de los caballeros.
finer-5 = Su habilidad especial nombra al Soldado, así que pueden luchar juntos. Añade el Soldado: 7 + 3 son 10, tanto como Sasaak.
finer-6 = Un empate te costaría los dos. Una pareja también admite una mejora: con ella son 11.
finer-7 = Nadie puede jugar más de tres cartas, y te quedan dos en la mano. Pon las tres en la mesa: contra un vecino, quien gana vuelve al momento.
finer-8 = ¡11 gana al 10 de Sasaak! La pareja vuelve a tu mano, y solo se descarta la mejora.
finer-9 = Otra guerra: defiendes un fuerte con una sola carta, y a tu castillo también le queda solo una. Ahora les toca a dos fuertes oscuros: envía refuerzos al castillo iluminado.
finer-10 = Aoken es tu última carta: si lo envías, quedas fuera. Es un sacrificio por tu castillo, que es vecino y lo tiene al momento.
finer-11 = Aoken ha rechazado los dos ataques, y tu castillo sigue en pie. Tú ya no juegas, pero tu otro fuerte sigue luchando: si gana la Luz, también ganas tú.
finer-12 = Una guerra más: vuelves a tener una sola carta, y el castillo oscuro, que es lejano, también. Todos han visto que es Cerbero (8): ataca el castillo iluminado.
finer-13 = Elige el Caballero hada: 10 gana a 8. Pero se irá de expedición, y con la mano vacía quedas fuera aunque ganes.
finer-14 = La mano del castillo oscuro también quedará vacía, y su caída decide la guerra. Pon la carta en la mesa.
finer-end = Habéis caído los dos, pero sin su castillo la Oscuridad pierde: gana la Luz, y tú con ella. Si hubieras sido el último fuerte de la Luz, habría sido un empate. ¡Ya conoces los secretos de Macelandia!

## Lo que cuenta al valorar la partida

mind-cards = más cartas en las manos de tu facción
    .less = menos cartas en las manos de tu facción
mind-value = cartas más fuertes en las manos de tu facción
    .less = cartas más débiles en las manos de tu facción
mind-boosts = más mejoras
    .less = menos mejoras
mind-away = más cartas de expedición
    .less = menos cartas de expedición
mind-forts = más fuertes en pie
    .less = menos fuertes en pie
mind-castle = menos cartas defienden el castillo
    .less = más cartas defienden el castillo
mind-weakest = menos cartas defienden el fuerte más débil
    .less = más cartas defienden el fuerte más débil
## What is told of data that an owner has corrected

corrected-noun-kind = { $title } ({ $strength })
corrected-noun-power =
    { $title }: { $kind ->
        [pair] puede jugarse en pareja con: { $partners }
       *[defeat] derrota a: { $target }
    }
corrected-table-power =
    { $kind ->
        [pair] Pareja: { $partners }
       *[defeat] Derrota a: { $target }
    }
