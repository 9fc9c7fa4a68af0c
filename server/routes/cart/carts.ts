import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { cartToSave } from '../../../src/model/cart/cart-requests.ts'
import { dropOldCarts } from '../../cart/carts.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import { readBody } from '../../http/body.ts'
import { badRequest, notFound, Problem, tooMany } from '../../http/problem.ts'
import { findCartOwner } from '../../session/cart-owner.ts'
import { findCustomer, findSession, openSession } from '../../session/session.ts'

const maxCartBytes = 256_000
/** saving a cart opens a session, and a session can store megabytes */
const sessionRateLimit = { name: 'sessions of carts', times: 120, seconds: 3600 }
/** four per second: several users may share an address, and each saves after every change */
const saveRateLimit = { name: 'saved carts', times: 240, seconds: 60 }

interface CartRow {
  id: string
  data: string
  number: number
}

/** Carts are stored as received, but must be valid JSON. */
function checkData(data: string): void {
  if (Buffer.byteLength(data) > maxCartBytes) throw new Problem(413, 'TooLarge', 'The cart is too large')
  try {
    JSON.parse(data)
  } catch {
    throw badRequest('The cart is not JSON')
  }
}

/** The account of the logged-in customer, else the visitor's session. */
interface CartOwner {
  session: string | null
  customer: string | null
}

/** Saves the owner's active cart. The last write wins. */
const saveActive = (db: Db, { session, customer }: CartOwner, data: string, now: Date) =>
  db.query<CartRow>(
    `insert into cart (id, session, customer, active, data, updated) values ($1, $2, $3, true, $4, $5)
     on conflict (owner) where active do update set data = excluded.data, updated = excluded.updated
     returning id, data, number`,
    [randomBytes(16).toString('base64url'), session, customer, data, now],
  )

/** Saves an inactive cart; deletes the oldest beyond the limit. */
async function archiveCart(db: Db, { session, customer }: CartOwner, data: string, now: Date): Promise<CartRow[]> {
  const parked = await db.query<CartRow & { owner: string }>(
    'insert into cart (id, session, customer, active, data, updated) values ($1, $2, $3, false, $4, $5) returning id, data, number, owner',
    [randomBytes(16).toString('base64url'), session, customer, data, now],
  )
  for (const { owner } of parked) await dropOldCarts(db, owner)
  return parked
}

/** GET /api/carts?active=true, GET /api/carts/{id}, POST /api/carts (CALL-16 to CALL-18). Limited to carts of the caller. */
export function cartRoutes(deps: Deps) {
  const saves = deps.limiterOf(saveRateLimit)
  const newcomers = deps.limiterOf(sessionRateLimit)
  return new Hono<AppEnv>()
    .get('/api/carts', async (c) => {
      const owner = await findCartOwner(c, deps)
      const [cart] = owner ? await deps.db.query<CartRow>('select id, data, number from cart where owner = $1 and active', [owner]) : []
      return c.json(cart ?? {})
    })
    .get('/api/carts/:id', async (c) => {
      const owner = await findCartOwner(c, deps)
      const [cart] = owner
        ? await deps.db.query<CartRow>('select id, data, number from cart where owner = $1 and id = $2', [owner, c.req.param('id')])
        : []
      if (!cart) throw notFound()
      return c.json(cart)
    })
    .post('/api/carts', async (c) => {
      const { active, data } = await readBody(c, cartToSave)
      checkData(data)
      const { peer } = clientOf(c)
      const wait = (await saves.take(peer)) || ((await findSession(c, deps)) ? 0 : await newcomers.take(peer))
      if (wait) throw tooMany(wait)
      const session = await openSession(c, deps)
      const customer = (await findCustomer(c, deps)) ?? null
      const owned = { session: customer ? null : session, customer }
      const [cart] = await (active ? saveActive : archiveCart)(deps.db, owned, data, deps.now())
      return c.json({ id: cart?.id, number: cart?.number })
    })
}
