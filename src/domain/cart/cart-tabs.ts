import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import { stringify } from '../../model/stringify.ts'
import type { Carts } from './carts.ts'

/**
 * The carts that the tabs of a browser share, as stored. `touched` has the time of the last change of each cart and line, by
 * guid, in unix ms. A guid with a time but without an item was removed. The empty guid is the order of the carts.
 */
export interface SharedCarts {
  carts: Carts
  touched: Readonly<Record<string, number>>
}

const orderGuid = ''
/** How long removals are remembered. A tab that sleeps longer reads the storage when it resumes. */
const removalRetentionMs = 24 * 60 * 60 * 1000

/** How long another tab may not know of a change: it stores its own after a frame. */
const settlingMs = 2000

type Item = Cart | CartProduct
const modifiedAt = ({ touched }: SharedCarts, guid: string) => (Object.hasOwn(touched, guid) ? (touched[guid] ?? 0) : 0)
const itemsByGuid = (carts: Carts): Map<string, Item> =>
  new Map(carts.flatMap((cart) => [cart, ...cart.products].map((item): [string, Item] => [item.guid, item])))
const guidOrder = (carts: Carts) => carts.map(({ guid }) => guid).join()

/** Whether every tab knows the last change of an item. */
export const isSettled = (state: SharedCarts, guid: string, nowMs: number): boolean => nowMs - modifiedAt(state, guid) > settlingMs

/** Records a change of this tab: stamps each item that differs from `before` with the time. */
export function stampChanges(before: SharedCarts, carts: Carts, nowMs: number): SharedCarts {
  if (carts === before.carts) return before
  const was = itemsByGuid(before.carts)
  const is = itemsByGuid(carts)
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((guid) => was.get(guid) !== is.get(guid))
  if (guidOrder(before.carts) !== guidOrder(carts)) changed.push(orderGuid)
  // always later than the previous stamp, even if the clock stops or goes back
  const stamps = changed.map((guid): [string, number] => [guid, Math.max(nowMs, modifiedAt(before, guid) + 1)])
  const retained = Object.entries(before.touched).filter(
    ([guid, time]) => is.has(guid) || guid === orderGuid || time > nowMs - removalRetentionMs,
  )
  return { carts, touched: Object.fromEntries([...retained, ...stamps]) }
}

/** Sorts the fields of all objects by name. */
function sorted(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(sorted)
  const fields = Object.entries(part).map(([name, value]): [string, unknown] => [name, sorted(value)])
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Serializes content independently of the order of its fields. */
const stableText = (value: object): string => stringify(sorted(value))

/** A cart without its lines, which merge separately. */
const withoutLines = (item: Item): Item => ('products' in item ? { ...item, products: [] } : item)

/** Picks the later version of a cart or line; `undefined` is a removed one. See `mergeTabs` for the tie-break. */
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

/** Puts the state whose order changed last first. Gives the same result in both tabs. */
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
 * Merges the carts of two tabs (CART-12, R24). Each cart and each line merges by its guid and the time of its last change:
 *
 * | mine                      | theirs                    | result                                        |
 * | ------------------------- | ------------------------- | --------------------------------------------- |
 * | adds line A               | adds line B               | both lines                                    |
 * | adds a line               | does not know it          | the line                                      |
 * | adds product A            | adds product A            | two lines, which cart-entries.ts joins        |
 * | sets 2 pieces at 10:05    | sets 9 pieces at 10:03    | 2 pieces                                      |
 * | removes a line at 10:05   | changes it at 10:03       | no line                                       |
 * | changes a line at 10:05   | removes it at 10:03       | the changed line                              |
 * | adds a line at 10:05      | clears the cart at 10:03  | the cart with only that line                  |
 * | activates cart A at 10:05 | activates cart B at 10:03 | A is active                                   |
 * | starts an empty cart      | starts an empty cart      | one empty cart, the one with the smaller guid |
 *
 * Tie-break at equal times: an item beats its removal, then more pieces beat fewer, then the greater serialized text wins.
 * The order of the carts at equal times: the state with the greater serialized text wins.
 *
 * Both tabs get the same result, whichever merges first and however often. If one state already equals the result, returns
 * that object itself.
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
  // two tabs that open at the same time create an empty cart each: keep one
  const [spare] = carts.filter(({ products }) => products.length === 0).sort((x, y) => (x.guid < y.guid ? -1 : 1))
  const merged = carts.length - filled.length > 1 ? carts.filter((cart) => cart === spare || cart.products.length > 0) : carts
  const mergedState = { carts: merged, touched: latestTimestamps(a, b) }
  return [theirs, mine].find((item) => stableText(item) === stableText(mergedState)) ?? mergedState
}
