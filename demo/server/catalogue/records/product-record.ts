import type { CategorySeed, ProductSeed, Text } from '../../../content/common/shape.ts'
import { productViews, type Recipe, type Tint } from '../../pictures/picture.ts'
import { createRandom, hashSeed } from './random.ts'
import type { ProductRecord, StockRecord, VariantRecord } from './record.ts'
import { createTabs } from './tabs.ts'

/** Where a product stands in the shop. */
export interface ProductContext {
  category: CategorySeed
  tint: Tint
  brand: Text | undefined
  /** ids of product lists it is on */
  lists: readonly string[]
  /** whether its page has more tabs than the description */
  hasTabs: boolean
}

/** Id of the product with this article number. */
export const toProductId = (sku: string): string => sku.toLowerCase()

/** A product of the content as a record: variants, stock in the warehouses, pictures, tabs. */
export function productRecord(seed: ProductSeed, { category, tint, brand, lists, hasTabs }: ProductContext): ProductRecord {
  const colours = seed.colours ?? []
  const choices = { ...(colours.length > 0 && { colour: colours }), ...(seed.sizes?.length && { [seed.sizeOf ?? 'size']: seed.sizes }) }
  const deliveryDays = computeDeliveryDays(seed)
  return {
    id: toProductId(seed.sku),
    sku: seed.sku,
    category: category.id,
    title: seed.title,
    description: seed.text,
    tabs: hasTabs ? createTabs(tabFacts(seed, category, brand)) : { en: {}, lt: {} },
    specs: { brand: seed.brand, ...seed.specs, ...(deliveryDays !== undefined && { delivery_days: deliveryDays }) },
    labels: seed.labels ?? [],
    choices,
    inputs: seed.inputs ?? [],
    sellWithoutStock: seed.sellWithoutStock ?? (seed.stock === 0 && seed.days !== undefined),
    minDeliveryDays: seed.stock > 0 ? 1 : seed.days?.[0],
    variants: createVariants(seed, choices),
    volume: (seed.volume ?? []).map(({ from, price }, at) => ({ from, price, days: 3 + 4 * at })),
    pictures: createPictures(seed, tint),
    lists,
    rank: computeRank(seed),
  }
}

const tabFacts = ({ text, specs, stock, days, sellWithoutStock }: ProductSeed, category: CategorySeed, brand: Text | undefined) => ({
  text,
  category,
  brand,
  material: typeof specs.material === 'string' ? specs.material : undefined,
  inStock: stock > 0,
  days,
  isMadeToOrder: sellWithoutStock ?? false,
})

/** Every second product tells its days itself; of the others the warehouses do. */
function computeDeliveryDays({ stock, days, sku }: ProductSeed): number | undefined {
  if (stock === 0) return days?.[1]
  return hashSeed(sku) % 2 === 0 ? 2 : undefined
}

function createVariants(seed: ProductSeed, choices: Record<string, string[]>): VariantRecord[] {
  const combined = Object.entries(choices).reduce<Record<string, string>[]>(
    (known, [attribute, values]) => known.flatMap((chosen) => values.map((value) => ({ ...chosen, [attribute]: value }))),
    [{}],
  )
  const made = combined.filter((values) => !seed.notMade?.includes(Object.values(values).join('-')))
  const shares = distributeStock(seed, made.length)
  return made.map((values, at) => ({
    code: [seed.sku, ...Object.values(values)].join('-'),
    values,
    price: seed.price,
    old: seed.old,
    stock: createStock(seed, shares[at] ?? 0),
  }))
}

/** The pieces of the product over its variants: unequal, sometimes none, together exactly the stock. */
function distributeStock({ sku, stock }: ProductSeed, count: number): number[] {
  const random = createRandom(hashSeed(sku))
  const weights = Array.from({ length: count }, () => (random() < 0.12 ? 0 : 0.4 + random()))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => (sum > 0 ? Math.floor((stock * weight) / sum) : 0))
  const rest = stock - shares.reduce((total, share) => total + share, 0)
  return shares.map((share, index) =>
    index ===
    Math.max(
      0,
      weights.findIndex((weight) => weight > 0),
    )
      ? share + rest
      : share,
  )
}

function createStock({ sku, days }: ProductSeed, pieces: number): StockRecord[] {
  const partnerShare = hashSeed(sku) % 5 === 0 ? 0.4 : 0.2
  const atPartner = Math.floor(pieces * partnerShare)
  const comesIn = pieces === 0 ? days : ([1, 2] as const)
  return [
    {
      warehouse: 'central',
      sortNumber: 1,
      isPurchaseAvailable: comesIn !== undefined,
      quantity: pieces - atPartner,
      days: comesIn ?? [0, 0],
    },
    { warehouse: 'partner', sortNumber: 2, isPurchaseAvailable: atPartner > 0, quantity: atPartner, days: [4, 7] },
  ]
}

function createPictures({ art, colours = [] }: ProductSeed, tint: Tint): ProductRecord['pictures'] {
  const shots = (colour?: string): Recipe[] => productViews.map((view) => ({ art, tint, view, ...(colour && { colour }) }))
  const byValue = Object.fromEntries(colours.map((colour) => [colour, shots(colour)]))
  const others = colours.slice(1).map((colour): Recipe => ({ art, tint, view: 'front', colour }))
  return { whole: [...shots(colours[0]), ...others], byValue }
}

/** Labelled products in stock lead; the rest is mixed, always in the same way. */
function computeRank({ sku, labels = [], stock }: ProductSeed): number {
  const points = { top: 400, new: 200, restocked: 80, sale: 60 }
  return (stock > 0 ? 1000 : 0) + labels.reduce((sum, label) => sum + points[label], 0) + (hashSeed(sku) % 300)
}
