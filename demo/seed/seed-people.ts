import { addCustomer } from '../../server/account/customers.ts'
import type { Db } from '../../server/db/db.ts'
import { makePasswords } from '../../server/session/passwords/passwords.ts'
import { demoCustomers, demoOperator } from '../content/customers.ts'

const cents = (euros: number | undefined) => (euros === undefined ? {} : { creditLimitCents: Math.round(euros * 100) })

/** Creates missing demo accounts. Their passwords are public, so only for development. */
export async function seedPeople(db: Db): Promise<void> {
  const passwords = makePasswords()
  const known = await db.query<{ id: string }>('select id from customer union all select id from operator')
  const isNew = ({ id }: { id: string }) => known.every((account) => account.id !== id)
  for (const { creditLimit, password, ...customer } of demoCustomers.filter(isNew)) {
    const hashed = await passwords.hash(password)
    await addCustomer(db, { ...customer, ...cents(creditLimit), password: hashed, at: new Date(), agreed: true, emailConfirmed: true })
  }
  if (!isNew(demoOperator)) return
  const { id, name, email, password } = demoOperator
  await db.query('insert into operator (id, name, email, password) values ($1, $2, $3, $4) on conflict do nothing', [
    id,
    name,
    email,
    await passwords.hash(password),
  ])
}
