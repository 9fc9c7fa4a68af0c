import type { MiddlewareHandler } from 'hono'
import { notFound } from '../http/problem.ts'
import type { AppEnv } from './app-env.ts'

const peers = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** headers that proxies add to forwarded requests */
const forwarded = /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|(x-|true-|x-cluster-|fastly-)client-ip|(x-real|cf-connecting)-ip)$/
const hosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL names the local machine. */
export const isLoopback = (url: string): boolean => hosts.has(new URL(url).hostname)

/**
 * Admits only requests from this machine, checked by remote address and by host name: a foreign host name that resolves here
 * is DNS rebinding, and a local proxy forwards for others. All other requests get a 404.
 */
export const loopbackOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isOwn = peers.has(c.env?.peer ?? '') && isLoopback(c.req.url)
  if (!isOwn || Object.keys(c.req.header()).some((name) => forwarded.test(name))) throw notFound()
  await next()
}
