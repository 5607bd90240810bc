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
web-seat_expected = Reservado para { $name }
web-somebody = Alguien
web-namesake = { $name } ({ $number })
web-kept = { $name }, juega un bot
web-bot_plays = juega un bot
web-resigned = abandonó, juega un bot
web-gave_up = { $name }, abandonó
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
web-coach = Entrenador
    .about = Te acompaña en las tres primeras partidas después de una lección, donde se permiten pistas, y cada vez habla menos. Contra bots puedes llamarlo en cualquier mesa.
web-coach_on = Viene tras una lección
web-coach_off = No viene
web-bubbles = Lo que se dice
    .about = Frases y gestos aparecen un momento donde está sentado cada uno, además de en la charla.
web-bubbles_on = Se muestra en cada sitio
web-bubbles_off = Solo en la charla
web-haptics = Vibración
web-calls = Avisos
    .about = Cuando te toca en una mesa con otras personas y no la estás viendo. El aviso dice en qué mesa, y nada de la partida.
web-calls_set = Elegir cómo
web-calls_device = Este dispositivo
web-calls_here = Te avisa también con esta página cerrada.
web-calls_open = Te avisa mientras esta página siga abierta en algún sitio.
web-calls_refused = Tu navegador no deja que esta página avise. Puedes cambiarlo en los ajustes del navegador.
web-calls_unable = Este navegador no puede avisarte.
web-calls_others =
    { $count ->
        [one] Otro dispositivo te avisa también.
       *[other] Otros { $count } dispositivos te avisan también.
    }
web-calls_mail = Correo
    .about = Recibes un primer correo; no llega ninguno más hasta que sigas el enlace que trae.
web-calls_address = Tu dirección de correo
web-calls_write = Escribidme
web-calls_written = Va de camino un primer correo a { $address }. Sigue el enlace que trae.
web-calls_mailed = Los correos van a { $address }.
web-calls_no_mail = No más correos
web-calls_quiet = Horas de silencio
    .about = Entonces nadie te avisa, según la hora de { $zone }. De lo que siga esperándote se te avisa después.
web-calls_from = Desde
web-calls_until = Hasta
web-calls_test = Aviso de prueba
web-calls_tested = Te acabamos de avisar.
web-calls_forget = Olvidar todo esto
web-calls_ask = ¿Quieres que este dispositivo te avise cuando te toque?
    .about = Dice en qué mesa, y nada de la partida. Puedes cambiar de idea en los ajustes.
web-calls_yes = Sí, avísame
web-calls_no = No
web-calls_confirm = ¿Te escribimos?
    .about = Sobremesa mandará un correo a esta dirección cuando te toque y no estés viendo la mesa.
    .do = Sí, escribidme
    .done = Hecho. Cada correo trae un enlace para dejarlo.
web-calls_leave = ¿No más correos?
    .about = Sobremesa olvida esta dirección.
    .do = No más correos
    .done = Hecho. La dirección está olvidada.
call-turn = Te toca en { $table }
call-reminder = Te sigue tocando en { $table }, y se acaba el tiempo
call-mail =
    { $sentence }:
    { $link }

    Para no recibir más correos como este:
    { $leave }
call-confirm_subject = ¿Quieres que Sobremesa te escriba?
call-confirm_mail =
    Alguien, esperamos que tú, ha pedido a Sobremesa que escriba a esta dirección cuando le toque en una mesa.

    Si quieres que sea así, sigue este enlace antes de una semana:
    { $link }

    Si no, no hagas nada: no llegará ningún otro correo.
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
    .text = Tu nombre, tus partidas y una cookie para reconocerte. Si pides avisos, también la dirección del servicio de avisos de tu navegador o la de tu correo, hasta que la retires. No hay cuentas ni rastreo, y nada se carga de otras webs.
web-about_luck = Repartos que se pueden comprobar
    .text = Al poner una mesa, el servidor fija un número secreto y muestra su compromiso: una huella que no revela nada y que no encaja con ningún otro número. Cada página añade un número al azar propio, y el reparto se deduce de todos. Al acabar se revela el secreto y tu página lo comprueba todo por su cuenta; «sobremesa verify» hace lo mismo con el registro descargado y repite cada jugada. Así, ni el servidor ni un jugador pueden haber elegido el reparto por sí solos. No demuestra que nadie viera las cartas de otro, ni que el servidor no estuviera de acuerdo con alguien de la mesa; y si ninguna página añadió nada, el número lo sacó el servidor solo. Todo está explicado en docs/fairness.md.
web-about_unofficial = No oficial
    .text = Este es un proyecto de aficionados. Los autores y las editoriales de los juegos no lo hacen, ni lo licencian, ni lo avalan; los nombres y las reglas son suyos. Si un juego te gusta, compra la caja: en una mesa de verdad es aún más bonito.
web-about_art = Dibujos y letras
    .text = Todos los dibujos se hicieron para Sobremesa y no muestran nada del arte publicado. Las letras son Source Serif y Source Sans, con la licencia SIL Open Font License.
web-font_licence = La licencia de las letras

## Tú: lo que el servidor recuerda de una persona
you-page = Tú
you-more = Todo sobre ti
    .about = Llaves para otros dispositivos, gente, partidas jugadas
you-stranger = En este dispositivo aún no se conoce a nadie.
you-keys = Tus dispositivos
    .about = No hay cuenta: este dispositivo te conoce por un secreto propio. Una llave hace que otro dispositivo seas tú, con tu nombre, tu gente y tus partidas.
you-key_make = Hacer una llave
you-key_new = Abre este enlace en tu otro dispositivo o apunta su cámara al código. La llave sirve una sola vez; quien la tenga se convierte en ti, así que no se la enseñes a nadie. Solo se muestra ahora.
you-key_link = Enlace con la llave
you-key_made = Llave, hecha el { $made }
you-key_used = Llave, hecha el { $made }, usada el { $used }
you-key_revoke = Retirar
you-key_revoke_too = Retirar y cerrar la sesión de su dispositivo
you-device_here = Este dispositivo
you-device_name = Un dispositivo, desde el { $since }
you-device_key = Un dispositivo que llegó con una llave el { $since }
you-device_passkey = Un dispositivo que llegó con una clave de acceso el { $since }
you-device_out = Cerrar sesión
you-passkey_make = Crear una clave de acceso
    .about = Una clave de acceso está en tu teléfono, tu navegador o una llave USB, y abre en todo dispositivo que la tenga.
you-passkey_made = Clave de acceso, creada el { $made }
you-passkey_used = Clave de acceso, creada el { $made }, usada por última vez el { $used }
you-passkey_open = Entrar con una clave de acceso
    .about = ¿Tienes una de otro dispositivo? Entonces sé aquí la misma persona.
you-passkey_none = Las claves de acceso necesitan un servidor con nombre propio y su biblioteca para ellas.
you-passkey_failed = No resultó: no se encontró la clave de acceso, o has cambiado de idea.
you-arrive = Una llave de { $name }
    .about = Este dispositivo pasa a ser { $name }, con toda su gente y sus partidas.
you-arrive_yes = Sí, soy yo
you-arrive_no = No, seguir como estoy
you-arrive_same = Este dispositivo ya es { $name }.
you-own =
    { $tables ->
        [one] Hasta ahora aquí eras { $name }, con una mesa.
       *[other] Hasta ahora aquí eras { $name }, con { $tables } mesas.
    }
you-own_join = Traerlo conmigo
you-own_leave = Dejarlo
you-own_left = Lo que dejas se queda como está; solo vuelves a ello desde otro dispositivo que siga siendo { $name }, o con una llave hecha antes.
you-people = Gente con la que te has sentado
    .about = Invítala mientras pones una mesa. A quien quites de la lista no se le dice nada, y ya no puede invitarte.
you-people_none = Aún nadie. Quien juegue contigo aparecerá aquí.
you-people_tables =
    { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    }
you-people_off = Quitar a { $name } de la lista
you-people_back = Devolver a { $name } a la lista
you-people_avoided = Fuera de la lista
you-games = Partidas jugadas
you-games_none = Aún no hay ninguna partida así.
you-games_count =
    { $total ->
        [one] Una partida
       *[other] { $total } partidas
    }
you-games_more = Más partidas
you-any_game = Todos los juegos
you-any_person = Cualquiera
you-against = Contra quién
you-against_all = Todas
you-against_people = Con gente
you-against_bots = Entre bots
you-person = Con quién
you-since = Desde
you-until = Hasta
you-place = Puesto { $place } de { $seats }
you-several = Varios asientos tuyos
you-finished_by_bot = la terminó un bot
you-ended_early = acabó antes de tiempo
you-statistics = Cómo te va
    .about = Partidas que jugaste tú hasta el final, en un solo asiento.
you-stat_games = Partidas
you-stat_wins = Ganadas
you-stat_best = Mejor puntuación
you-stat_mean = Puesto medio
you-stat_opponent = Más a menudo con
you-curve = Tus últimas partidas, de la más antigua a la más reciente: { $places }.
you-curve_point = { $place } de { $seats }
you-yours = Lo que se guarda de ti
    .about = Llévatelo todo en un archivo: tu nombre, tu gente, tus partidas, los registros de las terminadas y lo que dijiste.
you-export = Descargarlo todo
you-forget = Olvidarme
    .about = Tu nombre desaparece de todas las mesas y listas, y lo que dijiste se borra. Las partidas que jugaste se quedan, con «alguien» en tu asiento. Tus llaves y dispositivos desaparecen al momento. No hay vuelta atrás.
you-forget_sure = ¿Olvidar a { $name } para siempre?
you-forget_yes = Sí, olvidarme
you-forget_no = No, me quedo

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
lobby-asked = Te invitan
lobby-asked_by = { $name } te invita a una mesa.
    .somebody = Te invitan a una mesa.
lobby-decline = No, gracias
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
lay-ask = Invita a alguien que conoces
lay-ask_person = Invitar a { $name } a esta mesa
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
lay-clock = Reloj
    .about = A quien se le acaba el tiempo, primero se le pregunta; después juega un bot hasta que vuelva.
lay-weekends = Fines de semana
lay-weekends_on = Los fines de semana cuentan
lay-weekends_off = Fines de semana libres
clock-none = Sin reloj
    .about = La mesa espera lo que haga falta.
clock-banked = { $move } por jugada, y { $bank } más
clock-plain = { $move } por jugada
clock-weekdays = { $move } por jugada, fines de semana libres
clock-until = hasta { $moment }
clock-left = queda alrededor de { $time }
clock-still_there = ¿Sigues ahí?
    .hint = Se te acabó el tiempo. Si no, jugará un bot por ti.
    .last = Se te acabó el tiempo. Elige ahora o jugará un bot por ti.
clock-here = Aquí estoy
clock-asked = { $names }: se acabó el tiempo, ¿sigue ahí?
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
refused-tomorrow = Todos recibieron lo mismo. Se sabrá cuando acabe el día.
refused-as_dealt = La mesa de un día es la misma para todos y se queda como está.
refused-no_day = No hay tal mesa de un día.
refused-spectator = Estás mirando: eso solo lo hace quien tiene un sitio.
refused-unclear = Así no puede ser: { $detail }
refused-too_fast = Demasiado rápido. Espera un momento y prueba otra vez.
refused-crowded = Ahora mismo hay demasiadas páginas abiertas. Vuelve dentro de un momento.
refused-misdirected = Este servidor tiene otra dirección.
refused-said_enough = Ya has dicho todo lo que cabe en esta mesa.
refused-too_many = Tienes demasiadas mesas sin terminar. Termina una o recógela.
refused-resigned = Ese sitio ha abandonado la partida.
refused-time_up = Solo se da más tiempo una vez por pregunta. Elige ahora.
refused-used = Ese mensaje ya se envió con otra elección. Elige otra vez.
refused-beyond = Eso no se puede probar: enseñaría lo que aún está oculto.
refused-known = Ya se ha sabido algo, o alguien más ha elegido. Aún puedes preguntar a los demás.
refused-nothing_done = No hay nada tuyo que deshacer.
refused-asked_already = Alguien ya lo está pidiendo. Espera las respuestas.
refused-undone_enough = Ya has deshecho todo lo que se puede en una mesa.
refused-no_plea = Ya nadie pide eso.
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
refused-no_analysis = Esta partida no se puede analizar.
refused-no_invitation = Esta invitación no lleva a ninguna parte: el sitio está ocupado o ya no existe.
refused-no_key = Esta llave no abre nada: ya se usó, se retiró o nunca existió.
refused-no_passkey = Esta clave de acceso no se conoce aquí.
refused-no_passkeys = Este servidor no acepta claves de acceso en esta dirección.
refused-no_person = No hay nadie así en tu lista.
refused-keys_enough = Ya tienes todas las llaves que se pueden tener; retira una primero.
refused-no_calls = Este servidor no avisa de esa manera.
refused-no_mail = No se ha podido enviar el correo. Revisa la dirección.
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
undo-now = Deshacer
undo-back = Deshacer mi última jugada
undo-ask = Pedir que me dejen deshacer mi última jugada
undo-asked = { $name } pide deshacer su última jugada y lo que ha venido después. ¿Te parece bien?
undo-agree = Sí, adelante
undo-decline = Mejor no
undo-waiting = Has pedido deshacer tu última jugada. Falta la respuesta de { $names }.
undo-others = { $name } pide deshacer su última jugada. Falta la respuesta de { $names }.
undo-withdraw = Déjalo
undo-declined = No están todos de acuerdo: tu jugada se queda como está.
event-took_back = { $seat } ha deshecho su última jugada.
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
table-tab_turn = ● Te toca · { $table }
table-unsent = Se ha cortado la conexión. Tu jugada está guardada y sale en cuanto vuelva.
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
table-late = Se te acabó el tiempo. Toca cualquier cosa y el sitio vuelve a ser tuyo.
table-resigned = Has abandonado la partida. Un bot sigue jugando con tu nombre.
table-meanwhile = Mientras no estabas
table-absent_to_bot = { $name } no está: que juegue un bot
table-leave = Dejar la mesa (tu sitio se guarda)
table-menu = Menú de esta mesa
table-close = Cerrar
table-drawer = Diario, charla y reglas
table-log = Diario
table-analysis = Análisis
table-moments = Momentos
table-log_empty = Todavía no ha pasado nada.
table-earlier = Líneas anteriores
table-chat = Charla
table-chat_empty = Nadie ha dicho nada todavía.
table-unread = hay algo nuevo
table-say = Di algo…
table-send = Decir
gesture-title = Gestos
gesture-toast = ¡Salud!
    .seen = { $name } levanta la copa.
gesture-applause = Aplauso
    .seen = { $name } aplaude.
gesture-laugh = Risa
    .seen = { $name } se ríe.
gesture-thanks = Gracias
    .seen = { $name } da las gracias.
gesture-again = ¡Otra!
    .seen = { $name } quiere jugar otra vez.
gesture-hm = Mmm…
    .seen = { $name } se lo piensa.
gesture-sigh = Suspiro
    .seen = { $name } suspira.
gesture-oops = ¡Uy!
    .seen = { $name } dice «uy».
bubble-said = { $name }: { $text }
mute-title = ¿Demasiado ruido?
mute-all = Nada en los sitios, solo aquí
mute-seat = No oír nada de { $name }
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
ending-title = Acabar la partida antes de tiempo
ending-about = Una partida que acaba antes de tiempo queda marcada así y no cuenta como jugada hasta el final.
ending-together = De común acuerdo
    .about = { $people ->
        [0] Nadie más tiene que estar de acuerdo.
        [one] La otra persona tiene que estar de acuerdo.
       *[other] Las otras { $people } personas tienen que estar de acuerdo.
    }
ending-score = Lo dejamos aquí, según los puntos
ending-draw = En tablas
ending-resign = Abandonar
    .two = Gana la otra parte y la partida se acaba.
    .more = Un bot sigue jugando con tu nombre; ya no vuelves.
ending-give_up = { $number ->
        [one] Abandonar
       *[other] Abandonar: { $name }
    }
ending-sure = Abandonar de verdad ({ $name })
ending-proposed_draw = { $names }: ¿acabamos en tablas?
ending-proposed_score = { $names }: ¿lo dejamos aquí, según los puntos?
ending-agree = De acuerdo
ending-play_on = Seguir jugando
end-draw = Tablas
end-early_draw = Acabó antes de tiempo, en tablas y de común acuerdo.
end-early_score = Acabó antes de tiempo, de común acuerdo y según los puntos.
end-early_resigned = Acabó antes de tiempo: una parte abandonó.
end-place = { $place }.º
end-how = Cómo acabó
end-rounds = Ronda a ronda
end-retold = Para contarlo
end-round = Ronda
end-total = Total
end-result = El resultado
end-rematch = Jugar otra vez
end-to_rematch = A la mesa nueva
next-title = ¿Qué jugamos ahora?
next-about = Se sienta la misma gente; si faltan sitios, los bots se levantan.
next-another = Otro juego…
next-laid = Lo siguiente en la mesa: { $game }
evening-title = La velada
evening-games =
    { $games ->
        [one] tras 1 partida
       *[other] tras { $games } partidas
    }
evening-line = La velada: { $score }
evening-wins = { $name } { $wins }
end-replay = Verla de nuevo
end-look = Ver la mesa
end-leave = Volver a las mesas
share-title = Una tarjeta para compartir
share-picture = { $game }: { $verdict }
share-share = Compartir
share-save = Guardar la imagen
share-replay = La partida entera, jugada a jugada
luck-checking = Comprobando el reparto…
luck-unreachable = No se ha podido leer el registro, así que el reparto queda sin comprobar.
luck-checked = Reparto comprobado
    .about = Esta página lo ha calculado por su cuenta: las cartas y los dados de esta partida quedaron fijados antes de repartir y nadie pudo elegirlos por sí solo.
luck-fits = El reparto concuerda con su registro
    .about = Todos los números cuadran. Pero esta página no estaba abierta antes de repartir y no puede decir qué se prometió entonces.
luck-failed = El reparto no cuadra
    .about = Algo no es como se prometió. Guarda el registro y pregunta a quien lleva este servidor.
luck-nothing = Nada que comprobar
    .about = Esta partida se repartió sin compromiso previo.
luck-unable = Esta página no puede comprobar el reparto
    .about = Los navegadores solo hacen estos cálculos en conexiones seguras (https). Descarga el registro y ejecuta «sobremesa verify».
luck-secret = El secreto del servidor es el de su compromiso
    .fails = El secreto del servidor no es el de su compromiso
    .unknown = No se ha podido comprobar el secreto del servidor
luck-told = El compromiso y los números añadidos son los que se dijeron antes a esta página
    .fails = A esta página se le dijo otro compromiso, u otros números
    .unknown = Esta página no estaba abierta antes de repartir
luck-own = Está lo que añadió esta página
    .fails = Falta lo que añadió esta página
    .unknown = Esta página no añadió nada
luck-seed = El reparto se deduce del secreto y de lo añadido
    .fails = El reparto no se deduce del secreto y de lo añadido
    .unknown = No se ha podido comprobar el reparto
luck-seal = El registro está como se selló
    .fails = El registro se cambió después de sellarlo
    .unknown = No se ha podido comprobar el sello
luck-added = Añadieron azar las páginas de: { $names }
luck-none = Ninguna página añadió azar: lo sacó el servidor solo.
luck-commitment = Compromiso:
luck-more = Qué demuestra esto y qué no
luck-show = Comprobar el reparto
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
moments-at = tras la jugada { $at }
moments-ribbons = Marcadores en este dispositivo
moments-ribbon = Paso { $at } · { $eyes }
moments-no_ribbons = Aún no hay marcadores: la cinta bajo la mesa pone uno.
moments-comments = Lo que se ha dicho
moments-no_comments = Nadie ha comentado aún ningún momento.
moments-say = Sobre este momento…
moments-mark = Marcar este momento
moments-link = Copiar el enlace a este momento
branch-title = ¿Y si…?
branch-open = ¿Y si…? Seguir desde aquí
branch-about = De esta partida sale otra mesa después de la jugada { $moment }: a partir de ahí todo puede ir de otra manera.
branch-about_running = De esta partida sale otra mesa. Empieza con lo que sabes tú; lo que no ves se reparte de nuevo, así que no te revela nada de esta partida.
branch-when = Desde qué momento
branch-now = Desde ahora
branch-back =
    { $count ->
        [one] Antes de mi última jugada
       *[other] Antes de mis últimas { $count } jugadas
    }
branch-from = Con qué conocimiento
branch-truth = La verdad: cada cual tiene lo que tenía
branch-knew = Lo que sabía { $name }; lo demás, imaginado
branch-luck = Lo que viene después
branch-luck_new = Suerte nueva
branch-luck_same = Las mismas cartas
branch-mine = Mi asiento
branch-seat = Asiento { $number }: { $name }
branch-others = Los demás asientos
branch-others_bots = Bots
branch-others_friends = Amigos, con invitación
branch-uncounted = Es un «¿y si…?» y no cuenta en ninguna parte.
branch-play = Seguir desde aquí
branch-of = Un «¿y si…?» de { $game }, tras la jugada { $moment }
branch-of_running = Un «¿y si…?» de una partida de { $game }
branch-by_seat = Sigue desde lo que sabía { $name }; lo demás es imaginado.
branch-by_truth = Sigue desde la verdad, con suerte nueva.
branch-by_truth_same = Sigue desde la verdad, y vienen las mismas cartas.
branch-to_stem = Volver a la partida de la que salió
branch-from_here = Jugarlo desde aquí
sound-switch = Sonido
keys-title = Teclas
keys-tab = a lo que se puede elegir, de uno en uno
keys-tab_back = hacia atrás, por toda la página
keys-arrows = moverse entre las cosas
keys-choose = coger; otra vez para hacerlo (también con la barra espaciadora)
keys-digits = coger de la primera a la novena cosa iluminada; otra vez para hacerlo
keys-give_back = deshacer: el último toque, el último paso del plan o una jugada que no ha revelado nada a nadie
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
hint-because = Por qué: { $reason } (+{ $points } %)
hint-why = Por qué: { $reason }
hint-instead = A cambio: { $reason }
end-hints =
    { $number ->
        [one] 1 pista
       *[other] { $number } pistas
    }

## The coach: beside whoever has just learned a game
coach-title = Entrenador
coach-call = Llamar al entrenador
coach-send_away = Despedir al entrenador
coach-game_1 = Ilumino jugadas sensatas y te digo qué me parecen las tuyas.
coach-game_2 = Tu segunda partida: hablo después de tus jugadas. Una pista ilumina algunas antes.
coach-game_3 = Tu tercera partida: solo hablo cuando una jugada regala mucho.
coach-good = Bien.
coach-lost = Eso regaló un { $points } %.
coach-lost_by = «{ $choice }» regaló un { $points } %.
coach-better = Mejor: { $better }.
coach-better_why = Mejor: { $better } ({ $reason }).

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

## Después de la partida: qué le dio la vuelta
analysis-title = El momento decisivo
analysis-working = Calculando …
analysis-curve = Las posibilidades de cada cual
analysis-curve_about = La línea: con todo a la vista, también el orden de los mazos. Los puntos: según lo que sabía esa persona en su turno.
analysis-as_table = En una tabla
analysis-at = Decisiones tomadas
analysis-open = Con todo a la vista
analysis-own = Según lo que sabía
analysis-percent = { $number } %
analysis-costly = Las decisiones más caras
analysis-none = Ninguna decisión regaló nada con claridad.
analysis-chose = { $name }: { $choice }
analysis-better = Mejor, según lo que sabía { $name }: { $choice }
analysis-look = Ver este momento
analysis-where = Decisión { $at } de { $of }
analysis-parts = Suerte y destreza
analysis-skill = Decisiones propias
analysis-others = Decisiones ajenas
analysis-luck = Suerte y lo demás
analysis-parts_about = Cada cual empieza con las mismas posibilidades: { $before } %. Las decisiones cuentan donde las cambiaron con claridad, frente a una buena regla práctica. Todo lo demás es suerte: lo repartido, lo robado y lo oculto, y lo que es demasiado pequeño para saberlo.
analysis-truth = Calculado después del final; lee lo que estaba oculto y es igual para todos.

# La pantalla grande de una mesa, y las manos en los teléfonos a su alrededor.

screen-title = Pantalla grande
screen-open = En una pantalla grande
    .about = Para una tableta o un televisor en la sala: muestra la mesa a todos, y cada teléfono, su propia mano.
screen-full = Pantalla completa
screen-scan = Apunta con el teléfono a un código para sentarte
screen-scan_any = Apunta con el teléfono al código para sentarte
screen-address = Dirección para los teléfonos
screen-local = Esa dirección solo la abre este equipo. Para que entren los teléfonos, inicia el servidor para tu red:
screen-replay = Vuelve a ver la partida en tu teléfono
screen-lay = Dónde está la mesa
screen-lay_no = En el dispositivo de cada uno
screen-lay_yes = En una pantalla grande, con un teléfono cada uno
hand-switch = Solo mi mano
hand-only = Mostrar solo mi mano
hand-whole = Mostrar toda la mesa
hand-elsewhere = La mesa está en la pantalla grande.
## A table a day, and what is kept for a journey

day-title = Las mesas de hoy
day-about = Una posición de cada juego, la misma para todos, contra los mismos bots. Tienes tres minutos. Cuenta tu primer intento; después puedes practicar.
day-minutes = 3 min
day-playing = en curso
day-sit = Sentarse
day-go_on = Seguir jugando
day-practise = Practicar
day-again = Tu mesa
day-place = Puesto { $place } de { $seats }
day-ahead =
    { $points ->
        [one] un punto de ventaja
       *[other] { $points } puntos de ventaja
    }
day-behind =
    { $points ->
        [one] a un punto
       *[other] a { $points } puntos
    }
day-late = siguió un bot
day-better =
    { $better ->
        [0] Nadie lo hizo mejor, de { $all } que jugaron.
        [one] De { $all } que jugaron, una persona lo hizo mejor.
       *[other] De { $all } que jugaron, { $better } lo hicieron mejor.
    }
day-alone = Nadie más lo ha jugado todavía.
day-all = Cuántos quedaron en cada puesto
day-people = Tu gente
day-people_none = Nadie de tu gente lo ha jugado.
day-yesterday = Ayer
    .about = ahora se puede saber todo
day-unplayed = No lo jugaste.
day-line = Ver el mejor camino
day-line_wait = Se está buscando el mejor camino …
day-line_none = Nadie lo jugó, así que no hay camino que mostrar.
day-house = Casa
day-streak = { $days } días seguidos
day-next = Mesas nuevas cada día a medianoche de Greenwich.
day-table = { $game }, mesa de hoy
day-table_of = { $game }, mesa del { $date }
day-practice = { $table } (práctica)
day-compare = Cómo les fue a los demás
day-tomorrow = Todos recibieron lo mismo. Mañana por la mañana podrás ver todas las cartas, el análisis y el mejor camino.
day-late_here = Se acabaron tus tres minutos. El bot juega por ti hasta el final.
journey-title = Sin conexión
    .about = Lecciones, reglas y mesas de todos los juegos, guardadas en este dispositivo para el viaje. Una app instalada lo hace sola.
journey-keep = Guardar para el viaje
journey-keeping = { $done } de { $all } guardados …
journey-kept = Todo está guardado. Las lecciones y las reglas funcionan sin conexión.
journey-missing = No se pudo traer todo. Prueba otra vez con mejor conexión.
