import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { serveJapanese } from './lib/letters'
import { me } from './lib/me.svelte'
import { router } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { speech } from './lib/speech.svelte'
import { employ } from './lib/worker'

/** The cloth and colours of every game: the lobby shows them all. */
import.meta.glob('../../games/*/table/world.css', { eager: true })

/** Without texts there is nothing to show: ask until the server answers, ever more slowly. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let pause = 500; ; pause = Math.min(2 * pause, 8000)) {
    try {
      return await ask()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

settings.apply()
serveJapanese()
router.start()
await patiently(() => Promise.all([speech.speak(settings.language), me.load()]))
mount(App, { target: document.getElementById('app') as HTMLElement })
// Whatever the page needs comes first.
if (document.readyState === 'complete') void employ()
else addEventListener('load', () => void employ())
