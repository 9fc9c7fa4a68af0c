import type { Plugin } from 'vite'

const suffix = '?sheet'
const virtual = '\0sheet:'

/** `import sheet from './x.css?sheet'` returns one constructable stylesheet per file, shared by all shadow roots, with its text as `source`; in Node its text alone. */
export function cssSheet(): Plugin {
  return {
    name: 'shop:css-sheet',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null
      const file = await this.resolve(id.slice(0, -suffix.length), importer, { skipSelf: true })
      return file && `${virtual}${file.id}.js`
    },
    load(id) {
      if (!id.startsWith(virtual)) return null
      const file = JSON.stringify(`${id.slice(virtual.length, -'.js'.length)}?inline`)
      return `import css from ${file}
const inBrowser = typeof CSSStyleSheet !== 'undefined'
const sheet = inBrowser ? new CSSStyleSheet() : css
if (inBrowser) sheet.replaceSync((sheet.source = css))
export default sheet
if (import.meta.hot) import.meta.hot.accept(${file}, (fresh) => fresh && sheet.replaceSync(fresh.default))`
    },
  }
}
