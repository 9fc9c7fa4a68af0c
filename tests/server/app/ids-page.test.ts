import { beforeAll, expect, test } from 'vitest'
import { openAnotherShop, openReadShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

test('/dev/ids lists the names that attributes of tags may have, with their titles', async () => {
  const text = await (await shop.ask('/dev/ids', { peer: '127.0.0.1' })).text()
  const ids = [...text.matchAll(/<td><code>(.*?)<\/code>/g)].map(([, id]) => id)
  const filter = ids.find((id) => id?.startsWith('da-colour='))
  expect(ids).toEqual(expect.arrayContaining(['trail', 'hand-tools', 'inquiry', 'torch-test-in-the-cellar', '/delivery', 'price=10|50']))
  expect(filter).toContain('red')
  expect(text).toContain('Hand tools')
  const lt = await (await shop.ask('/dev/ids?lang=lt', { peer: '127.0.0.1' })).text()
  expect(lt).toContain('Rankiniai įrankiai')
  const named = { category: 'hand-tools', 'product-list': 'trail', form: 'inquiry', filter: filter?.split('|')[0] ?? '', page: '/delivery' }
  expect(await shop.read(`/api/unknown-names?${new URLSearchParams(named)}`)).toEqual([])
})

test('R59 /dev/ids is for this machine in development only', async () => {
  expect((await shop.ask('/dev/ids', { peer: '203.0.113.9' })).status).toBe(404)
  const production = await openAnotherShop({ development: false })
  expect((await production.ask('/dev/ids', { peer: '127.0.0.1' })).status).toBe(404)
})
