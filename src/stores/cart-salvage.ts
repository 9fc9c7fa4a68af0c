import { emptyCart } from '../domain/cart.ts'
import type { SharedCarts } from '../domain/cart-tabs.ts'
import { nearestQuantity } from '../domain/quantity.ts'
import { type Cart, type CartProduct, cart, cartProduct } from '../model/cart.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A guid that can be a key. */
const isGuid = (value: unknown): value is string => typeof value === 'string' && value !== '' && value !== '__proto__'

/** The smallest that makes a line worth keeping: which product, and how many of it. */
const essentials = ({ id, code, quantity }: Fields): Fields => ({ id, code, quantity })

/** A line as far as it can be saved: without an id and a code there is none. */
function salvageLine(value: unknown, guid: string): CartProduct | undefined {
  if (!isFields(value)) return undefined
  const named = { ...value, guid: isGuid(value.guid) ? value.guid : guid, quantity: nearestQuantity(Number(value.quantity)) }
  const whole = cartProduct.safeParse(named)
  const rest = whole.success ? whole : cartProduct.safeParse({ ...essentials(named), guid: named.guid })
  return rest.success ? rest.data : undefined
}

/** A cart as far as it can be saved: its lines first, then those of its other fields that hold. */
function salvageCart(value: unknown, index: number, nowMs: number): Cart | undefined {
  if (!isFields(value) || !Array.isArray(value.products)) return undefined
  // names that every reading of the same text gives again, in every tab
  const blank = emptyCart(isGuid(value.guid) ? value.guid : `salvaged-${index}`, nowMs)
  const products = value.products.flatMap((line, place) => salvageLine(line, `${blank.guid}-${place}`) ?? [])
  const whole = cart.safeParse({
    ...blank,
    ...value,
    guid: blank.guid,
    products,
    expiry: Number.isFinite(value.expiry) ? value.expiry : blank.expiry,
  })
  return whole.success ? whole.data : { ...blank, products }
}

const salvageTouched = (value: unknown): SharedCarts['touched'] =>
  isFields(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => entry[0] !== '__proto__' && Number.isFinite(entry[1])),
      )
    : {}

const countLines = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/**
 * The carts that lie in the storage, whatever has happened to it: each line that still names a product is kept, a list
 * of carts or a single one will do as well (R22).
 */
export function salvageCarts(value: unknown, nowMs: number): { value: SharedCarts; damaged: boolean } {
  const fields: Fields = isFields(value) ? value : { carts: value }
  const found = Array.isArray(fields.carts) ? fields.carts : [value]
  const carts = found.flatMap((one, index) => salvageCart(one, index, nowMs) ?? [])
  const sound = found.every((one, index) => {
    const kept = carts[index]
    if (!kept || !cart.safeParse(one).success) return false
    return kept.products.length === countLines(isFields(one) ? one.products : undefined)
  })
  return { value: { carts, touched: salvageTouched(fields.touched) }, damaged: !sound }
}
