import { batches } from '../../server/catalogue/records/batches.ts'
import type { CategoryRecord } from '../../server/catalogue/records/record.ts'
import { readReference } from '../../server/catalogue/records/reference.ts'
import { createRelations, type RelationInput } from '../../server/catalogue/records/relations.ts'
import { publish } from '../../server/catalogue/write/publish.ts'
import { writePicked, writeProducts, writeRelations } from '../../server/catalogue/write/write-products.ts'
import { writeAttributes, writeCategories, writeLists } from '../../server/catalogue/write/write-reference.ts'
import type { Db } from '../../server/db/db.ts'
import type { Language } from '../../server/languages/language.ts'
import type { Languages } from '../../server/languages/languages.ts'
import { beginFilling, fill, finishFilling } from '../../server/seed/filling.ts'
import { attributes } from '../content/common/attributes.ts'
import { toProductId } from '../content/common/product-id.ts'
import type { CategorySeed, DepartmentSeed, ProductSeed } from '../content/common/shape.ts'
import { details } from '../content/details.ts'
import { lists, skusOf } from '../content/lists.ts'
import { generateProducts, type Shelf } from './generate.ts'
import { type ProductContext, productRecord } from './product-record.ts'
import { type SeedContent, seedContent } from './seed-content.ts'

export interface SeedOptions {
  /** number of products; those beyond the hand-written ones are generated; default: the hand-written ones */
  products?: number | undefined
  progress?: ((done: number, all: number) => void) | undefined
  content?: SeedContent
}

interface ShelfContext {
  category: CategorySeed
  department: DepartmentSeed
}

const batchSize = 500

/**
 * Fills an empty catalogue with the content of the demo shop, publishes it and marks it as filled. Returns the number of products.
 * Continues an interrupted run, whose number of products then counts.
 */
export async function seedCatalogue(
  db: Db,
  { products: requested = 0, progress, content = seedContent }: SeedOptions = {},
): Promise<number> {
  const { languages, departments } = content
  const filling = await beginFilling(db, requested)
  await writeCategories(
    db,
    languages,
    departments.flatMap((department) => categoryRecords(languages, department, department)),
  )
  await writeAttributes(db, languages, [...attributes, ...departments.flatMap((department) => department.attributes)])
  await writeLists(db, languages, lists)
  const reference = await readReference(db, languages)
  const shelves = departments.flatMap((department) => createShelves(department, department))
  const written = shelves.flatMap(({ products }) => products)
  const all = Math.max(filling.products, written.length)
  const placeOf = createContextResolver(written)
  const placed: RelationInput[] = []
  for (const batch of batches(allProducts(shelves, all - written.length), batchSize)) {
    const records = batch.map(({ seed, place, isGenerated }) => productRecord(seed, { ...placeOf(seed, place), hasTabs: !isGenerated }))
    for (const { id, category, inputs } of records) placed.push({ id, category, inputs })
    if (placed.length > filling.written) await fill(db, placed.length, (tx) => writeProducts(tx, reference, records))
    progress?.(placed.length, all)
  }
  const parentOf = (id: string) => reference.categories.get(id)?.parent?.id ?? id
  await writeRelations(db, createRelations(placed, parentOf))
  for (const list of lists) if ('skus' in list) await writePicked(db, list.id, list.skus.map(toProductId))
  await publish(db)
  await finishFilling(db, placed.length)
  return placed.length
}

function categoryRecords(
  languages: Languages,
  category: CategorySeed,
  department: DepartmentSeed,
  parent?: CategoryRecord,
): CategoryRecord[] {
  const { path: above } = parent ?? {}
  const below = (language: Language) => {
    const slug = languages.pick(category.slug, language)
    return above ? `${languages.pick(above, language)}/${slug}` : slug
  }
  const record: CategoryRecord = {
    ...category,
    parent: parent?.id,
    path: languages.each(below),
    picture: { art: category.art, tint: department.tint, view: 'tile' },
  }
  return [record, ...(category.children ?? []).flatMap((child) => categoryRecords(languages, child, department, record))]
}

const createShelves = (category: CategorySeed, department: DepartmentSeed): Shelf<ShelfContext>[] => [
  { products: category.products ?? [], place: { category, department } },
  ...(category.children ?? []).flatMap((child) => createShelves(child, department)),
]

const brands = attributes.find(({ code }) => code === 'brand')?.values?.map(({ value }) => value) ?? []

function* allProducts(shelves: readonly Shelf<ShelfContext>[], more: number) {
  for (const { products, place } of shelves) for (const seed of products) yield { seed, place, isGenerated: false }
  for (const product of generateProducts(shelves, more, brands)) yield { ...product, isGenerated: true }
}

/** Categories of plants, next to the food of the pantry: nobody needs a drawing of their measures. */
const plants = new Set(['vegetable-seeds', 'flower-seeds-bulbs', 'herb-seeds', 'houseplants'])

const isGrown = ({ id }: CategorySeed, department: DepartmentSeed): boolean => department.id === 'pantry' || plants.has(id)

function createContextResolver(written: readonly ProductSeed[]) {
  const picked = lists.map((list) => ({ list, skus: new Set(skusOf(list, written)) }))
  return (seed: ProductSeed, { category, department }: ShelfContext): Omit<ProductContext, 'hasTabs'> => ({
    category,
    tint: department.tint,
    details: details[seed.sku],
    suffixOf: (code) =>
      isGrown(category, department)
        ? undefined
        : [...attributes, ...department.attributes].find((attribute) => attribute.code === code)?.suffix,
    lists: picked.filter(({ list, skus }) => ('rule' in list ? list.rule(seed) : skus.has(seed.sku))).map(({ list }) => list.id),
  })
}
