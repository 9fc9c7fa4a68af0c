import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSheet } from '../../../src/base/spreadsheet/sheet-writer.ts'
import { exportSheet, toCells } from '../../../src/domain/account/export-rows.ts'
import type { ExportRow } from '../../../src/model/account/export-row.ts'
import { readCatalogue } from '../../../src/stores/account/catalogue-export.ts'
import { connect, shop } from '../../api/connect.ts'
import { readSheet } from '../../read-sheet.ts'
import { logIn } from '../../server/session/customer.ts'
import { openShop } from '../../server/shop.ts'

const path = '/api/export/products/catalogue'
let cookie: string
let own: number
beforeAll(async () => {
  const inside = await openShop()
  cookie = (await logIn(inside, 'export-client@example.com')).cookie
  own = (await inside.db.query<{ count: number }>('select count(*)::int as count from variant'))[0]?.count ?? 0
})

/** Sets the number of variants in the catalogue. */
async function fill(count: number): Promise<void> {
  const { db } = await openShop()
  await db.query("delete from variant where code like 'MORE-%'")
  await db.query(
    `insert into variant (code, product_no, sort_number, attribute_values, price_cents, available_quantity, images)
     select 'MORE-' || n, (select min(no) from product), n, '{}', 100, 1, '{}' from generate_series(1, $1) as n`,
    [count - own],
  )
}

let shopped: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  shopped = await connect()
  shopped.become(cookie)
})
afterEach(() => vi.unstubAllGlobals())

async function readAll() {
  const rows: ExportRow[] = []
  const totals = new Set<number | undefined>()
  await readCatalogue(shop, { lang: 'en' }, (page, total) => {
    rows.push(...page)
    totals.add(total)
  })
  return { rows, totals }
}

test('EXP-01 CALL-37 two full pages and a short one are three calls with lang, fullInfo, size 5000 and page', async () => {
  await fill(10_007)
  const { rows, totals } = await readAll()
  expect(rows).toHaveLength(10_007)
  expect(new Set(rows.map(({ sku }) => sku)).size).toBe(10_007)
  expect(totals).toEqual(new Set([10_007]))
  expect(shopped.to(path).map(({ query }) => Object.fromEntries(query))).toEqual(
    ['0', '1', '2'].map((page) => ({ lang: 'en', fullInfo: 'true', size: '5000', page })),
  )
})

test('EXP-01 exactly 5000 rows take two calls; the second is empty', async () => {
  await fill(5000)
  expect((await readAll()).rows).toHaveLength(5000)
  expect(shopped.to(path)).toHaveLength(2)
})

test('ENT-26 EXP-02 EXP-04 the file contains the sheet, the six columns and the shop’s rows', async () => {
  await fill(own)
  const { rows } = await readAll()
  const sheet = await openSheet()
  sheet.add(rows.map(toCells))
  const file = await sheet.finish(exportSheet)
  const read = readSheet(new Uint8Array(await file.arrayBuffer()))
  expect(read.sheets).toEqual(['Generic information'])
  expect(read.rows[0]).toEqual(['sku', 'brand', 'title', 'availableQuantity', 'finalPrice', 'currency'])
  expect(read.rows).toHaveLength(rows.length + 1)
  expect(read.rows.slice(1)).toEqual(rows.map((row) => toCells(row).filter((cell) => cell !== null)))
})

test('R45 hostile titles stay text: no formula, no lost row, no text in another cell', async () => {
  const titles: [title: string, shown: string][] = [
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@A1', "'@A1"],
    ['\tx', "'\tx"],
    ['<b>&"\'</b>', '<b>&"\'</b>'],
    [']]>', ']]>'],
    ['constructor', 'constructor '],
    ['__proto__', '__proto__ '],
    ['a\u0000b\u0008c', 'abc'],
    ['𝒱est ž', '𝒱est ž'],
  ]
  const sheet = await openSheet()
  sheet.add(
    titles.map(([title], at) => toCells({ sku: `S${at}`, brand: '=1', title, availableQuantity: at, finalPrice: 1.5, currency: 'EUR' })),
  )
  const read = readSheet(new Uint8Array(await (await sheet.finish(exportSheet)).arrayBuffer()))
  expect(read.formulas).toBe(0)
  expect(read.rows.slice(1)).toEqual(titles.map(([, shown], at) => [`S${at}`, "'=1", shown, at, 1.5, 'EUR']))
})

test('EXP-05 a failed page rejects the export, and a cancelled export sends no more requests', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  shopped.become('shop-session=nobody')
  await expect(readAll()).rejects.toThrow('Http status 401')
  shopped.become(cookie)
  await fill(10_007)
  const leaving = new AbortController()
  const reading = readCatalogue(shop, { lang: 'en', signal: leaving.signal }, () => leaving.abort())
  await expect(reading).rejects.toThrow()
  expect(shopped.to(path)).toHaveLength(2)
})
