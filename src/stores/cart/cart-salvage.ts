import { emptyCart } from '../../domain/cart/cart.ts'
import type { SharedCarts } from '../../domain/cart/cart-tabs.ts'
import { nearestQuantity } from '../../domain/product/quantity.ts'
import { type Cart, type CartProduct, cart, cartProduct } from '../../model/cart/cart.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was kept, and whether it is all that was there. */
interface Salvaged<T> {
  kept: T | undefined
  whole: boolean
}
const lost = { kept: undefined, whole: false }

/** Gives every guid once: the one that is there, else a name that each reading of the same text gives again, in every tab. */
function guidGiver() {
  const given = new Set(['', '__proto__'])
  return (wish: unknown, otherwise: string): string => {
    const guid = typeof wish === 'string' && !given.has(wish) ? wish : otherwise
    given.add(guid)
    return guid
  }
}

/** A line as far as it can be saved: which product and how many of it; without an id and a code there is none. */
function salvageLine(value: unknown, guid: string): Salvaged<CartProduct> {
  if (!isFields(value)) return lost
  const line = cartProduct.safeParse(value)
  if (line.success && line.data.guid === guid) return { kept: line.data, whole: true }
  const named = { ...value, guid, quantity: nearestQuantity(Number(value.quantity)) }
  const repaired = cartProduct.safeParse(named)
  const { id, code, quantity } = named as Fields
  const essential = repaired.success ? repaired : cartProduct.safeParse({ guid, id, code, quantity })
  return { kept: essential.data, whole: false }
}

/** A cart as far as it can be saved: its lines first, then its other fields if they hold. */
function salvageCart(value: unknown, index: number, guidOf: ReturnType<typeof guidGiver>, nowMs: number): Salvaged<Cart> {
  if (!isFields(value) || !Array.isArray(value.products)) return lost
  const blank = emptyCart(guidOf(value.guid, `salvaged-${index}`), nowMs)
  const lines = value.products.map((line, place) => salvageLine(line, guidOf(isFields(line) && line.guid, `${blank.guid}-${place}`)))
  const products = lines.flatMap(({ kept }) => kept ?? [])
  const fields = cart.safeParse({ ...value, products: [] })
  const isWhole = fields.success && fields.data.guid === blank.guid
  // no cart lives longer than a new one, whatever was written there
  const expiry = typeof value.expiry === 'number' ? Math.min(value.expiry, blank.expiry) : blank.expiry
  return {
    kept: isWhole ? { ...fields.data, expiry, products } : { ...blank, expiry, products },
    whole: isWhole && lines.every(({ whole }) => whole),
  }
}

const salvageTouched = (value: unknown): SharedCarts['touched'] =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).filter(
      (entry): entry is [string, number] => entry[0] !== '__proto__' && Number.isFinite(entry[1]),
    ),
  )

/**
 * The carts that lie in the storage, whatever has happened to it: each line that still names a product is kept, a list
 * of carts or a single one will do as well (R22).
 */
export function salvageCarts(value: unknown, nowMs: number): { value: SharedCarts; damaged: boolean } {
  const fields: Fields = isFields(value) ? value : { carts: value }
  const found = Array.isArray(fields.carts) ? fields.carts : [value]
  const guidOf = guidGiver()
  const salvaged = found.map((one, index) => salvageCart(one, index, guidOf, nowMs))
  const carts = salvaged.flatMap(({ kept }) => kept ?? [])
  return { value: { carts, touched: salvageTouched(fields.touched) }, damaged: !salvaged.every(({ whole }) => whole) }
}
