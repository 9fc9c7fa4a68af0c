import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSpecimenShop, type Row, reasonOf, table } from './specimen-shop.ts'

let specimens: Awaited<ReturnType<typeof openSpecimenShop>>
beforeAll(async () => {
  specimens = await openSpecimenShop()
})
afterAll(() => specimens.close())

/** The picture addresses that an import tries to fetch. */
async function picturesOf(bring: () => Promise<unknown>): Promise<string[]> {
  const before = specimens.pictures.length
  await bring()
  return specimens.pictures.slice(before).sort()
}

describe('the columns of a Shopify export', () => {
  const until2024: Row = {
    Handle: 'old-mug',
    Title: 'Old mug',
    'Body (HTML)': '<p>Old</p>',
    Vendor: 'Clay',
    Type: '',
    Tags: 'tea',
    Published: 'true',
    'Product Category': 'Home & Garden > Kitchen > Mugs',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Red',
    'Variant SKU': 'OLD-1',
    ...{
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '4',
      'Variant Inventory Policy': 'deny',
      'Variant Price': '9.50',
    },
    ...{
      'Variant Compare At Price': '12.00',
      'Image Src': 'https://p.invalid/old.jpg',
      'Variant Image': 'https://p.invalid/old-red.jpg',
      Status: 'active',
    },
  }
  const since2025: Row = {
    ...{
      Title: 'New mug',
      'URL handle': 'new-mug',
      Description: '<p>New</p>',
      Vendor: 'Clay',
      'Product category': 'Home & Garden > Kitchen > Mugs',
    },
    ...{
      Type: '',
      Tags: 'tea',
      'Published on online store': 'TRUE',
      Status: 'Active',
      SKU: 'NEW-1',
      Barcode: '',
      'Option1 name': 'Colour',
    },
    'Option1 value': 'Red',
    Price: '9.50',
    'Compare-at price': '12.00',
    'Inventory tracker': 'shopify',
    'Inventory quantity': '4',
    ...{
      'Continue selling when out of stock': 'DENY',
      'Product image URL': 'https://p.invalid/new.jpg',
      'Variant image URL': 'https://p.invalid/new-red.jpg',
    },
  }
  test.each([
    ['until 2024', 'OLD-1', 'Old', until2024],
    ['since 2025', 'NEW-1', 'New', since2025],
  ])('%s', async (when, code, word, row) => {
    const pictures = await picturesOf(() => specimens.bring(`shopify ${when}.csv`, table([row])))
    expect(await specimens.stored(code)).toMatchObject({
      title: `${word} mug`,
      description: `<p>${word}</p>`,
      price: 950,
      old: 1200,
      stock: 4,
      options: ['Red'],
      category: 'Mugs',
      sellWithoutStock: false,
    })
    expect(pictures).toEqual([`https://p.invalid/${word.toLowerCase()}-red.jpg`, `https://p.invalid/${word.toLowerCase()}.jpg`])
  })

  test('continue selling when out of stock', async () => {
    const row = {
      ...since2025,
      'URL handle': 'cont',
      SKU: 'CONT-1',
      'Inventory quantity': '0',
      'Continue selling when out of stock': 'CONTINUE',
    }
    await specimens.bring('continue.csv', table([row]))
    expect(await specimens.stored('CONT-1')).toMatchObject({ stock: 0, sellWithoutStock: true })
  })

  test.each([
    ['the type of the merchant', { Type: 'Cups' }, 'Cups'],
    ['the category of Shopify', {}, 'Mugs'],
    ['the first tag, if the category is a number', { 'Product category': '6049' }, 'tea'],
  ])('the category is %s', async (_what, cells, category) => {
    await specimens.bring('type.csv', table([{ ...since2025, 'URL handle': 'typed', SKU: 'TYPED-1', ...cells }]))
    expect((await specimens.stored('TYPED-1'))?.category).toBe(category)
  })
})

describe('tables as programs write them', () => {
  const cells = { Handle: 'layout', Title: 'Layout "A", b', 'Variant SKU': 'LAYOUT', 'Variant Price': '7,50' }
  test.each<[what: string, text: string]>([
    ['semicolons', table([cells], ';')],
    ['tabs', table([cells], '\t')],
    ['bars', table([cells], '|')],
    ["Excel's line sep=;", table([cells], ';', 'sep=;\r\n')],
    ["Excel's line with a mark", table([cells], ';', '\ufeffsep=;\n')],
    ["Excel's line filled up with cells", table([cells], ',', 'sep=,,,,\n')],
    ['a sign that only sep= tells', table([cells], '^', 'sep=^\n')],
    ['a byte order mark', table([cells], ',', '\ufeff')],
    ['lines ended by CR LF', table([cells]).replaceAll('\n', '\r\n')],
    ['titles in capitals with spaces', table([cells]).replace(/^.*/, (line) => line.toUpperCase().replaceAll('","', ' "," '))],
    ['titles with underscores', table([cells]).replace(/^.*/, (line) => line.replaceAll(' ', '_'))],
    [
      'a repeated column, empty at first',
      table([cells])
        .replace(/^.*/, (line) => `"Title",${line}`)
        .replace(/\n/, '\n"",'),
    ],
  ])('%s', async (_what, text) => {
    const report = await specimens.bring('layout.csv', text)
    expect([report.products, report.faults]).toEqual([1, []])
    expect(await specimens.stored('LAYOUT')).toMatchObject({ title: 'Layout "A", b', price: 750 })
    await specimens.shop.db.query(`delete from product where sku = 'LAYOUT'`)
  })

  test('lines of a report count the line sep=; too', async () => {
    const report = await specimens.bring('lines.csv', table([{ ...cells, 'Variant Price': 'cheap' }], ';', 'sep=;\n'))
    expect(reasonOf(report, 3)).toBe("'cheap' is not a price")
  })

  test('a quote inside of a cell without quotes is a quote', async () => {
    await specimens.bring('quote.csv', 'Handle,Title,Variant SKU,Variant Price\ntube,Tube 19" wide,TUBE-1,5.00\n')
    expect((await specimens.stored('TUBE-1'))?.title).toBe('Tube 19" wide')
  })
})

describe('a WooCommerce export', () => {
  const shirt = (cells: Row): Row => ({
    'Attribute 1 name': 'Size',
    'Attribute 1 visible': '1',
    'Attribute 1 global': '1',
    Published: '1',
    ...cells,
  })
  const rows: Row[] = [
    shirt({
      ...{
        ID: '10',
        Type: 'variable',
        SKU: 'SHIRT',
        Name: "'-Shirt &amp; tie",
        'In stock?': '1',
        Brands: 'Linen & Co',
        Tags: 'soft, summer',
      },
      Categories: 'Clothing > Shirts\\, long, Sale',
      'Short description': 'Short',
      Description: 'First line\\nsecond line',
      ...{
        Images: 'https://p.invalid/a,w_300/1.jpg, https://p.invalid/2.jpg?x=1,2',
        'Attribute 1 value(s)': 'S, M\\, long',
        'Visibility in catalog': 'visible',
      },
      'Attribute 2 name': 'Material',
      'Attribute 2 value(s)': 'Linen, Cotton',
      'Attribute 2 visible': '1',
    }),
    { ID: '20', Type: 'simple', SKU: '', Name: 'Scarf', Published: '1', 'Regular price': '9,90', 'In stock?': '1', Stock: '3' },
    shirt({
      ID: '11',
      Type: 'variation',
      SKU: 'SHIRT-S',
      Name: 'Shirt - S',
      Parent: 'SHIRT',
      'Regular price': '29,90',
      'In stock?': '1',
      Stock: '2',
      'Attribute 1 value(s)': 'S',
    }),
    shirt({
      ...{
        ID: '12',
        Type: 'variation',
        SKU: '',
        Name: 'Shirt - M',
        Parent: 'id:10',
        'Regular price': '31,90',
        'Sale price': '25,00',
        'In stock?': '1',
      },
      Stock: '5',
      'Attribute 1 value(s)': 'M, long',
      Images: 'https://p.invalid/m.jpg',
    }),
    shirt({ ID: '13', Type: 'variation', SKU: 'SHIRT-ANY', Parent: 'SHIRT', 'Regular price': '31,90', 'Attribute 1 value(s)': '' }),
    shirt({ ID: '30', Type: 'variation', SKU: 'LOST', Parent: 'NOBODY', 'Regular price': '31,90', 'Attribute 1 value(s)': 'S' }),
    { ID: '40', Type: 'grouped', SKU: 'SET', Name: 'Set', Published: '1', 'Grouped products': 'SHIRT, id:20' },
    { ID: '50', Type: 'simple', SKU: 'NO-PRICE', Name: 'No price', Published: '1' },
  ]

  test('has variable products, whose variations may name them by SKU or id', async () => {
    const pictures = await picturesOf(async () => {
      const report = await specimens.bring('woo.csv', table(rows))
      expect(report).toMatchObject({ format: 'WooCommerce product CSV', rows: 8, products: 2, variants: 3, skipped: 3, decimal: ',' })
      expect(report.notForSale).toEqual({ grouped: { products: 1, variants: 0 } })
      expect([reasonOf(report, 6), reasonOf(report, 7), reasonOf(report, 9)]).toEqual([
        "The variation is for any 'Size': make one for each",
        "The parent 'NOBODY' of the variation is not in the file",
        'The row has no regular price',
      ])
    })
    expect(await specimens.stored('SHIRT-S')).toMatchObject({
      title: '-Shirt & tie',
      price: 2990,
      old: null,
      stock: 2,
      options: ['S'],
      category: 'Shirts, long',
      description: expect.stringMatching(/^First line<br\s?\/?>second line$/),
    })
    const [medium] = await specimens.shop.db.query<{ code: string }>(
      `select code from variant where price_cents = 2500 and price_old_cents = 3190`,
    )
    expect(await specimens.stored(medium?.code ?? '')).toMatchObject({ title: '-Shirt & tie', stock: 5, options: ['M, long'] })
    expect(await specimens.stored('20')).toMatchObject({ title: 'Scarf', price: 990, stock: 3, options: [] })
    expect(pictures).toEqual(['https://p.invalid/2.jpg?x=1,2', 'https://p.invalid/a,w_300/1.jpg', 'https://p.invalid/m.jpg'])
  })

  test('a variation far from its product is a part of it', async () => {
    const between = Array.from({ length: 2500 }, (_, at) => ({
      ID: `${100 + at}`,
      Type: 'simple',
      SKU: `FAR-${at}`,
      Name: 'Far',
      Published: '1',
      'Regular price': '5',
    }))
    const parent = shirt({ ID: '1', Type: 'variable', SKU: 'FAR', Name: 'Far shirt', 'Attribute 1 value(s)': 'S, M' })
    const [small, medium] = ['S', 'M'].map((size) =>
      shirt({ ID: size, Type: 'variation', SKU: `FAR-${size}`, Parent: 'FAR', 'Regular price': '7', 'Attribute 1 value(s)': size }),
    )
    expect(await specimens.bring('far.csv', table([small as Row, ...between, parent, medium as Row]), { isDry: true })).toMatchObject({
      products: 2501,
      variants: 2502,
      faults: [],
    })
  })
})

describe('a Google Merchant feed', () => {
  const xml = (item: string, kind: 'rss' | 'atom') =>
    kind === 'rss'
      ? `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>${item}</item></channel></rss>`
      : `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>${item}</entry></feed>`
  const fields: [column: string, text: string][] = [
    ['id', 'KETTLE'],
    ['title', 'Kettle'],
    ['description', 'A kettle'],
    ['availability', 'in_stock'],
    ['quantity', '2'],
    ['price', '39.00 EUR'],
    ['sale_price', '29.00 EUR'],
    ['brand', 'Shore'],
    ['gtin', '4006381333931'],
    ['google_product_category', '638'],
    ['color', 'Red'],
    ['image_link', 'https://p.invalid/k,1.jpg'],
    ['additional_image_link', 'https://p.invalid/k,2.jpg,https://p.invalid/k,3.jpg https://p.invalid/4.jpg'],
    ['product_type', 'Home > Kettles'],
    ['product_detail', 'General:Volume:1,7 l: full,General:Lid:glass'],
  ]
  const elements = (prefix: string) =>
    fields.map(([name, text]) => `<${prefix}${name}>${text.replaceAll('>', '&gt;')}</${prefix}${name}>`).join('')
  const tabs = (title: (column: string) => string) =>
    [fields.map(([column]) => title(column)), fields.map(([, text]) => text)].map((line) => line.join('\t')).join('\n')

  test.each<[what: string, name: string, text: string]>([
    ['RSS with a prefix', 'rss.xml', xml(elements('g:'), 'rss')],
    ['RSS without', 'bare.xml', xml(elements(''), 'rss')],
    ['Atom', 'atom.xml', xml(elements('g:'), 'atom')],
    ['a table with tabs', 'feed.tsv', tabs((column) => column.replaceAll('_', ' '))],
    ['a table with prefixes', 'prefix.tsv', tabs((column) => `g:${column}`)],
    ['a CSV', 'feed.csv', table([Object.fromEntries(fields)])],
  ])('%s', async (_what, name, text) => {
    await specimens.shop.db.query(`delete from product where sku = 'KETTLE'`)
    const pictures = await picturesOf(async () => expect(await specimens.bring(name, text)).toMatchObject({ products: 1, faults: [] }))
    expect(await specimens.stored('KETTLE')).toMatchObject({
      title: 'Kettle',
      description: 'A kettle',
      price: 2900,
      old: 3900,
      stock: 2,
      options: ['Red'],
      category: 'Kettles',
    })
    expect(pictures).toEqual([
      'https://p.invalid/4.jpg',
      'https://p.invalid/k,1.jpg',
      'https://p.invalid/k,2.jpg',
      'https://p.invalid/k,3.jpg',
    ])
    const specs = await specimens.shop.db.query<{ title: string }>(
      `select vt.title from product p, jsonb_each(p.specs) as s (attribute, values) join attribute_value av on av.attribute = s.attribute
         and s.values @> to_jsonb(av.value) join attribute_value_text vt on vt.token = av.token and vt.lang = 'en' where p.sku = 'KETTLE' and s.attribute <> 'product_label' order by 1`,
    )
    expect(specs.map(({ title }) => title)).toEqual(['1,7 l: full', 'Shore', 'glass'])
  })

  test('details are elements in XML', async () => {
    const detail = (name: string, value: string) =>
      `<g:product_detail><g:section_name>General</g:section_name><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`
    const item = `<g:id>DETAIL</g:id><g:title>Detail</g:title><g:price>5</g:price><g:availability>in_stock</g:availability>${detail('Weight, net', '2 kg')}`
    await specimens.bring('detail.xml', xml(`${item}<g:shipping><g:price>9.99 EUR</g:price></g:shipping>`, 'rss'))
    const [row] = await specimens.shop.db.query<{ specs: object }>(`select specs from product where sku = 'DETAIL'`)
    expect(row?.specs).toMatchObject({ weight_net: ['2-kg'] })
    expect((await specimens.stored('DETAIL'))?.price).toBe(500)
  })

  test('codes with the same slug are different products', async () => {
    const rows = ['C', 'C++', 'C#', 'c d', 'c-d'].map((id) => ({ id, title: `Book ${id}`, availability: 'in_stock', price: '5.00 EUR' }))
    expect(await specimens.bring('slugs.csv', table(rows))).toMatchObject({ products: 5, variants: 5, faults: [] })
    expect((await specimens.stored('C++'))?.title).toBe('Book C++')
  })
})
