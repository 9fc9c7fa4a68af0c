import type { Plugin } from 'vite'

const copy = /\?(?:loader|first-content)$/

/**
 * Copies what a copied module imports as well. A module with a query such as `?loader` is another one to the bundler, so the file that
 * imports it contains it, and need not wait for a chunk of the kit (decision 0005).
 */
export const copiedModules = (): Plugin => ({
  name: 'shop:copied-modules',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    const query = copy.exec(importer)?.[0]
    if (!query || copy.test(id)) return null
    const found = await this.resolve(id, importer.slice(0, -query.length), { skipSelf: true })
    return found && `${found.id}${query}`
  },
})
