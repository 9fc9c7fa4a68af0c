import { computed, onMount } from 'nanostores'
import { saveCart } from '../../api/carts.ts'
import { onPageHidden } from '../../base/dom/page-events.ts'
import type { Connection, SaveOptions } from '../../base/http/request.ts'
import { newGuid } from '../../base/random-id.ts'
import { shared } from '../../base/shared.ts'
import { debounce } from '../../base/timers.ts'
import {
  editedCodes,
  emptyCart,
  itemCount,
  type NewLine,
  refreshExpiry,
  removeLine,
  restoreLine,
  setLineQuantity,
} from '../../domain/cart/cart.ts'
import { addEntry, joinCodes } from '../../domain/cart/cart-entries.ts'
import { isSettled, mergeTabs, type SharedCarts, stampChanges } from '../../domain/cart/cart-tabs.ts'
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
  removeOrdered as withoutOrdered,
} from '../../domain/cart/carts.ts'
import { cartSaveDelayMs } from '../../domain/constants.ts'
import { persisted } from '../../kit/persisted.ts'
import { pageSettings } from '../../kit/settings.ts'
import type { Cart } from '../../model/cart/cart.ts'
import { stringify } from '../../model/stringify.ts'
import { $customer } from '../session/session.ts'
import { $pendingMerges, $unsynced, registerSave, setSynced } from '../session/sync-state.ts'
import { $cartCount, $editedCodes } from './cart-summary.ts'
import { parseStoredCarts } from './parse-stored-carts.ts'

const $shared = persisted<SharedCarts>('carts', {
  initial: { carts: [], touched: {} },
  read: (value) => parseStoredCarts(value, Date.now()),
  merge: mergeTabs,
})

/** The cart until the first one is stored; one instance for all readers. */
const placeholderCart = shared('carts.unstored', () => emptyCart(newGuid(), 0))

/** All carts of this browser, the active one first (CART-01, CART-06). */
export const $carts = shared('carts.all', () => {
  // mounting removes expired carts and creates one if none is left (CART-04, CART-05)
  onMount($shared, () => change((carts) => carts))
  return computed($shared, ({ carts }): Carts => (carts.length ? joinCodes(carts) : [placeholderCart]))
})

/** The cart that products are added to. */
export const $activeCart = shared('carts.active', () => computed($carts, ([active]): Cart => active ?? placeholderCart))

shared('carts.editing', () =>
  // never unsubscribed: the buy buttons depend on it (ADD-06)
  $activeCart.subscribe((cart) => {
    const codes = editedCodes(cart)
    if (codes.length || $editedCodes.get().size) $editedCodes.set(new Set(codes))
  }),
)

/** Pieces in the active cart. */
export const $itemCount = shared('carts.count', () => computed($activeCart, itemCount))

// for views that show the count without loading this module
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
    return saveActiveCart(pageSettings(), options).catch(() => {}) // logged with the request; still marked as unsynced
  }
  const later = debounce(cartSaveDelayMs, send)
  const sendNow = (options?: SaveOptions) => {
    later.cancel()
    return send(options)
  }
  onPageHidden(() => {
    if ($unsynced.get().includes('cart')) void sendNow({ keepalive: true })
  })
  registerSave('cart', sendNow)
  return later
})

/** Changes the carts in all tabs. A changed cart expires in 30 days (CART-03). The tab that makes the change saves a customer's cart. */
function change(edit: (carts: Carts) => Carts, isSaved = true): void {
  changeStored((carts) => joinCodes(carts), edit, isSaved)
}

/** `prepare` is kept only if `edit` changes something. */
function changeStored(prepare: (carts: Carts, before: SharedCarts) => Carts, edit: (carts: Carts) => Carts, isSaved = true): void {
  const now = Date.now()
  let isChanged = false
  $shared.change((before) => {
    const alive = liveCarts(before.carts, newGuid(), now)
    const prepared = prepare(alive, before)
    const result = edit(prepared)
    isChanged = result !== prepared
    const edited = isChanged ? result : alive
    if (edited === before.carts) return before
    return stampChanges(
      before,
      edited.map((cart) => (before.carts.includes(cart) ? cart : refreshExpiry(cart, now))),
      now,
    )
  })
  if (!isChanged || !isSaved) return
  setSynced('cart', false) // before the request, because the page may unload first
  if ($customer.get()) save.soon()
}

/** Changes the carts with a custom rule; `isSaved` false skips the server. */
export const changeCarts = change

const withActive = (edit: (cart: Cart) => Cart) => (carts: Carts) => {
  const [active] = carts
  const edited = active && edit(active)
  return !edited || edited === active ? carts : replaceCart(carts, edited)
}
const changeActive = (edit: (cart: Cart) => Cart) => change(withActive(edit))

/** The cart that contains a line. */
const cartContaining = (carts: Carts, guid: string) => carts.find(({ products }) => products.some((line) => line.guid === guid))

/** Changes the cart that contains a line. A cart that becomes empty is removed, unless it is the only one (CART-07). */
const changeCartOf = (guid: string, edit: (cart: Cart) => Cart) =>
  change((carts) => {
    const holder = cartContaining(carts, guid)
    const edited = holder && edit(holder)
    if (!edited || edited === holder) return carts
    const replaced = replaceCart(carts, edited)
    return edited.products.length ? replaced : removeSpareEmpty(replaced)
  })

/** Adds pieces of a product to the active cart. A code already in the cart gets more pieces, also if another tab adds some now (CART-10). */
export const addToCart = (line: NewLine, quantity: number): void =>
  changeStored(
    (carts, before) => joinCodes(carts, ({ guid }) => isSettled(before, guid, Date.now())),
    withActive((cart) => addEntry(cart, line, quantity, newGuid())),
  )

/** Sets the quantity of a line; below 1 removes it (SIDE-05). */
export const setQuantity = (guid: string, quantity: number): void => changeCartOf(guid, (cart) => setLineQuantity(cart, guid, quantity))

/** Removes a line. Returns a function that restores it at its position. */
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

/** Empties a cart, by default the active one (CART-07, CART-08). Returns a function that restores it. */
export function clearCart(guid = $activeCart.get().guid): () => void {
  const emptied = $carts.get().find((cart) => cart.guid === guid)
  change((carts) => cleared(carts, guid, newGuid(), Date.now()))
  return () => {
    if (emptied) change((carts) => openCart(carts, emptied))
  }
}

/** Removes the ordered state of a cart (CART-07). What was added since stays in a new cart. */
export const removeOrdered = (ordered: Cart): void => change((carts) => withoutOrdered(carts, ordered, newGuid, Date.now()))

/** Changes other fields of the active cart than its lines: codes, delivery, recipient (ENT-09). */
export const editActiveCart = changeActive

/** Opens a cart of the server as the active one (CART-13). */
export const openRestoredCart = (response: Cart, restoredCartId: string): void =>
  change((carts) => restoreCart(carts, response, restoredCartId))

/** Makes a cart the active one. */
export const activateCart = (guid: string): void => change((carts) => activate(carts, guid))

/** Activates an empty cart, a new one if none is empty (CART-06). */
export const openNewCart = (): void => change((carts) => startCart(carts, newGuid(), Date.now()))
