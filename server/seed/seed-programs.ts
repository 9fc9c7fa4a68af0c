import { loyaltyPrograms } from '../../demo/content/loyalty.ts'
import { toProductId } from '../catalogue/records/product-record.ts'
import type { Db } from '../db/db.ts'
import { insertMissing } from '../db/insert-missing.ts'

/** Inserts missing loyalty programs. */
export const seedPrograms = (db: Db) =>
  insertMissing(
    db,
    'loyalty_program',
    {
      ...{ id: 'text', type: 'text', titles: 'jsonb', descriptions: 'jsonb', discount: 'int', needed_cents: 'bigint' },
      ...{ products: 'text[]', period: 'text', sort_number: 'int' },
    },
    loyaltyPrograms.map(({ id, type, title, description, discount, needed, skus = [], period }, index) => ({
      ...{ id, type, titles: title, descriptions: description, discount, needed_cents: needed },
      ...{ products: skus.map(toProductId), period, sort_number: index },
    })),
  )
