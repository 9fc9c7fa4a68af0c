import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { shopContent } from '../../../demo/shop-content.ts'
import { buildIndexes, type Indexes } from '../../../server/catalogue/index/build-index.ts'
import type { ListingIndex } from '../../../server/catalogue/index/facet-index.ts'
import { readChanges } from '../../../server/catalogue/index/read-changes.ts'
import { createPause, sortInSlices } from '../../../server/catalogue/index/slices.ts'
import { updateIndexes } from '../../../server/catalogue/index/update-index.ts'
import { readReference } from '../../../server/catalogue/records/reference.ts'
import { publish } from '../../../server/catalogue/write/publish.ts'
import { openAnotherShop, openSecondShop } from '../shop.ts'
import { countingReads, expectArrival } from './another-process.ts'

const byKey = <K, V>(map: ReadonlyMap<K, V>) => [...map].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))

/** Everything that an index answers from, as a text per part. */
function contents({ tokens, countedTokens, rowsOfProduct, numbers, fieldOfToken, ...rest }: ListingIndex): string[] {
  const parts = {
    ...rest,
    tokens: byKey(tokens),
    counted: Array.from(rest.nos, (_, row) => Array.from(countedTokens.of(row)).sort((a, b) => a - b)),
    ofProduct: [...new Set(rest.products)].sort((a, b) => a - b).map((product) => Array.from(rowsOfProduct.of(product))),
    numbers: byKey(numbers),
    fieldOfToken: byKey(fieldOfToken),
  }
  return Object.entries(parts).map(([name, part]) => `${name} ${createHash('sha256').update(serialize(part)).digest('hex')}`)
}

const compared = ({ whole, split, titles }: Indexes) => [
  contents(whole),
  contents(split),
  titles.en?.keys,
  Array.from(titles.lt?.products ?? []),
]

/** Changes as imports, price lists and people make them. */
const changes: readonly (readonly string[])[] = [
  [
    'update listing set price_cents = price_cents * 2 - 1 where product_no % 7 = 1',
    'update listing set rank = rank - 3, newness = newness + 1000, discount = 40 where product_no % 11 = 2',
    `update listing set tokens = array(select distinct unnest(tokens[2:] || (select max(token) from attribute_value)))
     where product_no % 13 = 3`,
    `update listing set numbers = '{"weight": 42}' where product_no % 17 = 4`,
    `update product_text set title_key = 'm' || reverse(title_key) where product_no % 19 = 5`,
  ],
  [
    'delete from product where no % 23 = 6',
    `insert into listing
       (id, product_no, in_whole, in_split, codes, images, price_cents, stock, available_quantity, rank, newness, tokens)
     select id || '-new', product_no, true, true, codes, images, 1, 1, 1, 5, 5, tokens from listing where product_no % 29 = 7 and in_whole`,
    `update attribute set is_filter = not is_filter where code in ('brand', 'material')`,
  ],
]

describe('changes of the catalogue', () => {
  test('CALL-01 an updated index is equal to one that is built anew', async () => {
    const { db } = await openAnotherShop()
    let indexes = await buildIndexes(db, await readReference(db, shopContent.languages))
    let { version } = await readChanges(db, 0)
    for (const statements of changes) {
      for (const statement of statements) await db.exec(statement)
      await publish(db)
      const published = await readChanges(db, version)
      const reference = await readReference(db, shopContent.languages)
      expect(published.products?.size).toBeGreaterThan(0)
      indexes = await updateIndexes(db, indexes, reference, published.products ?? new Set())
      version = published.version
      expect(compared(indexes)).toEqual(compared(await buildIndexes(db, reference)))
    }
  }, 120_000)

  test('CALL-01 what another process publishes is visible within two seconds, without reading the rest of the catalogue', async () => {
    const shop = await openAnotherShop()
    const { db, count } = countingReads(shop.db)
    const other = await openSecondShop({ ...shop, db })
    const readsAtStart = count()
    await expectArrival(shop, other, 2000)
    expect(count()).toBe(readsAtStart)
  }, 60_000)
})

test('a sort in slices gives the order of one in one piece', async () => {
  const keys = Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 50_021)
  const order = await sortInSlices(Uint32Array.from(keys.keys()), createPause(0), (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
  expect(Array.from(order, (index) => keys[index])).toEqual(keys.toSorted((a, b) => a - b))
  expect(Array.from(await sortInSlices(Float64Array.from(keys), createPause(0)))).toEqual(keys.toSorted((a, b) => a - b))
})
