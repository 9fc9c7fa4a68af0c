import { expect, test } from 'vitest'
import { isToPay, toCredit } from '../../../src/domain/account/credit.ts'
import { programCode, programShare, selectLoyaltyPrograms, selectSalesPrograms } from '../../../src/domain/account/loyalty.ts'
import { expectationOf, returnTone, statusTitle, statusTone } from '../../../src/domain/account/order-status.ts'
import { orderSubtotal } from '../../../src/domain/account/order-sums.ts'
import { requisites } from '../../../src/domain/account/requisites.ts'
import { countNeedingOptions, linesToAdd } from '../../../src/domain/cart/lines-to-add.ts'
import { loyaltyPrograms } from '../../../src/model/account/loyalty-program.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { sectionAt, sections, visibleSection } from '../../../src/parts/account/sections.ts'

const titles = { delivered: { title: 'Delivered' }, in_transit: { title: '' } }

test.each([
  ['delivered', 'Delivered'],
  ['in_transit', 'In transit'],
  ['waitingForStock', 'Waiting for stock'],
  ['constructor', 'Constructor'],
  ['__proto__', 'Proto'],
  ['', ''],
  [undefined, ''],
])('ORD-03 the status %s shows as "%s"', (key, expected) => {
  expect(statusTitle(titles, key)).toBe(expected)
})

test('ORD-03 until the titles load, a status shows its key in words', () => {
  expect(statusTitle(undefined, 'sent')).toBe('Sent')
})

test('only known status keys have a tone', () => {
  expect([statusTone('paid'), statusTone('cancelled'), statusTone('toString'), statusTone(undefined)]).toEqual([
    'good',
    'bad',
    'calm',
    'calm',
  ])
  // a refund is no failure, and a parcel on its way needs nobody
  expect([statusTone('refunded'), statusTone('sent'), statusTone('unpaid')]).toEqual(['calm', 'moving', 'waiting'])
  expect([returnTone('refunded'), returnTone('declined'), returnTone('constructor')]).toEqual(['good', 'bad', 'calm'])
})

test.each([
  [
    { creditLimit: 5000, creditUsed: 1240.5, currency: 'EUR' },
    { limit: 5000, used: 1240.5, left: 3759.5, share: 0.2481, currency: 'EUR' },
  ],
  [{ creditLimit: 100 }, { limit: 100, used: 0, left: 100, share: 0, currency: 'EUR' }],
  [
    { creditLimit: 100, creditUsed: 130 },
    { limit: 100, used: 130, left: 0, share: 1, currency: 'EUR' },
  ],
  [{ creditLimit: 0 }, { limit: 0, used: 0, left: 0, share: 1, currency: 'EUR' }],
  [{}, undefined],
  [undefined, undefined],
])('ACC-02 shows the credit of %j', (customer, expected) => {
  expect(toCredit(customer)).toEqual(expected)
})

test('ENT-29 selects programs by type and drops other types', () => {
  const programs = loyaltyPrograms.parse(
    ['discount', 'unboughtProductDiscount', 'products', 'lottery'].map((type, id) => ({ id, type, products: [1, 'b'] })),
  )
  expect(selectLoyaltyPrograms(programs).map(({ type }) => type)).toEqual(['discount', 'products'])
  expect(selectSalesPrograms(programs).map(({ type }) => type)).toEqual(['unboughtProductDiscount'])
  expect(programs[0]?.products).toEqual(['1', 'b'])
})

test.each([
  [50, 200, 0.25],
  [300, 200, 1],
  [-5, 200, 0],
  [5, 0, undefined],
  [undefined, 200, undefined],
])('%s of %s is a progress of %s', (reached, needed, expected) => {
  expect(programShare({ reached, needed })).toBe(expected)
})

const product = (code: string, more: Partial<Product> = {}): Product => ({
  id: code.toLowerCase(),
  title: code,
  codes: [code],
  priceNow: 5,
  availableStock: 9,
  ...more,
})

test('a reorder contains the lines that can be bought unchanged and names the rest', () => {
  const order = {
    products: [
      { code: 'AXE', quantity: 2, title: 'Axe' },
      { code: 'GONE', quantity: 1, title: 'Gone' },
      { code: 'SOLD', quantity: 1, title: 'Sold out' },
      { code: 'NAMED', quantity: 1, title: 'Engraved' },
      { quantity: 1, title: 'Without a code' },
      { code: 'AXE', quantity: 0.5, title: 'Half an axe' },
    ],
  }
  const products = [
    product('AXE'),
    product('SOLD', { availableStock: 0 }),
    product('NAMED', { attributes: [{ code: 'text', type: 'inputText', isRequired: true }] }),
  ]
  const { lines, left } = linesToAdd(order.products, products)
  expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([['AXE', 2]])
  expect(left).toEqual(['Gone', 'Sold out', 'Engraved', 'Without a code', 'Half an axe'])
})

test('without chosen variants, a product that has several is left out', () => {
  const products = [product('AXE'), product('SAW', { title: 'Saw', codes: ['SAW', 'SAW-2'] })]
  const requests = [
    { code: 'AXE', quantity: 1 },
    { code: 'SAW', quantity: 1 },
  ]
  expect(linesToAdd(requests, products, false)).toMatchObject({ lines: [{ code: 'AXE' }], left: ['Saw'] })
  expect(linesToAdd(requests, products).lines).toHaveLength(2)
})

test('products count that need an option or a variant, not those that are sold out or gone', () => {
  const named: Partial<Product> = { attributes: [{ code: 'text', type: 'inputText', isRequired: true }] }
  const products = [
    product('AXE'),
    product('NAMED', named),
    product('SOLD', { ...named, availableStock: 0 }),
    product('SAW', { codes: ['SAW', 'SAW-2'] }),
  ]
  const requests = ['AXE', 'NAMED', 'SOLD', 'SAW', 'GONE'].map((code) => ({ code }))
  expect(countNeedingOptions(requests, products)).toBe(1)
  expect(countNeedingOptions(requests, products, false)).toBe(2)
})

test('requisites show the company before the person, skip empty fields and name countries', () => {
  const person = { name: 'Rasa', surname: ' ', country: 'LT', email: 'rasa@example.com', phone: '+37061234567' }
  expect(requisites(person, 'en')).toEqual([
    {
      title: 'Contact person',
      facts: [
        { label: 'Name', value: 'Rasa' },
        { label: 'Email', value: 'rasa@example.com' },
        { label: 'Phone', value: '+370 612 345 67' },
        { label: 'Country', value: 'Lithuania' },
      ],
    },
  ])
  const medis = { ...person, b2bCustomer: true, companyName: 'Medis', companyAddress: 'Taikos pr. 88', companyCity: 'Kaunas' }
  const [company] = requisites({ ...medis, companyPostcode: '51180', companyCountry: 'LT' }, 'en')
  expect(company).toEqual({
    title: 'Company',
    facts: [
      { label: 'Company name', value: 'Medis' },
      { label: 'Address', value: 'Taikos pr. 88, 51180 Kaunas, Lithuania' },
    ],
  })
  const [sparse] = requisites({ ...person, b2bCustomer: true, companyCity: ' ', companyCountry: 'XX' }, 'en')
  expect(sparse?.facts).toEqual([{ label: 'Address', value: 'XX' }])
  expect(requisites({ ...person, companyName: 'Medis' }, 'en')).toHaveLength(1)
  expect(requisites(undefined, 'en')).toEqual([])
})

test('ACC-06 an unknown or unavailable section falls back to the requisites', () => {
  const all = Object.keys(sections)
  for (const key of all) expect(visibleSection(key, all)).toBe(key)
  for (const key of ['nonsense', 'constructor', '__proto__', undefined]) expect(visibleSection(key, [...all, String(key)])).toBe('')
  expect(visibleSection('credit', ['orders', ''])).toBe('')
  expect(sectionAt('toString')).toBe(sectionAt(''))
})

test.each([
  ['delivered', 'unpaid', true],
  ['new', 'unpaid', true],
  ['cancelled', 'unpaid', false],
  ['sent', 'paid', false],
  ['cancelled', 'refused', false],
  ['sent', undefined, false],
])('ACC-02 an order that is %s and %s is to pay: %s', (status, paymentStatus, expected) => {
  expect(isToPay({ status, paymentStatus })).toBe(expected)
})

test('the discount code of a program is the first code in its description', () => {
  expect(programCode({ description: '<p>Enter <code>A&amp;B15</code> or <code>OTHER</code>.</p>' })).toBe('A&B15')
  expect(programCode({ description: '<p>Enter <code></code>.</p>' })).toBeUndefined()
  expect(programCode({})).toBeUndefined()
})

test('the subtotal of an order sums its lines, unless the price of one is unknown', () => {
  const lines = [
    { quantity: 3, price: 0.1 },
    { quantity: 1, price: 9, totalWithVAT: 8.5 },
  ]
  expect(orderSubtotal({ id: '1', products: lines })).toBe(8.8)
  expect(orderSubtotal({ id: '1', products: [...lines, { quantity: 1 }] })).toBeUndefined()
  expect(orderSubtotal({ id: '1', products: [] })).toBeUndefined()
})

test('the days of delivery hold for an order on its way until they are over, or depend on its payment', () => {
  const order = { status: 'sent', paymentStatus: 'paid', deliveries: [{ title: 'Courier', from: '2026-12-01', until: '2026-12-02' }] }
  expect(expectationOf(order, '2026-12-02')).toBe('firm')
  expect(expectationOf({ ...order, status: 'new' }, '2026-12-02')).toBe('firm')
  expect(expectationOf(order, '2026-12-03')).toBe('none')
  expect(expectationOf({ ...order, paymentStatus: 'unpaid' }, '2026-12-02')).toBe('none')
  const unpaid = { ...order, paymentStatus: 'unpaid', payment: { title: 'Card on delivery' } }
  expect(expectationOf(unpaid, '2026-12-02')).toBe('firm')
  const online = { title: 'Card', url: 'https://pay.example/1' }
  expect(expectationOf({ ...unpaid, payment: online }, '2026-12-02')).toBe('once-paid')
  expect(expectationOf({ ...unpaid, paymentStatus: 'refused', payment: online }, '2026-12-02')).toBe('once-paid')
  expect(expectationOf({ ...unpaid, paymentStatus: 'refused' }, '2026-12-02')).toBe('none')
  const transfer = { title: 'Transfer', transfer: { amount: '€1,00', account: 'LT1', reference: '1', recipient: 'Shop' } }
  expect(expectationOf({ ...unpaid, payment: transfer }, '2026-12-02')).toBe('once-paid')
  expect(expectationOf({ ...unpaid, payment: transfer }, '2026-12-02', true)).toBe('firm')
  expect(expectationOf({ ...unpaid, payment: online }, '2026-12-02', true)).toBe('once-paid')
  expect(expectationOf({ ...unpaid, payment: online }, '2026-12-03')).toBe('none')
  expect(expectationOf({ ...order, status: 'delivered' }, '2026-12-02')).toBe('none')
  expect(expectationOf({ ...order, status: 'cancelled' }, '2026-12-02')).toBe('none')
})
