import { Hono } from 'hono'
import { type Db, migrate } from './db/db.ts'
import type { Deps } from './deps.ts'

export interface ShopOptions {
  /** opened by the caller, closed by `Shop.close` */
  db: Db
  now?: () => Date
}

/** The shop as a plain function from request to answer: Node serves it, tests call it. */
export interface Shop {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
  db: Db
}

/** Brings the database up to date and puts the calls of the specification's section 7 over it. */
export async function createShop({ db, now = () => new Date() }: ShopOptions): Promise<Shop> {
  await migrate(db)
  const deps: Deps = { db, now }
  const app = new Hono()
  app.get('/api/health', (c) => c.json({ at: deps.now().toISOString() }))
  return {
    fetch: async (request) => app.fetch(request),
    close: () => db.close(),
    db,
  }
}
