import { addCustomer, type NewCustomer } from '../../../server/account/customers.ts'
import type { Db } from '../../../server/db/db.ts'
import { beginSession } from '../../../server/session/session.ts'
import type { TestShop } from '../shop.ts'

/** Adds a customer and returns the id. */
export async function createCustomer(db: Db, customer: NewCustomer): Promise<string> {
  const id = await addCustomer(db, customer)
  if (!id) throw new Error(`${customer.email} has an account already`)
  return id
}

/** The session cookie of a logged-in customer. */
export const createSession = async (shop: TestShop, id: string): Promise<string> => `shop-session=${await beginSession(shop.deps, id)}`

/** A new customer with the cookie of a logged-in session. */
export async function logIn(shop: TestShop, email: string): Promise<{ id: string; cookie: string }> {
  const id = await createCustomer(shop.db, { email, at: new Date() })
  return { id, cookie: await createSession(shop, id) }
}
