import type { Db } from '../../server/db/db.ts'
import { insertMissing } from '../../server/db/insert-missing.ts'
import { toProductId } from '../content/common/product-id.ts'
import { loyaltyPrograms } from '../content/loyalty.ts'

/** Inserts missing loyalty programs. */
export const seedPrograms = (db: Db) =>
  insertMissing(
    db,
    'loyalty_program',
    {
      id: 'text',
      type: 'text',
      titles: 'jsonb',
      descriptions: 'jsonb',
      discount: 'int',
      needed_cents: 'bigint',
      products: 'text[]',
      period: 'text',
      sort_number: 'int',
    },
    loyaltyPrograms.map(({ id, type, title, description, discount, needed, skus = [], period }, index) => ({
      id,
      type,
      titles: title,
      descriptions: description,
      discount,
      needed_cents: needed,
      products: skus.map(toProductId),
      period,
      sort_number: index,
    })),
  )
