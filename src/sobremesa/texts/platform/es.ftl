## Quién se sienta a la mesa
seat-name = Jugador { $number }
seat-you = { $name } (tú)
seat-bot = { $name } (bot)

## Quienes se sientan donde juega un bot
character-luz = Luz
    .manner = apuesta fuerte y se ríe
    .hello = ¡Venga! ¿Quién se atreve?
    .won = ¡Ja! Sabía que saldría. Casi.
    .lost = Todo o nada. ¡Fue nada!
character-kurt = Kurt
    .manner = lo cuenta todo
    .hello = He contado las cartas. Están todas.
    .won = Tal como lo calculé.
    .lost = Habré contado mal. Otra vez, por favor.
character-nima = Nima
    .manner = olvida la mitad y no le importa
    .hello = ¿Me toca? ¿No? Bien.
    .won = ¿He ganado? ¡Qué bien!
    .lost = Tenía un plan. ¿Cuál era?
character-hana = Hana
    .manner = no corre riesgos si puede evitarlos
    .hello = Despacio. No hay prisa.
    .won = Con pasos cortos también se llega.
    .lost = Debí esperar un turno más.
character-chema = Chema
    .manner = se toma su tiempo
    .hello = Primero un café, luego una carta.
    .won = ¿Ves? La paciencia da frutos.
    .lost = Bien jugado. La próxima lo pienso más.
character-greta = Greta
    .manner = ya ha decidido cuando levantas la vista
    .hello = Lista cuando quieras. Antes, incluso.
    .won = ¡Rápido también vale!
    .lost = Demasiado deprisa. ¡Otra!
character-omar = Omar
    .manner = juega con calma y como es debido
    .hello = Me alegra sentarme con vosotros.
    .won = Gracias. Una partida preciosa.
    .lost = Te lo has ganado. El pan corre de mi cuenta.
character-pip = Pip
    .manner = todavía aprende, y le encanta
    .hello = Me sé las reglas. ¡Casi todas!
    .won = ¿He ganado? ¡He ganado!
    .lost = ¡Enséñame cómo lo has hecho!

## La mesa en la terminal
terminal-help = Responde con un número de la lista o en notación (por ejemplo «{ $example }»). «?» muestra esta ayuda, «q» termina.
terminal-about = «? { $name }» dice qué hace { $name }; igual con cualquier otro nombre.
terminal-hint = «!» da una pista.
terminal-nothing_about = No hay nada que explicar de «{ $name }».
terminal-choose = Tu elección:
terminal-key_answer = Responder: notación, ? nombre
terminal-key_back = Volver a la lista
terminal-key_stop = Parar
terminal-over = La partida ha terminado. Pulsa q para salir.
terminal-unclear = «{ $choice }» no es una opción. Escribe un número del 1 al { $most }, o notación como «{ $example }».
terminal-not_now = «{ $choice }» no se puede elegir ahora.
terminal-hand_over = Es el turno de { $name }. Pasa el teclado y pulsa Intro.
terminal-place = { $place }.º { $name }: { $score }
terminal-saved = La partida hasta ahora está guardada en { $file }.

## La casa en el navegador
web-home = Sobremesa: a las mesas
web-pages = Páginas
web-skip = Saltar al contenido
web-tables = Mesas
web-new = Poner una mesa
web-about = Acerca de
web-settings = Ajustes
web-close = Cerrar
web-keep = Guardar
web-again = Probar otra vez
web-moment = Un momento…
web-to_tables = A las mesas
web-language = Idioma
web-on = Sí
web-off = No
web-nobody = Sin nombre aún
web-your_name = Tu nombre
    .about = Así te llaman los demás en la mesa.
web-introduce = ¿Cómo te llamamos?
web-guest_names = Azafrán|Oliva|Albahaca|Pimentón|Clavo|Enebro|Canela|Tomillo|Moscada|Jengibre
web-seat_open = Sitio libre
web-seat_invited = Reservado para alguien
web-namesake = { $name } ({ $number })
web-kept = { $name }, juega un bot
web-bot_plays = juega un bot
web-theme = Luz
web-theme_system = Como el dispositivo
web-theme_light = De día
web-theme_dark = A la luz de las velas
web-sound = Sonidos
web-motion = Movimiento
web-motion_system = Como el dispositivo
web-motion_reduced = Menos movimiento
web-pace = Ritmo de los bots
    .about = Cuánto tiempo ves la jugada de un bot antes de la siguiente.
web-pace_slow = Con calma
web-pace_normal = Normal
web-pace_quick = Ágil
web-pace_instant = Al instante
web-touch = Al tocar algo
    .about = El primer toque lo coge y te cuenta qué hace; el segundo lo hace. O deja que baste con el primero.
web-touch_on = Un toque basta
web-touch_off = Primero se lee
web-forced = Jugadas forzadas
    .about = Una jugada que toda la mesa sabe que es la única se puede hacer por ti.
web-forced_on = Se hacen solas
web-forced_off = Las hago yo
web-haptics = Vibración
web-invitation = Hay una silla para ti
web-invited_by = Te esperan para jugar a { $game }: { $names }.
web-invited_to = Tienes una invitación para jugar a { $game }.
web-trouble_lost = Aquí no hay ninguna mesa
    .about = Puede que la dirección tenga un error, o que ya hayan recogido la mesa.
web-trouble_closed = Esta puerta está cerrada
web-trouble_line = Se ha cortado la conexión
    .about = El servidor no responde. Tus partidas están guardadas hasta tu última jugada.
web-trouble_broken = Algo se ha caído de la mesa
    .about = El servidor ha tropezado. Tus partidas están guardadas hasta tu última jugada.
web-about_what = Qué es esto
    .text = La sobremesa es el rato en que la gente se queda a la mesa después de comer, charlando y jugando. Aquí te sientas con amigos o con bots a jugar a cinco juegos de mesa publicados.
web-about_how = Cómo se juega
    .text = Lo que puedes elegir está iluminado. Cada juego trae sus reglas numeradas, un diario, una repetición y sitio para quien quiera mirar.
web-about_privacy = Qué se guarda
    .text = Tu nombre, tus partidas y una cookie para reconocerte. No hay cuentas ni rastreo, y nada se carga de otras webs.
web-about_unofficial = No oficial
    .text = Este es un proyecto de aficionados. Los autores y las editoriales de los juegos no lo hacen, ni lo licencian, ni lo avalan; los nombres y las reglas son suyos. Si un juego te gusta, compra la caja: en una mesa de verdad es aún más bonito.
web-about_art = Dibujos y letras
    .text = Todos los dibujos se hicieron para Sobremesa y no muestran nada del arte publicado. Las letras son Source Serif y Source Sans, con la licencia SIL Open Font License.
web-font_licence = La licencia de las letras

lobby-what =
    { $count ->
        [5] Cinco juegos de mesa publicados, gratis
       *[other] { $count } juegos de mesa publicados, gratis
    }: con amigos, en un solo dispositivo o contra bots.
lobby-good_morning = Buenos días, { $name }.
    .stranger = Buenos días.
lobby-good_day = Buenas tardes, { $name }.
    .stranger = Buenas tardes.
lobby-good_evening = Buenas noches, { $name }.
    .stranger = Buenas noches.
lobby-lead_turns =
    { $count ->
        [one] Una mesa te espera.
       *[other] { $count } mesas te esperan.
    }
lobby-yours = Tus mesas
lobby-your_turn = Te toca.
lobby-choosing =
    { $count ->
        [one] { $names } está eligiendo.
       *[other] { $names } están eligiendo.
    }
lobby-paused = En pausa
lobby-closed_outdated = Esta mesa se puso con otras reglas que las de hoy; no se puede seguir jugando.
lobby-closed_other_data = Esta mesa se puso con otros datos que los que tiene ahora este servidor; seguirá en cuanto vuelvan.
lobby-closed_unreadable = Esta mesa ya no se puede leer; no se puede seguir jugando.
lobby-closed_abandoned = Hace mucho que nadie juega aquí, así que la partida se ha cerrado.
closed-over = Esta partida se jugó con otras reglas que las de hoy, y su desarrollo no se guardó. Su registro, sí.
lobby-taken = { $taken } de { $seats } sitios ocupados
lobby-take_turn = Jugar mi turno
lobby-look_in = Asomarme
lobby-open = Mesas abiertas
    .about = siéntate ante un plato vacío
lobby-none = Ahora mismo ninguna mesa tiene un sitio libre.
lobby-sit = Sentarme
lobby-sit_at = Sentarme en el sitio { $number }
lobby-running = En juego
    .about = acerca una silla y mira
lobby-finished = Jugadas
    .about = vuelve a ver una partida
lobby-players = De { $least } a { $most } personas
lobby-players_only =
    { $number ->
        [one] 1 persona
       *[other] { $number } personas
    }
lobby-bots = Jugar ya
lobby-bots_about = { $game } contra bots, con todo puesto.
lobby-learn = Aprender
lobby-friends = Con amigos
    .about = Invítalos con un enlace, o compartid un dispositivo.
lobby-boxes = Los juegos
    .about = toca una caja para elegirla
lobby-own = Sitios, invitados, reglas de la casa: a tu gusto.
lobby-minutes = { $least }–{ $most } min
lobby-minutes_only = { $number } min
lobby-age = { $age }+ años
lobby-weight_light = ligero
lobby-weight_medium = medio
lobby-weight_heavy = exigente

lay-game = Juego
lay-places = Sitios
    .about = Quién se sienta dónde
lay-count = Número de sitios
lay-me = Yo
lay-companion = Otra persona en este dispositivo
lay-open = Quien venga
lay-invited = Alguien con invitación
lay-bot = Bot: { $level }
lay-somebody = Cualquier bot
lay-strength = Con qué fuerza juega el asiento { $number }
lay-how_strong = { $number } · { $name }
level-random = despreocupado
level-greedy = sensato
level-search = reflexivo
strength-1 = Principiante
strength-2 = Amable
strength-3 = Firme
strength-4 = Fuerte
strength-5 = Magistral
lay-rules = Reglas de la casa
lay-from = { $least } o más
lay-clash = No va con «{ $option }: { $value }»
lay-door = Quién puede entrar
lay-access_anyone = La encuentra cualquiera
lay-access_link = Privada, con enlace
lay-spectators = Espectadores
lay-spectators_yes = Se puede mirar
lay-spectators_no = Sin espectadores
lay-hints = Pistas
lay-hints_no = Pistas solo contra bots
lay-hints_yes = Pistas para todos
lay-title = Un nombre para la mesa
lay-bots =
    { $bots ->
        [one] Juega un bot.
       *[other] Juegan { $bots } bots.
    }
lay-guests =
    { $guests ->
        [one] Hay un plato reservado.
       *[other] Hay { $guests } platos reservados.
    }
lay-free =
    { $plates ->
        [one] Queda un plato libre.
       *[other] Quedan { $plates } platos libres.
    }
lay-lay = Poner la mesa
lay-lay_and_play = Poner la mesa y jugar
lay-who = Quién se sienta en el sitio { $number }
lay-name = Nombre de quien se sienta en el sitio { $number }
    .hint = Nombre
lay-is_bot = Bot
lay-you = tú
lay-stand_up = Levantarme
lay-awaited =
    { $seats ->
        [one] Un sitio aún espera a alguien.
       *[other] { $seats } sitios aún esperan a alguien.
    }
lay-ready = Ya está todo el mundo.
lay-host_starts = Ya está todo el mundo. Empieza quien puso la mesa.
lay-start = Empezar la partida
lay-fill = Bots en los sitios libres
lay-clear = Recoger la mesa
lay-link_table = Enlace a la mesa
    .about = Quien lo tenga puede asomarse y ocupar un sitio libre.
lay-link_seat = Invitación al sitio { $number }
lay-copy = Copiar
lay-copied = Copiado
lay-qr = Código QR
lay-qr_of = Código QR de { $address }

refused-stale = La mesa ha seguido entretanto. Elige otra vez.
refused-not_asked = No te toca elegir.
refused-illegal = Eso no se puede hacer ahora.
refused-paused = La mesa está en pausa.
refused-closed = La partida de esta mesa no puede continuar.
refused-not_playing = En esta mesa no se está jugando.
refused-over = Esta partida ha terminado.
refused-not_over = Eso tiene que esperar al final de la partida.
refused-spectator = Estás mirando: eso solo lo hace quien tiene un sitio.
refused-unclear = Así no puede ser: { $detail }
refused-too_fast = Demasiado rápido. Espera un momento y prueba otra vez.
refused-crowded = Ahora mismo hay demasiadas páginas abiertas. Vuelve dentro de un momento.
refused-misdirected = Este servidor tiene otra dirección.
refused-said_enough = Ya has dicho todo lo que cabe en esta mesa.
refused-too_many = Tienes demasiadas mesas sin terminar. Termina una o recógela.
refused-used = Ese mensaje ya se envió con otra elección. Elige otra vez.
refused-beyond = Eso no se puede probar: enseñaría lo que aún está oculto.
refused-not_host = Eso solo lo puede hacer quien puso la mesa.
refused-not_yours = Ese sitio no es tuyo.
refused-taken = Ahí ya hay alguien.
refused-present = Esa persona está en la mesa.
refused-seats_free = La partida puede empezar cuando todos los sitios estén ocupados.
refused-begun = La partida ya ha empezado.
refused-lost = No se ha podido guardar; no ha pasado nada. Prueba otra vez.
refused-no_page = Esa página no existe.
refused-no_table = Esa mesa no existe o ya la han recogido.
refused-no_game = Ese juego no está en la estantería.
refused-no_lesson = Este juego no tiene esa lección.
refused-no_invitation = Esta invitación no lleva a ninguna parte: el sitio está ocupado o ya no existe.
refused-no_language = Ese idioma no se habla aquí.
refused-no_spectators = En esta mesa no se admiten espectadores.
refused-no_hints = Hay pistas en las partidas contra bots, o donde la mesa las permite.
refused-stranger = Primero dinos tu nombre.
refused-origin = Eso venía de otra web y se ha rechazado.
refused-forbidden = Eso no está permitido. Si la página lleva mucho tiempo abierta, cárgala otra vez.
refused-unreachable = El servidor no responde. Prueba otra vez dentro de un momento.
refused-failed = El servidor ha tropezado. Prueba otra vez dentro de un momento.

## La mesa en el navegador
table-opening = Poniendo el mantel…
table-you = Tú
table-bot = Bot
table-away = ausente
table-still_chooses = aún elige
table-watching = Estás mirando
table-known = Lo que se sabe
table-state_paused = en pausa
table-state_over = terminada
table-state_closed = cerrada
table-thinking = { $name } está pensando
table-choosing = { $name } está eligiendo.
table-waiting_for = Esperando a { $names }
    .hint = Se elige en secreto; se verá cuando todos hayan terminado.
table-waiting_table = Esperando a la mesa
    .hint = Responde quien puede hacerlo; no se dice quién es.
table-quiet = Ahora nadie tiene que elegir.
table-moving = Los demás están jugando…
table-skip = Saltar
table-happened = ¿Qué ha pasado?
table-recalled = Volver a mi turno
table-flag = { $thing } ({ $name })
table-flags = Ha cambiado desde tu último turno: { $things }.
table-question = Lo que se pregunta
table-picked = En la mano: { $things }
table-more = { $number } más…
table-give_back = Deshacer
table-end_turn = Terminar mi turno
    .plan = Antes se hace lo que está a lápiz.
    .open = { $number ->
        [one] Aún se podría hacer una cosa.
       *[other] Aún se podrían elegir { $number } cosas.
    }
reading-again = Tócalo otra vez para hacerlo.
reading-target = Ahora toca lo que va con ello.
reading-held = Lo guardas para después. Primero: { $asks }
reading-instead = Ahora no. { $asks }
reading-reconstructed = Reconstruido, en todo o en parte: ninguna fuente pública lo recoge.
reading-turn = El turno es de { $names }.
table-all_right = De acuerdo
table-not_now = Ahora no.
table-rule = Regla { $rule }
table-lit_above = más arriba
table-lit_below = más abajo
table-paused = La mesa está en pausa.
    .hint = No se pierde nada. Cualquiera que tenga sitio puede seguir.
table-pause = Poner la mesa en pausa
table-resume = Seguir jugando
table-nudge = Avisar a { $name }
table-nudge_table = Avisar a la mesa
table-nudged = Te están esperando.
table-line_down = Se ha cortado la conexión. Tu sitio sigue siendo tuyo; probando otra vez (intento { $number })…
table-line_down_watching = Se ha cortado la conexión; probando otra vez (intento { $number })…
table-try_now = Probar ya
table-watched =
    { $count ->
        [one] Mira 1 persona
       *[other] Miran { $count } personas
    }
table-hand_over = Le toca a { $name }.
    .hint = Pásale el dispositivo a { $name }. Hasta entonces no se ven las cartas de nadie.
table-i_am = Soy { $name }
table-name = ¿Cómo te llamas?
table-other_name = Otro nombre
table-to_bot = { $number ->
    [one] Ceder mi sitio a un bot
   *[other] Ceder el sitio de { $name } a un bot
}
table-take_back = Recuperar el sitio de { $name }
table-bot_plays = Un bot juega por ti.
    .hint = Puedes mirar y volver a jugar cuando quieras.
table-take_mine = Recuperar mi sitio
table-absent_to_bot = { $name } no está: que juegue un bot
table-leave = Dejar la mesa (tu sitio se guarda)
table-menu = Menú de esta mesa
table-close = Cerrar
table-drawer = Diario, charla y reglas
table-log = Diario
table-log_empty = Todavía no ha pasado nada.
table-earlier = Líneas anteriores
table-chat = Charla
table-chat_empty = Nadie ha dicho nada todavía.
table-unread = hay algo nuevo
table-say = Di algo…
table-send = Decir
table-rules = Reglas
table-rules_search = Buscar en las reglas
table-rules_loading = Trayendo las reglas…
table-rules_none = Ninguna regla tiene esas palabras.
table-rules_missing = Ahora mismo no se pueden traer las reglas.
table-rules_contents = Contenido
table-rules_authors = Un juego de { $names }
table-rules_illustrators = Ilustraciones de { $names }
table-rules_publisher = Publicado por { $name }
table-rules_unofficial = No oficial: las reglas en nuestras propias palabras y con dibujos propios. Compra el juego impreso.
table-rules_house = regla de la casa
table-rules_reconstructed = reconstruido: ninguna fuente pública da estos números
table-rules_gaps = Todo ello en una lista
table-rules_whole = Volver al reglamento completo
table-rules_corrected = corregido: quien tiene el juego impreso ha rectificado estos números
table-corrected = Se juega con datos corregidos
table-rules_example = Ejemplo
table-ruling = nuestra lectura
end-wins = { $number ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
end-place = { $place }.º
end-how = Cómo acabó
end-rounds = Ronda a ronda
end-retold = Para contarlo
end-round = Ronda
end-total = Total
end-result = El resultado
end-rematch = Jugar otra vez
end-to_rematch = A la mesa nueva
end-replay = Verla de nuevo
end-look = Ver la mesa
end-leave = Volver a las mesas
replay-title = Repetición
replay-timeline = Momento de la partida
replay-at = { $at } de { $of }
replay-start = Empieza la partida
replay-chose = { $name }: { $choice }
replay-turn_back = Un turno atrás
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-turn_next = Un turno adelante
replay-speed = Velocidad
replay-eyes = Con qué ojos
replay-eyes_table = Lo que veían todos
replay-eyes_open = Todas las cartas a la vista
replay-open = Lo que estaba oculto
replay-record = Descargar el registro
replay-to_table = Volver a la mesa
sound-switch = Sonido
keys-title = Teclas
keys-tab = a lo que se puede elegir, de uno en uno
keys-tab_back = hacia atrás, por toda la página
keys-arrows = moverse entre las cosas
keys-choose = coger; otra vez para hacerlo (también con la barra espaciadora)
keys-digits = coger de la primera a la novena cosa iluminada; otra vez para hacerlo
keys-give_back = dejar, o deshacer el último paso del plan
keys-close = cerrar lo que está encima; si no, dejar
keys-close_top = cerrar lo que está encima
keys-skip = saltar mientras juegan los demás
keys-happened = qué ha pasado desde tu último turno
keys-log = el diario
keys-chat = la charla
keys-rules = las reglas
keys-help = estas teclas
keys-step = un paso atrás o adelante
keys-turn = un turno atrás o adelante
keys-ends = al principio o al final
keys-play = reproducir o pausar

## Una pista, y qué habla a favor de una opción
table-hint = Pista
hint-told = Buenas opciones
hint-chance = { $chance } %
hint-more = Más: { $term } (+{ $points } %)
hint-less = Menos: { $term } (+{ $points } %)
hint-instead_more = En cambio, más: { $term }
hint-instead_less = En cambio, menos: { $term }
end-hints =
    { $number ->
        [one] 1 pista
       *[other] { $number } pistas
    }

## Un plan: elecciones que se prueban y se envían juntas
plan-so_far = A lápiz, aún sin hacer: { $choices }
plan-ready = Cuando quieras.
plan-send =
    { $number ->
        [one] Hacerlo
       *[other] Hacer las { $number }
    }
plan-dropped = La mesa ha seguido adelante y tu plan ya no vale. Elige de nuevo.

## Partidas guiadas
learn-offer = { $game } en cinco minutos
learn-title = { $lesson ->
        [finer] { $game }: los detalles
       *[first] Aprender { $game }
    }
learn-finer = Los detalles
learn-next = Seguir
learn-step = Paso { $at } de { $of }
learn-leave = Saltar
learn-name = Ana
