import { formatMoney } from '../../../../src/domain/money.ts'
import type { DeliveryAddress } from '../../../../src/model/account/address.ts'
import type { PlacedOrder } from '../../../../src/model/account/order.ts'
import type { Language, Text } from '../../../content/common/shape.ts'
import type { PaymentAccount } from '../../../content/payment-methods.ts'
import { euros } from '../../catalogue/records/euros.ts'
import type { Db } from '../../db/db.ts'
import { expectedDays } from './expected-days.ts'
import { readOrder } from './read-orders.ts'

interface FactsRow {
  number: number
  placed: Date
  recipient: { name?: string; surname?: string; phone?: string; email?: string }
  vat_cents: number
  voucher_cents: number
  total_cents: number
  currency: string
  is_guests: boolean
  payment: Text
  payment_text: Text
  account: PaymentAccount | null
  salon: string | null
  stock_days: number
}

interface DeliveryRow {
  title: string
  address: DeliveryAddress | null
  terminal: string | null
  terminal_title: string | null
  days_min: number | null
  days_max: number | null
}

const placeOf = ({ address, terminal, terminal_title }: DeliveryRow, salon: string | null): string | undefined =>
  terminal_title ?? terminal ?? ([address?.address, address?.code, address?.city].filter(Boolean).join(', ') || (salon ?? undefined))

/**
 * An order as the response to the one who placed it: also where it goes, when it arrives and how to pay. Contains personal data,
 * so it is only for a request that sent the same data.
 */
export async function readPlacedOrder(db: Db, id: string, language: Language): Promise<PlacedOrder> {
  const [facts] = await db.query<FactsRow>(
    `select o.number, o.placed, o.recipient, o.vat_cents, o.voucher_cents, o.total_cents, o.currency,
       o.customer is null and o.session is not null as is_guests,
       p.titles as payment, p.descriptions as payment_text, p.account, s.city || ', ' || s.address as salon,
       coalesce((select max(r.min_delivery_days) from order_line l join variant v on v.code = l.code join product r on r.no = v.product_no
         where l.order_id = o.id), 0) as stock_days
     from customer_order o join payment_method p on p.id = o.payment_method left join salon s on s.id = o.salon where o.id = $1`,
    [id],
  )
  if (!facts) throw new Error(`Unknown order ${id}`)
  const deliveries = await db.query<DeliveryRow>(
    `select d.title, d.address, d.terminal, t.city || ', ' || t.title || ', ' || t.address as terminal_title, m.days_min, m.days_max
     from order_delivery d left join terminal t on t.method = d.method and t.id = d.terminal left join shipping_method m on m.id = d.method
     where d.order_id = $1 order by d.position`,
    [id],
  )
  const { recipient, account, placed, stock_days } = facts
  return {
    ...(await readOrder(db, id)),
    totalVAT: euros(facts.vat_cents),
    ...(facts.voucher_cents > 0 && { giftVoucherUsed: euros(facts.voucher_cents) }),
    recipient: { name: [recipient.name, recipient.surname].filter(Boolean).join(' '), phone: recipient.phone, email: recipient.email },
    deliveries: deliveries.map((delivery) => ({
      title: delivery.title,
      to: placeOf(delivery, facts.salon),
      ...(delivery.days_min !== null &&
        delivery.days_max !== null &&
        expectedDays(placed, { min: delivery.days_min, max: delivery.days_max, stockDays: stock_days })),
    })),
    payment: {
      title: facts.payment[language],
      description: facts.payment_text[language],
      ...(account &&
        facts.total_cents > 0 && {
          transfer: { ...account, amount: formatMoney(facts.total_cents / 100, facts.currency), reference: String(facts.number) },
        }),
    },
    offersAccount: facts.is_guests,
  }
}
