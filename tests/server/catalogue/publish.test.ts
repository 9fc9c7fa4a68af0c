import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueVersion, publish } from '../../../server/catalogue/write/publish.ts'
import type { Db } from '../../../server/db/db.ts'
import { openSeededDb } from '../../../tools/samples/database.ts'
import { interrupted } from '../db/interrupted.ts'

let db: Db
beforeAll(async () => {
  db = await openSeededDb()
  await publish(db)
})
afterAll(() => db.close())

const numberOf = async (id: string) => (await db.query<{ no: number }>('select no from product where id = $1', [id]))[0]?.no ?? 0
const setTitle = (id: string, search: string) =>
  db.query("update product_text set search = $2 where lang = 'en' and product_no = (select no from product where id = $1)", [id, search])
const publishedAfter = (version: number) =>
  db.query<{ products: number[] | null; isWhole: boolean; hasReference: boolean }>(
    `select p.is_whole as "isWhole", p.has_reference as "hasReference",
       (select array_agg(product_no order by product_no) from catalogue_change c where c.version = p.version) as products
     from catalogue_publication p where version > $1 order by version`,
    [version],
  )
/** The words that the texts have, by counting all of them. */
const countedWords = () =>
  db.query(`select lang, word, count(*)::int as products from product_text, unnest(string_to_array(trim(search || option_search), ' ')) as word
    where length(word) between 3 and 40 and word !~ '[0-9]' group by lang, word order by lang, word collate "C"`)
const vocabulary = () => db.query('select lang, word, products from vocab order by lang, word collate "C"')

describe('publishing', () => {
  let before: number
  beforeEach(async () => {
    await publish(db)
    before = await catalogueVersion(db)
  })

  test('names the products that a version has changed, added or deleted', async () => {
    const [priced, titled, deleted] = [await numberOf('ht-1002'), await numberOf('ht-1003'), await numberOf('ht-1004')]
    await db.query('update listing set price_cents = price_cents + 1 where product_no = $1', [priced])
    await setTitle('ht-1003', ' zweihammer')
    await db.query("delete from product where id = 'ht-1004'")
    await publish(db)
    expect(await publishedAfter(before)).toEqual([
      { products: [priced, titled, deleted].sort((a, b) => a - b), isWhole: false, hasReference: false },
    ])
    expect(await catalogueVersion(db)).toBe(before + 1)
  })

  test('nothing pending adds no version; neither does stock, which no listing is indexed by', async () => {
    await db.query('update listing set stock = stock + 1, available_quantity = available_quantity + 1 where discount > 0')
    await publish(db)
    expect(await catalogueVersion(db)).toBe(before)
  })

  test('names categories and attributes apart from products', async () => {
    await db.query("update category_text set title = title || '!' where lang = 'en'")
    await publish(db)
    expect(await publishedAfter(before)).toEqual([{ products: null, isWhole: false, hasReference: true }])
  })

  test('keeps the vocabulary equal to the words of all texts', async () => {
    await setTitle('ht-1005', ' quernstone quernstone gn-12 ab')
    await publish(db)
    expect(await vocabulary()).toEqual(await countedWords())
    expect(await vocabulary()).toContainEqual({ lang: 'en', word: 'quernstone', products: 2 })
    await setTitle('ht-1005', ' handmill')
    await publish(db)
    expect(await vocabulary()).toEqual(await countedWords())
  })

  test('works in batches; an interrupted run continues where it stopped', async () => {
    const [row] = await db.query<{ nos: number[] }>(
      `with changed as (
         update listing set price_cents = price_cents + 1 where no in (select no from listing where in_whole order by id limit 8) returning product_no
       )
       select array_agg(product_no order by product_no) as nos from changed`,
    )
    const all = row?.nos ?? []
    expect(all).toHaveLength(8)
    await expect(publish(interrupted(db, /delete from catalogue_pending where/, 2), { batchSize: 3 })).rejects.toThrow('interrupted')
    expect((await publishedAfter(before)).map(({ products }) => products?.length)).toEqual([3])
    await publish(db, { batchSize: 3 })
    const versions = await publishedAfter(before)
    expect(versions.map(({ products }) => products?.length).slice(0, -1)).toEqual(versions.slice(1).map(() => 3))
    expect(versions.flatMap(({ products }) => products ?? []).sort((a, b) => a - b)).toEqual(all)
  })

  test('a truncated catalogue is published as a whole, in one version', async () => {
    await db.exec('truncate product cascade')
    expect(await vocabulary()).toEqual([])
    await publish(db, { batchSize: 3 })
    expect(await publishedAfter(before)).toEqual([{ products: null, isWhole: true, hasReference: true }])
  })
})
