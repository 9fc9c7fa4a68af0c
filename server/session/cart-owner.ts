import type { Context } from 'hono'
import { ownerOfCustomer } from '../cart/carts.ts'
import type { Deps } from '../context/deps.ts'
import { findLogin, findSession } from './session.ts'

/** The owner of the visitor's carts. */
export async function findCartOwner(c: Context, deps: Pick<Deps, 'db' | 'now' | 'siteOrigin'>): Promise<string | undefined> {
  const login = await findLogin(c, deps)
  return login ? ownerOfCustomer(login.customer) : findSession(c, deps)
}
