import type { Money } from '../../../src/domain/money-format.ts'
import type { DeliveryAddress } from '../../../src/model/account/address.ts'
import { writeMail } from '../../context/mail.ts'
import type { Db } from '../../db/db.ts'
import type { Language, Text } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import type { PaymentAccount } from '../../languages/mail-facts.ts'
import { salutation } from '../../session/accounts/salutation.ts'
import { orderMail } from './order-mail.ts'

interface Row {
  number: number
  placed: Date
  lang: Language
  recipient: { name: string; email: string }
  currency: string
  delivery_cents: number
  total_cents: number
  vat_cents: number
  discount_cents: number
  voucher_cents: number
  payment: Text
  account: PaymentAccount | null
  salon: string | null
  /** the recipient's address is the confirmed address of the customer */
  is_own: boolean
}

interface DeliveryRow {
  title: string
  address: DeliveryAddress | null
  terminal: string | null
  terminal_title: string | null
}

/** text that mail clients turn into a link; allows slashes, which house numbers contain */
const urlPattern = /:\/|[\\@]|[\p{L}\p{N}]\.\p{L}{2}|\d\.\d/u

/** A place typed by the client; undefined if it contains a link and the mailbox may be a stranger's. */
const safePlaceText = (place: string, isOwn: boolean): string | undefined =>
  place && (isOwn || !urlPattern.test(place)) ? place : undefined

function describePlace({ address, terminal, terminal_title }: DeliveryRow, { salon, is_own }: Row): string | undefined {
  if (terminal_title) return terminal_title
  const named = terminal ?? [address?.address, address?.code, address?.city].filter(Boolean).join(', ')
  return named ? safePlaceText(named, is_own) : (salon ?? undefined)
}

/** Adds the confirmation of an order to the outbox. Call it in the transaction of the order; `name` is that of the shop. */
export async function writeConfirmation(
  tx: Db,
  { words, pick }: Languages,
  id: string,
  shop: { name: string; money: Money },
): Promise<void> {
  const [order] = await tx.query<Row>(
    `select o.number, o.placed, o.lang, o.recipient, o.currency, o.delivery_cents, o.total_cents, o.vat_cents, o.discount_cents,
       o.voucher_cents,
       p.titles as payment, p.account, s.city || ', ' || s.address as salon,
       coalesce(c.email_confirmed is not null and lower(c.email) = lower(o.recipient->>'email'), false) as is_own
     from customer_order o join payment_method p on p.id = o.payment_method left join salon s on s.id = o.salon
     left join customer c on c.id = o.customer where o.id = $1`,
    [id],
  )
  if (!order) throw new Error(`Unknown order ${id}`)
  const lines = await tx.query<{ title: string; quantity: number; total_cents: number }>(
    'select title, quantity, total_cents from order_line where order_id = $1 order by position',
    [id],
  )
  const deliveries = await tx.query<DeliveryRow>(
    `select d.title, d.address, d.terminal, t.city || ', ' || t.title || ', ' || t.address as terminal_title
     from order_delivery d left join terminal t on t.method = d.method and t.id = d.terminal where d.order_id = $1 order by d.position`,
    [id],
  )
  const money = (cents: number) => shop.money.format(cents / 100, order.currency)
  const mail = orderMail(words(order.lang), {
    shop: shop.name,
    name: salutation(order.recipient.name),
    number: String(order.number),
    lines: lines.map(({ title, quantity, total_cents }) => ({ title, quantity, total: money(total_cents) })),
    deliveries: deliveries.map((delivery) => ({ title: delivery.title, to: describePlace(delivery, order) })),
    deliveryPrice: money(order.delivery_cents),
    discount: order.discount_cents > 0 ? money(order.discount_cents) : undefined,
    voucher: order.voucher_cents > 0 ? money(order.voucher_cents) : undefined,
    total: money(order.total_cents),
    VAT: money(order.vat_cents),
    payment: pick(order.payment, order.lang),
    transfer: order.total_cents > 0 ? (order.account ?? undefined) : undefined,
  })
  await writeMail(tx, { to: order.recipient.email, language: order.lang, at: order.placed, ...mail })
}
