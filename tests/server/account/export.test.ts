import { beforeAll, expect, test } from 'vitest'
import { exportRows } from '../../../src/model/account/export-row.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let cookie: string
beforeAll(async () => {
  shop = await openShop()
  cookie = (await logIn(shop, 'export@example.com')).cookie
})

const fetchRows = async (query: string) => exportRows.parse(await shop.read(`/api/export/products/catalogue?${query}`, { cookie }))

test('CALL-37 ENT-26 the export has a row with six fields per variant, in the requested language', async () => {
  const rows = await fetchRows('lang=en&fullInfo=true&size=5000&page=0')
  const [count] = await shop.db.query<{ count: number }>('select count(*)::int as count from variant')
  expect(rows).toHaveLength(count?.count ?? -1)
  const [first] = rows
  expect(Object.keys(first ?? {})).toEqual(['sku', 'brand', 'title', 'availableQuantity', 'finalPrice', 'currency'])
  const vest = rows.find(({ sku }) => sku === 'HV-1002-01-L')
  expect(vest).toMatchObject({ title: 'Reflective vest with zip (Orange, L)', finalPrice: 9.9, currency: 'EUR' })
  const [stock] = await shop.db.query<{ pieces: number; brand: string }>(
    `select v.available_quantity as pieces, t.title as brand from variant v join product p on p.no = v.product_no
     join attribute_value b on b.attribute = 'brand' and b.value = p.specs ->> 'brand' join attribute_value_text t on t.token = b.token and t.lang = 'en'
     where v.code = 'HV-1002-01-L'`,
  )
  expect([vest?.availableQuantity, vest?.brand]).toEqual([stock?.pieces, stock?.brand])
  const lithuanian = (await fetchRows('lang=lt&fullInfo=true&size=5000&page=0')).find(({ sku }) => sku === 'HV-1002-01-L')
  expect(lithuanian?.title).toMatch(/\(Oranžin\S+, L\)$/)
})

test('CALL-37 pages of the export neither overlap nor skip rows; a page after the last is empty', async () => {
  const all = await fetchRows('size=5000&page=0')
  const size = Math.ceil(all.length / 3)
  const pages = [0, 1, 2, 3].map((page) => fetchRows(`size=${size}&page=${page}`))
  const [first = [], second = [], third = [], beyond = []] = await Promise.all(pages)
  expect([first.length, second.length, third.length, beyond.length]).toEqual([size, size, all.length - 2 * size, 0])
  expect([...first, ...second, ...third].map(({ sku }) => sku)).toEqual(all.map(({ sku }) => sku))
})

test('CALL-37 the export without fullInfo omits brand and title', async () => {
  const [row] = await fetchRows('size=1')
  expect(Object.keys(row ?? {})).toEqual(['sku', 'availableQuantity', 'finalPrice', 'currency'])
})

test('R39 the export clamps out-of-range sizes and pages', async () => {
  const count = (await fetchRows('size=5000')).length
  for (const query of ['size=999999999', 'size=-1', 'size=x', '']) expect(await fetchRows(query)).toHaveLength(count)
  expect(await fetchRows('size=0')).toHaveLength(1)
  expect(await fetchRows('page=999999999')).toEqual([])
})

test('CALL-37 the export is private, requires a login, and returns 404 if the configuration disables it', async () => {
  expect((await shop.ask('/api/export/products/catalogue')).status).toBe(401)
  const answer = await shop.ask('/api/export/products/catalogue?size=1', { headers: { cookie } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await shop.deps.settings.change({ customerProductCatalogue: false, features: { customerProductCatalogue: false } })
  expect((await shop.ask('/api/export/products/catalogue', { headers: { cookie } })).status).toBe(404)
  await shop.deps.settings.reset()
})

test('CALL-37 the export allows 120 pages a minute', async () => {
  const { cookie: eager } = await logIn(shop, 'eager-export@example.com')
  const ask = async () => (await shop.ask('/api/export/products/catalogue?size=1', { headers: { cookie: eager } })).status
  expect(new Set(await Promise.all(Array.from({ length: 120 }, ask)))).toEqual(new Set([200]))
  expect(await ask()).toBe(429)
})
