import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const library = /maplibre-gl\/dist\/maplibre-gl\.mjs/
const worker = fileURLToPath(new URL('../src/parts/map/canvas/map-worker.ts', import.meta.url))

/** Lets the map library start its workers where a page demands Trusted Types, and tells when they do not run. */
export function mapLibrary(): Plugin {
  return {
    name: 'shop:map-library',
    enforce: 'pre',
    // in one piece with its dependencies it would keep its own workers
    config: () => ({ optimizeDeps: { exclude: ['maplibre-gl'] } }),
    transform: (code, id) =>
      library.test(id) ? { code: `import { MapWorker as Worker } from ${JSON.stringify(worker)};\n${code}`, map: null } : null,
  }
}
