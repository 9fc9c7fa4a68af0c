import { lineTitles } from '../../cart/pricing/line-titles.ts'
import { soldVariants } from '../../catalogue/answers/sold-variants.ts'
import { euros } from '../../catalogue/records/euros.ts'
import type { CoreDeps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import { readFacts } from './read-facts.ts'
import { type StoredService, serviceTitles } from './service-titles.ts'

interface OrderRow {
  id: string
  number: number
  placed: Date
  status: string
  payment_status: string
  currency: string
  delivery_cents: number
  total_cents: number
  lines: {
    product: string
    code: string
    title: string
    quantity: number
    price_cents: number
    total_cents: number
    /** what the buyer chose or typed, by input */
    attributes: Record<string, string | string[]> | null
    services: StoredService[]
  }[]
}

const columns = `id, number, placed, status, payment_status, currency, delivery_cents, total_cents,
  (select jsonb_agg(jsonb_build_object('product', product, 'code', code, 'title', title, 'quantity', quantity,
     'price_cents', price_cents, 'total_cents', total_cents, 'attributes', attributes,
     'services', services) order by position) from order_line where order_id = customer_order.id) as lines`

/** An order in the response (ENT-17): amounts in units of the currency, two decimals. */
const toOrder = (row: OrderRow) => ({
  id: row.id,
  number: String(row.number),
  date: row.placed.toISOString(),
  status: row.status,
  paymentStatus: row.payment_status,
  currency: row.currency,
  deliveryPrice: euros(row.delivery_cents),
  total: euros(row.total_cents),
  products: row.lines.map(({ product, code, title, quantity, price_cents, total_cents }) => ({
    id: product,
    code,
    title,
    quantity,
    price: euros(price_cents),
    totalWithVAT: euros(total_cents),
  })),
})

type Source = Pick<CoreDeps, 'db' | 'languages'>

/** Orders whose lines name what the buyer chose or typed, such as an engraving, and what that costs. */
async function toOrders({ db, languages }: Source, rows: readonly OrderRow[], language: Language) {
  const guid = (row: OrderRow, index: number) => `${row.id} ${index}`
  const personal = rows.flatMap((row) =>
    row.lines.flatMap(({ product, code, quantity, attributes }, index) =>
      attributes && Object.keys(attributes).length > 0 ? [{ guid: guid(row, index), id: product, code, quantity, attributes }] : [],
    ),
  )
  const titles = await lineTitles(db, languages, personal, language)
  const titleOf = await serviceTitles(
    db,
    rows.flatMap(({ lines }) => lines.flatMap(({ services }) => services)),
    language,
  )
  return rows.map((row) => {
    const order = toOrder(row)
    const products = order.products.map((line, index) => {
      const choiceTitles = titles.get(guid(row, index))?.choiceTitles
      const services = row.lines[index]?.services.map((item) => ({ code: item.code, title: titleOf(item), price: euros(item.price) }))
      return { ...line, ...(choiceTitles && { choiceTitles }), ...(services?.length && { services }) }
    })
    return { ...order, products }
  })
}

export async function readOrder(source: Source, id: string, language: Language) {
  const rows = await source.db.query<OrderRow>(`select ${columns} from customer_order where id = $1`, [id])
  const [order] = await toOrders(source, rows, language)
  if (!order) throw new Error(`Unknown order ${id}`)
  return order
}

/**
 * A customer's orders, newest first, with where they go and how they are paid, without the contact of the recipient. Titles are in a
 * language, or as they were ordered if the shop no longer sells them.
 */
export async function readOrders(
  source: Source,
  customer: string,
  { page, size, language, now }: { page: number; size: number; language: Language; now: Date },
) {
  const { db } = source
  const rows = await db.query<OrderRow>(
    `select ${columns} from customer_order where customer = $1 order by placed desc, number desc limit $2 offset $3`,
    [customer, size, page * size],
  )
  const codes = new Set(rows.flatMap(({ lines }) => lines.map(({ code }) => code)))
  const sold = await soldVariants(db, [...codes], language)
  const facts = await readFacts(
    source,
    rows.map(({ id }) => id),
    { language, now },
  )
  return (await toOrders(source, rows, language)).map((known) => {
    const order = { ...known, ...facts.get(known.id), recipient: undefined }
    return { ...order, products: order.products.map((line) => ({ ...line, title: sold.get(line.code)?.title ?? line.title })) }
  })
}

export async function countOrders(db: Db, customer: string): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from customer_order where customer = $1', [customer])
  return row?.count ?? 0
}
