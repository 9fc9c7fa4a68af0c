import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssSheet } from './scripts/css-sheet.ts'

/** The kit as host pages load it: `shop-kit.js` and the chunks it finds when a page needs them. */
export default defineConfig({
  base: './',
  plugins: [react(), cssSheet()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/kit',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { 'shop-kit': 'elements/loader.ts', 'shop-api': 'elements/index.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'c/[name]-[hash].js',
        assetFileNames: 'a/[name]-[hash][extname]',
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
})
