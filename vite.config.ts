import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { copiedModules } from './scripts/copied-modules.ts'
import { cssSheet } from './scripts/css-sheet.ts'
import { cssTarget } from './scripts/floor/floor.ts'
import { harmlessName } from './scripts/harmless-name.ts'
import { kitChunks } from './scripts/kit-chunks.ts'
import { mapLibrary } from './scripts/map-library.ts'
import { ownKeys } from './scripts/own-keys.ts'
import { precompressed } from './scripts/precompressed.ts'
import { release } from './scripts/release.ts'
import { slimPreloadHelper } from './scripts/slim-preload-helper.ts'
import { stripDependencies } from './scripts/strip-dependencies.ts'

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
