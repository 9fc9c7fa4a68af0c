import { cors } from 'hono/cors'

const preflightSeconds = 7200

/** CORS with credentials for the listed origins only; exposes the total, the retry time and the file name (R29). */
export const allowOrigins = (allowed: ReadonlySet<string>) =>
  cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: ['Content-Type', 'Return-total-count', 'X-Shop-Request', 'Idempotency-Key'],
    exposeHeaders: ['total-count', 'Retry-After', 'Content-Disposition'],
    maxAge: preflightSeconds,
  })
