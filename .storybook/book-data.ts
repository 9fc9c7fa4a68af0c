import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { categoriesOf, departments } from '../demo/content/catalogue.ts'
import { configuration } from '../demo/content/configuration.ts'
import { forms } from '../demo/content/forms.ts'
import { lists } from '../demo/content/lists.ts'
import { salons } from '../demo/content/salons.ts'
import { type ElementDoc, readContracts } from '../scripts/contracts.ts'
import type { ElementPage, ShopChoices } from './book/page-data.ts'

const root = new URL('..', import.meta.url).pathname
const kitImport = /(?:from|import)\s*\(?\s*'(\.[^'?]+)(?:\?\w+)?'/g
const hostToken = /var\(\s*(--shop-[\w-]+)/g
const kitToken = /var\(\s*(--s-[\w-]+)/g

/** Style sheets that the views of a contract reach through their imports, without those of other tags and the base. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file) || file.includes('/src/stores/') || file.includes('/src/ui/base.css')) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  const imports = [...readFileSync(file, 'utf8').matchAll(kitImport)].map(([, path = '']) => resolve(dirname(file), path))
  return imports.flatMap((path) => sheetsOf(path, seen))
}

/** `--s-color-page` -> `--shop-color-page`, for the tokens that a page can set. */
const settable = (css: string) =>
  new Map([...css.matchAll(/(--s-[\w-]+):\s*var\(\s*(--shop-[\w-]+)/g)].map(([, own = '', host = '']) => [own, host]))

/** The custom properties that change the look of a tag. */
function customPropertiesOf({ file }: ElementDoc, base: Map<string, string>): string[] {
  const css = sheetsOf(file)
    .map((sheet) => readFileSync(sheet, 'utf8'))
    .join('\n')
  const own = [...css.matchAll(hostToken)].map(([, name = '']) => name)
  const tokens = new Map([...base, ...settable(css)])
  const used = [...css.matchAll(kitToken)].flatMap(([, name = '']) => tokens.get(name) ?? [])
  return [...new Set([...own, ...used])].sort()
}

const documented = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?'(shop-[\w-]+)': ((?:(?!\n {2}'shop-)(?!\n {2}\/\*\*)(?!\n})[\s\S])*)/g

/** Meaning and type of `detail` by event, from `EventOf`. */
function readEvents(): Map<string, { text: string; detail: string }> {
  const source = readFileSync(join(root, 'src/kit/emit.ts'), 'utf8')
  const start = source.indexOf('export interface EventOf')
  const body = source.slice(start, source.indexOf('\n}', start) + 2)
  return new Map(
    [...body.matchAll(documented)].map(([, comment = '', name = '', detail = '']) => [
      name,
      { text: comment.replace(/\s*\*?\s+/g, ' ').trim(), detail: detail.replace(/\s+/g, ' ').trim() },
    ]),
  )
}

const plain = (value: unknown) => (value === undefined || typeof value === 'function' ? undefined : JSON.stringify(value))

export async function readPages(): Promise<Record<string, ElementPage>> {
  const events = readEvents()
  const base = settable(readFileSync(join(root, 'src/ui/base.css'), 'utf8'))
  const docs = await readContracts(root)
  const pages = docs.map((doc): [string, ElementPage] => {
    const { tag, notes, contract, attributes, file } = doc
    return [
      tag,
      {
        tag,
        notes,
        file: relative(root, file),
        attributes,
        properties: Object.entries(contract.properties ?? {}).map(([name, value]) => ({ name, initial: plain(value) ?? 'undefined' })),
        methods: [...(contract.methods ?? [])],
        events: [...new Set(['shop-ready', 'shop-error', ...(contract.events ?? [])])].map((name) => ({
          name,
          ...(events.get(name) ?? { text: '', detail: '' }),
        })),
        slots: [...(contract.slots ?? [])],
        parts: [...(contract.parts ?? [])],
        customProperties: customPropertiesOf(doc, base),
      },
    ]
  })
  return Object.fromEntries(pages)
}

/** Values of the demo shop for attributes whose contract allows any text. */
function readChoices(): ShopChoices {
  const categories = departments.flatMap((department) => categoriesOf(department)).map((category) => category.id)
  return {
    category: categories,
    productList: lists.map(({ id }) => id),
    productId: lists.flatMap((list) => ('skus' in list ? list.skus : [])).map((sku) => sku.toLowerCase()),
    formId: forms.map(({ _id }) => _id),
    city: [...new Set(salons.map(({ city }) => city))],
    sort: configuration.sorts.map(({ value }) => value),
  }
}

const id = 'virtual:book-data'

/** `virtual:book-data`: the contracts and the demo's choices, as the docs pages and the controls show them. Empty in the build for tests. */
export const bookData = (isForTests: boolean): Plugin => ({
  name: 'shop:book-data',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(source) {
    if (source !== `\0${id}`) return null
    const pages = isForTests ? {} : await readPages()
    const choices = isForTests ? {} : readChoices()
    return `export const pages = ${JSON.stringify(pages)}\nexport const choices = ${JSON.stringify(choices)}`
  },
})
