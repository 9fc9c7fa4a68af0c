import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { categoriesOf, departments } from '../demo/content/catalogue.ts'
import { configuration } from '../demo/content/configuration.ts'
import { forms } from '../demo/content/forms.ts'
import { lists } from '../demo/content/lists.ts'
import { salons } from '../demo/content/salons.ts'
import { readContracts } from '../tools/manifest/contracts.ts'
import type { ElementPage, ShopChoices } from './book/page-data.ts'

const root = new URL('..', import.meta.url).pathname
async function readPages(): Promise<Record<string, ElementPage>> {
  const elements = await readContracts(root)
  const pages = elements.map(({ contract: _contract, file, ...doc }) => [doc.tag, { ...doc, file: relative(root, file) }] as const)
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
