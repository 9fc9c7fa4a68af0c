import { cors } from 'hono/cors'

const preflightSeconds = 7200

/** Lets exactly the listed origins call with cookies and read the total, the time to wait and the name of a file (R29). */
export const allowOrigins = (allowed: ReadonlySet<string>) =>
  cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: ['Content-Type', 'Return-total-count', 'X-Shop-Request', 'Idempotency-Key'],
    exposeHeaders: ['total-count', 'Retry-After', 'Content-Disposition'],
    maxAge: preflightSeconds,
  })
