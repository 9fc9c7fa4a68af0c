import { messages } from '../../../src/domain/messages.ts'
import type { ReturnRequest } from '../../../src/model/account/product-return.ts'
import type { CoreDeps } from '../../context/deps.ts'
import { writeMail } from '../../context/mail.ts'
import type { Db } from '../../db/db.ts'
import { notFound, Problem, type WrongField } from '../../http/problem.ts'
import type { Language, Text } from '../../languages/language.ts'
import { returnMail } from './return-mail.ts'
import { writeReturn } from './write-return.ts'

interface OrderRow {
  id: string
  number: number
  lang: Language
  status: string
  payment_status: string
  recipient: { name: string }
  email: string
}

/** Ordered and already returned pieces of a code. */
interface OrderedRow {
  code: string
  product: string
  title: string
  ordered: number
  returned: number
}

export interface ReturnClient {
  customer: string
  /** language of the mail; default: that of the order */
  language?: Language | undefined
  shop: string
  at: Date
}

const conflict = (name: string, message: string) => new Problem(409, name, message)
const invalidReturn = (message: string, wrong?: WrongField) => new Problem(422, 'ReturnNotPossible', message, undefined, wrong)

/** Sums the pieces by code. Throws a 422 if the request is empty or a quantity is not a positive whole number. */
function countPieces({ products }: ReturnRequest): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { code, quantity } of products) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw invalidReturn('A quantity must be a whole number of at least 1')
    pieces.set(code, (pieces.get(code) ?? 0) + quantity)
  }
  if (pieces.size === 0) throw invalidReturn('There is nothing to return', { field: 'products', text: messages.returnNothingChosen })
  return pieces
}

/** Locks the customer's order, so that concurrent returns cannot exceed it. Throws a 404 if the customer has no such order. */
async function lockOrder(tx: Db, order: string, customer: string): Promise<OrderRow> {
  const [row] = await tx.query<OrderRow>(
    `select o.id, o.number, o.lang, o.status, o.payment_status, o.recipient, c.email
     from customer_order o join customer c on c.id = o.customer where o.id = $1 and o.customer = $2 for update of o`,
    [order, customer],
  )
  if (!row) throw notFound()
  return row
}

/** Ordered and returned pieces by code; cancelled returns count too. */
const orderedPieces = (tx: Db, order: string) =>
  tx.query<OrderedRow>(
    `select l.code, min(l.product) as product, min(l.title) as title, sum(l.quantity)::int as ordered,
       coalesce((select sum(b.quantity) from product_return_line b join product_return r on r.id = b.return_id
                 where r.order_id = $1 and b.code = l.code), 0)::int as returned
     from order_line l where l.order_id = $1 group by l.code order by min(l.position)`,
    [order],
  )

/** All returned pieces of an order, including codes that are no longer among its lines. */
async function returnedPieces(tx: Db, order: string): Promise<number> {
  const [sum] = await tx.query<{ pieces: number }>(
    `select coalesce(sum(b.quantity), 0)::int as pieces from product_return_line b join product_return r on r.id = b.return_id
     where r.order_id = $1`,
    [order],
  )
  return sum?.pieces ?? 0
}

/** Throws if the request exceeds the returnable quantity of a product or of the whole order. */
function checkPieces(pieces: ReadonlyMap<string, number>, ordered: readonly OrderedRow[], returned: number): void {
  const known = new Map(ordered.map((row) => [row.code, row]))
  for (const [code, quantity] of pieces) {
    const row = known.get(code)
    if (!row) throw invalidReturn('A product is not part of this order')
    if (quantity > row.ordered - row.returned) throw conflict('ReturnTooLarge', 'The quantity exceeds the returnable quantity of a product')
  }
  const wanted = [...pieces.values()].reduce((total, quantity) => total + quantity, 0)
  const left = ordered.reduce((total, row) => total + row.ordered, -returned)
  if (wanted > left) throw conflict('ReturnTooLarge', 'The quantity exceeds the returnable quantity of the order')
}

/**
 * Requests the return of products of an order and returns the id. Writes return and mail in one transaction; two concurrent
 * requests cannot return the same piece. Throws a 404, 409 or 422 with the reason.
 */
export async function requestReturn(
  { db, languages: { words, pick } }: Pick<CoreDeps, 'db' | 'languages'>,
  request: ReturnRequest,
  { customer, language: wanted, shop, at }: ReturnClient,
): Promise<string> {
  const pieces = countPieces(request)
  const { comment = '' } = request
  return db.tx(async (tx) => {
    const order = await lockOrder(tx, request.orderId, customer)
    if (order.status !== 'delivered' || order.payment_status !== 'paid')
      throw conflict('OrderNotComplete', 'Only paid and delivered orders can be returned')
    const [reason] = await tx.query<{ titles: Text }>("select titles from return_code where kind = 'reason' and code = $1", [
      request.reason,
    ])
    if (!reason) throw invalidReturn('Unknown reason', { field: 'reason' })
    const ordered = await orderedPieces(tx, order.id)
    checkPieces(pieces, ordered, await returnedPieces(tx, order.id))
    const products = new Map(ordered.map(({ code, product }) => [code, product]))
    const id = await writeReturn(tx, { order: order.id, reason: request.reason, status: 'requested', comment, pieces, products, at })
    const language = wanted ?? order.lang
    const mail = returnMail(words(language), {
      shop,
      name: order.recipient.name,
      number: String(order.number),
      lines: ordered.map(({ code, title }) => ({ title, quantity: pieces.get(code) ?? 0 })).filter(({ quantity }) => quantity > 0),
      reason: pick(reason.titles, language),
      comment,
    })
    await writeMail(tx, { to: order.email, language, at, ...mail })
    return id
  })
}
