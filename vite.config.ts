import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget } from './tools/floor/floor.ts'
import { harmlessName } from './tools/harmless-name.ts'
import { copiedModules } from './tools/vite/copied-modules.ts'
import { cssSheet } from './tools/vite/css-sheet.ts'
import { kitChunks } from './tools/vite/kit-chunks.ts'
import { mapLibrary } from './tools/vite/map-library.ts'
import { ownKeys } from './tools/vite/own-keys.ts'
import { precompressed } from './tools/vite/precompressed.ts'
import { release } from './tools/vite/release.ts'
import { slimPreloadHelper } from './tools/vite/slim-preload-helper.ts'
import { stripDependencies } from './tools/vite/strip-dependencies.ts'

/** Short names for chunks whose URLs the loader contains, to keep it small. */
const shortNames: Record<string, string> = {
  'rolldown-runtime': 'r',
  'lazy-tags': 't',
  session: 's',
  list: 'l',
  'first-content.chunk': 'f',
}

/** Builds the kit: `shop-kit.js` and the chunks it loads on demand. */
export default defineConfig({
  base: './',
  define: { __SHOP_PACKAGE__: 'undefined' },
  plugins: [
    react(),
    cssSheet(),
    copiedModules(),
    stripDependencies(),
    slimPreloadHelper(),
    mapLibrary(),
    ownKeys(),
    release(),
    precompressed(),
  ],
  worker: { format: 'es', plugins: () => [stripDependencies()], rolldownOptions: { output: { entryFileNames: 'c/[name]-[hash:7].js' } } },
  build: {
    outDir: 'dist/kit',
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension', // otherwise shop-api would lose its exports
      input: {
        'shop-kit': 'elements/kit/loader.ts',
        'shop-api': 'elements/index.ts',
        sw: 'src/service-worker/sw.ts',
        'sw-off': 'src/service-worker/sw-off.ts',
      },
      // inlines constants such as texts and icon paths, so a chunk contains only those it uses
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `c/${shortNames[name] ?? harmlessName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `a/${harmlessName(name.replace(/\.[^.]*$/, ''))}-[hash][extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: kitChunks,
        },
      },
    },
  },
})
