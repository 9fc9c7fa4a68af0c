import { formatMoney } from '../../../src/domain/money.ts'
import type { DeliveryAddress } from '../../../src/model/account/address.ts'
import type { Order } from '../../../src/model/account/order.ts'
import { euros } from '../../catalogue/records/euros.ts'
import type { CoreDeps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import type { Language, Text } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import type { PaymentAccount } from '../../languages/mail-facts.ts'
import { expectedDays } from './expected-days.ts'

interface FactsRow {
  id: string
  number: number
  placed: Date
  paid: Date | null
  status: string
  payment_status: string
  recipient: { name?: string; surname?: string; phone?: string; email?: string }
  vat_cents: number
  discount_cents: number
  voucher_cents: number
  total_cents: number
  currency: string
  payment: Text | null
  payment_text: Text | null
  account: PaymentAccount | null
  /** where the provider takes the payment */
  payment_page: string | null
  salon: string | null
  stock_days: number
}

interface DeliveryRow {
  order_id: string
  title: string
  address: DeliveryAddress | null
  terminal: string | null
  terminal_title: string | null
  days_min: number | null
  days_max: number | null
}

/** The details of an order, besides its lines and totals. */
export type OrderFacts = Pick<Order, 'totalVAT' | 'discountGiven' | 'giftVoucherUsed' | 'recipient' | 'deliveries' | 'payment'>

type Source = Pick<CoreDeps, 'db' | 'languages'>

const loadFacts = (db: Db, ids: readonly string[]) =>
  db.query<FactsRow>(
    `select o.id, o.number, o.placed, o.paid, o.status, o.payment_status, o.recipient, o.vat_cents, o.discount_cents, o.voucher_cents, o.total_cents, o.currency,
       p.titles as payment, p.descriptions as payment_text, p.account, pay.page as payment_page, s.city || ', ' || s.address as salon,
       coalesce((select max(r.min_delivery_days) from order_line l join variant v on v.code = l.code join product r on r.no = v.product_no
         where l.order_id = o.id), 0) as stock_days
     from customer_order o left join payment_method p on p.id = o.payment_method left join salon s on s.id = o.salon
       left join payment pay on pay.order_id = o.id where o.id = any($1)`,
    [ids],
  )

const loadDeliveries = ({ db, languages }: Source, ids: readonly string[], language: Language) =>
  db.query<DeliveryRow>(
    `select d.order_id, coalesce(m.titles ->> $2, m.titles ->> $3, d.title) as title, d.address, d.terminal,
       t.city || ', ' || t.title || ', ' || t.address as terminal_title, m.days_min, m.days_max
     from order_delivery d left join terminal t on t.method = d.method and t.id = d.terminal left join shipping_method m on m.id = d.method
     where d.order_id = any($1) order by d.position`,
    [ids, language, languages.fallback],
  )

const placeOf = ({ address, terminal, terminal_title }: DeliveryRow, salon: string | null): string | undefined =>
  terminal_title ?? terminal ?? ([address?.address, address?.code, address?.city].filter(Boolean).join(', ') || (salon ?? undefined))

/** The earliest time an order can ship: now, if it is waiting for its payment. */
const readyAt = (facts: FactsRow, now: Date) =>
  (facts.account ?? facts.payment_page) && isToPay(facts) ? now : (facts.paid ?? facts.placed)

const toDelivery = (delivery: DeliveryRow, facts: FactsRow, now: Date) => ({
  title: delivery.title,
  to: placeOf(delivery, facts.salon),
  ...(delivery.days_min !== null &&
    delivery.days_max !== null &&
    expectedDays(readyAt(facts, now), { min: delivery.days_min, max: delivery.days_max, stockDays: facts.stock_days })),
})

const isToPay = ({ status, payment_status, total_cents }: FactsRow) =>
  (payment_status === 'unpaid' || payment_status === 'refused') && status !== 'cancelled' && total_cents > 0

function toPayment(facts: FactsRow, { pick }: Languages, language: Language): OrderFacts['payment'] {
  const { payment, payment_text, account, payment_page, total_cents, currency, number } = facts
  return payment === null
    ? undefined
    : {
        title: pick(payment, language),
        description: payment_text ? pick(payment_text, language) : undefined,
        ...(account &&
          isToPay(facts) && {
            transfer: { ...account, amount: formatMoney(total_cents / 100, currency), reference: String(number) },
          }),
        ...(payment_page && isToPay(facts) && { url: payment_page }),
      }
}

/** Where orders go, when they arrive and how they are paid, by id. Contains personal data. */
export async function readFacts(
  source: Source,
  ids: readonly string[],
  { language, now }: { language: Language; now: Date },
): Promise<Map<string, OrderFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await loadFacts(source.db, ids)
  const deliveries = await loadDeliveries(source, ids, language)
  return new Map(
    rows.map((facts) => [
      facts.id,
      {
        totalVAT: euros(facts.vat_cents),
        ...(facts.discount_cents > 0 && { discountGiven: euros(facts.discount_cents) }),
        ...(facts.voucher_cents > 0 && { giftVoucherUsed: euros(facts.voucher_cents) }),
        recipient: {
          name: [facts.recipient.name, facts.recipient.surname].filter(Boolean).join(' '),
          phone: facts.recipient.phone,
          email: facts.recipient.email,
        },
        deliveries: deliveries.filter(({ order_id }) => order_id === facts.id).map((delivery) => toDelivery(delivery, facts, now)),
        payment: toPayment(facts, source.languages, language),
      },
    ]),
  )
}
