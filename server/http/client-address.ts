import { isIP } from 'node:net'

/**
 * The client's IP address behind `hops` trusted proxies, each of which appends the address it sees to X-Forwarded-For.
 * Counts from the right because a client can forge the entries before. Falls back to the remote address of the connection if
 * the list is too short or the entry is no address.
 */
export function clientAddress(headers: Headers, peer: string, hops: number): string {
  const seen = [...(headers.get('x-forwarded-for') ?? '').split(','), peer].map((address) => address.trim())
  const client = seen.at(-1 - hops) ?? ''
  return isIP(client) ? client : peer
}

/** Whether a client behind trusted proxies connects by HTTPS. Without a proxy the shop has HTTP only. */
export const isHttps = (headers: Headers, hops: number): boolean =>
  hops > 0 && headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase() === 'https'
