import type { Variant, Warehouse } from '../../../src/model/product/variant.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import type { Reference } from '../records/reference.ts'
import { toChosenAttribute } from './to-attributes.ts'

interface Row {
  code: string
  gtin: string | null
  mpn: string | null
  price: number
  priceOld: number | null
  images: string[]
  available: number
  values: Record<string, string>
  sku: string
  sellWithoutStock: boolean
  countsStock: boolean
  warehouses: Warehouse[]
}

/** A variant and the value codes that select it, by attribute. */
export interface ChosenVariant {
  values: Record<string, string>
  answer: Variant
}

/** Loads all variants of a product in display order (ENT-02), each with its warehouses by priority. */
export async function loadVariants(db: Db, reference: Reference, productNo: number, language: Language): Promise<ChosenVariant[]> {
  const rows = await db.query<Row>(
    `select v.code, v.gtin, v.mpn, v.price_cents as price, v.price_old_cents as "priceOld", v.images, v.available_quantity as available,
       v.attribute_values as values, p.sku, coalesce(v.sell_without_stock, p.sell_without_stock) as "sellWithoutStock",
       p.counts_stock as "countsStock",
       coalesce((select jsonb_agg(jsonb_build_object('isPurchaseAvailable', is_purchase_available, 'sortNumber', sort_number,
         'availableQuantity', available_quantity, 'deliveryTimeMinDays', delivery_min_days, 'deliveryTimeMaxDays', delivery_max_days)
         order by sort_number) from warehouse_stock where variant_code = v.code), '[]') as warehouses
     from variant v join product p on p.no = v.product_no where v.product_no = $1 order by v.sort_number, v.code`,
    [productNo],
  )
  return rows.map(({ values, ...row }) => ({
    values,
    answer: {
      code: row.code,
      ...(row.gtin && { gtin: row.gtin }),
      ...(row.mpn && { mpn: row.mpn }),
      priceNow: reference.amounts.toUnits(row.price),
      priceOld: reference.amounts.toUnits(row.priceOld ?? undefined),
      currency: reference.amounts.currency,
      images: row.images,
      ...(row.countsStock ? { availableQuantity: row.available, warehouses: row.warehouses } : { isInStock: row.available > 0 }),
      sellWithoutStock: row.sellWithoutStock,
      mainModel: row.sku,
      attributes: toChosenAttribute(reference, values, language),
    },
  }))
}
