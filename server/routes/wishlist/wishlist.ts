import { Hono } from 'hono'
import { type Wishlist, wishlist } from '../../../src/model/wishlist/wishlist.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { badRequest, loginNeeded } from '../../http/problem.ts'
import { findCustomer } from '../../session/session.ts'

const maxProducts = 1000
const maxCodes = 50
const maxLength = 64

/** Drops products without codes and duplicate codes. Rejects a wishlist beyond the limits. */
function checked(wished: Wishlist): Wishlist {
  const entries = Object.entries(wished).filter(([, codes]) => codes.length > 0)
  if (entries.length > maxProducts) throw badRequest('The wishlist has too many products')
  for (const [id, codes] of entries)
    if (codes.length > maxCodes || [id, ...codes].some((text) => text.length > maxLength))
      throw badRequest('A product of the wishlist is invalid')
  return Object.fromEntries(entries.map(([id, codes]) => [id, [...new Set(codes)]]))
}

/** GET and PUT /api/wishlist/variants (CALL-21, CALL-22): the customer's wishlist; 401 for visitors. */
export const wishlistRoutes = (deps: Deps) =>
  new Hono()
    .get('/api/wishlist/variants', async (c) => {
      const customer = await findCustomer(c, deps)
      if (!customer) throw loginNeeded()
      const [row] = await deps.db.query<{ codes: Wishlist }>('select codes from wishlist where customer = $1', [customer])
      return c.json({ variantCodesByProductId: row?.codes ?? {} })
    })
    .put('/api/wishlist/variants', async (c) => {
      const customer = await findCustomer(c, deps)
      if (!customer) throw loginNeeded()
      const codes = checked(await readBody(c, wishlist))
      await deps.db.query(
        `insert into wishlist (customer, codes, updated) values ($1, $2, $3)
         on conflict (customer) do update set codes = excluded.codes, updated = excluded.updated`,
        [customer, JSON.stringify(codes), deps.now()],
      )
      return c.json({ variantCodesByProductId: codes })
    })
