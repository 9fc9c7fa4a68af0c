import type { Db } from '../../server/db/db.ts'
import { insertMissing } from '../../server/db/insert-missing.ts'
import { writeOrderStatuses } from '../../server/seed/write-order-statuses.ts'
import { orderStatuses, paymentStatuses } from '../content/order-statuses.ts'
import { paymentMethods } from '../content/payment-methods.ts'
import { salons } from '../content/salons.ts'
import { shippingMethods } from '../content/shipping.ts'

/** Inserts missing delivery methods, terminals, salons, payment methods and order statuses. */
export async function seedCheckout(db: Db): Promise<void> {
  await insertMissing(
    db,
    'shipping_method',
    {
      id: 'text',
      type: 'text',
      titles: 'jsonb',
      descriptions: 'jsonb',
      price_cents: 'int',
      days_min: 'int',
      days_max: 'int',
      preference: 'text',
      countries: 'text[]',
      sort_number: 'int',
    },
    shippingMethods.map(({ id, type, title, description, price, days, preference, countries }, index) => ({
      id,
      type,
      titles: title,
      descriptions: description,
      price_cents: price,
      preference,
      countries,
      sort_number: index,
      days_min: days[0],
      days_max: days[1],
    })),
  )
  await insertMissing(
    db,
    'terminal',
    { method: 'text', id: 'text', title: 'text', country: 'text', city: 'text', address: 'text' },
    shippingMethods.flatMap(({ id: method, terminals = [] }) => terminals.map((terminal) => ({ method, ...terminal }))),
  )
  await insertMissing(
    db,
    'salon',
    {
      id: 'text',
      titles: 'jsonb',
      city: 'text',
      address: 'text',
      country: 'text',
      coordinates: 'text',
      telephone: 'text',
      hours: 'jsonb',
      sort_number: 'int',
    },
    salons.map(({ title, ...salon }, index) => ({ ...salon, titles: title, sort_number: index })),
  )
  await insertMissing(
    db,
    'payment_method',
    { id: 'text', payment_type: 'text', titles: 'jsonb', descriptions: 'jsonb', account: 'jsonb', sort_number: 'int' },
    paymentMethods.map(({ id, paymentType, title, description, account }, index) => ({
      id,
      payment_type: paymentType,
      titles: title,
      descriptions: description,
      account,
      sort_number: index,
    })),
  )
  await writeOrderStatuses(db, { order: orderStatuses, payment: paymentStatuses })
}
