import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import type { Carts } from './carts.ts'

/**
 * The carts as every tab of a browser shares them. `touched` tells when (unix milliseconds) a cart or a line was last
 * changed, by guid; a guid that is touched but not there has been removed. The empty guid stands for the order of the carts.
 */
export interface SharedCarts {
  carts: Carts
  touched: Readonly<Record<string, number>>
}

const orderGuid = ''
/** Removals are remembered this long; a tab that sleeps longer reads the storage when it wakes up. */
const removalMemoryMs = 24 * 60 * 60 * 1000

type Item = Cart | CartProduct
const touchedAt = ({ touched }: SharedCarts, guid: string) => (Object.hasOwn(touched, guid) ? (touched[guid] ?? 0) : 0)
const parts = (carts: Carts): Map<string, Item> =>
  new Map(carts.flatMap((cart) => [cart, ...cart.products].map((item): [string, Item] => [item.guid, item])))
const order = (carts: Carts) => carts.map(({ guid }) => guid).join()

/** The carts after a change of this tab: whatever differs from before is touched now. */
export function touch(before: SharedCarts, carts: Carts, nowMs: number): SharedCarts {
  if (carts === before.carts) return before
  const was = parts(before.carts)
  const is = parts(carts)
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((guid) => was.get(guid) !== is.get(guid))
  if (order(before.carts) !== order(carts)) changed.push(orderGuid)
  // later than any earlier change, even when the clock stands still or goes back
  const stamps = changed.map((guid): [string, number] => [guid, Math.max(nowMs, touchedAt(before, guid) + 1)])
  const kept = Object.entries(before.touched).filter(([guid, at]) => is.has(guid) || guid === orderGuid || at > nowMs - removalMemoryMs)
  return { carts, touched: Object.fromEntries([...kept, ...stamps]) }
}

/** The same text for the same content, whatever the order of its fields. */
const textOf = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** A cart without its lines, which are merged for themselves. */
const bare = (item: Item): Item => ('products' in item ? { ...item, products: [] } : item)

/** The later of two states of one cart or line; at the same time what is there beats what is not, more pieces beat fewer. */
function later<T extends Item>(guid: string, mine: T | undefined, theirs: T | undefined, a: SharedCarts, b: SharedCarts): T | undefined {
  const ahead = touchedAt(a, guid) - touchedAt(b, guid)
  if (ahead !== 0) return ahead > 0 ? mine : theirs
  if (!mine || !theirs) return mine ?? theirs
  const pieces = Number(mine.quantity ?? 0) - Number(theirs.quantity ?? 0)
  if (pieces !== 0) return pieces > 0 ? mine : theirs
  return textOf(bare(mine)) >= textOf(bare(theirs)) ? mine : theirs
}

const byGuid = <T extends Item>(items: readonly T[] | undefined): Map<string, T> => new Map((items ?? []).map((item) => [item.guid, item]))

function mergeItems<T extends Item>(
  first: readonly T[] | undefined,
  second: readonly T[] | undefined,
  a: SharedCarts,
  b: SharedCarts,
): T[] {
  const mine = byGuid(first)
  const theirs = byGuid(second)
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((guid) => later(guid, mine.get(guid), theirs.get(guid), a, b) ?? [])
}

/** Whose order counts: the one that was changed last; the same on both sides. */
function inOrder(mine: SharedCarts, theirs: SharedCarts): [SharedCarts, SharedCarts] {
  const ahead = touchedAt(mine, orderGuid) - touchedAt(theirs, orderGuid)
  const mineFirst = ahead === 0 ? textOf(mine) >= textOf(theirs) : ahead > 0
  return mineFirst ? [mine, theirs] : [theirs, mine]
}

const latest = (a: SharedCarts, b: SharedCarts) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a.touched), ...Object.keys(b.touched)])].map((guid) => [
      guid,
      Math.max(touchedAt(a, guid), touchedAt(b, guid)),
    ]),
  )

/**
 * Joins what two tabs know: lines of both stay, the later change of one line counts, what one tab removed does not come
 * back (CART-12, C20, R24). Both tabs come to the same carts, whoever merges first and however often; what already holds
 * everything is answered itself.
 */
export function mergeTabs(mine: SharedCarts, theirs: SharedCarts): SharedCarts {
  const [a, b] = inOrder(mine, theirs)
  const firsts = byGuid(a.carts)
  const seconds = byGuid(b.carts)
  const carts = mergeItems(a.carts, b.carts, a, b).map((cart): Cart => {
    const products = mergeItems(firsts.get(cart.guid)?.products, seconds.get(cart.guid)?.products, a, b)
    return { ...cart, products }
  })
  const filled = carts.filter(({ products }) => products.length > 0)
  // two tabs that open at the same moment bring an empty cart each: one is enough
  const [spare] = carts.filter(({ products }) => products.length === 0).sort((x, y) => (x.guid < y.guid ? -1 : 1))
  const merged = carts.length - filled.length > 1 ? carts.filter((cart) => cart === spare || cart.products.length > 0) : carts
  const together = { carts: merged, touched: latest(a, b) }
  return [theirs, mine].find((one) => textOf(one) === textOf(together)) ?? together
}
