import { computed, onMount } from 'nanostores'
import { saveCart } from '../../api/carts.ts'
import { onPageHidden } from '../../base/dom/page-events.ts'
import type { Connection, SaveOptions } from '../../base/http/request.ts'
import { newGuid } from '../../base/random-id.ts'
import { shared } from '../../base/shared.ts'
import { debounce } from '../../base/timers.ts'
import {
  addLine,
  editedCodes,
  emptyCart,
  itemCount,
  type NewLine,
  refreshExpiry,
  removeLine,
  restoreLine,
  setLineQuantity,
} from '../../domain/cart/cart.ts'
import { mergeTabs, type SharedCarts, stampChanges } from '../../domain/cart/cart-tabs.ts'
import {
  activate,
  type Carts,
  clearCart as cleared,
  liveCarts,
  openCart,
  removeSpareEmpty,
  replaceCart,
  restoreCart,
  startCart,
} from '../../domain/cart/carts.ts'
import { cartSaveDelayMs } from '../../domain/constants.ts'
import { persisted } from '../../kit/persisted.ts'
import { pageSettings } from '../../kit/settings.ts'
import type { Cart } from '../../model/cart/cart.ts'
import { stringify } from '../../model/stringify.ts'
import { $customer } from '../session/session.ts'
import { $pendingMerges, $unsynced, setSynced } from '../session/sync-state.ts'
import { $cartCount, $editedCodes } from './cart-summary.ts'
import { parseStoredCarts } from './parse-stored-carts.ts'

const $shared = persisted<SharedCarts>('carts', {
  initial: { carts: [], touched: {} },
  read: (value) => parseStoredCarts(value, Date.now()),
  merge: mergeTabs,
})

/** What stands for a cart until the first one is stored, the same for everybody who asks. */
const placeholderCart = shared('carts.unstored', () => emptyCart(newGuid(), 0))

/** All carts of this browser, the active one first (CART-01, CART-06). */
export const $carts = shared('carts.all', () => {
  // expired carts go when the carts are first looked at; there is always one (CART-04, CART-05)
  onMount($shared, () => change((carts) => carts))
  return computed($shared, ({ carts }): Carts => (carts.length ? carts : [placeholderCart]))
})

/** The cart that products are added to. */
export const $activeCart = shared('carts.active', () => computed($carts, ([active]): Cart => active ?? placeholderCart))

shared('carts.editing', () =>
  // while the page lives: a buy button looks at it (ADD-06)
  $activeCart.subscribe((cart) => {
    const codes = editedCodes(cart)
    if (codes.length || $editedCodes.get().size) $editedCodes.set(new Set(codes))
  }),
)

/** Pieces in the active cart. */
export const $itemCount = shared('carts.count', () => computed($activeCart, itemCount))

// for who shows it without this code
shared('carts.counting', () => $itemCount.subscribe((count) => $cartCount.set(count)))

/** Saves the active cart on the server. It stays marked as unsynced if it is changed in the meantime. */
export async function saveActiveCart(shop: Connection, options?: SaveOptions): Promise<void> {
  const cart = $activeCart.get()
  await saveCart(shop, cart, options)
  if (stringify($activeCart.get()) === stringify(cart)) setSynced('cart', true)
}

const save = shared('carts.save', () => {
  const send = (options?: SaveOptions) => {
    if (!$customer.get() || $pendingMerges.get().includes('cart')) return
    saveActiveCart(pageSettings(), options).catch(() => {}) // logged with the request; still marked as unsynced
  }
  const later = debounce(cartSaveDelayMs, send)
  onPageHidden(() => {
    if (!$unsynced.get().includes('cart')) return
    later.cancel()
    send({ keepalive: true })
  })
  return later
})

/** Changes the carts in every tab; a changed cart lives 30 days from now (CART-03), a customer's is saved by the tab that acted. */
function change(edit: (carts: Carts) => Carts, isSaved = true): void {
  const now = Date.now()
  let isChanged = false
  $shared.change((before) => {
    const alive = liveCarts(before.carts, newGuid(), now)
    const edited = edit(alive)
    isChanged = edited !== alive
    if (edited === before.carts) return before
    return stampChanges(
      before,
      edited.map((cart) => (before.carts.includes(cart) ? cart : refreshExpiry(cart, now))),
      now,
    )
  })
  if (!isChanged || !isSaved) return
  setSynced('cart', false) // before it is sent: the page may be left first
  if ($customer.get()) save.soon()
}

/** The same for rules of their own, on request without saving. */
export const changeCarts = change

const changeActive = (edit: (cart: Cart) => Cart) =>
  change((carts) => {
    const [active] = carts
    const edited = active && edit(active)
    return !edited || edited === active ? carts : replaceCart(carts, edited)
  })

/** The cart that holds a line. */
const cartContaining = (carts: Carts, guid: string) => carts.find(({ products }) => products.some((line) => line.guid === guid))

/** Changes the cart that holds a line; a cart that is emptied by it may go (CART-07). */
const changeCartOf = (guid: string, edit: (cart: Cart) => Cart) =>
  change((carts) => {
    const holder = cartContaining(carts, guid)
    const edited = holder && edit(holder)
    if (!edited || edited === holder) return carts
    const replaced = replaceCart(carts, edited)
    return edited.products.length ? replaced : removeSpareEmpty(replaced)
  })

/** Puts pieces of a product into the active cart; a code that is there already gets more pieces (CART-10). */
export const addToCart = (line: NewLine, quantity: number): void => changeActive((cart) => addLine(cart, line, quantity, newGuid()))

/** Sets the pieces of a line; below 1 removes it (SIDE-05). */
export const setQuantity = (guid: string, quantity: number): void => changeCartOf(guid, (cart) => setLineQuantity(cart, guid, quantity))

/** Removes a line; what is answered puts it back where it was. */
export function removeFromCart(guid: string): () => void {
  const holder = cartContaining($carts.get(), guid)
  const position = holder?.products.findIndex((line) => line.guid === guid) ?? -1
  const line = holder?.products[position]
  changeCartOf(guid, (cart) => removeLine(cart, guid))
  return () => {
    if (!holder || !line) return
    change((carts) => {
      const home = carts.find((cart) => cart.guid === holder.guid) ?? carts[0]
      return home ? replaceCart(carts, restoreLine(home, line, position)) : carts
    })
  }
}

/** Empties a cart, the active one by default (CART-07, CART-08); what is answered fills it again. */
export function clearCart(guid = $activeCart.get().guid): () => void {
  const emptied = $carts.get().find((cart) => cart.guid === guid)
  change((carts) => cleared(carts, guid, newGuid(), Date.now()))
  return () => {
    if (emptied) change((carts) => openCart(carts, emptied))
  }
}

/** Changes what the active cart says besides its lines: codes, delivery, recipient (ENT-09). */
export const editActiveCart = changeActive

/** Opens a cart of the server as the active one (CART-13). */
export const openRestoredCart = (response: Cart, restoredCartId: string): void =>
  change((carts) => restoreCart(carts, response, restoredCartId))

/** Makes a cart the active one. */
export const activateCart = (guid: string): void => change((carts) => activate(carts, guid))

/** Begins another cart, which becomes the active one (CART-06). */
export const openNewCart = (): void => change((carts) => startCart(carts, newGuid(), Date.now()))
