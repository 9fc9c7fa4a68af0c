import { type Adapter, type EngineCategory, EngineError, type EngineProduct, type NamedValue } from '../../adapter.ts'
import { type Ask, pages, roundTo } from './medusa-client.ts'
import type { MedusaRegion } from './medusa-region.ts'

interface Category {
  id: string
  name: string
  handle: string
  description: string | null
  parent_category_id: string | null
}

interface Variant {
  id: string
  sku: string | null
  ean: string | null
  upc: string | null
  barcode: string | null
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity: number | null
  options: { value: string; option: { title: string } }[]
  calculated_price: CalculatedPrice | null
}

interface CalculatedPrice {
  calculated_amount: number
  original_amount: number
  /** missing if the region has no automatic taxes */
  calculated_amount_with_tax?: number
  original_amount_with_tax?: number
}

interface Product {
  id: string
  handle: string
  title: string
  description: string | null
  material: string | null
  images: { url: string }[] | null
  categories: { id: string; mpath: string }[]
  tags: { value: string }[] | null
  type: { value: string } | null
  collection: { title: string } | null
  options: { title: string }[]
  variants: Variant[]
}

const categoryFields = 'id,name,handle,description,parent_category_id'
const productFields = [
  'id,title,handle,description,material,images.url,tags.value,type.value,collection.title,*categories,options.title',
  'variants.id,variants.sku,variants.ean,variants.upc,variants.barcode,variants.manage_inventory,variants.allow_backorder,variants.inventory_quantity',
  '*variants.options,*variants.calculated_price',
].join(',')

/** A variant without a price or a code is not for sale in this region. */
const isSold = (variant: Variant): variant is Variant & { sku: string; calculated_price: CalculatedPrice } =>
  variant.calculated_price?.calculated_amount != null && Boolean(variant.sku)

function priceOf(price: CalculatedPrice, currency: string): { price: number; old?: number } {
  const now = roundTo(currency, price.calculated_amount_with_tax ?? price.calculated_amount)
  const before = roundTo(currency, price.original_amount_with_tax ?? price.original_amount)
  return { price: now, ...(before > now && { old: before }) }
}

const depthOf = ({ mpath }: Product['categories'][number]) => mpath.split('.').length

const factsOf = ({ material, type, collection, tags }: Product): NamedValue[] => [
  ...(material ? [{ name: 'material', value: material }] : []),
  ...(type ? [{ name: 'type', value: type.value }] : []),
  ...(collection ? [{ name: 'collection', value: collection.title }] : []),
  ...(tags ?? []).map(({ value }) => ({ name: 'tags', value })),
]

function toProduct(product: Product, currency: string): EngineProduct {
  const sold = product.variants.filter(isSold)
  const orderOf = (title: string) => product.options.findIndex((option) => option.title === title)
  // one uncounted variant makes the sum of the others meaningless
  const countsStock = sold.every(({ manage_inventory }) => manage_inventory)
  return {
    ref: product.id,
    sku: product.handle,
    title: product.title,
    html: product.description ?? '',
    categories: product.categories.toSorted((a, b) => depthOf(b) - depthOf(a)).map(({ id }) => id),
    facts: factsOf(product),
    pictures: (product.images ?? []).map(({ url }) => url),
    countsStock,
    variants: sold.map(
      ({ id, sku, ean, upc, barcode, options, manage_inventory, allow_backorder, inventory_quantity, calculated_price }) => {
        const quantity = manage_inventory ? Math.max(0, inventory_quantity ?? 0) : 1
        return {
          ref: id,
          code: sku,
          gtin: ean ?? upc ?? barcode ?? undefined,
          ...priceOf(calculated_price, currency),
          stock: countsStock ? quantity : Math.min(1, quantity),
          backorder: manage_inventory && allow_backorder,
          options: options
            .toSorted((a, b) => orderOf(a.option.title) - orderOf(b.option.title))
            .map(({ value, option }) => ({ name: option.title, value })),
        }
      },
    ),
  }
}

/** Sorts parents before children, which Medusa's list does not guarantee. */
function toTree(categories: readonly Category[]): EngineCategory[] {
  const known = new Set(categories.map(({ id }) => id))
  const below = (parent: string | undefined): EngineCategory[] =>
    categories
      .filter(({ parent_category_id }) => (parent_category_id && known.has(parent_category_id) ? parent_category_id : undefined) === parent)
      .flatMap(({ id, name, handle, description }) => [
        { ref: id, parent, title: name, slug: handle, html: description ?? undefined },
        ...below(id),
      ])
  return below(undefined)
}

/** Medusa's catalogue, at the prices of a region. */
export function medusaCatalogue(ask: Ask, region: () => Promise<MedusaRegion>): Pick<Adapter, 'categories' | 'everything' | 'product'> {
  const inRegion = async () => {
    const { id, country } = await region()
    return { region_id: id, country_code: country.toLowerCase(), fields: productFields }
  }
  return {
    categories: async () => {
      const categories: Category[] = []
      for await (const category of pages<Category>(ask, '/store/product-categories', 'product_categories', { fields: categoryFields }))
        categories.push(category)
      return toTree(categories)
    },
    everything: async function* () {
      for await (const product of pages<Product>(ask, '/store/products', 'products', { ...(await inRegion()), order: 'id' })) {
        const converted = toProduct(product, (await region()).currency)
        if (converted.variants.length > 0) yield converted
      }
    },
    product: async (ref) => {
      try {
        const { product } = await ask<{ product: Product }>(`/store/products/${encodeURIComponent(ref)}`, { query: await inRegion() })
        const converted = toProduct(product, (await region()).currency)
        return converted.variants.length > 0 ? converted : undefined
      } catch (error) {
        if (error instanceof EngineError && error.kind === 'gone') return undefined
        throw error
      }
    },
  }
}
