import type { Features } from '../../model/app/configuration.ts'
import type { Attribute } from '../../model/product/attribute.ts'
import type { Product } from '../../model/product/product.ts'
import type { Variant, Warehouse } from '../../model/product/variant.ts'
import { orangeDeliveryDays } from '../constants.ts'
import { inStock, inStockPiece, inStockPieces } from '../messages/product.ts'

export type AvailabilityColour = 'green' | 'orange' | 'red'

/** Green if in stock, orange if delivered within 10 days, red otherwise or if the term is unknown (AVAIL-01..03). */
export function availabilityColour({ quantity, days }: { quantity: number; days: number | undefined }): AvailabilityColour {
  if (quantity > 0) return 'green'
  return days !== undefined && days <= orangeDeliveryDays ? 'orange' : 'red'
}

/** The stock of a product in stock whose shop does not tell how many pieces there are. */
export const uncountedStock = Number.POSITIVE_INFINITY

/** Pieces in stock; `uncountedStock` if the shop tells only that there are some. */
export const availableQuantity = (item: Pick<Product, 'availableQuantity' | 'availableStock' | 'isInStock'>): number =>
  item.availableQuantity ?? item.availableStock ?? (item.isInStock ? uncountedStock : 0)

/** Text key of a stock above 0, for its `count`. */
export const stockText = (quantity: number): string =>
  quantity === uncountedStock ? inStock : quantity === 1 ? inStockPiece : inStockPieces

const numeric = ({ value }: Attribute): number | undefined => {
  const days = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof days === 'number' && Number.isFinite(days) ? days : undefined
}

const bestWarehouse = (warehouses: readonly Warehouse[]): Warehouse | undefined =>
  warehouses
    .filter((warehouse) => warehouse.isPurchaseAvailable)
    .sort((a, b) => (a.sortNumber ?? Number.POSITIVE_INFINITY) - (b.sortNumber ?? Number.POSITIVE_INFINITY))[0]

/** Days until delivery: from the attribute, else from the best warehouse, else from the product. */
export function deliveryTerm(
  product: Pick<Product, 'attributes' | 'minDeliveryInDays'>,
  attributeCode: string | undefined,
  variant?: Pick<Variant, 'warehouses'>,
): { min: number; max: number } | undefined {
  const attribute = attributeCode ? product.attributes?.find(({ code }) => code === attributeCode) : undefined
  const days = attribute && numeric(attribute)
  if (days !== undefined) return { min: days, max: days }
  const best = bestWarehouse(variant?.warehouses ?? [])
  const first = best?.deliveryTimeMinDays ?? best?.deliveryTimeMaxDays ?? product.minDeliveryInDays
  if (first === undefined) return undefined
  return { min: first, max: Math.max(first, best?.deliveryTimeMaxDays ?? first) }
}

/** Days of a delivery: 2, or 1–2. */
export const dayRange = ({ min, max }: { min: number; max: number }): string => (min === max ? String(min) : `${min}\u2013${max}`)

/** Whether the colour shows: the shop's feature is on and the attribute of the tag is not false (AVAIL-04). */
export const showsAvailability = (features: Features | undefined, attribute: boolean | undefined): boolean =>
  features?.productAvailabilityColors === true && attribute !== false
