import { mergeConfig, type Plugin } from 'vite'
import client from './vite.config'

const at = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname)

/** A page that was not served may run scripts, but no modules. */
const unserved: Plugin = {
  name: 'unserved',
  enforce: 'post',
  transformIndexHtml: (html) => html.replace('type="module" crossorigin', 'defer'),
}

/** The gallery: one page beside what `make gallery` writes of the games. */
const gallery = mergeConfig(client, {
  root: at('./src/sobremesa/web/client/gallery'),
  base: './',
  publicDir: false,
  plugins: [unserved],
  build: {
    outDir: at('./build/gallery'),
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { output: { format: 'iife', codeSplitting: false } },
  },
})
// It takes the place of the client's page and worker, where merging would add to them.
gallery.build.rolldownOptions.input = at('./src/sobremesa/web/client/gallery/index.html')

export default gallery
