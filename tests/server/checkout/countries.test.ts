import { expect, test } from 'vitest'
import { countries } from '../../../src/model/account/address.ts'
import { openShop } from '../shop.ts'

test('CALL-32 GET /api/countries/settings returns countries with their VAT rate', async () => {
  const shop = await openShop()
  const found = countries.parse(await shop.read('/api/countries/settings'))
  expect(found[0]).toEqual({ code: 'LT', title: 'Lithuania', VAT: 0.21, currency: 'EUR' })
  expect(found.find(({ code }) => code === 'FI')?.VAT).toBe(0.255)
  expect((await shop.read<{ title: string }[]>('/api/countries/settings?lang=lt'))[0]?.title).toBe('Lietuva')
})
