/** The gallery: every part of the kit in every state, and any table at any moment, without a server. */
import { mount } from 'svelte'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../table/prompt.css'
import '../table/table.css'
import { serveJapanese } from '../lib/letters'
import { settings } from '../lib/settings.svelte'
import { speech } from '../lib/speech.svelte'
import Gallery from './Gallery.svelte'
import { answer } from './shown'

import.meta.glob('../../../games/*/table/world.css', { eager: true })

globalThis.fetch = answer
settings.apply()
serveJapanese()
void speech.speak(settings.language).then(() => {
  mount(Gallery, { target: document.getElementById('app') as HTMLElement })
})
