import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const at = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname)

/** Where `npm run dev` finds the server; `npm run build` needs none. */
const server = 'http://127.0.0.1:8000'

/** What every page needs. The Japanese face is fetched where it is read, passkeys where they are used. */
const HOUSE = /node_modules[\\/](?!@fontsource|@simplewebauthn)|client[\\/](lib|styles)[\\/]/
/** What every drawn table is made of. */
const KIT =
  /client[\\/]table[\\/]((kit|motion)[\\/]|(changes|offer|ranking|staging|tale|words)\.ts)/
/** What one game draws; the colours and emblems of all are on the front page. */
const GAME = /games[\\/](\w+)[\\/]table[\\/](?!world|emblem)/

/** Lists the files of a version, so that the worker finds again what it kept of the last one. */
const listing: Plugin = {
  name: 'listing',
  generateBundle: {
    // Chunks that have nothing but a stylesheet are gone by then.
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
      const source = JSON.stringify(files.map((name) => `/${name}`).toSorted())
      this.emitFile({ type: 'asset', fileName: 'files.json', source })
    },
  },
}

export default defineConfig({
  root: at('./src/sobremesa/web/client'),
  plugins: [svelte({ configFile: at('./svelte.config.js') }), listing],
  // A game's table stands beside its rules and imports the shell by this name.
  resolve: { alias: { $client: at('./src/sobremesa/web/client') } },
  build: {
    outDir: at('./src/sobremesa/web/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy refuses inline scripts, which a preload polyfill would be.
    modulePreload: { polyfill: false },
    // Every file costs a request and its headers: what is always needed together comes together.
    rolldownOptions: {
      // The worker's scope is the folder it comes from, and its name must not change.
      input: {
        index: at('./src/sobremesa/web/client/index.html'),
        worker: at('./src/sobremesa/web/client/worker/worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'house', test: HOUSE, priority: 3 },
            { name: 'kit', test: KIT, priority: 2 },
            { name: (id) => GAME.exec(id)?.[1] ?? null, debugName: 'game', priority: 1 },
          ],
        },
      },
    },
    // It refuses fonts that are written into a stylesheet, too.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  // What games draw for themselves is tested beside it.
  // Style sheets are read, too: `worlds.test.ts`.
  test: { dir: at('./src/sobremesa'), css: true },
  server: {
    fs: { allow: [at('.')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
