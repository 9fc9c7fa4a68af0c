import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshBrowser } from '../../browser/tabs.ts'
import { createFakeServer, openShopTab, reload } from './session-tab.ts'

const ona = { id: 'ona', name: 'Ona', addresses: [{ _id: 'ona-home', address: 'Pilies g. 1' }] }
const tomas = { id: 'tomas', name: 'Tomas' }
const mug = { id: '1', code: 'MUG', price: 9 }

let browser = freshBrowser()
let far = createFakeServer()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true }) // timers of one test must not fire in the next
  reload.mockReset()
  browser = freshBrowser()
  far = createFakeServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open() {
  const tab = await openShopTab()
  await tab.act(({ startSession }) => startSession())
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled()
    await browser.settled()
  }
  return tab
}

/** Leaves data of Ona, whose session ended without a logout: it expired, or her password changed. */
async function afterOna() {
  far.customer = ona
  const tab = await open()
  tab.act(({ addToCart, editRecipient, saveAddress, toggleWishlistItem }) => {
    addToCart(mug, 2)
    editRecipient({ name: 'Ona', email: 'ona@example.com' })
    saveAddress({ _id: 'summer', address: 'Kopų g. 7' })
    toggleWishlistItem('axe', 'AX-1', true)
  })
  far.customer = undefined
  far.calls.length = 0
  return open()
}
const traces = /Ona|ona|Pilies|Kopų|AX-1/

describe('another customer in the same browser', () => {
  test('R53 neither sees nor merges data of a customer whose session has ended', async () => {
    const page = await afterOna()
    far.customer = tomas
    page.act(({ afterLogin }) => afterLogin('login'))
    const { modules } = await open()
    expect(modules.$customer.get()).toMatchObject(tomas)
    expect([modules.$addresses.get(), modules.$wishlist.get(), modules.$activeCart.get().address]).toEqual([[], {}, undefined])
    expect(JSON.stringify(browser.stored())).not.toMatch(traces)
    expect(JSON.stringify(far.calls)).not.toMatch(traces)
  })

  test('the same customer keeps all data', async () => {
    const page = await afterOna()
    far.customer = ona
    page.act(({ afterLogin }) => afterLogin('login'))
    const { modules } = await open()
    expect(modules.$addresses.get().map(({ _id }) => _id)).toEqual(['ona-home', 'summer'])
    expect(modules.$wishlist.get()).toEqual({ axe: ['AX-1'] })
    expect(modules.$activeCart.get().products).toHaveLength(1)
  })

  test('R53 a page reloaded for another customer does not save data of the previous one', async () => {
    far.customer = ona
    const tab = await open()
    tab.act(({ addToCart }) => addToCart(mug, 2))
    reload.mockImplementation(() => tab.say('pagehide'))
    far.customer = tomas
    far.calls.length = 0
    await tab.act(({ refreshSession }) => refreshSession())
    await browser.settled()
    expect(reload).toHaveBeenCalledOnce()
    expect(far.count('POST /api/carts')).toBe(0)
  })
})
