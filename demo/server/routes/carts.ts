import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { cartToSave } from '../../../src/model/cart-to-save.ts'
import type { AppEnv } from '../app-env.ts'
import { askerOf } from '../asker.ts'
import { readBody } from '../body.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { makeLimiter } from '../limiter.ts'
import { badRequest, notFound, Problem, tooMany } from '../problem.ts'
import { findSession, openSession } from '../session.ts'

const maxCartBytes = 256_000
const maxParkedCarts = 20
/** a visitor who keeps a cart begins a session, and a session may fill megabytes */
const sessionsAnHour = 120

interface CartRow {
  id: string
  data: string
  number: number
}

/** The text is kept as it came, but only if it can be read again. */
function checkData(data: string): void {
  if (Buffer.byteLength(data) > maxCartBytes) throw new Problem(413, 'TooLarge', 'The cart is too large')
  try {
    JSON.parse(data)
  } catch {
    throw badRequest('The cart is not JSON')
  }
}

/** The session's one active cart; the last write wins. */
const saveActive = (db: Db, session: string, data: string, at: Date) =>
  db.query<CartRow>(
    `insert into cart (id, session, active, data, updated) values ($1, $2, true, $3, $4)
     on conflict (session) where active do update set data = excluded.data, updated = excluded.updated
     returning id, data, number`,
    [randomBytes(16).toString('base64url'), session, data, at],
  )

/** A cart put aside: the oldest make room. */
async function park(db: Db, session: string, data: string, at: Date): Promise<CartRow[]> {
  const parked = await db.query<CartRow>(
    'insert into cart (id, session, active, data, updated) values ($1, $2, false, $3, $4) returning id, data, number',
    [randomBytes(16).toString('base64url'), session, data, at],
  )
  await db.query(
    `delete from cart where session = $1 and id in
     (select id from cart where session = $1 and not active order by updated desc, number desc offset $2)`,
    [session, maxParkedCarts],
  )
  return parked
}

/** GET /api/carts?active=true, GET /api/carts/{id}, POST /api/carts (CALL-16 to CALL-18); all of them the visitor's own. */
export function cartRoutes(deps: Deps) {
  const newcomers = makeLimiter({ times: sessionsAnHour, seconds: 3600, now: deps.now })
  return new Hono<AppEnv>()
    .get('/api/carts', async (c) => {
      const session = await findSession(c, deps)
      const [cart] = session
        ? await deps.db.query<CartRow>('select id, data, number from cart where session = $1 and active', [session])
        : []
      return c.json(cart ?? {})
    })
    .get('/api/carts/:id', async (c) => {
      const session = await findSession(c, deps)
      const [cart] = session
        ? await deps.db.query<CartRow>('select id, data, number from cart where session = $1 and id = $2', [session, c.req.param('id')])
        : []
      if (!cart) throw notFound()
      return c.json(cart)
    })
    .post('/api/carts', async (c) => {
      const { active, data } = await readBody(c, cartToSave)
      checkData(data)
      const wait = (await findSession(c, deps)) ? 0 : newcomers.take(askerOf(c).peer)
      if (wait) throw tooMany(wait)
      const session = await openSession(c, deps)
      const [cart] = await (active ? saveActive : park)(deps.db, session, data, deps.now())
      return c.json({ id: cart?.id, number: cart?.number })
    })
}
