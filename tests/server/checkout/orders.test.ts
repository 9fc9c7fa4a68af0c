import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Order, order as orderSchema } from '../../../src/model/account/order.ts'
import { createLine, createOrder, doorAddress, recipient, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let variants: StockedVariant[]
beforeAll(async () => {
  shop = await openShop()
  variants = await stockedVariants(shop, { count: 12 })
  await shop.deps.settings.change({ freeDeliveryFrom: 0 }) // every delivery is charged
})

let peers = 0
const send = (body: unknown, headers: Record<string, string> = {}, query = '') => {
  peers += 1
  return shop.ask(`/api/orders${query}`, { method: 'POST', body, headers, peer: `10.1.${peers >> 8}.${peers & 255}` })
}
const placeOrder = async (body: unknown, headers?: Record<string, string>, query?: string): Promise<Order> => {
  const answer = await send(body, headers, query)
  expect([answer.status, answer.status === 201 ? '' : await answer.clone().text()]).toEqual([201, ''])
  return orderSchema.parse(await answer.json())
}
const refusal = async (body: unknown) => {
  const answer = await send(body)
  return [answer.status, ((await answer.json()) as { message: string }).message]
}
const variant = (at: number): StockedVariant => {
  const found = variants[at]
  if (!found) throw new Error('The catalogue has too few variants')
  return found
}
const readAvailable = async (code: string) =>
  (await shop.db.query<{ available: number }>('select available_quantity as available from variant where code = $1', [code]))[0]?.available
const countRows = async (table: string) =>
  (await shop.db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0

describe('an order', () => {
  test('ENT-17 POST /api/orders returns the order with its id, number, statuses and products', async () => {
    const order = await placeOrder(createOrder([createLine(variant(0), 3)]))
    expect(order).toMatchObject({
      id: expect.stringMatching(/^[\w-]{16}$/),
      number: expect.stringMatching(/^1\d{5}$/),
      status: 'new',
      paymentStatus: 'unpaid',
      currency: 'EUR',
      deliveryPrice: 4.9,
      total: (variant(0).price * 3 + 490) / 100,
      products: [{ id: variant(0).product, code: variant(0).code, quantity: 3, totalWithVAT: (variant(0).price * 3) / 100 }],
    })
    const statuses = await shop.read<Record<string, { title: string }>>('/api/orders/order-statuses')
    expect(statuses[order.status ?? '']?.title).toBe('New')
  })

  test('ENT-14 stores every field of its delivery options and recipient', async () => {
    const address = {
      ...doorAddress,
      title: 'Home',
      name: 'Jonas',
      surname: 'Petraitis',
      email: 'j@example.com',
      phone: '+3706',
      comment: 'Ring twice',
    }
    const deliveryOptions = [{ deliveryPreference: 'door', id: 'courier', type: 'courier', guid: 'home', address }]
    const { id } = await placeOrder(createOrder([createLine(variant(0))], { priceRequest: { deliveryOptions } }))
    const [delivery] = await shop.db.query(
      'select guid, method, title, price_cents, preference, address from order_delivery where order_id = $1',
      [id],
    )
    expect(delivery).toEqual({
      guid: 'home',
      method: 'courier',
      title: 'Courier to the door',
      price_cents: 490,
      preference: 'door',
      address,
    })
    const [kept] = await shop.db.query<{ recipient: object }>('select recipient from customer_order where id = $1', [id])
    expect(kept?.recipient).toEqual(recipient)
  })

  test('CART-20 delivers pieces to multiple addresses and charges each delivery', async () => {
    const deliveryOptions = ['home', 'work'].map((guid) => ({ guid, id: 'courier', type: 'courier', address: doorAddress }))
    const shares = (home: unknown, work: number, guid = 'work') => ({
      quantitiesPerDeliveryOption: [
        { guid: 'home', quantity: home },
        { guid, quantity: work },
      ],
    })
    const order = (share: object) => createOrder([createLine(variant(0), 5, share)], { priceRequest: { deliveryOptions } })
    expect(await placeOrder(order(shares(2, 3)))).toMatchObject({ deliveryPrice: 9.8 })
    for (const wrong of [shares(2, 2), shares(6, -1), shares(2.5, 2.5), shares(2, 3, 'moon'), {}])
      expect((await send(order(wrong))).status).toBe(400)
  })

  test('PRICE-01 is delivered free from the limit of the shop, however many deliveries it has', async () => {
    await shop.deps.settings.change({ freeDeliveryFrom: (variant(4).price * 2) / 100 })
    const { id, ...order } = await placeOrder(createOrder([createLine(variant(4), 2)]))
    await shop.deps.settings.change({ freeDeliveryFrom: 0 })
    expect(order).toMatchObject({ deliveryPrice: 0, total: (variant(4).price * 2) / 100 })
    expect(await shop.db.query('select price_cents from order_delivery where order_id = $1', [id])).toEqual([{ price_cents: 0 }])
  })

  test('R27 ignores prices, totals and VAT of the client', async () => {
    const lie = { price: 0.01, total: 0.01, totalWithVAT: 0, discount: 99, currency: 'XXX', VAT: 0, services: [{ price: -50 }] }
    const request = createOrder([createLine(variant(1), 2, lie)], { cart: lie, priceRequest: lie })
    const order = await placeOrder({ ...request, ...lie, pricing: { ...lie, deliveryPrice: 0 } })
    expect(order).toMatchObject({ total: (variant(1).price * 2 + 490) / 100, currency: 'EUR' })
  })

  test('R28 has amounts in whole cents; lines and delivery add up to the total', async () => {
    const { id } = await placeOrder(
      createOrder([createLine(variant(1), 7), createLine(variant(2), 3)], { priceRequest: { discountCode: 'BIRCH10' } }),
    )
    const [sum] = await shop.db.query(
      `select total_cents = delivery_cents + (select sum(total_cents) from order_line where order_id = id)::bigint as "addsUp",
         total_cents as total, vat_cents as vat, discount_code as discount from customer_order where id = $1`,
      [id],
    )
    const total = Math.round(variant(1).price * 0.9) * 7 + Math.round(variant(2).price * 0.9) * 3 + 490
    expect(sum).toEqual({ addsUp: true, total, vat: total - Math.round(total / 1.21), discount: 'BIRCH10' })
  })

  test.each([-1, 0, 1.5, 10_000, '2', null])('R26 rejects the quantity %s', async (quantity) => {
    expect((await send(createOrder([{ ...createLine(variant(0)), quantity }]))).status).toBe(400)
  })
})

describe('a repeated order', () => {
  test('with the same key returns the same order', async () => {
    const request = createOrder([createLine(variant(3))])
    const before = await readAvailable(variant(3).code)
    const first = await placeOrder(request, { 'Idempotency-Key': 'k-1' })
    const again = await send(request, { 'Idempotency-Key': 'k-1' })
    expect([again.status, await again.json()]).toEqual([200, JSON.parse(JSON.stringify(first))])
    expect(await readAvailable(variant(3).code)).toBe((before ?? 0) - 1)
  })

  test('with the same cart and content returns the same order, whether it has another key or none', async () => {
    const request = createOrder([createLine(variant(3))])
    const { id } = await placeOrder(request, { 'Idempotency-Key': 'k-2' })
    for (const headers of [undefined, { 'Idempotency-Key': 'k-3' }])
      expect(await (await send(request, headers)).json()).toMatchObject({ id })
  })

  test('sent twenty times at once creates one order and one mail, and reduces stock once', async () => {
    const request = createOrder([createLine(variant(4), 2)])
    const [stock, orders, mails] = [await readAvailable(variant(4).code), await countRows('customer_order'), await countRows('outbox')]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(request, { 'Idempotency-Key': `k-twenty-${at % 2}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
    expect(new Set(await Promise.all(answers.map(async (answer) => ((await answer.json()) as Order).id))).size).toBe(1)
    expect(await countRows('customer_order')).toBe(orders + 1)
    expect(await countRows('outbox')).toBe(mails + 1)
    expect(await readAvailable(variant(4).code)).toBe((stock ?? 0) - 2)
  })

  test('with the same key and other content is rejected', async () => {
    const cart = { guid: 'cart-k-4' }
    await placeOrder(createOrder([createLine(variant(3))], { cart }), { 'Idempotency-Key': 'k-4' })
    const answer = await send(createOrder([createLine(variant(3), 2)], { cart }), { 'Idempotency-Key': 'k-4' })
    expect([answer.status, ((await answer.json()) as { name: string }).name]).toEqual([422, 'IdempotencyKeyReused'])
  })

  test('with the key of another cart is a new order', async () => {
    const { id } = await placeOrder(createOrder([createLine(variant(3))]), { 'Idempotency-Key': '1' })
    expect((await placeOrder(createOrder([createLine(variant(3))]), { 'Idempotency-Key': '1' })).id).not.toBe(id)
  })

  test('with the content of another cart is a new order', async () => {
    const { id } = await placeOrder(createOrder([createLine(variant(3))]))
    expect((await placeOrder(createOrder([createLine(variant(3))]))).id).not.toBe(id)
  })

  test('R40 rejects a key of more than 200 characters', async () => {
    expect((await send(createOrder([createLine(variant(3))]), { 'Idempotency-Key': 'k'.repeat(201) })).status).toBe(400)
  })
})

describe('stock', () => {
  test('SIDE-06 rejects an order beyond the stock without side effects', async () => {
    const { code, available } = variant(5)
    const counts = async () => [
      await countRows('customer_order'),
      await countRows('outbox'),
      await readAvailable(variant(6).code),
      await readAvailable(code),
    ]
    const before = await counts()
    const answer = await send(createOrder([createLine(variant(6)), createLine(variant(5), available + 1)]))
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { name: 'UnavailableProductQuantity', message: 'Some products are not available in this quantity' },
    ])
    expect(await counts()).toEqual(before)
  })

  test('SIDE-06 concurrent orders cannot oversell the last pieces', async () => {
    const { code } = variant(7)
    await shop.db.query('update variant set available_quantity = 5 where code = $1', [code])
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(createOrder([createLine(variant(7))]))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    expect(await readAvailable(code)).toBe(0)
  })

  /** A line with an added product that has this many pieces in stock. */
  async function lineWithAdded(available: number, quantity = 1) {
    const [host] = await stockedVariants(shop, { input: 'matching_product' })
    if (!host) throw new Error('No product has another added')
    const path = `/api/products?product-attribute=matching_product&product-attribute-product=${host.product}&size=1`
    const [added] = await shop.read<{ id: string }[]>(path)
    const [cheapest] = await shop.db.query<{ code: string }>(
      'select code from variant where product_no = (select no from product where id = $1) order by price_cents, code limit 1',
      [added?.id],
    )
    await shop.db.query(
      `update variant set available_quantity = case code when $1 then $2::int else 0 end
       where product_no = (select product_no from variant where code = $1)`,
      [cheapest?.code, available],
    )
    return { code: cheapest?.code ?? '', line: createLine(host, quantity, { attributes: { matching_product: added?.id } }) }
  }

  test('SIDE-06 deducts a product added to a line from stock per piece, and adds it to the order', async () => {
    const { code, line } = await lineWithAdded(5, 3)
    const { id } = await placeOrder(createOrder([line]))
    expect(await readAvailable(code)).toBe(2)
    const [kept] = await shop.db.query<{ services: object[] }>('select services from order_line where order_id = $1', [id])
    expect(kept?.services).toMatchObject([{ code: 'matching_product', variant: code }])
    expect((await send(createOrder([line]))).status).toBe(409)
    expect(await readAvailable(code)).toBe(2)
  })

  test('SIDE-06 concurrent orders cannot oversell an added product', async () => {
    const { code, line } = await lineWithAdded(3)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(createOrder([line]))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
    expect(await readAvailable(code)).toBe(0)
  })

  test('SIDE-06 concurrent orders of the same products in different order do not deadlock', async () => {
    const lines = [8, 9, 10].map((at) => createLine(variant(at)))
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => send(createOrder(at % 2 ? lines : lines.toReversed()))))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  })

  test('ENT-03 sold pieces are deducted from the warehouses in order, and from the listings', async () => {
    const [several] = await stockedVariants(shop, {
      pieces: 10,
      where: `(select count(*) from warehouse_stock w where w.variant_code = v.code and w.is_purchase_available and w.available_quantity > 1) > 1`,
    })
    if (!several) throw new Error('No variant is kept in two warehouses')
    const shelves = () =>
      shop.db.query<{ pieces: number; buyable: boolean }>(
        'select available_quantity as pieces, is_purchase_available as buyable from warehouse_stock where variant_code = $1 order by sort_number, warehouse',
        [several.code],
      )
    const listed = async () =>
      (await shop.read<{ availableQuantity: number }[]>(`/api/products?id=${several.product}`))[0]?.availableQuantity ?? 0
    const [before, listedBefore] = [await shelves(), await listed()]
    const first = before.find(({ buyable, pieces }) => buyable && pieces > 0)?.pieces ?? 0
    await placeOrder(createOrder([createLine(several, first + 1)]))
    const after = await shelves()
    const taken = after.map(({ pieces }, at) => (before[at]?.pieces ?? 0) - pieces)
    expect(taken.filter((count) => count > 0)).toEqual([first, 1])
    expect(after.filter(({ buyable }) => !buyable)).toEqual(before.filter(({ buyable }) => !buyable))
    expect(await listed()).toBe(listedBefore - first - 1)
  })

  test('ENT-01 a product sold without stock can be ordered in any quantity, and its stock stays at 0', async () => {
    const [endless] = await shop.db.query<StockedVariant>(
      `select v.code, v.price_cents as price, p.id as product, v.available_quantity as available
       from variant v join product p on p.no = v.product_no where p.sell_without_stock order by v.code limit 1`,
    )
    if (!endless) throw new Error('Nothing is sold without stock')
    await placeOrder(createOrder([createLine(endless, endless.available + 50)]))
    expect(await readAvailable(endless.code)).toBe(0)
  })
})

describe('discount codes of an order', () => {
  const withCodes = (codes: object, quantity = 1) => createOrder([createLine(variant(11), quantity)], { priceRequest: codes })

  test('PRICE-01 a gift voucher loses the amount it pays', async () => {
    const due = variant(11).price + 490
    await shop.db.query("insert into voucher (code, balance_cents) values ('GIFT-TEST', $1)", [due + 100])
    expect((await placeOrder(withCodes({ giftVoucher: 'gift-test' }))).total).toBe(0)
    expect(await shop.db.query("select balance_cents from voucher where code = 'GIFT-TEST'")).toEqual([{ balance_cents: 100 }])
    expect((await placeOrder(withCodes({ giftVoucher: 'GIFT-TEST' }))).total).toBe((due - 100) / 100)
  })

  test('an order and its mail say what a code and a voucher took', async () => {
    await shop.db.query("insert into voucher (code, balance_cents) values ('GIFT-SAID', 100)")
    const placed = await placeOrder(withCodes({ discountCode: 'BIRCH10', giftVoucher: 'GIFT-SAID' }))
    const given = (variant(11).price - Math.round(variant(11).price * 0.9)) / 100
    expect(placed).toMatchObject({ discountGiven: given, giftVoucherUsed: 1 })
    const [mail] = await shop.db.query<{ body: string }>('select body from outbox where subject like $1', [`%${placed.number}%`])
    expect(mail?.body).toContain(`Saved with the discount code: €${given.toFixed(2).replace('.', ',')}`)
    expect(mail?.body).toContain('Paid with a gift voucher: €1,00')
    const plain = await placeOrder(withCodes({}))
    expect([plain.discountGiven, plain.giftVoucherUsed]).toEqual([undefined, undefined])
  })

  test('the mail of an order by transfer repeats account, amount and reference; that of another payment, or of nothing to pay, does not', async () => {
    const mailOf = async (placed: { number?: string | undefined }) =>
      (await shop.db.query<{ body: string }>('select body from outbox where subject like $1', [`%${placed.number}%`]))[0]?.body
    const placed = await placeOrder(withCodes({}))
    const { account, amount, reference } = placed.payment?.transfer ?? {}
    expect(reference).toBe(placed.number)
    expect(await mailOf(placed)).toContain(
      `Please transfer ${amount}\nto: Birch & Bolt, UAB\naccount: ${account} (Example Bank, EXAMLT22)\nreference: ${reference}`,
    )
    const cash = createOrder([createLine(variant(11), 1)], { paymentMethod: 'cash-on-delivery' })
    expect(await mailOf(await placeOrder(cash))).not.toContain('Please transfer')
    await shop.db.query("insert into voucher (code, balance_cents) values ('GIFT-ALL', 10000000)")
    expect(await mailOf(await placeOrder(withCodes({ giftVoucher: 'GIFT-ALL' })))).not.toContain('Please transfer')
  })

  test('PRICE-01 two concurrent orders do not spend the same voucher twice', async () => {
    await shop.db.query("insert into voucher (code, balance_cents) values ('GIFT-TWICE', 100)")
    // different products, so that the orders share only the voucher
    const requests = [10, 11].map((at) => createOrder([createLine(variant(at))], { priceRequest: { giftVoucher: 'GIFT-TWICE' } }))
    const orders = await Promise.all(requests.map((request) => placeOrder(request)))
    const paid = orders.reduce((sum, { total = 0 }) => sum + Math.round(total * 100), 0)
    expect(paid).toBe(variant(10).price + variant(11).price + 2 * 490 - 100)
  })

  test('PRICE-01 a single-use code works once', async () => {
    await shop.db.query("insert into discount_code (code, percent, uses_left) values ('ONCE', 50, 1)")
    const totals = [await placeOrder(withCodes({ discountCode: 'ONCE' })), await placeOrder(withCodes({ discountCode: 'ONCE' }))].map(
      ({ total }) => total,
    )
    expect(totals).toEqual([(Math.round(variant(11).price / 2) + 490) / 100, (variant(11).price + 490) / 100])
  })

  test('PRICE-03 a code that does not apply is not redeemed', async () => {
    await shop.db.query("insert into discount_code (code, percent, min_cart_cents, uses_left) values ('DEAR', 50, 99999999, 1)")
    await placeOrder(withCodes({ discountCode: 'DEAR' }))
    expect(await shop.db.query("select uses_left from discount_code where code = 'DEAR'")).toEqual([{ uses_left: 1 }])
  })
})

describe('an order requires', () => {
  const order = (more: Parameters<typeof createOrder>[1]) => createOrder([createLine(variant(0))], more)
  const by = (option: object, more: object = {}) => order({ priceRequest: { deliveryOptions: [option] }, ...more })

  test('CART-22 a parcel terminal of the method, or any text if the shop has no list', async () => {
    const [terminal] = await shop.db.query<{ id: string }>("select id from terminal where method = 'omniva' order by id limit 1")
    expect((await send(by({ id: 'omniva', terminalId: terminal?.id }))).status).toBe(201)
    expect(await refusal(by({ id: 'omniva' }))).toEqual([400, 'The delivery lacks its terminal'])
    expect(await refusal(by({ id: 'omniva', terminalId: 'LP1001' }))).toEqual([400, 'Unknown parcel terminal'])
    expect((await send(by({ id: 'venipak-abroad', terminalId: 'PL-77', address: { country: 'PL' } }))).status).toBe(201)
    expect(await refusal(by({ id: 'venipak-abroad', terminalId: 'LT-1', address: { country: 'LT' } }))).toEqual([
      400,
      'The delivery method does not serve this country',
    ])
  })

  test('ENT-09 an existing shop for pickup', async () => {
    expect(await placeOrder(by({ id: 'salon' }, { cart: { shippingSalon: 'kaunas-old-town' } }))).toMatchObject({ deliveryPrice: 0 })
    expect(await refusal(by({ id: 'salon' }))).toEqual([400, 'Unknown pickup shop'])
  })

  test.each(['country', 'city', 'address', 'code'])('ENT-14 an address with its %s', async (field) => {
    expect((await send(by({ id: 'courier', address: { ...doorAddress, [field]: ' ' } }))).status).toBe(400)
  })

  test.each(['name', 'surname', 'phone', 'email'])('ENT-09 a recipient with a %s', async (field) => {
    expect(await refusal(order({ cart: { address: { ...recipient, [field]: '' } } }))).toEqual([400, `The recipient lacks its ${field}`])
  })

  test.each(['ona', 'ona@example', 'a@b.c\r\nBcc: x@y.z', 'a@b.c, d@e.f', '<a@b.c>'])(
    'R38 a valid email address, not %j',
    async (email) => {
      expect((await send(order({ cart: { address: { ...recipient, email } } }))).status).toBe(400)
    },
  )

  test.each(['name', 'surname', 'phone'])('a %s without line breaks, which could inject text into the confirmation', async (field) => {
    const name = 'Ona,\n\nyour account is locked: http://evil.example'
    expect(await refusal(order({ cart: { address: { ...recipient, [field]: name } } }))).toEqual([
      400,
      'The recipient contains an invalid character',
    ])
    expect((await send(by({ id: 'courier', address: { ...doorAddress, city: name } }))).status).toBe(400)
    expect((await send(by({ id: 'venipak-abroad', terminalId: name, address: { country: 'PL' } }))).status).toBe(400)
    expect((await send(by({ id: 'courier', address: { ...doorAddress, comment: 'Ring twice\nor call' } }))).status).toBe(201)
  })

  test('R37 no unknown fields, which are not stored', async () => {
    const extra = { isPaid: true, more: { status: 'paid' } }
    const option = { id: 'courier', guid: 'home', address: { ...doorAddress, ...extra }, ...extra }
    const line = createLine(variant(0), 1, { quantitiesPerDeliveryOption: [{ guid: 'home', quantity: 1, ...extra }], ...extra })
    const { id } = await placeOrder(
      createOrder([line], { cart: { address: { ...recipient, ...extra } }, priceRequest: { deliveryOptions: [option] } }),
    )
    const [kept] = await shop.db.query(
      `select o.recipient, d.address, l.quantities from customer_order o
       join order_delivery d on d.order_id = o.id join order_line l on l.order_id = o.id where o.id = $1`,
      [id],
    )
    expect(kept).toEqual({ recipient, address: doorAddress, quantities: [{ guid: 'home', quantity: 1 }] })
  })

  test('R37 no inputs its product lacks, which are not stored', async () => {
    const attributesOf = async (line: object) => {
      const { id } = await placeOrder(createOrder([line]))
      return (await shop.db.query<{ attributes: object }>('select attributes from order_line where order_id = $1', [id]))[0]?.attributes
    }
    const invented = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`key${at}`, 'x'.repeat(4900)]))
    const [engraved] = await stockedVariants(shop, { input: 'engraving' })
    const [wrapped] = await stockedVariants(shop, { input: 'gift_wrap' })
    if (!engraved || !wrapped) throw new Error('The catalogue lacks products to fill something in for')
    const filledIn = { ...invented, engraving: 'Ona', colour: 'red' }
    expect(await attributesOf(createLine(engraved, 1, { attributes: filledIn }))).toEqual({ engraving: 'Ona' })
    expect(await attributesOf(createLine(variant(0), 1, { attributes: filledIn }))).toEqual({})
    expect(await attributesOf(createLine(wrapped, 1, { attributes: { gift_wrap: 'box' } }))).toEqual({ gift_wrap: 'box' })
    expect(await attributesOf(createLine(wrapped, 1, { attributes: { gift_wrap: 'x'.repeat(4900) } }))).toEqual({})
  })

  test.each<[string, object]>([
    ['the guid of a cart', { cart: { guid: 'x'.repeat(201) } }],
    ['a country', { priceRequest: { billingCountry: 'x'.repeat(201) } }],
    ['an unneeded terminal', { priceRequest: { deliveryOptions: [{ id: 'courier', address: doorAddress, terminalId: 'x'.repeat(201) }] } }],
    ['an input', { priceRequest: { products: [{ guid: 'l', id: 'x', code: 'x', quantity: 1, attributes: { text: 'x'.repeat(5001) } }] } }],
  ])('R39 %s within its maximum length', async (_, more) => {
    const [status, message] = await refusal(order(more))
    expect([status, message]).toEqual([400, expect.stringContaining('is too long')])
  })

  test.each<[string, Parameters<typeof createOrder>[1], string]>([
    ['a delivery method', { priceRequest: { deliveryOptions: [] } }, 'The delivery is missing'],
    ['a known delivery method', { priceRequest: { deliveryOptions: [{ id: 'balloon' }] } }, 'Unknown delivery method'],
    ['a known payment method', { paymentMethod: 'shells' }, 'Unknown payment method'],
    [
      'a country that the shop sells to',
      { priceRequest: { deliveryOptions: [{ id: 'courier', address: { ...doorAddress, country: 'MARS' } }] } },
      'The shop does not deliver to this country',
    ],
  ])('%s', async (_, more, message) => {
    expect(await refusal(order(more))).toEqual([400, message])
  })

  test.each([
    ['billingCountry', 'The shop does not sell to this country'],
    ['deliveryCountry', 'The shop does not deliver to this country'],
  ])('a known %s', async (field, message) => {
    for (const none of ['XX', 'lt', 'Lithuania']) expect(await refusal(order({ priceRequest: { [field]: none } }))).toEqual([400, message])
    const { id } = await placeOrder(order({ priceRequest: { billingCountry: '', deliveryCountry: 'FI', [field]: 'FI' } }))
    const [kept] = await shop.db.query<{ rate: number }>('select vat_rate::float8 as rate from customer_order where id = $1', [id])
    expect(kept?.rate).toBe(0.255)
  })

  test('GEN-04 a billing country; a company may have one that the shop does not sell to', async () => {
    const [{ id, cookie }, stranger] = [await logIn(shop, 'abroad@example.com'), await logIn(shop, 'home@example.com')]
    await shop.db.query('update customer set details = $2 where id = $1', [id, JSON.stringify({ buyAs: 'b2b', companyCountry: 'Norway' })])
    const request = order({ priceRequest: { billingCountry: 'Norway' } })
    expect((await send(request, { cookie: stranger.cookie })).status).toBe(400)
    expect((await send(request, { cookie })).status).toBe(201)
  })

  test('products', async () => {
    expect(await refusal(createOrder([]))).toEqual([400, 'The cart is empty'])
  })

  test('ENT-10 a delivery date that is not in the past', async () => {
    const on = (deliveryDate: string) => createOrder([createLine(variant(0), 1, { deliveryDate })])
    expect((await send(on('2099-12-31'))).status).toBe(201)
    expect((await send(on('2099-12-31 10:30'))).status).toBe(201)
    expect(await refusal(on('2020-01-01'))).toEqual([400, 'A delivery date is in the past'])
    for (const none of ['2099-02-30', 'soon', '2099-12-31Z-999:', '2099-12-31 24:00', ' 2099-12-31', '2099-12-31T10:00:00+02:00 and more'])
      expect(await refusal(on(none))).toEqual([400, 'Invalid delivery date'])
  })

  test('R30 the kit’s header', async () => {
    const answer = await shop.ask('/api/orders', {
      method: 'POST',
      body: JSON.stringify(createOrder([createLine(variant(0))])),
      headers: { 'X-Shop-Request': '' },
    })
    expect(answer.status).toBe(403)
  })

  test('a client address may place at most 30 orders a minute', async () => {
    const orders = Array.from({ length: 31 }, () => shop.ask('/api/orders', { method: 'POST', body: createOrder([]), peer: '10.9.9.9' }))
    const answers = await Promise.all(orders)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('a recipient gets at most 100 confirmations an hour, from any number of client addresses', async () => {
  const [always] = await stockedVariants(shop, { pieces: 0, where: 'p.sell_without_stock' })
  const order = (email: string) => createOrder([createLine(always ?? variant(0))], { cart: { address: { ...recipient, email } } })
  const victim = `victim-${randomUUID()}@example.com` // a repeated test needs a fresh address
  for (let at = 0; at < 100; at += 1) await placeOrder(order(at % 2 ? victim : victim.toUpperCase()))
  const refused = await send(order(victim))
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  await placeOrder(order('somebody.else@example.com'))
})

describe('the stored cart', () => {
  test('CALL-17 is deleted from the server once ordered, others are kept', async () => {
    const save = async (guid: string, cookie?: string) =>
      shop.ask('/api/carts', {
        method: 'POST',
        body: { active: !cookie, data: JSON.stringify({ guid }) },
        headers: { ...(cookie && { cookie }) },
      })
    const request = createOrder([createLine(variant(0))])
    const cookie = (await save(request.cart.guid)).headers.get('set-cookie')?.split(';')[0] ?? ''
    await save('another', cookie)
    await placeOrder(request, { cookie })
    expect(await shop.read('/api/carts?active=true', { cookie })).toEqual({})
    expect(await shop.db.query("select 1 from cart where data like '%another%'")).toHaveLength(1)
  })
})
