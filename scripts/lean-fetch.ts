import type { Plugin } from 'vite'

const nothing = '\0lean-fetch'

/**
 * ofetch without what the kit has no use for: whole addresses go in and texts come out (src/base/request.ts), so neither
 * its way to put addresses together nor its guesses at JSON are ever run. They are half of it otherwise.
 */
export function leanFetch(): Plugin {
  return {
    name: 'shop:lean-fetch',
    enforce: 'pre',
    resolveId: (id, importer) => (/^(ufo|destr)$/.test(id) && importer?.includes('/node_modules/ofetch/') ? nothing : null),
    load(id) {
      if (id !== nothing) return null
      return `const unused = () => { throw new Error('The kit is built without this part of ofetch, see scripts/lean-fetch.ts') }
export { unused as default, unused as withBase, unused as withQuery }`
    },
  }
}
