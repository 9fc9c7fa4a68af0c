import type { Plugin } from 'vite'

/** Modules that libraries ask for and the kit never runs. */
const removedModules: readonly { by: string; module: string }[] = [
  // whole addresses go in and texts come out (src/base/http/request.ts): nothing puts addresses together, nothing guesses at JSON
  { by: '/ofetch/', module: 'ufo' },
  { by: '/ofetch/', module: 'destr' },
  // stores are followed as a whole (src/kit/use-store.ts), not by their keys
  { by: '/nanostores/', module: './listen-keys/index.js' },
]
const emptyModuleId = '\0left-out'

/*
 * The writer of spreadsheets packs its files in workers made of text, which a strict page refuses. It runs in a worker of the
 * kit already (src/base/spreadsheet): there it packs them itself.
 */
const syncZipId = '\0zip-in-place'
const zipCode = `import { zipSync } from 'fflate'
export { strToU8, zipSync } from 'fflate'
export const zip = (files, done) => {
  try {
    done(null, zipSync(files))
  } catch (error) {
    done(error)
  }
}`

/** r2wc's own readers of attributes: the kit has its own (elements/kit/attribute.ts), and tells the library of no type. */
const attributeReaders = /(\w+) = \{\s*string: \w+,\s*number: \w+,[^}]*\}/

/** Libraries without what the kit has no use for; whatever is needed after all says so when it is called. */
export function stripDependencies(): Plugin {
  return {
    name: 'shop:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === 'fflate' && importer.includes('/write-excel-file/')) return syncZipId
      return removedModules.some(({ by, module }) => id === module && importer.includes(by)) ? emptyModuleId : null
    },
    transform(code, id) {
      if (!id.includes('/@r2wc/core/')) return null
      if (!attributeReaders.test(code)) throw new Error('r2wc is another one by now: see scripts/lean-libraries.ts')
      return { code: code.replace(attributeReaders, '$1 = {}'), map: null }
    },
    load(id) {
      if (id === syncZipId) return zipCode
      if (id !== emptyModuleId) return null
      return `const unused = () => { throw new Error('The kit is built without this part of a library, see scripts/lean-libraries.ts') }
export { unused as default, unused as listenKeys, unused as subscribeKeys, unused as withBase, unused as withQuery }`
    },
  }
}
