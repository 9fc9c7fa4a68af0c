import type { Adapter, EngineCategory, EngineProduct } from '../../adapter.ts'
import type { Ask, ToUnits } from './vendure-client.ts'

interface Collection {
  id: string
  slug: string
  name: string
  description: string
  parentId: string
  featuredAsset: { source: string } | null
}

interface Product {
  id: string
  slug: string
  name: string
  description: string
  assets: { source: string }[]
  facetValues: { name: string; facet: { name: string } }[]
  collections: { id: string; breadcrumbs: unknown[] }[]
  variants: {
    id: string
    sku: string
    priceWithTax: number
    stockLevel: string
    options: { name: string; group: { name: string; code: string } }[]
    assets: { source: string }[]
  }[]
  optionGroups: { code: string }[]
}

const pageSize = 100

const collectionFields = 'id slug name description parentId featuredAsset { source }'
const productFields = `id slug name description assets { source } facetValues { name facet { name } } collections { id breadcrumbs { id } }
  optionGroups { code } variants { id sku priceWithTax stockLevel options { name group { name code } } assets { source } }`

const listQuery = (field: string, fields: string) => `query ($take: Int!, $skip: Int!) {
  ${field}(options: { take: $take, skip: $skip, sort: { id: ASC } }) { totalItems items { ${fields} } } }`
const productQuery = `query ($id: ID!) { product(id: $id) { ${productFields} } }`

const sources = (assets: readonly { source: string }[]) => assets.map(({ source }) => source)

/** The deepest collection is the product's category; the others list it as well. */
const byDepth = (collections: Product['collections']) =>
  [...collections].sort((a, b) => b.breadcrumbs.length - a.breadcrumbs.length).map(({ id }) => id)

function toProduct({ variants, optionGroups, ...product }: Product, toUnits: ToUnits): EngineProduct {
  const orderOf = (code: string) => optionGroups.findIndex((group) => group.code === code)
  return {
    ref: product.id,
    sku: product.slug,
    title: product.name,
    html: product.description,
    categories: byDepth(product.collections),
    facts: product.facetValues.map(({ name, facet }) => ({ name: facet.name, value: name })),
    pictures: sources(product.assets),
    countsStock: false,
    variants: variants.map(({ id, sku, priceWithTax, stockLevel, options, assets }) => ({
      ref: id,
      code: sku,
      price: toUnits(priceWithTax),
      stock: stockLevel === 'OUT_OF_STOCK' ? 0 : 1,
      options: options
        .toSorted((a, b) => orderOf(a.group.code) - orderOf(b.group.code))
        .map(({ name, group }) => ({ name: group.name, value: name })),
      pictures: sources(assets),
    })),
  }
}

/** Sorts parents before children, which Vendure's list does not guarantee. */
function toTree(collections: readonly Collection[]): EngineCategory[] {
  const known = new Set(collections.map(({ id }) => id))
  const below = (parent: string | undefined): EngineCategory[] =>
    collections
      .filter(({ parentId }) => (known.has(parentId) ? parentId : undefined) === parent)
      .flatMap(({ id, slug, name, description, featuredAsset }) => [
        { ref: id, parent, title: name, slug, html: description, picture: featuredAsset?.source },
        ...below(id),
      ])
  return below(undefined)
}

export function vendureCatalogue(ask: Ask, toUnits: ToUnits): Pick<Adapter, 'categories' | 'everything' | 'product'> {
  async function* pages<T>(field: string, fields: string): AsyncGenerator<T> {
    const query = listQuery(field, fields)
    for (let skip = 0; ; skip += pageSize) {
      const { data } = await ask<Record<string, { totalItems: number; items: T[] }>>(query, { take: pageSize, skip })
      const { totalItems = 0, items = [] } = data[field] ?? {}
      yield* items
      if (items.length === 0 || skip + items.length >= totalItems) return
    }
  }
  return {
    categories: async () => {
      const collections: Collection[] = []
      for await (const collection of pages<Collection>('collections', collectionFields)) collections.push(collection)
      return toTree(collections)
    },
    everything: async function* () {
      for await (const product of pages<Product>('products', productFields))
        if (product.variants.length > 0) yield toProduct(product, toUnits)
    },
    product: async (ref) => {
      const { product } = (await ask<{ product: Product | null }>(productQuery, { id: ref })).data
      return product?.variants.length ? toProduct(product, toUnits) : undefined
    },
  }
}
