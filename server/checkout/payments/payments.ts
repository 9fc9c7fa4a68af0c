import type { OrderPayment } from '../../../src/model/checkout/order-payment.ts'
import { euros } from '../../catalogue/records/euros.ts'
import type { CoreDeps } from '../../context/deps.ts'
import { writeMail } from '../../context/mail.ts'
import type { Db } from '../../db/db.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Language } from '../../languages/language.ts'
import { logFailure } from '../../log/log.ts'
import { salutation } from '../../session/accounts/salutation.ts'
import { assertCancellable, cancelOrder } from '../orders/cancel-order.ts'
import { paymentMail } from './payment-mail.ts'
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts'

interface Row {
  id: string
  number: number
  status: string
  payment_status: string
  total_cents: number
  currency: string
  lang: Language
  recipient: { name: string; email: string }
  return_url: string
  reference: string | null
  page: string | null
}

const select = `select o.id, o.number, o.status, o.payment_status, o.total_cents, o.currency, o.lang, o.recipient, p.return_url, p.reference, p.page
  from payment p join customer_order o on o.id = p.order_id`

/** Payments of orders at a provider. */
export interface Payments<Provider extends PaymentProvider = PaymentProvider> {
  provider: Provider
  /** The page to pay an order at; undefined if nothing is left to pay or the provider cannot be reached. */
  pageOf(order: string): Promise<string | undefined>
  /** The state of the payment of an order. Throws a 404 if it is not paid at the provider. */
  read(order: string): Promise<OrderPayment>
  /** Cancels an order that is to be paid at the provider. Throws a 404 if it is not, a 409 if it is paid or the shop works on it. */
  cancel(order: string): Promise<void>
  /** Records an outcome. The first `paid` settles the order; later events change nothing. Throws a 404 for an unknown payment. */
  settle(event: PaymentEvent): Promise<void>
}

export function createPayments<Provider extends PaymentProvider>(
  { db, languages, settings, now }: CoreDeps,
  provider: Provider,
): Payments<Provider> {
  const find = async (at: Db, condition: string, value: string) => (await at.query<Row>(`${select} where ${condition}`, [value]))[0]

  async function open({ id, number, total_cents, currency, return_url, page }: Row): Promise<string> {
    if (page) return page
    const order = { id, number: String(number), amountCents: total_cents, currency, returnUrl: return_url }
    const opened = await provider.open(order)
    await db.query('update payment set reference = $2, page = $3 where order_id = $1', [id, opened.reference, opened.page])
    return opened.page
  }

  /** The order stands even if its payment cannot be opened: the shopper's page asks again. */
  const openIfPossible = (row: Row) => open(row).catch(logFailure(`the payment of order ${row.number} could not be opened`))

  const mailFacts = ({ recipient, number }: Row, siteName: unknown) => ({
    shop: String(siteName),
    name: salutation(recipient.name),
    number: String(number),
  })

  async function settle({ reference, state, amountCents, currency }: PaymentEvent) {
    const { siteName } = await settings.configuration()
    await db.tx(async (tx) => {
      const row = await find(tx, 'p.reference = $1 for update of o', reference)
      if (!row) throw notFound()
      if (row.payment_status === 'paid') return
      if (state === 'paid' && (amountCents !== row.total_cents || currency !== row.currency))
        throw new Problem(422, 'AmountDiffers', 'The amount is not that of the order')
      await tx.query('update customer_order set payment_status = $2, paid = $3 where id = $1', [
        row.id,
        state,
        state === 'paid' ? now() : null,
      ])
      if (state !== 'paid') return
      const mail = paymentMail(languages.words(row.lang), 'paymentMail', mailFacts(row, siteName))
      await writeMail(tx, { to: row.recipient.email, language: row.lang, at: now(), ...mail })
    })
  }

  /** Asks the provider, in case its event has been lost or is late. */
  async function catchUp({ reference, payment_status }: Row) {
    if (!reference || payment_status === 'paid') return
    const event = await provider.outcome(reference)
    if (event && event.state !== payment_status) await settle(event)
  }

  const isToPay = ({ status, payment_status, total_cents }: Row) => status !== 'cancelled' && payment_status !== 'paid' && total_cents > 0

  async function cancel(id: string) {
    const row = await find(db, 'p.order_id = $1', id)
    if (!row) throw notFound()
    assertCancellable(row)
    // the provider first: a payment must not succeed for an order that is cancelled
    const paid = row.reference ? await provider.cancel(row.reference) : undefined
    if (paid) await settle(paid)
    const { siteName } = await settings.configuration()
    await db.tx(async (tx) => {
      if (!(await cancelOrder(tx, id))) return
      const mail = paymentMail(languages.words(row.lang), 'cancellationMail', mailFacts(row, siteName))
      await writeMail(tx, { to: row.recipient.email, language: row.lang, at: now(), ...mail })
    })
  }

  return {
    provider,
    pageOf: async (order) => {
      const row = await find(db, 'p.order_id = $1', order)
      return row && isToPay(row) ? openIfPossible(row) : undefined
    },
    read: async (order) => {
      const known = await find(db, 'p.order_id = $1', order)
      if (!known) throw notFound()
      await catchUp(known).catch(logFailure(`the payment of order ${known.number} could not be checked`))
      const row = (await find(db, 'p.order_id = $1', order)) ?? known
      return {
        id: row.id,
        number: String(row.number),
        paymentStatus: row.payment_status,
        total: euros(row.total_cents),
        currency: row.currency,
        ...(isToPay(row) && { url: await openIfPossible(row) }),
      }
    },
    cancel,
    settle,
  }
}
