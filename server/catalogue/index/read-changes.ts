import type { Db } from '../../db/db.ts'

/** What has been published since a version. */
export interface Changes {
  version: number
  /** products that were changed, added or deleted; undefined if anything may have changed */
  products: ReadonlySet<number> | undefined
  /** whether categories, attributes or product lists have changed */
  hasReference: boolean
}

interface ChangesRow {
  version: number
  publications: number
  isWhole: boolean
  hasReference: boolean
  products: number[] | null
}

/** Reads what has been published since a version. Read the products afterwards: if they are newer, the next version names them again. */
export async function readChanges(db: Db, since: number): Promise<Changes> {
  const [row] = await db.query<ChangesRow>(
    `select v.version, count(distinct p.version)::int as publications, coalesce(bool_or(p.is_whole), false) as "isWhole",
       coalesce(bool_or(p.has_reference), false) as "hasReference",
       array_agg(distinct c.product_no) filter (where c.product_no is not null) as products
     from catalogue_version v left join catalogue_publication p on p.version > $1 and p.version <= v.version
       left join catalogue_change c on c.version = p.version group by v.version`,
    [since],
  )
  const { version, publications, isWhole, hasReference, products } = row ?? noVersion(since)
  const isKnown = !isWhole && publications === version - since
  return { version, products: isKnown ? new Set(products) : undefined, hasReference: hasReference || !isKnown }
}

const noVersion = (since: number): ChangesRow => ({ version: since, publications: 0, isWhole: false, hasReference: false, products: null })
