import { isIP } from 'node:net'

/**
 * The address of who asks: `hops` proxies that can be trusted stand in front, each of which adds the address that it sees to
 * X-Forwarded-For. Counted from the right, because anybody can write what stands before; the other end of the connection
 * where the list is shorter or holds no address there.
 */
export function clientAddress(headers: Headers, peer: string, hops: number): string {
  const seen = [...(headers.get('x-forwarded-for') ?? '').split(','), peer].map((address) => address.trim())
  const client = seen.at(-1 - hops) ?? ''
  return isIP(client) ? client : peer
}
