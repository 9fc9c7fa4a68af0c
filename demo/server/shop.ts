import { Hono } from 'hono'
import { type Db, migrate } from './db/db.ts'
import type { Deps } from './deps.ts'
import { createPictures } from './pictures/pictures.ts'
import { images } from './routes/images.ts'

export interface ShopOptions {
  /** opened by the caller, closed by `Shop.close` */
  db: Db
  now?: () => Date
  /** folder for finished pictures; absent: one of the system for passing files */
  dataDir?: string | undefined
}

/** The shop as a plain function from request to answer: Node serves it, tests call it. */
export interface Shop {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
  db: Db
}

/** Brings the database up to date and puts the calls of the specification's section 7 over it. */
export async function createShop({ db, now = () => new Date(), dataDir }: ShopOptions): Promise<Shop> {
  await migrate(db)
  const pictures = createPictures({ db, dataDir })
  const deps: Deps = { db, pictures, now }
  const app = new Hono()
  app.get('/api/health', (c) => c.json({ at: deps.now().toISOString() }))
  app.route('/', images(deps))
  return {
    fetch: async (request) => app.fetch(request),
    close: async () => {
      pictures.close()
      await db.close()
    },
    db,
  }
}
