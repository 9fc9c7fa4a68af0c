import type { Db } from '../db/db.ts'

/** Subscribes an address to the newsletter. If it is that of the logged-in `customer`, updates their details too. */
export const storeSubscription = (db: Db, email: string, { customer, at }: { customer: string | undefined; at: Date }): Promise<void> =>
  db.tx(async (tx) => {
    const address = email.toLowerCase()
    await tx.query('insert into newsletter_subscription (email, subscribed) values ($1, $2) on conflict do nothing', [address, at])
    if (customer) await tx.query('update customer set news_letter_mail = true where id = $1 and lower(email) = $2', [customer, address])
  })
