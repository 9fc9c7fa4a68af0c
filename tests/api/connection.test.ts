import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveCart } from '../../src/api/carts.ts'
import { getConfiguration } from '../../src/api/configuration.ts'
import { emptyCart } from '../../src/domain/cart/cart.ts'
import { openShop } from '../server/shop.ts'
import { connect, shop } from './connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
})

/** subscribes to a store and resolves with the unsubscribe function once it has loaded */
const loaded = async (store: { subscribe: (heard: (answer: { status: string }) => void) => () => void }) => {
  const leave = store.subscribe(() => {})
  await vi.waitFor(() => {
    let status = 'loading'
    store.subscribe((answer) => {
      status = answer.status
    })()
    expect(status).not.toBe('loading')
  })
  return leave
}

test('REQ-04 sends a body as JSON with its content type, and no content type without a body', async () => {
  await saveCart(shop, emptyCart('c', Date.UTC(2026, 0, 1)))
  expect(wire.last().headers.get('content-type')).toBe('application/json')
  expect(wire.last().body).toMatchObject({ active: true })
  await getConfiguration(shop, 'en')
  expect(wire.last().headers.has('content-type')).toBe(false)
})

describe('shared requests', () => {
  test('CALL-14 equal category queries share one request', async () => {
    const { categoriesStore: categoriesOf } = await import('../../src/stores/listing/categories.ts')
    const question = { lang: 'en', topLevel: true, depth: 1 } as const
    const leave = [await loaded(categoriesOf(shop, question)), await loaded(categoriesOf(shop, { ...question }))]
    for (const one of leave) one()
    await loaded(categoriesOf(shop, question))
    expect(wire.to('/api/categories')).toHaveLength(1)
    await loaded(categoriesOf(shop, { ...question, depth: 2 }))
    expect(wire.to('/api/categories')).toHaveLength(2)
  })

  test('CALL-15 only the category search requests the total count', async () => {
    const { categoriesStore: categoriesOf } = await import('../../src/stores/listing/categories.ts')
    const search = categoriesOf(shop, { lang: 'en', title: 'a', size: 2, for: 'search' })
    await loaded(search)
    const [asked] = wire.to('/api/categories').slice(-1)
    expect(asked?.method).toBe('GET')
    expect(asked?.headers.get('Return-total-count')).toBe('true')
    expect(search.get().value?.categories).toHaveLength(2)
    expect(search.get().value?.total).toBeGreaterThan(2)
    await loaded(categoriesOf(shop, { lang: 'en', childrenOf: 'workshop' }))
    const [children] = wire.to('/api/categories').slice(-1)
    expect(children?.query.get('childrenOf')).toBe('workshop')
    expect(children?.headers.has('Return-total-count')).toBe(false)
  })

  test('CALL-32 requests countries once', async () => {
    const { countriesStore: countriesOf } = await import('../../src/stores/app/countries.ts')
    for (let reader = 0; reader < 3; reader += 1) await loaded(countriesOf(shop))
    expect(wire.to('/api/countries/settings')).toHaveLength(1)
  })

  test('50 product cards share one request, and each gets its own product', async () => {
    const { getProducts } = await import('../../src/api/products.ts')
    const { productCardStore: productCard } = await import('../../src/stores/product/product-cards.ts')
    const { products } = await getProducts(shop, { lang: 'en', size: 49 })
    wire.sent.length = 0
    const ids = products.map(({ productId, id }) => productId ?? id)
    const cards = [...ids, 'gone'].map((id) => productCard(shop, { lang: 'en', id }))
    expect(cards).toHaveLength(50)
    await Promise.all(cards.map(loaded))
    expect(wire.to('/api/products')).toHaveLength(1)
    expect(cards.map((card) => card.get().value?.title)).toEqual([...products.map(({ title }) => title), undefined])
    expect(cards.at(-1)?.get()).toEqual({ status: 'ready', value: null })
  })

  test('product cards with and without a code get their product; the code of another product matches none', async () => {
    const { getProducts } = await import('../../src/api/products.ts')
    const { productCardStore: productCard } = await import('../../src/stores/product/product-cards.ts')
    const [one, other] = (await getProducts(shop, { lang: 'en', size: 2 })).products
    const code = other?.codes?.[0]
    const questions = [{ id: one?.id }, { id: other?.id, code }, { id: other?.id, code: 'nothing' }, { code }]
    const cards = questions.map((question) => productCard(shop, { lang: 'en', ...question }))
    await Promise.all(cards.map(loaded))
    expect(cards.map((card) => card.get().value?.title)).toEqual([one?.title, other?.title, undefined, other?.title])
  })
})

describe('translations', () => {
  const tables = () => wire.to('/api/translations').filter(({ method }) => method === 'GET')
  const reports = () => wire.to('/api/translations').filter(({ method }) => method === 'POST')

  test('TRANS-01 posts every missing key once', async () => {
    const { translatorStore: translatorOf } = await import('../../src/stores/app/texts.ts')
    const store = translatorOf(shop, 'lt')
    store.listen(() => {})
    expect(store.get()('Unknown one')).toBe('Unknown one')
    await vi.waitFor(() => expect(store.get()('Add to cart')).not.toBe('Add to cart'))
    expect(reports()).toEqual([])
    for (let use = 0; use < 3; use += 1) for (const key of ['Unknown one', 'Unknown two']) store.get()(key)
    await vi.waitFor(() => expect(reports()).toHaveLength(2), 4000)
    expect(reports().map(({ body }) => body)).toEqual([{ key: 'Unknown one' }, { key: 'Unknown two' }])
  })

  test('TRANS-01 reports long keys; a rejected key does not affect others', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { db } = await openShop()
    const { translatorStore: translatorOf } = await import('../../src/stores/app/texts.ts')
    const store = translatorOf(shop, 'en')
    store.listen(() => {})
    await vi.waitFor(() => expect(tables().at(-1)?.query.get('lang')).toBe('en'))
    const long = 'How the goods reach you, and what it costs. '.repeat(18).trim()
    const [sound, refused] = [
      ['First of them', long, 'Last of them'],
      ['<b>Markup</b>', 'x'.repeat(801)],
    ]
    await vi.waitFor(() => {
      for (const key of [refused[0], sound[0], refused[1], sound[1], sound[2]]) store.get()(key ?? '')
      expect(reports()).toHaveLength(5)
    }, 6000)
    const rows = async () => (await db.query<{ key: string }>('select key from missing_translation')).map(({ key }) => key)
    await vi.waitFor(async () => expect(await rows()).toEqual(expect.arrayContaining(sound)))
    expect(await rows()).not.toEqual(expect.arrayContaining([expect.stringContaining('Markup')]))
  })
})
