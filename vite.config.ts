import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssSheet } from './scripts/css-sheet.ts'
import { kitChunks } from './scripts/kit-chunks.ts'
import { mapLibrary } from './scripts/map-library.ts'
import { ownKeys } from './scripts/own-keys.ts'
import { precompressed } from './scripts/precompressed.ts'
import { preactAlias, selectRenderer } from './scripts/renderer.ts'
import { slimPreloadHelper } from './scripts/slim-preload-helper.ts'
import { stripDependencies } from './scripts/strip-dependencies.ts'

/** Names of chunks that the loader contains: every letter counts there. */
const shortNames: Record<string, string> = { 'rolldown-runtime': 'r', 'lazy-tags': 'tags', session: 's', list: 'l' }

/** The kit as host pages load it: `shop-kit.js` and the chunks it finds when a page needs them. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    selectRenderer() === 'preact' && preactAlias(),
    cssSheet(),
    stripDependencies(),
    slimPreloadHelper(),
    mapLibrary(),
    ownKeys(),
    precompressed(),
  ],
  worker: { format: 'es', plugins: () => [stripDependencies()], rolldownOptions: { output: { entryFileNames: 'c/[name]-[hash:7].js' } } },
  build: {
    outDir: 'dist/kit',
    target: 'es2022',
    // light-dark(), oklch() and nesting as they are: older browsers are not served
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension', // or shop-api would export nothing
      input: {
        'shop-kit': 'elements/kit/loader.ts',
        'shop-api': 'elements/index.ts',
        sw: 'src/service-worker/sw.ts',
        'sw-off': 'src/service-worker/sw-off.ts',
      },
      // texts, figures and outlines of icons stand where they are used: a chunk carries none that are only for others
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `c/${shortNames[name] ?? name}-[hash:7].js`,
        assetFileNames: 'a/[name]-[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: kitChunks,
        },
      },
    },
  },
})
