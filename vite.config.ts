import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const at = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname)

/** Where `npm run dev` finds the server; `npm run build` needs none. */
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  root: at('./src/sobremesa/web/client'),
  plugins: [svelte({ configFile: at('./svelte.config.js') })],
  // A game's table stands beside its rules and imports the shell by this name.
  resolve: { alias: { $client: at('./src/sobremesa/web/client') } },
  build: {
    outDir: at('./src/sobremesa/web/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy refuses inline scripts, which a preload polyfill would be.
    modulePreload: { polyfill: false },
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
