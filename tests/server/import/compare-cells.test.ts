import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../shop.ts'
import { compareCells } from './compare-cells.ts'
import { importFile } from './import-demo.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openShop()
  folder = await mkdtemp(join(tmpdir(), 'cells-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function bringAndCompare(path: string) {
  const { list } = await importFile(path, { db: shop.db, fetchBytes: async () => Promise.reject(new Error('no internet in a test')) })
  await shop.deps.catalogue.refresh()
  return compareCells(await readFile(path, 'utf8'), list, shop)
}

const columns =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price'.split(
    ',',
  )
const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL']
const colours = ['Red', 'Ąžuolas', 'C++', '½, "half"', 'Ä', 'A']

/** A catalogue without chance: every price, quantity and option follows from its number. */
function generated(products: number): string {
  const rows = Array.from({ length: products }, (_, no) => {
    const [many, more] = [1 + (no % sizes.length), 1 + (no % 3)]
    const options =
      no % 4 === 0
        ? [['Default Title', '']]
        : sizes.slice(0, many).flatMap((size) => colours.slice(no % 4, (no % 4) + more).map((colour) => [size, colour]))
    return options.map(([size = '', colour = ''], at) => {
      const price = ((no * 7919 + at * 31) % 99_000) / 100 + 0.01
      const own =
        at === 0
          ? [
              `Generated “thing”, no. ${no} – Žąsis`,
              `<p>Line one,\nline "two" of ${no}</p>`,
              'Vendor & Sons',
              'Generated',
              `tag ${no % 5}, all`,
              'true',
            ]
          : ['', '', '', '', '', '']
      const names = at > 0 ? ['', ''] : size === 'Default Title' ? ['Title', ''] : ['Size', 'Colour']
      return [
        ...[`generated-${no}`, ...own, names[0] ?? '', size, names[1] ?? '', colour],
        ...[no % 3 ? `SKU/${no}.${at}` : '', no % 5 ? 'shopify' : '', String((no * 13 + at) % 50), 'deny', price.toFixed(2)],
        no % 2 ? (price + (at % 2 ? 10 : -0.01)).toFixed(2) : '',
      ]
    })
  }).flat()
  return [columns, ...rows]
    .map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\n')
}

test('every cell of a generated catalogue is in the shop as the file has it', async () => {
  const path = join(folder, 'generated.csv')
  await writeFile(path, generated(120))
  const { different, equal, products, rows } = await bringAndCompare(path)
  expect(different).toEqual([])
  expect([products, equal.title]).toEqual([120, 120])
  expect(rows).toBeGreaterThan(400)
  expect(equal).toMatchObject({ price: rows, 'compare-at price': rows, options: rows, quantity: rows })
})

test('a cell that differs is found', async () => {
  const path = join(folder, 'changed.csv')
  const text = generated(3).replaceAll('generated-', 'changed-').replaceAll('SKU/', 'CHANGED/')
  await writeFile(path, text)
  await bringAndCompare(path)
  const { different } = await compareCells(
    text.replace(/CHANGED\/1\.0,shopify,13,deny,79\.20/, 'CHANGED/1.0,shopify,12,deny,79.02'),
    'changed',
    shop,
  )
  expect(different).toEqual([
    'changed-1, variant 1: price is 79.2, in the file 79.02',
    'changed-1, variant 1: compare-at price is undefined, in the file 79.19',
    'changed-1, variant 1: quantity is 13, in the file 12',
  ])
})

/** A folder of real Shopify exports, which are not part of the project: `CATALOGUES=… npx vitest run …`. */
const real = process.env.CATALOGUES
test.runIf(real)('every cell of real catalogues is in the shop as the files have it', async () => {
  for (const name of (await readdir(real ?? '')).filter((file) => /^shopify.*\.csv$/.test(file))) {
    const { different, ...figures } = await bringAndCompare(join(real ?? '', basename(name)))
    console.log(name, JSON.stringify(figures))
    expect(different).toEqual([])
  }
})
