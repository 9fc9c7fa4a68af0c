import { createRandom, hashSeed } from '../../server/catalogue/records/random.ts'
import type { ProductRecord, StockRecord, VariantRecord } from '../../server/catalogue/records/record.ts'
import { measuresOf } from '../../server/pictures/measures.ts'
import type { Drawing, Recipe, Tint } from '../../server/pictures/picture.ts'
import type { ProductDetails } from '../content/common/details.ts'
import { inStockDays } from '../content/common/in-stock-days.ts'
import { toProductId } from '../content/common/product-id.ts'
import type { CategorySeed, ProductSeed } from '../content/common/shape.ts'
import { createTabs } from './tabs.ts'

/** Data of a product record beyond its seed. */
export interface ProductContext {
  category: CategorySeed
  tint: Tint
  details: ProductDetails[string] | undefined
  /** the unit of an attribute */
  suffixOf(code: string): string | undefined
  /** ids of the product lists that contain it */
  lists: readonly string[]
  /** whether its page has tabs besides the description */
  hasTabs: boolean
}

/** Converts a seed product to a record: variants, stock per warehouse, pictures, tabs. */
export function productRecord(seed: ProductSeed, { category, tint, details, suffixOf, lists, hasTabs }: ProductContext): ProductRecord {
  const colours = seed.colours ?? []
  const choices = { ...(colours.length > 0 && { colour: colours }), ...(seed.sizes?.length && { [seed.sizeOf ?? 'size']: seed.sizes }) }
  const deliveryDays = computeDeliveryDays(seed)
  const variants = createVariants(seed, choices)
  return {
    id: toProductId(seed.sku),
    sku: seed.sku,
    category: category.id,
    title: seed.title,
    description: seed.text,
    tabs: hasTabs ? createTabs(tabFacts(seed, details)) : { und: {} },
    specs: { brand: seed.brand, ...seed.specs, ...(deliveryDays !== undefined && { delivery_days: deliveryDays }) },
    labels: seed.labels ?? [],
    choices,
    inputs: seed.inputs ?? [],
    sellWithoutStock: seed.sellWithoutStock ?? (seed.stock === 0 && seed.days !== undefined),
    minDeliveryDays: (seed.stock > 0 ? inStockDays : seed.days)?.[0],
    variants,
    volume: createVolume(seed, variants),
    pictures: createPictures(seed, tint, suffixOf),
    lists,
    rank: computeRank(seed),
  }
}

const tabFacts = ({ text, specs, stock, days, sellWithoutStock }: ProductSeed, details: ProductContext['details']) => ({
  text,
  details,
  material: typeof specs.material === 'string' ? specs.material : undefined,
  inStock: stock > 0,
  days,
  isMadeToOrder: sellWithoutStock ?? false,
})

/** Volume prices. What each variant has in stock needs no later delivery date. */
function createVolume({ volume = [] }: ProductSeed, variants: readonly VariantRecord[]): ProductRecord['volume'] {
  const inStock = Math.min(...variants.map(({ stock }) => stock.reduce((sum, { quantity }) => sum + quantity, 0)))
  return volume.map(({ from, price }, index) => ({ from, price, days: from <= inStock ? 0 : 5 + 4 * index }))
}

/** The attribute `delivery_days`: the longest that it takes. */
const computeDeliveryDays = ({ stock, days }: ProductSeed): number | undefined => (stock > 0 ? inStockDays : days)?.[1]

function createVariants(seed: ProductSeed, choices: Record<string, string[]>): VariantRecord[] {
  const combined = Object.entries(choices).reduce<Record<string, string>[]>(
    (combinations, [attribute, values]) => combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [attribute]: value }))),
    [{}],
  )
  const produced = combined.filter((values) => !seed.notMade?.includes(Object.values(values).join('-')))
  const shares = distributeStock(seed, produced.length)
  return produced.map((values, index) => ({
    code: variantCode(seed, values),
    values,
    price: seed.price,
    old: seed.old,
    stock: createStock(seed, shares[index] ?? 0),
  }))
}

/** The SKU of a variant: that of the product, the number of its colour, and its size, such as CO-1704-03-XL. */
function variantCode({ sku, colours = [] }: ProductSeed, { colour, ...others }: Record<string, string>): string {
  const number = colour === undefined ? [] : [String(colours.indexOf(colour) + 1).padStart(2, '0')]
  return [sku, ...number, ...Object.values(others).map((value) => value.toUpperCase())].join('-')
}

/** Splits the stock of a product over `count` variants at random weights; about one in eight gets none. The shares add up to the stock. */
function distributeStock({ sku, stock }: ProductSeed, count: number): number[] {
  const random = createRandom(hashSeed(sku))
  const weights = Array.from({ length: count }, () => (random() < 0.12 ? 0 : 0.4 + random()))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => (sum > 0 ? Math.floor((stock * weight) / sum) : 0))
  const remainder = stock - shares.reduce((total, share) => total + share, 0)
  const firstWeighted = weights.findIndex((weight) => weight > 0)
  const receiver = Math.max(0, firstWeighted) // the first variant when all weights are 0
  return shares.map((share, index) => (index === receiver ? share + remainder : share))
}

function createStock({ sku, days }: ProductSeed, pieces: number): StockRecord[] {
  const partnerShare = hashSeed(sku) % 5 === 0 ? 0.4 : 0.2
  const atPartner = Math.floor(pieces * partnerShare)
  const deliveryDays = pieces === 0 ? days : inStockDays
  return [
    {
      warehouse: 'central',
      sortNumber: 1,
      isPurchaseAvailable: deliveryDays !== undefined,
      quantity: pieces - atPartner,
      days: deliveryDays ?? [0, 0],
    },
    { warehouse: 'partner', sortNumber: 2, isPurchaseAvailable: atPartner > 0, quantity: atPartner, days: [4, 7] },
  ]
}

function createPictures(
  { art, colours = [], specs }: ProductSeed,
  tint: Tint,
  suffixOf: ProductContext['suffixOf'],
): ProductRecord['pictures'] {
  const measures = measuresOf(art, specs, suffixOf)
  const drawing: Recipe[] = measures ? [{ art, tint, view: 'drawing', measures }] : []
  const shots = (colour?: string): Recipe[] => {
    const shot = (view: Drawing['view']): Recipe => ({ art, tint, view, ...(colour && { colour }) })
    return [shot('front'), ...drawing, shot('detail')]
  }
  const byValue = Object.fromEntries(colours.map((colour) => [colour, shots(colour)]))
  const others = colours.slice(1).map((colour): Recipe => ({ art, tint, view: 'front', colour }))
  return { whole: [...shots(colours[0]), ...others], byValue }
}

/**
 * Ranks products in stock first, then new ones: a department shows its bestsellers in a row of their own. A hash of the SKU breaks
 * ties, which keeps the order stable.
 */
function computeRank({ sku, labels = [], stock }: ProductSeed): number {
  const points = { new: 400, top: 120, restocked: 80, sale: 60 }
  const label = labels.reduce((sum, name) => sum + points[name], 0)
  return (stock > 0 ? 2000 : 0) + label + (hashSeed(sku) % 300)
}
