import type { ProductRecord, RelationRecord } from './record.ts'

/** What relations are made from. */
export type Placed = Pick<ProductRecord, 'id' | 'category' | 'inputs'>

const relatedMost = 15
const alternativesMost = 8
const matchingMost = 30

/** Asked for with `relatedTo`. */
export const relatedKind = 'related'
/** The attribute whose choices are products of the same shelf (S20). */
export const alternativesAttribute = 'alternativeProducts'
/** The input attribute that offers a second product (S19). */
const matchingAttribute = 'matching_product'

/**
 * Related products stand in the neighbouring subcategories and on the same shelf, alternatives on the same shelf only,
 * matching ones anywhere in the department. `parentOf` tells the category above one.
 */
export function* relationsOf(products: readonly Placed[], parentOf: (category: string) => string): Generator<RelationRecord> {
  const shelves = grouped(products, ({ category }) => category)
  const areas = grouped(products, ({ category }) => parentOf(category))
  const departments = grouped(products, ({ category }) => parentOf(parentOf(category)))
  for (const product of products) {
    const area = parentOf(product.category)
    yield { product: product.id, kind: relatedKind, others: nextOf(areas.get(area), product, relatedMost) }
    yield { product: product.id, kind: alternativesAttribute, others: nextOf(shelves.get(product.category), product, alternativesMost) }
    if (product.inputs.includes(matchingAttribute))
      yield { product: product.id, kind: matchingAttribute, others: nextOf(departments.get(parentOf(area)), product, matchingMost) }
  }
}

function grouped(products: readonly Placed[], keyOf: (product: Placed) => string): Map<string, Neighbours> {
  const groups = new Map<string, Neighbours>()
  for (const product of products) {
    const key = keyOf(product)
    const group: Neighbours = groups.get(key) ?? { ids: [], places: new Map() }
    group.places.set(product.id, group.ids.length)
    group.ids.push(product.id)
    groups.set(key, group)
  }
  return groups
}

interface Neighbours {
  ids: string[]
  places: Map<string, number>
}

/** Those that follow it on the shelf, from the end round to the beginning; never itself. */
function nextOf(group: Neighbours | undefined, { id }: Placed, most: number): string[] {
  if (!group) return []
  const at = group.places.get(id) ?? 0
  const count = Math.min(most, group.ids.length - 1)
  return Array.from({ length: count }, (_, step) => group.ids[(at + step + 1) % group.ids.length] ?? '')
}
