import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoredCarts } from '../../../src/stores/cart/parse-stored-carts.ts'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/cart/carts.ts')),
  ...(await import('../../../src/base/storage/storage.ts')),
})
const open = async () => {
  const tab = await openTab(load)
  tab.act(({ $itemCount }) => $itemCount.listen(() => {}))
  return tab
}
const mug = { id: '1', code: 'MUG', title: 'Mug', price: 9 }
const pen = { id: '2', code: 'PEN' }
const key = 'shop:carts'
const now = Date.UTC(2026, 5, 1)

let browser = freshBrowser()
beforeEach(() => {
  browser = freshBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const storedCarts = () => JSON.parse(browser.stored()[key] ?? 'null').value.carts

describe('storage', () => {
  test('stores a change synchronously', async () => {
    const tab = await open()
    tab.act(({ addToCart, $itemCount }) => {
      addToCart(mug, 2)
      expect($itemCount.get()).toBe(2)
      expect(storedCarts()[0].products).toMatchObject([{ code: 'MUG', quantity: 2 }])
    })
  })

  test('restores the cart at the next visit', async () => {
    const first = await open()
    first.act(({ addToCart }) => addToCart(mug, 2))
    const second = await open()
    expect(second.modules.$activeCart.get().products).toMatchObject([{ code: 'MUG', quantity: 2 }])
  })

  test('CART-03 each save extends the expiry to 30 days', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const tab = await open()
    tab.act(({ addToCart }) => addToCart(mug, 1))
    const first = storedCarts()[0].expiry
    vi.setSystemTime(now + 5 * 24 * 60 * 60 * 1000)
    tab.act(({ addToCart }) => addToCart(pen, 1))
    expect(storedCarts()[0].expiry).toBe(first + 5 * 24 * 60 * 60)
  })

  test('CART-04 CART-05 replaces an expired cart with an empty one at the next visit', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const first = await open()
    first.act(({ addToCart }) => addToCart(mug, 1))
    const guid = storedCarts()[0].guid
    vi.setSystemTime(now + 31 * 24 * 60 * 60 * 1000)
    const later = await open()
    expect(later.modules.$carts.get()).toMatchObject([{ products: [] }])
    expect(later.modules.$activeCart.get().guid).not.toBe(guid)
  })

  test('reading the carts stores the empty one, so all tabs use the same', async () => {
    const first = await open()
    const second = await open()
    expect(second.modules.$activeCart.get().guid).toBe(first.modules.$activeCart.get().guid)
  })
})

describe('actions', () => {
  test('CART-08 clearing the only cart leaves a new empty one', async () => {
    const tab = await open()
    tab.act(({ addToCart, clearCart, $carts, $activeCart }) => {
      addToCart(mug, 1)
      const { guid } = $activeCart.get()
      clearCart()
      expect($carts.get()).toMatchObject([{ products: [] }])
      expect($activeCart.get().guid).not.toBe(guid)
    })
  })

  test('CART-06 CART-07 several carts can exist, and an emptied one is removed', async () => {
    const tab = await open()
    tab.act(({ addToCart, openNewCart: beginCart, setQuantity, $carts, $activeCart }) => {
      addToCart(mug, 1)
      beginCart()
      addToCart(pen, 4)
      expect($carts.get().map(({ products }) => products.map(({ code }) => code))).toEqual([['PEN'], ['MUG']])
      const [line] = $activeCart.get().products
      setQuantity(line?.guid ?? '', 0)
      expect($carts.get().map(({ products }) => products.map(({ code }) => code))).toEqual([['MUG']])
    })
  })

  test('restores a removed line', async () => {
    const tab = await open()
    tab.act(({ addToCart, removeFromCart, $activeCart }) => {
      addToCart(mug, 1)
      addToCart(pen, 4)
      const before = $activeCart.get().products
      const undo = removeFromCart(before[0]?.guid ?? '')
      expect($activeCart.get().products).toMatchObject([{ code: 'PEN' }])
      undo()
      expect($activeCart.get().products).toEqual(before)
      undo()
      expect($activeCart.get().products).toHaveLength(2)
    })
  })

  test('R26 invalid quantities change nothing', async () => {
    const tab = await open()
    tab.act(({ addToCart, setQuantity, $itemCount, $activeCart }) => {
      addToCart(mug, 3)
      for (const quantity of [1.5, 1e9, Number.NaN]) {
        addToCart(mug, quantity)
        setQuantity($activeCart.get().products[0]?.guid ?? '', quantity)
      }
      addToCart(pen, 0)
      expect($itemCount.get()).toBe(3)
    })
  })
})

describe('tabs', () => {
  test('CART-12 a change in one tab appears in the other', async () => {
    const first = await open()
    const second = await open()
    first.act(({ addToCart }) => addToCart(mug, 2))
    await browser.settled()
    expect(second.modules.$itemCount.get()).toBe(2)
    second.act(({ removeFromCart, $activeCart }) => removeFromCart($activeCart.get().products[0]?.guid ?? ''))
    await browser.settled()
    expect(first.modules.$itemCount.get()).toBe(0)
    expect(storedCarts()).toMatchObject([{ products: [] }])
  })

  test('CART-12 R24 two tabs that add at the same time keep both lines', async () => {
    const first = await open()
    const second = await open()
    const before = browser.stored()[key] ?? ''
    first.act(({ addToCart }) => addToCart(mug, 1))
    // the write of the first tab has not reached the second one yet
    browser.leave(key, before)
    second.act(({ addToCart }) => addToCart(pen, 1))
    await browser.settled()
    for (const tab of [first, second])
      expect(
        tab.modules.$activeCart
          .get()
          .products.map(({ code }) => code)
          .sort(),
      ).toEqual(['MUG', 'PEN'])
    expect(storedCarts()[0].products).toHaveLength(2)
  })

  test.each([
    ['not in the cart', 0],
    ['in the cart', 3],
    ['in the cart for long', 3],
  ])('CART-10 CART-12 a product %s that two tabs add within a frame is one line with the right sum', async (state, known) => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const first = await open()
    const second = await open()
    first.act(({ addToCart }) => addToCart(mug, known))
    first.act(({ addToCart }) => addToCart(pen, 1))
    await browser.settled()
    if (state === 'in the cart for long') vi.setSystemTime(now + 60_000)
    const before = browser.stored()[key] ?? ''
    first.act(({ addToCart }) => addToCart({ ...mug, title: 'Big mug' }, 1))
    browser.leave(key, before) // the write of the first tab has not reached the second one yet
    second.act(({ addToCart }) => addToCart({ ...mug, title: 'Big mug' }, 2))
    await browser.settled()
    const lines = ({ modules }: typeof first) =>
      modules.$activeCart.get().products.map(({ code, quantity, title }) => ({ code, quantity, title }))
    const bought = { code: 'MUG', quantity: known + 3, title: 'Big mug' }
    for (const tab of [first, second]) {
      expect(lines(tab)).toHaveLength(2)
      expect(lines(tab)).toContainEqual(bought)
    }
    const guid = first.modules.$activeCart.get().products.find(({ code }) => code === 'MUG')?.guid ?? ''
    second.act(({ setQuantity }) => setQuantity(guid, 2))
    await browser.settled()
    for (const tab of [first, second]) expect(lines(tab)).toContainEqual({ ...bought, quantity: 2 })
    const undo = first.act(({ removeFromCart }) => removeFromCart(guid))
    await browser.settled()
    for (const tab of [first, second]) expect(lines(tab)).toEqual([{ code: 'PEN', quantity: 1 }])
    first.act(undo)
    await browser.settled()
    for (const tab of [first, second]) expect(lines(tab)).toContainEqual({ ...bought, quantity: 2 })
  })

  test('CART-10 only the additions of the last seconds are stored apart', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const tab = await open()
    for (let round = 0; round < 40; round += 1) {
      vi.setSystemTime(now + round * 1000)
      tab.act(({ addToCart }) => addToCart(mug, 1))
    }
    expect(tab.modules.$activeCart.get().products).toMatchObject([{ code: 'MUG', quantity: 40 }])
    expect(storedCarts()[0].products.length).toBeLessThanOrEqual(6)
  })

  test('tabs stop writing once they agree', async () => {
    const first = await open()
    const second = await open()
    for (let round = 0; round < 5; round += 1) {
      first.act(({ addToCart }) => addToCart({ id: '1', code: `A${round}` }, 1))
      second.act(({ addToCart }) => addToCart({ id: '1', code: `B${round}` }, 1))
    }
    await browser.settled()
    const text = browser.stored()[key]
    await browser.settled()
    expect(browser.stored()[key]).toBe(text)
    expect(first.modules.$itemCount.get()).toBe(10)
    expect(second.modules.$itemCount.get()).toBe(10)
  })
})

describe('corrupt storage', () => {
  const asides = () => Object.entries(browser.stored()).filter(([name]) => name.startsWith(`${key}:corrupt:`))

  test.each(['{', '"', 'null', '[]', '0', '{"version":1,"value":{"carts":[{"products":{}}]}}', '{"carts":[null,{"guid":1}]}'])(
    'R22 the cart is empty and usable with %s in storage',
    async (text) => {
      browser.leave(key, text)
      const tab = await open()
      tab.act(({ addToCart, $itemCount }) => {
        expect($itemCount.get()).toBe(0)
        addToCart(mug, 1)
        expect($itemCount.get()).toBe(1)
      })
      expect(storedCarts()[0].products).toMatchObject([{ code: 'MUG' }])
    },
  )

  test('R22 keeps valid lines, backs up the corrupt text and logs a warning', async () => {
    const text = JSON.stringify({
      carts: [
        {
          guid: 'c',
          expiry: 4e9,
          address: 'nonsense',
          products: [
            { guid: 'g', id: 7, code: 'SAW', quantity: 2 },
            { id: '8', code: 'AXE', quantity: '1.5', title: 9 },
            { code: 'NO-ID' },
            5,
          ],
        },
      ],
    })
    browser.leave(key, text)
    const tab = await open()
    expect(tab.modules.$activeCart.get().products.map(({ id, code, quantity }) => [id, code, quantity])).toEqual([
      ['7', 'SAW', 2],
      ['8', 'AXE', 1],
    ])
    expect(asides().map(([, kept]) => kept)).toEqual([text])
    expect(console.warn).toHaveBeenCalled()
    tab.act(({ addToCart }) => addToCart(mug, 1))
    expect(storedCarts()[0].products).toHaveLength(3)
    expect(asides()).toHaveLength(1)
  })

  test('R22 keeps at most three backups', async () => {
    for (const text of ['{1', '{2', '{3', '{4']) {
      browser.leave(key, text)
      await open()
      await browser.settled()
    }
    expect(asides().map(([, kept]) => kept)).toEqual(['{2', '{3', '{4'])
  })

  test('R09 R22 any stored value parses to valid carts, deterministically', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ carts: fc.array(fc.record({ guid: fc.string(), products: fc.array(fc.object()) })) })),
        (value) => {
          const first = parseStoredCarts(value, now)
          expect(parseStoredCarts(value, now)).toEqual(first)
          expect(parseStoredCarts(JSON.parse(JSON.stringify(first.value)), now)).toEqual({ value: first.value, damaged: false })
        },
      ),
    )
  })

  test('R09 keys such as __proto__ have no effect', async () => {
    browser.leave(
      key,
      '{"carts":[{"guid":"__proto__","products":[{"guid":"__proto__","id":"1","code":"A","quantity":1}]}],"touched":{"__proto__":5}}',
    )
    const tab = await open()
    expect(tab.modules.$activeCart.get().products).toMatchObject([{ code: 'A' }])
    expect(({} as { carts?: unknown }).carts).toBeUndefined()
  })
})

describe('blocked or full storage', () => {
  test('R23 adding works in memory if storage is blocked, and reports it', async () => {
    browser.trouble.denied = true
    const tab = await open()
    tab.act(({ addToCart, $itemCount, $storageError: $storageTrouble }) => {
      addToCart(mug, 1)
      expect($itemCount.get()).toBe(1)
      expect($storageTrouble.get()).toBe('denied')
    })
  })

  test('R23 adding works in memory while storage is full', async () => {
    const tab = await open()
    browser.leave('host', 'x'.repeat(1000))
    browser.trouble.quota = 1100
    tab.act(({ addToCart, $itemCount, $storageError: $storageTrouble }) => {
      addToCart(mug, 1)
      expect($itemCount.get()).toBe(1)
      expect($storageTrouble.get()).toBe('full')
      browser.trouble.quota = Number.POSITIVE_INFINITY
      addToCart(pen, 1)
      expect($storageTrouble.get()).toBeUndefined()
    })
    expect(storedCarts()[0].products).toHaveLength(2)
  })

  test('R23 drops expendable entries to store the cart', async () => {
    const tab = await openTab(async () => ({ ...(await load()), ...(await import('../../../src/kit/response-cache.ts')) }))
    const { looseObject } = await import('zod/mini')
    tab.act(({ responseCache: answerCache, $itemCount }) => {
      $itemCount.listen(() => {})
      answerCache('texts', looseObject({})).keep({ apiBase: '', credentials: 'omit' }, 'en', { text: 'x'.repeat(1000) })
    })
    browser.trouble.quota = 1000
    tab.act(({ addToCart, $storageError: $storageTrouble }) => {
      addToCart(mug, 1)
      expect($storageTrouble.get()).toBeUndefined()
    })
    expect(storedCarts()[0].products).toHaveLength(1)
  })
})
