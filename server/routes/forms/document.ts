import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { deleteExpiredDocuments } from '../../forms/documents/delete-expired-documents.ts'
import { boundaryOf } from '../../forms/documents/multipart.ts'
import { readWithIdleTimeout } from '../../forms/documents/read-with-idle-timeout.ts'
import { receiveDocument, tooBig } from '../../forms/documents/receive-document.ts'
import { tooMany } from '../../http/problem.ts'
import { negotiateLanguage } from '../../http/visitor-language.ts'
import { findSession, openSession } from '../../session/session.ts'

const uploadRateLimit = { name: 'uploads', times: 60, seconds: 60 }
const sessionRateLimit = { name: 'sessions of uploads', times: 60, seconds: 3600 }
/** concurrent uploads per client: slow uploads must not exhaust the server */
const maxConcurrent = 20
const retryAfterSeconds = 10
/** hard limits: for a file, regardless of the configuration, and for the rest of the form */
const maxFileBytes = 50_000_000
const maxFormBytes = 100_000
const cleanupIntervalMs = 3_600_000

/** POST /api/document (CALL-55): uploads one file as multipart. Forms refer to it by its `_id`; it cannot be downloaded again. */
export function documentRoutes(deps: Deps) {
  const limiter = deps.limiterOf(uploadRateLimit)
  const newcomers = deps.limiterOf(sessionRateLimit)
  const underWay = new Map<string, number>()
  let cleaned = deps.now().getTime()

  async function counted<T>(peer: string, work: () => Promise<T>): Promise<T> {
    const running = underWay.get(peer) ?? 0
    if (running >= maxConcurrent) throw tooMany(retryAfterSeconds)
    underWay.set(peer, running + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(peer) ?? 1) - 1
      if (left > 0) underWay.set(peer, left)
      else underWay.delete(peer)
    }
  }

  /** Whether the visitor's session already has files. The limit for newcomers counts all other uploads. */
  async function hasSent(c: Context): Promise<boolean> {
    const session = await findSession(c, deps)
    return session !== undefined && (await deps.db.query('select 1 from document where session = $1 limit 1', [session])).length > 0
  }

  async function cleanSometimes(): Promise<void> {
    const now = deps.now().getTime()
    if (now - cleaned < cleanupIntervalMs) return
    cleaned = now
    await deleteExpiredDocuments(deps)
  }

  return new Hono<AppEnv>().post('/api/document', async (c) => {
    const { peer } = clientOf(c)
    const { upload: words } = deps.languages.words(negotiateLanguage(c))
    const boundary = boundaryOf(c.req.header('content-type'))
    const { uploadMaxSize } = await deps.settings.configuration()
    const maxBytes = typeof uploadMaxSize === 'number' ? Math.min(uploadMaxSize, maxFileBytes) : maxFileBytes
    if (Number(c.req.header('content-length') ?? 0) > maxBytes + maxFormBytes) throw tooBig(words)
    return counted(peer, async () => {
      const wait = (await limiter.take(peer)) || ((await hasSent(c)) ? 0 : await newcomers.take(peer))
      if (wait) throw tooMany(wait)
      await cleanSometimes()
      const session = await openSession(c, deps)
      const chunks = readWithIdleTimeout(c.req.raw.body)
      return c.json({ _id: await receiveDocument(deps, { session, chunks, boundary, maxBytes, words }) })
    })
  })
}
