import { beforeAll, expect, test } from 'vitest'
import { type PlacedOrder, placedOrder } from '../../../src/model/account/order.ts'
import type { Variant } from '../../../src/model/product/variant.ts'
import { createLine, createOrder, recipient, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { findMailedToken, goodPassword, post, readCookie, readProblem } from '../session/account.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let sold: StockedVariant
beforeAll(async () => {
  shop = await openShop()
  const [first] = await stockedVariants(shop, { pieces: 200 })
  if (!first) throw new Error('Nothing is in stock')
  sold = first
})

let guests = 0
/** Places an order as a new guest; returns it with the guest's cookie and email. */
async function placeOrder(more: Parameters<typeof createOrder>[1] = {}, cookie?: string) {
  guests += 1
  const email = `guest-${guests}@uosis.example`
  const order = createOrder([createLine(sold)], { cart: { address: { ...recipient, email } }, ...more })
  const answer = await post(shop, '/api/orders?lang=en', order, { peer: `10.9.0.${guests}`, ...(cookie && { cookie }) })
  expect(answer.status).toBe(201)
  return { placed: placedOrder.parse(await answer.json()), cookie: readCookie(answer), email }
}
const createAccount = ({ id: order }: Pick<PlacedOrder, 'id'>, cookie: string, more: object = {}) => {
  guests += 1
  const body = { order, password: goodPassword, gdprAccepted: true, ...more }
  return post(shop, '/api/register-from-order/en', body, { cookie, peer: `10.9.1.${guests}` })
}
const accountsOf = (email: string) => shop.db.query<{ id: string }>('select id from customer where email = $1', [email])
const ownerOf = async ({ id }: Pick<PlacedOrder, 'id'>) =>
  (await shop.db.query<{ customer: string | null }>('select customer from customer_order where id = $1', [id]))[0]?.customer

test('the response to an order says where it goes, when it arrives and how to pay', async () => {
  const { placed, email } = await placeOrder()
  expect(placed).toMatchObject({
    recipient: { name: 'Ona Žukauskaitė', email },
    totalVAT: expect.any(Number),
    deliveries: [
      {
        title: 'Courier to the door',
        to: 'Beržų g. 14, 03100, Vilnius',
        from: expect.stringMatching(/^\d{4}-/),
        until: expect.any(String),
      },
    ],
    payment: {
      title: 'Bank transfer',
      transfer: { account: 'LT121000011101001000', reference: placed.number, amount: expect.stringMatching(/^€\d+,\d\d$/) },
    },
    offersAccount: true,
  })
  const known = await shop.read<Variant[]>(`/api/products/${sold.product}/variants?lang=en`)
  expect(placed.products[0]?.imageId).toBe(known.find(({ code }) => code === sold.code)?.images?.[0] ?? 'no picture')
  expect(placed.payment?.transfer?.amount).toBe(`€${placed.total?.toFixed(2).replace('.', ',')}`)
})

test('a line says what the buyer typed and chose, in the language of the answer', async () => {
  const [engraved] = await stockedVariants(shop, { input: 'engraving' })
  const [wrapped] = await stockedVariants(shop, { input: 'gift_wrap' })
  if (!engraved || !wrapped) throw new Error('The catalogue lacks products to fill something in for')
  const lines = [
    createLine(engraved, 1, { attributes: { engraving: 'Ona' } }),
    createLine(wrapped, 1, { attributes: { gift_wrap: 'box' } }),
    createLine(sold),
  ].map((line, index) => ({ ...line, guid: `line-${index}` }))
  const answer = await post(shop, '/api/orders?lang=lt', createOrder(lines), { peer: '10.9.2.1' })
  const { products } = placedOrder.parse(await answer.json())
  const [word, wrap, none] = products.map(({ choiceTitles }) => choiceTitles)
  expect([word, none]).toEqual([['Graviravimas: Ona'], undefined])
  expect(wrap).toEqual([expect.stringMatching(/dėž/i)])
})

test('a line names its paid services with their price, in the language of the answer, or as ordered if the shop forgot them', async () => {
  const [engraved] = await stockedVariants(shop, { input: 'engraving' })
  if (!engraved) throw new Error('The catalogue lacks products to engrave')
  const lines = [createLine(engraved, 2, { attributes: { engraving: 'Ona' } }), createLine(sold)].map((line, index) => ({
    ...line,
    guid: `line-${index}`,
  }))
  const { cookie } = await logIn(shop, 'engraver@uosis.example')
  const answer = await post(shop, '/api/orders?lang=en', createOrder(lines), { peer: '10.9.2.2', cookie })
  const { id, products } = placedOrder.parse(await answer.json())
  const [line, plain] = products
  expect(line?.services).toEqual([{ code: 'engraving', title: 'Engraving', price: 6 }])
  expect(line?.totalWithVAT).toBe((line?.price ?? 0) * 2 + 12)
  expect(plain).not.toHaveProperty('services')
  const listedIn = async (language: string) =>
    (await shop.read<PlacedOrder[]>(`/api/orders?lang=${language}`, { cookie }))[0]?.products[0]?.services?.map(({ title }) => title)
  expect(await listedIn('lt')).toEqual(['Graviravimas'])
  await shop.db.query(
    `update order_line set services = '[{"code": "stamp", "title": "Stamp", "price": 100}]' where order_id = $1 and position = 0`,
    [id],
  )
  expect(await listedIn('lt')).toEqual(['Stamp'])
})

test('an order that is paid at the door has no transfer, and a list of orders lacks the name and the contact of the recipient', async () => {
  expect((await placeOrder({ paymentMethod: 'cash-on-delivery' })).placed.payment).toEqual({
    title: 'Cash on delivery or at pickup',
    description: 'Exact change, please',
  })
  const { cookie } = await logIn(shop, 'listed@uosis.example')
  const { placed } = await placeOrder({}, cookie)
  expect(placed.offersAccount).toBe(false)
  const [listed] = await shop.read<object[]>('/api/orders', { cookie })
  expect(listed).not.toHaveProperty('recipient')
})

test('a guest turns the order into a private account, which opens after the confirmation of the mailbox', async () => {
  const { placed, cookie, email } = await placeOrder()
  const answer = await createAccount(placed, cookie)
  expect([answer.status, await answer.json()]).toEqual([201, { result: 'confirmation' }])
  const [account] = await accountsOf(email)
  expect(await ownerOf(placed)).toBe(account?.id)
  expect(await readProblem(await post(shop, '/api/customer/login', { email, password: goodPassword }))).toBe('EmailNotValidated')
  await post(shop, '/api/approve-account', { token: await findMailedToken(shop, email, 'email-approval-token') })
  const session = readCookie(await post(shop, '/api/customer/login', { email, password: goodPassword }))
  expect(await shop.read('/api/customer/account-details', { cookie: session })).toMatchObject({
    email,
    name: recipient.name,
    surname: recipient.surname,
    buyAs: 'b2c',
    b2bCustomer: false,
  })
  expect(await shop.read<{ id: string }[]>('/api/orders', { cookie: session })).toMatchObject([{ id: placed.id }])
})

test('only the session that placed the order creates its account, and only once', async () => {
  const mine = await placeOrder()
  const other = await placeOrder()
  for (const cookie of ['', other.cookie]) expect((await createAccount(mine.placed, cookie)).status).toBe(404)
  expect((await createAccount({ id: 'none' }, mine.cookie)).status).toBe(404)
  expect(await accountsOf(mine.email)).toEqual([])
  expect((await createAccount(mine.placed, mine.cookie)).status).toBe(201)
  expect((await createAccount(mine.placed, mine.cookie)).status).toBe(404)
})

test('the email comes from the order, whatever the request says', async () => {
  const { placed, cookie, email } = await placeOrder()
  const answer = await createAccount(placed, cookie, { email: 'somebody@uosis.example', b2bCustomer: true, creditLimit: 9 })
  expect(answer.status).toBe(201)
  expect([(await accountsOf('somebody@uosis.example')).length, (await accountsOf(email)).length]).toEqual([0, 1])
})

test('an email with an account keeps that account, and the order stays the guest’s', async () => {
  const { placed, cookie } = await placeOrder({ cart: { address: { ...recipient, email: 'ona@birchandbolt.example' } } })
  expect(await readProblem(await createAccount(placed, cookie))).toBe('EmailTaken')
  expect(await ownerOf(placed)).toBeNull()
})

test('R35 the password policy applies, and a closed registration opens no account', async () => {
  const { placed, cookie } = await placeOrder()
  expect(await readProblem(await createAccount(placed, cookie, { password: 'short' }))).toBe('PasswordInvalid')
  expect((await createAccount(placed, cookie, { gdprAccepted: false })).status).toBe(400)
  await shop.deps.settings.change({ features: { customerRegistration: false } })
  expect(await readProblem(await createAccount(placed, cookie))).toBe('RegistrationClosed')
  await shop.deps.settings.reset()
  expect(await ownerOf(placed)).toBeNull()
})
