import type { Plugin } from 'vite'

/** Modules that libraries import but the kit never calls. */
const removedModules: readonly { by: string; module: string }[] = [
  // src/base/http/request.ts passes complete URLs and reads text, so ofetch builds no URLs and parses no JSON
  { by: '/ofetch/', module: 'ufo' },
  { by: '/ofetch/', module: 'destr' },
  // src/kit/use-store.ts subscribes to whole stores, not to keys
  { by: '/nanostores/', module: './listen-keys/index.js' },
]
const emptyModuleId = '\0removed-module'

/*
 * write-excel-file compresses with the asynchronous `zip` of fflate, which starts workers from text; a strict policy blocks these (4.1.1,
 * 2026-11-28). The file is written in a worker of the kit anyway (src/base/spreadsheet), so it can be compressed synchronously.
 */
const syncZipId = '\0sync-zip'
const zipCode = `import { zipSync } from 'fflate'
export { strToU8, zipSync } from 'fflate'
export const zip = (files, done) => {
  try {
    done(null, zipSync(files))
  } catch (error) {
    done(error)
  }
}`

/** The attribute parsers of r2wc (2.1.1, 2026-11-28), which are unused: the kit has its own (elements/kit/attribute.ts). */
const attributeReaders = /(\w+) = \{\s*string: \w+,\s*number: \w+,[^}]*\}/

/** Removes unused parts of libraries. A removed function throws when it is called. */
export function stripDependencies(): Plugin {
  return {
    name: 'shop:strip-dependencies',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === 'fflate' && importer.includes('/write-excel-file/')) return syncZipId
      return removedModules.some(({ by, module }) => id === module && importer.includes(by)) ? emptyModuleId : null
    },
    transform(code, id) {
      if (!id.includes('/@r2wc/core/')) return null
      if (!attributeReaders.test(code)) throw new Error('r2wc has changed: update tools/vite/strip-dependencies.ts')
      return { code: code.replace(attributeReaders, '$1 = {}'), map: null }
    },
    load(id) {
      if (id === syncZipId) return zipCode
      if (id !== emptyModuleId) return null
      return `const unused = () => { throw new Error('This part of a library is removed from the kit, see tools/vite/strip-dependencies.ts') }
export { unused as default, unused as listenKeys, unused as subscribeKeys, unused as withBase, unused as withQuery }`
    },
  }
}
