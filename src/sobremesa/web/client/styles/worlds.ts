/** The cloth and colours of every game, wherever something of it is shown: the lobby shows all. */
import.meta.glob('../../../games/*/table/world.css', { eager: true })
