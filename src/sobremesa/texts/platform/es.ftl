## Quién se sienta a la mesa
seat-name = Jugador { $number }
seat-you = { $name } (tú)
seat-bot = { $name } (bot)

## La mesa en la terminal
terminal-help = Responde con un número de la lista o en notación (por ejemplo «{ $example }»). «?» muestra esta ayuda, «q» termina.
terminal-about = «? { $name }» dice qué hace { $name }; igual con cualquier otro nombre.
terminal-nothing_about = No hay nada que explicar de «{ $name }».
terminal-choose = Tu elección:
terminal-unclear = «{ $choice }» no es una opción. Escribe un número del 1 al { $most }, o notación como «{ $example }».
terminal-not_now = «{ $choice }» no se puede elegir ahora.
terminal-hand_over = Es el turno de { $name }. Pasa el teclado y pulsa Intro.
terminal-place = { $place }.º { $name }: { $score }
terminal-saved = La partida se guarda en { $file }.
