import { emptyCart } from '../../domain/cart/cart.ts'
import type { SharedCarts } from '../../domain/cart/cart-tabs.ts'
import { nearestQuantity } from '../../domain/product/quantity.ts'
import { type Cart, type CartProduct, cart, cartProduct } from '../../model/cart/cart.ts'

type UnknownRecord = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A parsed value, and whether it is lossless. */
interface Recovered<T> {
  data: T | undefined
  isComplete: boolean
}
const unrecoverable = { data: undefined, isComplete: false }

/** Makes guids unique: the stored one, else the fallback, which is the same in every tab that reads the same text. */
function createGuidAllocator() {
  const used = new Set(['', '__proto__'])
  return (preferred: unknown, fallback: string): string => {
    const guid = typeof preferred === 'string' && !used.has(preferred) ? preferred : fallback
    used.add(guid)
    return guid
  }
}

/** Repairs a line; keeps at least product and quantity. A line without id and code is lost. */
function recoverLine(value: unknown, guid: string): Recovered<CartProduct> {
  if (!isRecord(value)) return unrecoverable
  const line = cartProduct.safeParse(value)
  if (line.success && line.data.guid === guid) return { data: line.data, isComplete: true }
  const named = { ...value, guid, quantity: nearestQuantity(Number(value.quantity)) }
  const repaired = cartProduct.safeParse(named)
  const { id, code, quantity } = named as UnknownRecord
  const essential = repaired.success ? repaired : cartProduct.safeParse({ guid, id, code, quantity })
  return { data: essential.data, isComplete: false }
}

/** Repairs a cart: keeps its lines, and its other fields if all of them are valid. */
function recoverCart(value: unknown, index: number, allocateGuid: ReturnType<typeof createGuidAllocator>, nowMs: number): Recovered<Cart> {
  if (!isRecord(value) || !Array.isArray(value.products)) return unrecoverable
  const fallbackCart = emptyCart(allocateGuid(value.guid, `salvaged-${index}`), nowMs)
  const lines = value.products.map((line, position) =>
    recoverLine(line, allocateGuid(isRecord(line) && line.guid, `${fallbackCart.guid}-${position}`)),
  )
  const products = lines.flatMap(({ data }) => data ?? [])
  const fields = cart.safeParse({ ...value, products: [] })
  const isValid = fields.success && fields.data.guid === fallbackCart.guid
  // a corrupt expiry must not exceed that of a new cart
  const expiry = typeof value.expiry === 'number' ? Math.min(value.expiry, fallbackCart.expiry) : fallbackCart.expiry
  return {
    data: isValid ? { ...fields.data, expiry, products } : { ...fallbackCart, expiry, products },
    isComplete: isValid && lines.every(({ isComplete }) => isComplete),
  }
}

const parseTimestamps = (value: unknown): SharedCarts['touched'] =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, number] => entry[0] !== '__proto__' && Number.isFinite(entry[1]),
    ),
  )

/**
 * Parses the stored carts, even if corrupt. Keeps each line that still identifies a product. Also accepts a bare list of carts or a
 * single cart (R22).
 */
export function parseStoredCarts(value: unknown, nowMs: number): { value: SharedCarts; damaged: boolean } {
  const fields: UnknownRecord = isRecord(value) ? value : { carts: value }
  const found = Array.isArray(fields.carts) ? fields.carts : [value]
  const allocateGuid = createGuidAllocator()
  const recovered = found.map((item, index) => recoverCart(item, index, allocateGuid, nowMs))
  const carts = recovered.flatMap(({ data }) => data ?? [])
  return { value: { carts, touched: parseTimestamps(fields.touched) }, damaged: !recovered.every(({ isComplete }) => isComplete) }
}
