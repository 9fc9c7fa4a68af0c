import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Health } from '../../context/health.ts'
import type { Db } from '../../db/db.ts'

/** Shorter than the timeout of usual probes, which is a second or more. */
const maxDbMs = 900

/** GET /healthz: the process works. GET /readyz: it should get requests; 503 while its database is unreachable and before it ends. */
export function healthRoutes(db: Db, health: Health) {
  const answers = async () => {
    const answered = db.query('select 1').then(
      () => true,
      () => false,
    )
    return Promise.race([answered, pause(maxDbMs, false, { ref: false })])
  }
  return new Hono()
    .get('/healthz', (c) => c.text('live\n', 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      const obstacle = health.isEnding ? 'ending' : (await answers()) ? undefined : 'no database'
      return c.text(`${obstacle ?? 'ready'}\n`, obstacle ? 503 : 200, { 'Cache-Control': 'no-store' })
    })
}
