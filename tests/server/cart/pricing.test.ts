import { beforeAll, describe, expect, test } from 'vitest'
import { pricing } from '../../../src/model/cart/pricing.ts'
import { openShop, type TestShop } from '../shop.ts'

interface Variant {
  code: string
  price: number
  product: string
}

let shop: TestShop
let plain: Variant
let engraved: Variant
let wrapped: Variant
let gone: Variant
let coloured: { code: string; en: string; lt: string }
let byVolume: Variant & { from: number; reduced: number }

/** One variant of the demo catalogue; the condition may use v, p and q. */
async function variantWhere<T = Variant>(condition: string): Promise<T> {
  const [row] = await shop.db.query<T>(
    `select v.code, v.price_cents as price, p.id as product, q.from_quantity as from, q.price_cents as reduced
     from variant v join product p on p.no = v.product_no left join quantity_date_price q on q.product_no = p.no
     where ${condition} order by v.code, q.from_quantity limit 1`,
  )
  if (!row) throw new Error(`The catalogue has no variant where ${condition}`)
  return row
}

beforeAll(async () => {
  shop = await openShop()
  plain = await variantWhere("v.available_quantity > 20 and v.price_old_cents is null and q.product_no is null and p.inputs = '{}'")
  engraved = await variantWhere("v.available_quantity > 5 and 'engraving' = any(p.inputs) and q.product_no is null")
  wrapped = await variantWhere("v.available_quantity > 5 and 'gift_wrap' = any(p.inputs) and q.product_no is null")
  const [green] = await shop.db.query<typeof coloured>(
    `select v.code, en.title as en, lt.title as lt from variant v
     join product_text en on en.product_no = v.product_no and en.lang = 'en'
     join product_text lt on lt.product_no = v.product_no and lt.lang = 'lt'
     where v.attribute_values ->> 'colour' = 'green' order by v.code limit 1`,
  )
  if (!green) throw new Error('The catalogue has no green variant')
  coloured = green
  gone = await variantWhere('v.available_quantity = 0 and not p.sell_without_stock')
  byVolume = await variantWhere('q.price_cents < v.price_cents and v.available_quantity >= q.from_quantity')
})

const ask = (body: object, query = '') => shop.ask(`/api/orders/price${query}`, { method: 'POST', body })
const price = async (body: object, query?: string) => {
  const answer = await ask(body, query)
  expect(answer.status).toBe(200)
  return pricing.parse(await answer.json()) as ReturnType<typeof pricing.parse> & { VAT: number; totalVAT: number; totalWithoutVAT: number }
}
const line = (variant: Variant, quantity = 1, attributes?: object) => ({
  guid: `g-${variant.code}`,
  id: variant.product,
  code: variant.code,
  quantity,
  attributes,
})

describe('cart prices', () => {
  test('CALL-20 POST /api/orders/price returns total, details by line, currency and warnings', async () => {
    const answer = await price({ products: [line(plain, 3)] })
    expect(answer).toMatchObject({ total: (plain.price * 3) / 100, currency: 'EUR', warnings: [], issues: [] })
    expect(answer.productDetails).toEqual({
      [`g-${plain.code}`]: {
        price: plain.price / 100,
        totalWithVAT: (plain.price * 3) / 100,
        quantity: 3,
        services: [],
        title: expect.any(String),
        url: expect.stringMatching(/^\/p\//),
      },
    })
  })

  test('a detail names the product, its page and the chosen options in the language of the request', async () => {
    const chosen = { colour: 'green' }
    const products = [
      { guid: 'a', id: 'any', code: coloured.code, quantity: 1, attributes: { ...chosen, nonsense: 'x' } },
      line(engraved, 1, { engraving: 'Ona' }),
      line(gone),
    ]
    const [en, lt] = [(await price({ products }, '?lang=en')).productDetails, (await price({ products }, '?lang=lt')).productDetails]
    expect(en?.a).toMatchObject({ title: coloured.en, choiceTitles: ['Green'], url: expect.stringMatching(/^\/p\//) })
    expect(lt?.a).toMatchObject({ title: coloured.lt, choiceTitles: ['Žalia'], url: expect.stringMatching(/^\/lt\/p\//) })
    expect(lt?.[`g-${engraved.code}`]).toMatchObject({ choiceTitles: ['Graviravimas: Ona'] })
    expect(en?.[`g-${gone.code}`]).toMatchObject({ title: expect.any(String) })
    expect(en?.[`g-${gone.code}`]?.choiceTitles).toBeUndefined()
  })

  test('ENT-12 accepts every field of the price request, absent or null as well', async () => {
    const products = [{ ...line(plain, 2), deliveryDate: '2027-01-31', quantitiesPerDeliveryOption: [{ guid: 'a', quantity: 2 }] }]
    const deliveryOptions = [
      { id: 'omniva', type: 'omniva', guid: 'a', terminalId: 't1', deliveryPreference: 'door', address: { country: 'LT', code: '01100' } },
    ]
    const whole = await price({
      products,
      giftVoucher: 'none',
      discountCode: 'none',
      deliveryOptions,
      billingCountry: 'LT',
      deliveryCountry: 'LV',
    })
    const bare = await price({ products, giftVoucher: null, discountCode: null, deliveryOptions: null, billingCountry: null })
    expect(whole.total).toBeCloseTo(bare.total + 2.69, 2)
    expect(whole.warnings).toEqual(['NoProductQualifiesForDiscountCode', 'GiftVoucherNotValid'])
  })

  test('ENT-13 a detail has price, old price, total, quantity and paid services', async () => {
    const { productDetails } = await price({ products: [line(engraved, 2, { engraving: 'Ona' }), line(wrapped, 1, { gift_wrap: 'box' })] })
    expect(productDetails?.[`g-${engraved.code}`]).toMatchObject({
      totalWithVAT: ((engraved.price + 600) * 2) / 100,
      services: [{ code: 'engraving', title: 'Engraving', price: 6 }],
    })
    expect(productDetails?.[`g-${wrapped.code}`]?.services).toEqual([{ code: 'gift_wrap', title: 'Wooden box', price: 9 }])
  })

  test('ENT-13 titles of services are in the requested language', async () => {
    const { productDetails } = await price({ products: [line(wrapped, 1, { gift_wrap: 'box' })] }, '?lang=lt')
    expect(productDetails?.[`g-${wrapped.code}`]?.services?.[0]?.title).toBe('Medinė dėžutė')
  })

  test('PRICE-01 charges a product added to a line, PDP-29 if its attribute offers it', async () => {
    const host = await variantWhere("v.available_quantity > 5 and 'matching_product' = any(p.inputs) and q.product_no is null")
    const offered = await shop.read<{ id: string; availableQuantity: number }[]>(
      `/api/products?product-attribute=matching_product&product-attribute-product=${host.product}&size=10`,
    )
    const added = offered.find(({ availableQuantity }) => availableQuantity > 0)
    const [cheapest] = await shop.db.query<{ price: number }>(
      `select min(v.price_cents) as price from variant v join product p on p.no = v.product_no where p.id = $1 and v.available_quantity > 0`,
      [added?.id],
    )
    const detailWith = async (product: string | undefined) =>
      (await price({ products: [line(host, 1, { matching_product: product })] })).productDetails?.[`g-${host.code}`]
    expect(await detailWith(added?.id)).toMatchObject({
      totalWithVAT: (host.price + (cheapest?.price ?? 0)) / 100,
      services: [{ code: 'matching_product', price: (cheapest?.price ?? 0) / 100 }],
    })
    expect(offered.map(({ id }) => id)).not.toContain(plain.product)
    for (const none of [plain.product, host.product])
      expect(await detailWith(none)).toMatchObject({ totalWithVAT: host.price / 100, services: [] })
  })

  test('PRICE-01 a large quantity gets a volume price', async () => {
    const { productDetails } = await price({ products: [line(byVolume, byVolume.from)] })
    expect(productDetails?.[`g-${byVolume.code}`]).toMatchObject({ price: byVolume.reduced / 100 })
  })

  test('SIDE-06 an out-of-stock line has no price and the issue UnavailableProductQuantity', async () => {
    const answer = await price({ products: [line(gone), line(plain)] })
    expect(answer.issues).toEqual([{ type: 'UnavailableProductQuantity', guid: `g-${gone.code}`, code: gone.code }])
    expect(answer.productDetails?.[`g-${gone.code}`]).toEqual({
      quantity: 1,
      services: [],
      title: expect.any(String),
      url: expect.any(String),
    })
    expect(answer.total).toBe(plain.price / 100)
  })

  test('PRICE-01 VAT is that of the billing country, else of the delivery country, else 21 percent', async () => {
    const rate = async (countries: object) => (await price({ products: [line(plain)], ...countries })).VAT
    expect(await rate({ billingCountry: 'FI', deliveryCountry: 'DE' })).toBe(0.255)
    expect(await rate({ deliveryCountry: 'DE' })).toBe(0.19)
    expect(await rate({ billingCountry: 'XX' })).toBe(0.21)
    expect(await rate({})).toBe(0.21)
    const { total, totalVAT, totalWithoutVAT } = await price({ products: [line(plain)], billingCountry: 'EE' })
    expect(totalWithoutVAT).toBe(Math.round((total / 1.24) * 100) / 100)
    expect(Math.round((totalVAT + totalWithoutVAT) * 100)).toBe(Math.round(total * 100))
  })

  test('PRICE-01 an empty cart costs nothing, with any code', async () => {
    expect(await price({ products: [], discountCode: 'BIRCH10' })).toMatchObject({ total: 0, warnings: [] })
  })
})

describe('discount codes of the shop', () => {
  const withCode = (discountCode: string, products: object[]) => price({ products, discountCode })

  test('PRICE-01 a code is case-insensitive and ignores spaces', async () => {
    const { total } = await withCode(' birch10 ', [line(plain)])
    expect(total).toBe(Math.round(plain.price * 0.9) / 100)
  })

  test('PRICE-02, PRICE-03, PRICE-04 a code that does not apply has one of three reasons', async () => {
    const elsewhere = await variantWhere(
      `v.available_quantity > 5 and not exists (select 1 from listing l join category c on c.id = 'workshop' and c.token = any(l.tokens) where l.product_no = p.no)`,
    )
    const cheap = await variantWhere('v.available_quantity > 5 and v.price_cents < 1500')
    const dear = await variantWhere('v.available_quantity > 5 and v.price_cents > 10000')
    expect((await withCode('WORKSHOP15', [line(elsewhere)])).warnings).toEqual(['NoProductQualifiesForDiscountCode'])
    expect((await withCode('FIRSTBITE', [line(cheap)])).warnings).toEqual(['DiscountCodeCartAmountTooLow'])
    expect((await withCode('FIRSTBITE', [line(dear)])).warnings).toEqual(['DiscountCodeCartAmountTooHigh'])
  })

  test('PRICE-01 treats an expired code as unknown', async () => {
    await shop.db.query("insert into discount_code (code, percent, valid_until) values ('BYGONE', 50, now() - interval '1 hour')")
    expect((await withCode('BYGONE', [line(plain)])).warnings).toEqual(['NoProductQualifiesForDiscountCode'])
  })

  test('PRICE-01 a gift voucher pays, and a price request does not redeem it', async () => {
    const ask = () => price({ products: [line(plain)], giftVoucher: 'GIFT-2500-K7QH' })
    const expected = Math.max(0, plain.price - 2500) / 100
    expect((await ask()).total).toBe(expected)
    expect((await ask()).total).toBe(expected)
  })
})

describe('invalid requests', () => {
  test.each([-1, 0, 1.5, 1e9, '2', null, {}])('R28 rejects the quantity %s', async (quantity) => {
    expect((await ask({ products: [{ ...line(plain), quantity }] })).status).toBe(400)
  })

  test('R28 rejects two lines with one guid', async () => {
    expect((await ask({ products: [line(plain), line(plain)] })).status).toBe(400)
  })

  test('R40 rejects more than 2000 lines', async () => {
    const products = Array.from({ length: 2001 }, (_, at) => ({ guid: `${at}`, id: '1', code: 'x', quantity: 1 }))
    expect((await ask({ products })).status).toBe(400)
  })

  test('R40 rejects excessive inputs of a line before any query', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `m${at}`)
    const filledIn = [{ matching_product: many }, Object.fromEntries(many.map((code) => [code, ''])), { engraving: 'x'.repeat(5001) }]
    for (const attributes of filledIn) {
      const answer = await ask({ products: [line(engraved, 1, attributes)] })
      expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'An input of a line is too long' }])
    }
    await price({ products: [line(engraved, 1, { engraving: 'x'.repeat(5000), matching_product: many.slice(0, 100) })] })
  })

  test.each(["' or 1=1 --", '__proto__', 'constructor', '%', '\\', '../../etc/passwd', '<script>', '😀', 'a'.repeat(5000)])(
    'R38 the code %s is unknown',
    async (hostile) => {
      const answer = await price({
        products: [{ guid: hostile, id: hostile, code: hostile, quantity: 1, attributes: { [hostile]: hostile, engraving: hostile } }],
        discountCode: hostile,
        giftVoucher: hostile,
        billingCountry: hostile,
      })
      expect(answer.total).toBe(0)
      expect(answer.issues).toHaveLength(1)
    },
  )
})
