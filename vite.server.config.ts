import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget } from './tools/floor/floor.ts'
import { cssSheet } from './tools/vite/css-sheet.ts'
import { release } from './tools/vite/release.ts'

/** Builds `renderTag` and `renderPage` for Node: the views of the kit with the production build of React. */
export default defineConfig({
  plugins: [react(), cssSheet(), release()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['jsdom', 'maplibre-gl'] },
  build: {
    ssr: 'elements/server/index.ts',
    outDir: 'dist/server',
    target: 'node20',
    cssTarget,
    cssMinify: true,
    assetsInlineLimit: 0,
    emitAssets: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'c/[name]-[hash:7].js' } },
  },
})
