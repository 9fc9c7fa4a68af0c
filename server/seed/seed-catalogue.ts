import { departments } from '../../demo/content/catalogue.ts'
import { attributes } from '../../demo/content/common/attributes.ts'
import type { CategorySeed, DepartmentSeed, ProductSeed, Text } from '../../demo/content/common/shape.ts'
import { details } from '../../demo/content/details.ts'
import { lists, skusOf } from '../../demo/content/lists.ts'
import { batches } from '../catalogue/records/batches.ts'
import { type ProductContext, productRecord, toProductId } from '../catalogue/records/product-record.ts'
import type { CategoryRecord } from '../catalogue/records/record.ts'
import { readReference } from '../catalogue/records/reference.ts'
import { createRelations, type RelationInput } from '../catalogue/records/relations.ts'
import { publish } from '../catalogue/write/publish.ts'
import { writePicked, writeProducts, writeRelations } from '../catalogue/write/write-products.ts'
import { writeAttributes, writeCategories, writeLists } from '../catalogue/write/write-reference.ts'
import type { Db } from '../db/db.ts'
import { beginFilling, fill, finishFilling } from './filling.ts'
import { generateProducts, type Shelf } from './generate.ts'

export interface SeedOptions {
  /** number of products; those beyond the hand-written ones are generated; default: the hand-written ones */
  products?: number | undefined
  progress?: ((done: number, all: number) => void) | undefined
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
export async function seedCatalogue(db: Db, { products: requested = 0, progress }: SeedOptions = {}): Promise<number> {
  const filling = await beginFilling(db, requested)
  await writeCategories(
    db,
    departments.flatMap((department) => categoryRecords(department, department)),
  )
  await writeAttributes(db, [...attributes, ...departments.flatMap((department) => department.attributes)])
  await writeLists(db, lists)
  const reference = await readReference(db)
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

function categoryRecords(category: CategorySeed, department: DepartmentSeed, parent?: CategoryRecord): CategoryRecord[] {
  const below = (language: keyof Text) => (parent ? `${parent.path[language]}/${category.slug[language]}` : category.slug[language])
  const record: CategoryRecord = {
    ...category,
    parent: parent?.id,
    path: { en: below('en'), lt: below('lt') },
    picture: { art: category.art, tint: department.tint, view: 'tile' },
  }
  return [record, ...(category.children ?? []).flatMap((child) => categoryRecords(child, department, record))]
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
