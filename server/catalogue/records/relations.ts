import type { ProductRecord, RelationRecord } from './record.ts'

/** The product data that relations are computed from. */
export type RelationInput = Pick<ProductRecord, 'id' | 'category' | 'inputs'>

const maxRelated = 15
const maxAlternatives = 8
const maxMatching = 30

/** The kind that the parameter `relatedTo` returns. */
export const relatedKind = 'related'
/** The attribute whose choices are products of the same category. */
export const alternativesAttribute = 'alternativeProducts'
/** The input attribute that offers a second product. */
const matchingAttribute = 'matching_product'

/**
 * Takes related products from the sibling categories first and then from the same category, because complements are of a
 * different kind. Takes alternatives from the same category and matching products from the whole department. `parentOf`
 * returns the parent of a category.
 */
export function* createRelations(products: readonly RelationInput[], parentOf: (category: string) => string): Generator<RelationRecord> {
  const shelves = groupByKey(products, ({ category }) => category)
  const areas = groupByKey(
    [...shelves.keys()].map((id) => ({ id })),
    ({ id }) => parentOf(id),
  )
  const departments = groupByKey(products, ({ category }) => parentOf(parentOf(category)))
  for (const product of products) {
    const area = parentOf(product.category)
    const shelf = shelves.get(product.category)
    const siblings = (areas.get(area)?.ids ?? []).flatMap((id) => (id === product.category ? [] : (shelves.get(id) ?? [])))
    const related = [
      ...interleave(siblings, shelf?.indexById.get(product.id) ?? 0, maxRelated),
      ...nextNeighbours(shelf, product, maxRelated),
    ]
    yield { product: product.id, kind: relatedKind, others: related.slice(0, maxRelated) }
    yield { product: product.id, kind: alternativesAttribute, others: nextNeighbours(shelf, product, maxAlternatives) }
    if (product.inputs.includes(matchingAttribute))
      yield { product: product.id, kind: matchingAttribute, others: nextNeighbours(departments.get(parentOf(area)), product, maxMatching) }
  }
}

/** Takes one product of each shelf per round, starting at index `from`, until it has at least `maxCount` or runs out. */
function interleave(shelves: readonly Neighbours[], from: number, maxCount: number): string[] {
  const found: string[] = []
  const longest = Math.max(0, ...shelves.map(({ ids }) => ids.length))
  for (let step = 0; step < longest && found.length < maxCount; step += 1)
    for (const { ids } of shelves) {
      const id = step < ids.length ? ids[(from + step) % ids.length] : undefined
      if (id !== undefined) found.push(id)
    }
  return found
}

function groupByKey<T extends { id: string }>(members: readonly T[], keyOf: (member: T) => string): Map<string, Neighbours> {
  const groups = new Map<string, Neighbours>()
  for (const member of members) {
    const key = keyOf(member)
    const group: Neighbours = groups.get(key) ?? { ids: [], indexById: new Map() }
    group.indexById.set(member.id, group.ids.length)
    group.ids.push(member.id)
    groups.set(key, group)
  }
  return groups
}

interface Neighbours {
  ids: string[]
  indexById: Map<string, number>
}

/** The products that follow in the group, wrapping around at the end. Excludes the product itself. */
function nextNeighbours(group: Neighbours | undefined, { id }: RelationInput, max: number): string[] {
  if (!group) return []
  const index = group.indexById.get(id) ?? 0
  const count = Math.min(max, group.ids.length - 1)
  return Array.from({ length: count }, (_, step) => group.ids[(index + step + 1) % group.ids.length] ?? '')
}
