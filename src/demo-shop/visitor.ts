import { guardedStorage } from '../base/storage/storage.ts'
import type { Order } from '../model/account/order.ts'
import { stringify } from '../model/stringify.ts'
import type { Wishlist } from '../model/wishlist/wishlist.ts'

/** What a server would keep of this visitor. */
interface Visitor {
  isLoggedIn: boolean
  orders: Order[]
  /** ids of orders by idempotency key */
  placed: Record<string, string>
  /** the active cart, as JSON */
  cart?: string
  wishlist: Wishlist
}

const key = 'shop-demo:server'
const storage = guardedStorage()
const nobody: Visitor = { isLoggedIn: false, orders: [], placed: {}, wishlist: {} }

/** The visitor's state; the initial state if none is stored or readable. */
export function readVisitor(): Visitor {
  try {
    return { ...nobody, ...(JSON.parse(storage[key] ?? '{}') as Partial<Visitor>) }
  } catch {
    return nobody
  }
}

export function changeVisitor(change: Partial<Visitor>): void {
  storage[key] = stringify({ ...readVisitor(), ...change })
}
