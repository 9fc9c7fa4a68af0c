import type { ProductReturn, ReturnCode } from '../../../src/model/account/product-return.ts'
import type { CoreDeps } from '../../context/deps.ts'
import type { Language, Text } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'

type Source = Pick<CoreDeps, 'db' | 'languages'>

interface ReturnRow {
  id: string
  order_id: string
  requested: Date
  comment: string
  reason: string
  reasonTitles: Text | null
  status: string
  statusTitles: Text | null
  products: { id: string; code: string; quantity: number }[]
}

const toReturnCode = (code: string, titles: Text | null, { pick }: Languages, language: Language): ReturnCode => ({
  code,
  title: titles ? pick(titles, language) : undefined,
})

const toProductReturn = (row: ReturnRow, languages: Languages, language: Language): ProductReturn => ({
  id: row.id,
  orderId: row.order_id,
  date: row.requested.toISOString(),
  products: row.products,
  reason: toReturnCode(row.reason, row.reasonTitles, languages, language),
  status: toReturnCode(row.status, row.statusTitles, languages, language),
  ...(row.comment && { comment: row.comment }),
})

/** The returns of an order, newest first (ENT-18). */
export async function readReturns({ db, languages }: Source, order: string, language: Language): Promise<ProductReturn[]> {
  const rows = await db.query<ReturnRow>(
    `select r.id, r.order_id, r.requested, r.comment, r.reason, r.status, why.titles as "reasonTitles", state.titles as "statusTitles",
       (select jsonb_agg(jsonb_build_object('id', product, 'code', code, 'quantity', quantity) order by position)
        from product_return_line where return_id = r.id) as products
     from product_return r
     left join return_code why on why.kind = 'reason' and why.code = r.reason
     left join return_code state on state.kind = 'status' and state.code = r.status
     where r.order_id = $1 order by r.requested desc, r.number desc`,
    [order],
  )
  return rows.map((row) => toProductReturn(row, languages, language))
}

/** Reasons or statuses of returns with their titles, in display order (CALL-26, CALL-27). */
export async function readReturnCodes({ db, languages }: Source, kind: 'reason' | 'status', language: Language): Promise<ReturnCode[]> {
  const rows = await db.query<{ code: string; titles: Text }>(
    'select code, titles from return_code where kind = $1 order by sort_number, code',
    [kind],
  )
  return rows.map(({ code, titles }) => toReturnCode(code, titles, languages, language))
}
