import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import { stringify } from '../../model/stringify.ts'
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
const removalRetentionMs = 24 * 60 * 60 * 1000

type Item = Cart | CartProduct
const modifiedAt = ({ touched }: SharedCarts, guid: string) => (Object.hasOwn(touched, guid) ? (touched[guid] ?? 0) : 0)
const itemsByGuid = (carts: Carts): Map<string, Item> =>
  new Map(carts.flatMap((cart) => [cart, ...cart.products].map((item): [string, Item] => [item.guid, item])))
const guidOrder = (carts: Carts) => carts.map(({ guid }) => guid).join()

/** The carts after a change of this tab: whatever differs from before is touched now. */
export function stampChanges(before: SharedCarts, carts: Carts, nowMs: number): SharedCarts {
  if (carts === before.carts) return before
  const was = itemsByGuid(before.carts)
  const is = itemsByGuid(carts)
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((guid) => was.get(guid) !== is.get(guid))
  if (guidOrder(before.carts) !== guidOrder(carts)) changed.push(orderGuid)
  // later than any earlier change, even when the clock stands still or goes back
  const stamps = changed.map((guid): [string, number] => [guid, Math.max(nowMs, modifiedAt(before, guid) + 1)])
  const retained = Object.entries(before.touched).filter(
    ([guid, at]) => is.has(guid) || guid === orderGuid || at > nowMs - removalRetentionMs,
  )
  return { carts, touched: Object.fromEntries([...retained, ...stamps]) }
}

/** Data with the fields of every object in the order of their names. */
function sorted(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(sorted)
  const fields = Object.entries(part).map(([name, value]): [string, unknown] => [name, sorted(value)])
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The same text for the same content, whatever the order of its fields. */
const stableText = (value: object): string => stringify(sorted(value))

/** A cart without its lines, which are merged for themselves. */
const withoutLines = (item: Item): Item => ('products' in item ? { ...item, products: [] } : item)

/** The later of two states of one cart or line; at the same time what is there beats what is not, more pieces beat fewer. */
function pickLater<T extends Item>(
  guid: string,
  mine: T | undefined,
  theirs: T | undefined,
  a: SharedCarts,
  b: SharedCarts,
): T | undefined {
  const ahead = modifiedAt(a, guid) - modifiedAt(b, guid)
  if (ahead !== 0) return ahead > 0 ? mine : theirs
  if (!mine || !theirs) return mine ?? theirs
  const pieces = Number(mine.quantity ?? 0) - Number(theirs.quantity ?? 0)
  if (pieces !== 0) return pieces > 0 ? mine : theirs
  return stableText(withoutLines(mine)) >= stableText(withoutLines(theirs)) ? mine : theirs
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
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((guid) => pickLater(guid, mine.get(guid), theirs.get(guid), a, b) ?? [])
}

/** Whose order counts: the one that was changed last; the same on both sides. */
function orderSides(mine: SharedCarts, theirs: SharedCarts): [SharedCarts, SharedCarts] {
  const ahead = modifiedAt(mine, orderGuid) - modifiedAt(theirs, orderGuid)
  const isMineFirst = ahead === 0 ? stableText(mine) >= stableText(theirs) : ahead > 0
  return isMineFirst ? [mine, theirs] : [theirs, mine]
}

const latestTimestamps = (a: SharedCarts, b: SharedCarts) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a.touched), ...Object.keys(b.touched)])].map((guid) => [
      guid,
      Math.max(modifiedAt(a, guid), modifiedAt(b, guid)),
    ]),
  )

/**
 * Joins what two tabs know: lines of both stay, the later change of one line counts, what one tab removed does not come
 * back (CART-12, R24). Both tabs come to the same carts, whoever merges first and however often; what already holds
 * everything is answered itself.
 */
export function mergeTabs(mine: SharedCarts, theirs: SharedCarts): SharedCarts {
  const [a, b] = orderSides(mine, theirs)
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
  const mergedState = { carts: merged, touched: latestTimestamps(a, b) }
  return [theirs, mine].find((item) => stableText(item) === stableText(mergedState)) ?? mergedState
}
