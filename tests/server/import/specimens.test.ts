import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportOptions, ImportReport } from '../../../server/import/import-file.ts'
import { openSpecimenShop, type Row, reasonOf, table } from './specimen-shop.ts'

let specimens: Awaited<ReturnType<typeof openSpecimenShop>>
beforeAll(async () => {
  specimens = await openSpecimenShop()
})
afterAll(() => specimens.close())

const shopify = (code: string, cells: Row): Row => ({
  Handle: code.toLowerCase(),
  Title: code,
  'Variant SKU': code,
  'Variant Price': '5.00',
  ...cells,
})
const feedItem = (code: string, cells: Row): Row => ({ id: code, title: code, availability: 'in_stock', price: '20.00 EUR', ...cells })
const woo = (code: string, cells: Row): Row => ({ Type: 'simple', SKU: code, Name: code, Published: '1', 'Regular price': '20', ...cells })

/** Imports the specimens of a kind in one file; the code of each is its position. */
function bringAll<Specimen>(
  kind: string,
  cases: readonly Specimen[],
  toRow: (code: string, specimen: Specimen) => Row,
  options: ImportOptions = {},
) {
  let report: Promise<ImportReport> | undefined
  const codeOf = (specimen: Specimen) => `${kind}-${cases.indexOf(specimen)}`
  return async (specimen: Specimen) => {
    report ??= specimens.bring(`${kind}.csv`, table(cases.map((each) => toRow(codeOf(each), each))), options)
    const found = await report
    return { report: found, stored: await specimens.stored(codeOf(specimen)), reason: reasonOf(found, cases.indexOf(specimen) + 2) }
  }
}

type Amount = [text: string, cents: number | RegExp]
const refusedAsDoubtful = /may be .* or .*--decimal/

const columns: [what: string, cases: Amount[], options?: ImportOptions][] = [
  [
    'a column with decimal points',
    [
      ['34.0000', 3400],
      ['105.290 EUR', 10_529],
      ['12.500', 1250],
      ['0.999', 100],
      ['19.995', 2000],
      ['1,234.56', 123_456],
      ['1,234', 123_400],
      ['1 234.56', 123_456],
      ["1'234.56", 123_456],
      ['1’234.56', 123_456],
      ['1\u00a0234.56', 123_456],
      ['1\u202f234.56', 123_456],
      ['1,23,456.00', 12_345_600],
      ['€ 5', 500],
      ['5€', 500],
      ['EUR 7.05', 705],
      ['12.-', 1200],
      ['.50', 50],
      ['1E+2', 10_000],
      ['1.5E3', 150_000],
      ['٣٤٫٥٠', 3450],
      ['１２．５０', 1250],
      ['\u200e9.90', 990],
      ['="8.40"', 840],
      ["'8.60", 860],
      ['15.00 USD', /Price in USD, but the shop sells in EUR/],
      ['$15.00', /Price in \$, but the shop sells in EUR/],
      ['15.00 kr', /Price in kr, but the shop sells in EUR/],
      ['€15.00 USD', /is not a price/],
      ['-5.00', /is negative/],
      ['0.00', /is not above 0/],
      ['0.001', /is not above 0/],
      ['-', /is not a price/],
      ['Free', /is not a price/],
      ['1.2.3', /is not a price/],
      ['12 34', /is not a price/],
    ],
  ],
  [
    'a column with decimal commas',
    [
      ['12,50', 1250],
      ['12,500', 1250],
      ['1.234,56', 123_456],
      ['12.500', 1_250_000],
      ['1.234.567', 123_456_700],
      ['1 234,56', 123_456],
      ['34,0000', 3400],
      ['5,- €', 500],
      ['10%', /is not a price/],
      ['1,5E3', 150_000],
    ],
  ],
  [
    'a column that does not tell',
    [
      ['12.500', refusedAsDoubtful],
      ['1,299', refusedAsDoubtful],
      ['105.290 EUR', refusedAsDoubtful],
      ['45', 4500],
      ['1 299', 129_900],
    ],
  ],
  [
    'a column with both',
    [
      ['12.50', 1250],
      ['12,50', 1250],
      ['1,234.56', 123_456],
      ['12.500', refusedAsDoubtful],
    ],
  ],
  [
    'a column whose sign is named',
    [
      ['12.500', 1250],
      ['1,299', 129_900],
      ['12,50', /is not a price with a decimal point/],
    ],
    { decimal: '.' },
  ],
]

describe.each(columns)('amounts in %s', (what, cases, options = {}) => {
  const bring = bringAll(what.replaceAll(' ', '-'), cases, (code, [text]) => shopify(code, { 'Variant Price': text }), options)
  test.each(cases)('%j is %s', async (...specimen) => {
    const { stored, reason } = await bring(cases.find(([text]) => text === specimen[0]) ?? specimen)
    if (typeof specimen[1] === 'number') expect([stored?.price, reason]).toEqual([specimen[1], undefined])
    else expect([stored, reason]).toEqual([undefined, expect.stringMatching(specimen[1])])
  })
})

test('another column tells the sign of a column that does not, and the report names it', async () => {
  const rows = [shopify('OTHER-1', { 'Variant Price': '12.500', 'Variant Compare At Price': '19.99' })]
  expect(await specimens.bring('other-column.csv', table(rows))).toMatchObject({ variants: 1, decimal: '.' })
  expect(await specimens.stored('OTHER-1')).toMatchObject({ price: 1250, old: 1999 })
})

describe('an XML feed is read by its column, too', () => {
  const item = (id: string, price: string) =>
    `<item><g:id>${id}</g:id><g:title>${id}</g:title><g:availability>in_stock</g:availability><g:price>${price}</g:price></item>`
  test.each([
    ['105.290 EUR', '19.90 EUR', 10_529],
    ['1.290 EUR', '19,90 EUR', 129_000],
  ])('%s beside %s is %i cents', async (text, other, cents) => {
    await specimens.bring(`feed-${cents}.xml`, `<rss><channel>${item(`X-${cents}`, text)}${item(`Y-${cents}`, other)}</channel></rss>`)
    expect((await specimens.stored(`X-${cents}`))?.price).toBe(cents)
  })
})

describe('what the merchant does not sell is left out and counted', () => {
  const kinds: [what: string, toRow: (code: string, cells: Row) => Row, cases: [cells: Row, reason: string | undefined][]][] = [
    [
      'Shopify until 2024',
      shopify,
      [
        [{ Status: 'active', Published: 'true' }, undefined],
        [{ Status: '', Published: '' }, undefined],
        [{ Status: 'Draft' }, 'draft'],
        [{ Status: 'archived', Published: 'true' }, 'archived'],
        [{ Status: 'unlisted' }, 'unlisted'],
        [{ Published: 'FALSE' }, 'not published'],
        [{ Published: 'FALSCH' }, 'not published'],
        [{ Published: 'WAHR' }, undefined],
      ],
    ],
    [
      'Shopify since 2025',
      (code, cells) => ({ 'URL handle': code.toLowerCase(), Title: code, SKU: code, Price: '5.00', ...cells }),
      [
        [{ Status: 'Active', 'Published on online store': 'TRUE' }, undefined],
        [{ Status: 'Draft', 'Published on online store': 'TRUE' }, 'draft'],
        [{ Status: 'Active', 'Published on online store': 'FALSE' }, 'not published'],
      ],
    ],
    [
      'WooCommerce',
      woo,
      [
        [{ Published: '1' }, undefined],
        [{ Published: '-1' }, 'draft'],
        [{ Published: "'-1" }, 'draft'],
        [{ Published: '0' }, 'private'],
        [{ 'Visibility in catalog': 'hidden' }, 'hidden'],
        [{ Type: 'external' }, 'external'],
        [{ Type: 'simple, downloadable' }, undefined],
      ],
    ],
    [
      'Google Merchant',
      feedItem,
      [
        [{ expiration_date: '2026-11-01' }, 'expired'],
        [{ expiration_date: '2026-12-24' }, undefined],
        [{ pause: 'all' }, 'paused'],
        [{ excluded_destination: 'Shopping_ads,Free_listings' }, 'hidden'],
        [{ excluded_destination: 'Shopping_ads' }, undefined],
      ],
    ],
  ]
  describe.each(kinds)('%s', (what, toRow, cases) => {
    const bring = bringAll(`state-${what.replaceAll(' ', '-')}`, cases, (code, [cells]) => toRow(code, cells))
    test.each(cases)('%j: %s', async (...specimen) => {
      const { stored, report } = await bring(cases.find(([cells]) => cells === specimen[0]) ?? specimen)
      expect(stored === undefined).toBe(specimen[1] !== undefined)
      if (specimen[1]) expect(report.notForSale[specimen[1]]?.products).toBe(cases.filter(([, reason]) => reason === specimen[1]).length)
      expect(report.faults).toEqual([])
    })
  })

  test('a product that becomes a draft leaves the shop', async () => {
    const rows = (status: string) => table([shopify('GONE-1', { Status: status }), shopify('GONE-2', {})])
    await specimens.bring('gone.csv', rows('active'))
    expect(await specimens.stored('GONE-1')).toBeDefined()
    expect(await specimens.bring('gone.csv', rows('draft'), { isDry: true })).toMatchObject({ withdrawn: 1, products: 1 })
    expect(await specimens.stored('GONE-1')).toBeDefined()
    expect(await specimens.bring('gone.csv', rows('draft'))).toMatchObject({ withdrawn: 1, products: 1 })
    expect([await specimens.stored('GONE-1'), (await specimens.stored('GONE-2'))?.price]).toEqual([undefined, 500])
  })

  test('the rows of a draft are no faults, and a variation that is disabled leaves the others', async () => {
    const draft = [
      shopify('DR-1', { Status: 'draft', 'Variant Price': 'later' }),
      { Handle: 'dr-1', 'Variant SKU': 'DR-2', 'Variant Price': 'never' },
    ]
    expect(await specimens.bring('draft.csv', table([...draft, shopify('DR-3', {})]))).toMatchObject({
      products: 1,
      skipped: 0,
      faults: [],
    })
    const variation = (code: string, size: string, published: string) => ({
      ...woo(code, { Type: 'variation', Parent: 'DIS', Published: published }),
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': size,
    })
    const parent = woo('DIS', { Type: 'variable', 'Regular price': '', 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S, M' })
    const report = await specimens.bring('disabled.csv', table([parent, variation('DIS-S', 'S', '1'), variation('DIS-M', 'M', '-1')]))
    expect(report).toMatchObject({ products: 1, variants: 1, notForSale: { draft: { products: 0, variants: 1 } }, faults: [] })
    expect([await specimens.stored('DIS-M'), (await specimens.stored('DIS-S'))?.options]).toEqual([undefined, ['S']])
  })
})

describe('stock', () => {
  const endless = { stock: 1_000_000, counts: false }
  const kinds: [what: string, toRow: (code: string, cells: Row) => Row, cases: [cells: Row, stored: object | RegExp][]][] = [
    [
      'Shopify',
      (code, cells) => shopify(code, { 'Variant Inventory Tracker': 'shopify', ...cells }),
      [
        [
          { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' },
          { ...endless, sellWithoutStock: true },
        ],
        [
          { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '' },
          { ...endless, sellWithoutStock: true },
        ],
        [
          { 'Variant Inventory Qty': '0', 'Variant Inventory Policy': 'continue' },
          { stock: 0, counts: true, sellWithoutStock: true },
        ],
        [
          { 'Variant Inventory Qty': '0', 'Variant Inventory Policy': 'deny' },
          { stock: 0, counts: true, sellWithoutStock: false },
        ],
        [{ 'Variant Inventory Qty': '10.0' }, { stock: 10, counts: true, sellWithoutStock: false }],
        [{ 'Variant Inventory Qty': '10,00' }, { stock: 10 }],
        [{ 'Variant Inventory Qty': '1E+01' }, { stock: 10 }],
        [{ 'Variant Inventory Qty': "'12" }, { stock: 12 }],
        [{ 'Variant Inventory Qty': '="7"' }, { stock: 7 }],
        [{ 'Variant Inventory Qty': '1 200' }, { stock: 1200 }],
        [{ 'Variant Inventory Qty': '-3' }, { stock: 0 }],
        [{ 'Variant Inventory Qty': '٤' }, { stock: 4 }],
        [{ 'Variant Inventory Qty': '2.5' }, /is not a whole quantity/],
        [{ 'Variant Inventory Qty': 'many' }, /is not a quantity/],
        [{ 'Variant Inventory Qty': '5 €' }, /is not a quantity/],
      ],
    ],
    [
      'WooCommerce',
      woo,
      [
        [
          { 'In stock?': '1', Stock: '' },
          { ...endless, sellWithoutStock: false },
        ],
        [
          { 'In stock?': '1', Stock: '4' },
          { stock: 4, counts: true },
        ],
        [
          { 'In stock?': '0', Stock: '' },
          { stock: 0, sellWithoutStock: false },
        ],
        [
          { 'In stock?': '1', Stock: '0', 'Backorders allowed?': 'notify' },
          { stock: 0, sellWithoutStock: true },
        ],
      ],
    ],
    [
      'Google Merchant',
      feedItem,
      [
        [{ availability: 'in stock' }, { ...endless, sellWithoutStock: false }],
        [
          { availability: 'in_stock', quantity: '3.0' },
          { stock: 3, counts: true },
        ],
        [{ availability: 'Out of stock' }, { stock: 0, sellWithoutStock: false }],
        [{ availability: 'backorder' }, { stock: 0, sellWithoutStock: true }],
        [{ availability: 'soon' }, /is not a valid availability/],
      ],
    ],
  ]
  describe.each(kinds)('%s', (what, toRow, cases) => {
    const bring = bringAll(`stock-${what.replaceAll(' ', '-')}`, cases, (code, [cells]) => toRow(code, cells))
    test.each(cases)('%j: %s', async (...specimen) => {
      const { stored, reason } = await bring(cases.find(([cells]) => cells === specimen[0]) ?? specimen)
      if (specimen[1] instanceof RegExp) expect([stored, reason]).toEqual([undefined, expect.stringMatching(specimen[1])])
      else expect(stored).toMatchObject(specimen[1])
    })
  })

  test('a variant that is sold without stock does not make another one so', async () => {
    const tracked = { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0', 'Option1 Name': 'Size' }
    const rows = [
      shopify('MIX-S', { ...tracked, Handle: 'mix', 'Option1 Value': 'S', 'Variant Inventory Policy': 'continue' }),
      shopify('MIX-M', { ...tracked, Handle: 'mix', Title: '', 'Option1 Value': 'M', 'Variant Inventory Policy': 'deny' }),
    ]
    expect(await specimens.bring('mix.csv', table(rows))).toMatchObject({ variants: 2, outOfStock: 1 })
    const line = (code: string) => ({ guid: crypto.randomUUID(), id: 'any', code, quantity: 1, attributes: {} })
    const issues = async (code: string) =>
      (
        (await (await specimens.shop.ask('/api/orders/price', { method: 'POST', body: { products: [line(code)] } })).json()) as {
          issues?: unknown[]
        }
      ).issues
    expect([(await issues('MIX-S'))?.length ?? 0, (await issues('MIX-M'))?.length]).toEqual([0, 1])
  })

  test('the stock that variations share is divided, so that no piece is sold twice', async () => {
    const variation = (code: string) => ({
      ...woo(code, { Type: 'variation', Parent: 'SHARED', Stock: 'parent' }),
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': code,
    })
    const parent = woo('SHARED', { Type: 'variable', Stock: '5', 'Regular price': '' })
    await specimens.bring('shared.csv', table([variation('SH-A'), parent, variation('SH-B')]))
    expect([(await specimens.stored('SH-A'))?.stock, (await specimens.stored('SH-B'))?.stock]).toEqual([3, 2])
  })
})

describe('codes as spreadsheets write them', () => {
  test.each([
    ["'00123", '00123'],
    ['="00124"', '00124'],
    ['4006381333931.0', '4006381333931'],
    ['10.5', '10.5'],
    ['1E5-X', '1E5-X'],
  ])('%s is %s', async (text, code) => {
    await specimens.bring(
      `code-${code}.csv`,
      table([shopify('ignored', { Handle: `code-${code}`, Title: `Code ${code}`, 'Variant SKU': text })]),
    )
    expect((await specimens.stored(code))?.title).toBe(`Code ${code}`)
  })
  test.each(['1.23457E+12', '4,00638E+12'])('%s has lost digits and is refused', async (text) => {
    const report = await specimens.bring('lost.csv', table([shopify('ignored', { 'Variant SKU': text })]))
    expect([report.variants, reasonOf(report, 2)]).toEqual([0, expect.stringContaining('a spreadsheet has shortened')])
  })
})

describe('texts', () => {
  const cases: [text: string, title: string][] = [
    ['Men&#039;s caf&eacute; mug', "Men's café mug"],
    ['Caf&amp;eacute; &amp;amp; bar', 'Café & bar'],
    ['&#x1F381; gift&nbsp;box', '🎁 gift box'],
    ['AT&T R&D &unknown; x', 'AT&T R&D &unknown; x'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👨‍👩‍👧 mug', '👨‍👩‍👧 mug'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag'],
    ['Donau\u00addampf', 'Donau\u00addampf'],
    ['ภาษา\u200bไทย', 'ภาษา\u200bไทย'],
    ['\ufeffMug\u200b \u202eblue\u202c', 'Mug blue'],
    ['Bell\u0007 and\u0000 tab\there', 'Bell and tab here'],
    ['two\u00a0\u2003spaces\nand a line', 'two spaces and a line'],
  ]
  const bring = bringAll('texts', cases, (code, [text]) => shopify(code, { Title: text }))
  test.each(cases)('%j is %j', async (...specimen) => {
    expect((await bring(cases.find(([text]) => text === specimen[0]) ?? specimen)).stored?.title).toBe(specimen[1])
  })
  test('a long title is cut between characters', async () => {
    await specimens.bring('long.csv', table([shopify('LONG-1', { Title: `${'x'.repeat(296)}👨‍👩‍👧👨‍👩‍👧` })]))
    expect((await specimens.stored('LONG-1'))?.title).toBe('x'.repeat(296))
  })
  test('a description keeps its lines, and references in it are never decoded to markup', async () => {
    await specimens.bring('html.csv', table([shopify('HTML-1', { 'Body (HTML)': 'Caf&amp;eacute;\n&amp;lt;b&amp;gt;' })]))
    expect((await specimens.stored('HTML-1'))?.description).toMatch(/^Caf(?:é|&eacute;)<br\s?\/?>&lt;b&gt;$/)
  })
})

describe('a sale price with dates', () => {
  const sale = { price: 1500, old: 2000 }
  const regular = { price: 2000, old: null }
  const kinds: [what: string, toRow: (code: string, dates: string) => Row, cases: [dates: string, stored: object | RegExp][]][] = [
    [
      'Google Merchant',
      (code, dates) => feedItem(code, { sale_price: '15.00 EUR', sale_price_effective_date: dates }),
      [
        ['', sale],
        ['2020-01-01T00:00+0100/2020-02-01T00:00+0100', regular],
        ['2099-01-01/2099-02-01', regular],
        ['2026-11-01T13:00-0800/2026-12-31T15:30-0800', sale],
        ['2026-11-01 / 2026-11-28', sale],
        ['2026-11-01/2026-11-27', regular],
        ['2026-11-27/', sale],
        ['2026-11-29/..', regular],
        ['/2026-11-27', regular],
        ['../2026-12-27', sale],
        ['2026-11-28T13:59+0200/2026-12-01', sale],
        ['2026-11-28T14:01+0200/2026-12-01', regular],
        ['2026-11-28T14:01/2026-12-01', regular],
        ['2026-11-28T12:00:01Z/2026-12-01', regular],
        ['next week', /is not a range of dates/],
        ['2026-02-31/2026-12-01', /is not a date/],
        ['2026-12-01/2026-11-01', /before it begins/],
      ],
    ],
    [
      'WooCommerce',
      (code, dates) => {
        const [from = '', to = ''] = dates.split('|')
        return woo(code, { 'Sale price': '15', 'Date sale price starts': from, 'Date sale price ends': to })
      },
      [
        ['', sale],
        ['2020-01-01|2020-02-01 23:59:59', regular],
        ['2099-01-01|', regular],
        ['2026-11-28 00:00:00|2026-11-28', sale],
        ['28.11.2026|29.11.2026 10:00', sale],
        ['11/29/2026|', /is not a date/],
      ],
    ],
  ]
  describe.each(kinds)('%s', (what, toRow, cases) => {
    const bring = bringAll(`sale-${what.replaceAll(' ', '-')}`, cases, (code, [dates]) => toRow(code, dates))
    test.each(cases)('%j: %s', async (...specimen) => {
      const { stored, reason } = await bring(cases.find(([dates]) => dates === specimen[0]) ?? specimen)
      if (specimen[1] instanceof RegExp) expect([stored, reason]).toEqual([undefined, expect.stringMatching(specimen[1])])
      else expect(stored).toMatchObject(specimen[1])
    })
    test('the report counts them', async () => {
      const [first] = cases
      const { sales } = (await bring(first as (typeof cases)[number])).report
      expect(sales.over).toBeGreaterThan(0)
      expect(sales.later).toBeGreaterThan(0)
      expect(sales.ends).toBeGreaterThan(0)
    })
  })
})
