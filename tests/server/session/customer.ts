import { addCustomer, type NewCustomer } from '../../../demo/server/account/customers.ts'
import type { Db } from '../../../demo/server/db/db.ts'
import { beginSession } from '../../../demo/server/session/session.ts'
import type { TestShop } from '../shop.ts'

/** A new customer of the shop; returns the id. */
export async function createCustomer(db: Db, customer: NewCustomer): Promise<string> {
  const id = await addCustomer(db, customer)
  if (!id) throw new Error(`${customer.email} has an account already`)
  return id
}

/** The cookie of a session in which a customer of the shop is logged in. */
export const createSession = async (shop: TestShop, id: string): Promise<string> => `shop-session=${await beginSession(shop.deps, id)}`

/** A customer of the shop and the cookie of the session that is logged in. */
export async function logIn(shop: TestShop, email: string): Promise<{ id: string; cookie: string }> {
  const id = await createCustomer(shop.db, { email, at: new Date() })
  return { id, cookie: await createSession(shop, id) }
}
