import type { MiddlewareHandler } from 'hono'
import { notFound } from '../http/problem.ts'
import type { AppEnv } from './app-env.ts'

const peers = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** what proxies of all makes add to requests that others send */
const forwarded = /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|(x-|true-|x-cluster-|fastly-)client-ip|(x-real|cf-connecting)-ip)$/
const hosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address names the computer that it is asked on. */
export const isLoopback = (url: string): boolean => hosts.has(new URL(url).hostname)

/**
 * Lets only this very computer in, by the other end of the connection and by the name it asked for: a foreign name that
 * leads here belongs to somebody else's page, and a proxy on this computer asks for others. Everybody else is told that
 * there is nothing.
 */
export const loopbackOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isOwn = peers.has(c.env?.peer ?? '') && isLoopback(c.req.url)
  if (!isOwn || Object.keys(c.req.header()).some((name) => forwarded.test(name))) throw notFound()
  await next()
}
