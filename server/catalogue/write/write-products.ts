import type { Db } from '../../db/db.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { batches } from '../records/batches.ts'
import type { ProductRecord, RelationRecord } from '../records/record.ts'
import type { Reference } from '../records/reference.ts'
import { slugify, titleKey } from '../records/words.ts'
import { listingRows, type PictureIds, pieces, splitAttribute } from './listing-rows.ts'
import { searchColumns, searchTexts } from './search-texts.ts'
import { writePictures } from './write-pictures.ts'

const languageColumns = { product_no: 'int', lang: 'text', title: 'text', path: 'text', description: 'text', tabs: 'jsonb' }
const textColumns = { ...languageColumns, title_key: 'text', ...searchColumns }
const productColumns = {
  id: 'text',
  sku: 'text',
  category: 'text',
  specs: 'jsonb',
  choices: 'jsonb',
  inputs: 'text[]',
  sell_without_stock: 'boolean',
  counts_stock: 'boolean',
  min_delivery_days: 'int',
  import_list: 'text',
}
const variantColumns = {
  code: 'text',
  gtin: 'text',
  mpn: 'text',
  product_no: 'int',
  sort_number: 'int',
  attribute_values: 'jsonb',
  price_cents: 'int',
  price_old_cents: 'int',
  available_quantity: 'int',
  images: 'text[]',
  sell_without_stock: 'boolean',
}
const stockColumns = {
  variant_code: 'text',
  warehouse: 'text',
  sort_number: 'int',
  is_purchase_available: 'boolean',
  available_quantity: 'int',
  delivery_min_days: 'int',
  delivery_max_days: 'int',
}
const volumeColumns = { product_no: 'int', from_quantity: 'int', delivery_days: 'int', price_cents: 'int', price_old_cents: 'int' }
const listingColumns = {
  id: 'text',
  product_no: 'int',
  split_attribute: 'text',
  split_value: 'text',
  in_whole: 'boolean',
  in_split: 'boolean',
  codes: 'text[]',
  images: 'text[]',
  price_cents: 'int',
  price_old_cents: 'int',
  discount: 'int',
  stock: 'int',
  available_quantity: 'int',
  rank: 'int',
  newness: 'int',
  tokens: 'int[]',
  numbers: 'jsonb',
}

const relationBatchSize = 1000

/**
 * Writes products with their texts, variants, stock, prices and listing rows; replaces products with known ids. Their
 * categories, attributes and lists must exist. Call `publish` afterwards.
 */
export async function writeProducts(db: Db, reference: Reference, products: readonly ProductRecord[]): Promise<void> {
  const numbers = await upsert(db, products)
  const noOf = (product: ProductRecord) => numbers.get(product.id) ?? 0
  const pictures = await picturesOf(db, products)
  await insertRows(
    db,
    'product_text',
    textColumns,
    products.flatMap((product) => textRows(reference, product, noOf(product))),
  )
  await insertRows(
    db,
    'variant',
    variantColumns,
    products.flatMap((product, index) => variantRows(product, noOf(product), pictures[index])),
  )
  await insertRows(db, 'warehouse_stock', stockColumns, products.flatMap(stockRows))
  await insertRows(
    db,
    'quantity_date_price',
    volumeColumns,
    products.flatMap((product) =>
      product.volume.map(({ from, price, days }) => ({
        product_no: noOf(product),
        from_quantity: from,
        delivery_days: days,
        price_cents: price,
        price_old_cents: product.variants[0]?.price,
      })),
    ),
  )
  const rows = products.flatMap((product, index) => listingRows(reference, product, noOf(product), pictures[index] ?? noPictures))
  await insertRows(db, 'listing', listingColumns, rows)
}

/** Writes relations between existing products; ignores unknown ids. */
export async function writeRelations(db: Db, relations: Iterable<RelationRecord>): Promise<void> {
  const numbers = new Map((await db.query<{ id: string; no: number }>('select id, no from product')).map(({ id, no }) => [id, no]))
  const columns = { product_no: 'int', kind: 'text', others: 'int[]' }
  const tail = 'on conflict (product_no, kind) do update set others = excluded.others'
  for (const batch of batches(relations, relationBatchSize)) {
    const rows = batch.flatMap(({ product, kind, others }) => {
      const known = others.flatMap((other) => numbers.get(other) ?? [])
      return numbers.has(product) && known.length > 0 ? [{ product_no: numbers.get(product), kind, others: known }] : []
    })
    await insertRows(db, 'product_relation', columns, rows, tail)
  }
}

/** Stores the order of the products of a hand-picked list. */
export async function writePicked(db: Db, list: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `update product_list set picked = (select array_agg(p.no order by at) from unnest($2::text[]) with ordinality as wanted (id, at)
       join product p on p.id = wanted.id) where id = $1`,
    [list, ids],
  )
}

const noPictures: PictureIds = { whole: [], byValue: {} }

async function upsert(db: Db, products: readonly ProductRecord[]): Promise<Map<string, number>> {
  const rows = products.map((product) => ({
    id: product.id,
    sku: product.sku,
    category: product.category,
    specs: { ...product.specs, ...(product.labels.length > 0 && { product_label: product.labels }) },
    choices: product.choices,
    inputs: product.inputs,
    sell_without_stock: product.sellWithoutStock,
    counts_stock: product.countsStock ?? true,
    min_delivery_days: product.minDeliveryDays,
    import_list: product.importList,
  }))
  const changes = Object.keys(productColumns)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')
  const tail = `on conflict (id) do update set ${changes} returning id, no`
  const written = await insertRows<{ id: string; no: number }>(db, 'product', productColumns, rows, tail)
  const nos = written.map(({ no }) => no)
  for (const table of ['product_text', 'variant', 'quantity_date_price', 'listing'])
    await db.query(`delete from ${table} where product_no = any($1)`, [nos])
  return new Map(written.map(({ id, no }) => [id, no]))
}

async function picturesOf(db: Db, products: readonly ProductRecord[]): Promise<PictureIds[]> {
  const flat = products.flatMap(({ pictures }) => [...pictures.whole, ...Object.values(pictures.byValue).flat()])
  const ids = (await writePictures(db, flat)).values()
  const take = (count: number) => Array.from({ length: count }, () => ids.next().value ?? '')
  return products.map(({ pictures }) => ({
    whole: take(pictures.whole.length),
    byValue: Object.fromEntries(Object.entries(pictures.byValue).map(([value, recipes]) => [value, take(recipes.length)])),
  }))
}

function textRows(reference: Reference, product: ProductRecord, no: number) {
  const { id, sku, category, specs, variants } = product
  const { languages } = reference
  return languages.codes.map((lang) => {
    const title = languages.pick(product.title, lang)
    return {
      product_no: no,
      lang,
      title,
      path: `${slugify(title)}-${id}`.replace(/^-/, ''),
      description: languages.pick(product.description, lang),
      tabs: languages.pick(product.tabs, lang),
      title_key: titleKey(title, languages, lang),
      ...searchTexts(reference, { title, sku, category, brand: specs.brand, variants }, lang),
    }
  })
}

function variantRows(product: ProductRecord, no: number, pictures: PictureIds = noPictures) {
  return product.variants.map((variant, index) => ({
    code: variant.code,
    gtin: variant.gtin,
    mpn: variant.mpn,
    product_no: no,
    sort_number: index,
    attribute_values: variant.values,
    price_cents: variant.price,
    price_old_cents: variant.old,
    available_quantity: pieces(variant.stock),
    images: pictures.byValue[variant.values[splitAttribute] ?? ''] ?? pictures.whole,
    sell_without_stock: variant.sellWithoutStock,
  }))
}

const stockRows = (product: ProductRecord) =>
  product.variants.flatMap(({ code, stock }) =>
    stock.map(({ warehouse, sortNumber, isPurchaseAvailable, quantity, days: [min, max] }) => ({
      variant_code: code,
      warehouse,
      sort_number: sortNumber,
      is_purchase_available: isPurchaseAvailable,
      available_quantity: quantity,
      delivery_min_days: min,
      delivery_max_days: max,
    })),
  )
