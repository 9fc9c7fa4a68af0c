import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ElementDoc } from '../manifest/contracts.ts'

/** A tag of the package and the modules that are generated for it. */
export interface TagEntry {
  tag: string
  /** file of the contract, relative to the project, and the name of its export there */
  file: string
  contract: string
  /** name of the React component, and of its module without the folder */
  component: string
  reactName: string
  /** also needs the loader: renders other tags in its light DOM */
  needsLoader: boolean
  doc: ElementDoc
}

const withOtherTags = new Set(['shop-page', 'shop-block'])
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const tagEntries = (root: string, docs: readonly ElementDoc[]): TagEntry[] =>
  docs.map((doc) => ({
    tag: doc.tag,
    file: relative(root, doc.file),
    contract: doc.exported,
    component: doc.tag.split('-').map(capitalize).join(''),
    reactName: doc.tag.slice('shop-'.length),
    needsLoader: withOtherTags.has(doc.tag),
    doc,
  }))

const prefix = '/@package/'

/** Entries of the build by their name in the package. */
export const entryIds = (tags: readonly TagEntry[]): Record<string, string> => ({
  'shop-kit': 'elements/kit/loader.ts',
  'shop-api': 'elements/index.ts',
  'react/index': `${prefix}react`,
  ...Object.fromEntries(
    tags.flatMap(({ tag, reactName }) => [
      [`tags/${tag}`, `${prefix}${tag}`],
      [`react/${reactName}`, `${prefix}react/${reactName}`],
    ]),
  ),
})

function codeOf(id: string, tags: readonly TagEntry[]): string | null {
  if (id === `${prefix}react`)
    return tags.map(({ component, reactName }) => `export { ${component} } from '${prefix}react/${reactName}'`).join('\n')
  for (const { tag, file, contract, component, reactName, needsLoader } of tags) {
    const alsoLoader = needsLoader ? "import '/elements/kit/loader.ts'\n" : ''
    const read = `import { ${contract} as contract } from '/${file}'`
    if (id === `${prefix}${tag}`)
      return `${alsoLoader}import { defineImported } from '/elements/import-tag.ts'
${read}
defineImported(contract)`
    if (id === `${prefix}react/${reactName}`)
      return `${alsoLoader}import { component } from '/elements/react/component.ts'
${read}
export const ${component} = /* @__PURE__ */ component(contract)`
  }
  return null
}

/** The modules of the package that no file of the project is: one per tag, and one per React component. */
export const packageEntries = (tags: readonly TagEntry[]): Plugin => ({
  name: 'shop:package-entries',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${prefix}`) ? codeOf(id.slice(1), tags) : null),
})
