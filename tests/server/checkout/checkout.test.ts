import { beforeAll, describe, expect, test } from 'vitest'
import { terminalShippingTypes } from '../../../src/domain/cart/delivery.ts'
import { orderStatuses } from '../../../src/model/account/order.ts'
import { paymentMethods, shippingMethods } from '../../../src/model/checkout/checkout-methods.ts'
import { salons } from '../../../src/model/map/salon.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const methods = async (lang = 'en') => shippingMethods.parse(await shop.read(`/api/shipping-methods?lang=${lang}`))

describe('delivery methods', () => {
  test('CALL-30 GET /api/shipping-methods returns methods with prices and titles in the requested language', async () => {
    const [courier, ...others] = await methods()
    expect(courier).toMatchObject({ id: 'courier', title: 'Courier to the door', type: 'courier', price: 4.9, currency: 'EUR' })
    expect((await methods('lt'))[0]?.title).toBe('Kurjeris į namus')
    expect(others.length).toBeGreaterThanOrEqual(6)
  })

  test('CART-22, CONST-11 the four parcel terminal methods have terminals by city, one has none', async () => {
    const all = await methods()
    for (const type of terminalShippingTypes) {
      const terminals = all.find((method) => method.type === type)?.terminals ?? []
      expect(terminals.length).toBeGreaterThanOrEqual(10)
      for (const terminal of terminals) for (const field of ['id', 'title', 'city', 'address']) expect(terminal[field]).toMatch(/./)
    }
    const withoutList = all.filter(({ type, terminals }) => terminalShippingTypes.includes(type) && !terminals)
    expect(withoutList.map(({ id }) => id)).toEqual(['venipak-abroad'])
    const countries = new Set(all.flatMap(({ terminals = [] }) => terminals.map(({ country }) => country)))
    expect([...countries].sort()).toEqual(['EE', 'LT', 'LV'])
  })

  test('CALL-31 CONT-11 GET /api/shipping-salons returns the shops with location, phone and hours in the requested language', async () => {
    const en = salons.parse(await shop.read('/api/shipping-salons?lang=en'))
    const lt = salons.parse(await shop.read('/api/shipping-salons?lang=lt'))
    expect(en.length).toBeGreaterThanOrEqual(25)
    for (const { _id, title, city, address, coordinates, telephone, hours } of en) {
      for (const words of [_id, title, city, address]) expect(words).toMatch(/\S/)
      const [lat = 0, lng = 0] = (coordinates ?? '').split(',').map(Number)
      expect([_id, lat > 53.8 && lat < 59.8, lng > 20.5 && lng < 28.3]).toEqual([_id, true, true])
      expect(telephone).toMatch(/^\+37[0-2] [\d ]{8,10}$/)
      expect(hours).toMatch(/^<p>Monday to Friday <strong>\d+:\d\d–\d+:\d\d<\/strong><\/p>/)
    }
    expect(new Set(en.map(({ coordinates }) => coordinates)).size).toBe(en.length)
    expect(en[0]?.hours).toContain('Sunday closed')
    expect(lt.map(({ _id }) => _id)).toEqual(en.map(({ _id }) => _id))
    expect(lt[0]?.hours).toContain('nedirbame')
  })
})

test('CALL-29 GET /api/payment-methods returns methods with paymentType and title in the requested language', async () => {
  const en = paymentMethods.parse(await shop.read('/api/payment-methods?lang=en'))
  const lt = paymentMethods.parse(await shop.read('/api/payment-methods?lang=lt'))
  expect(en.map(({ title, paymentType }) => [title, paymentType])).toContainEqual(['Bank transfer', 'bankTransfer'])
  expect(lt.map(({ title }) => title)).toContain('Bankinis pavedimas')
  expect(en).toHaveLength(lt.length)
})

test.each(['order', 'payment'])('CALL-24, CALL-25 GET /api/orders/%s-statuses returns titles by status', async (kind) => {
  const statuses = orderStatuses.parse(await shop.read(`/api/orders/${kind}-statuses`))
  expect(statuses[kind === 'order' ? 'delivered' : 'paid']).toEqual({ title: kind === 'order' ? 'Delivered' : 'Paid' })
})

test('CALL-30 a restart of the shop keeps changed methods', async () => {
  const { seedShop } = await import('../../../demo/seed/seed-shop.ts')
  await shop.db.query("update shipping_method set price_cents = 111 where id = 'omniva'")
  await seedShop(shop.db, { drafts: true })
  const all = await methods()
  expect(all.find(({ id }) => id === 'omniva')?.price).toBe(1.11)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})
