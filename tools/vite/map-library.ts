import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const library = /maplibre-gl\/dist\/maplibre-gl\.mjs/
const worker = fileURLToPath(new URL('../../src/parts/map/canvas/map-worker.ts', import.meta.url))

/**
 * Replaces `Worker` in the map library, so that its workers start under Trusted Types and a failed start is reported:
 * https://github.com/maplibre/maplibre-gl-js/issues/7210 (6.17.0, 2026-11-28).
 */
export function mapLibrary(): Plugin {
  return {
    name: 'shop:map-library',
    enforce: 'pre',
    // prebundled by Vite, the library would bypass this transform
    config: () => ({ optimizeDeps: { exclude: ['maplibre-gl'] } }),
    transform: (code, id) =>
      library.test(id) ? { code: `import { MapWorker as Worker } from ${JSON.stringify(worker)};\n${code}`, map: null } : null,
  }
}
