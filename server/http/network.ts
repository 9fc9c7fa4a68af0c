import { isIP } from 'node:net'

/** The eight groups of an IPv6 address. */
function parseIpv6Groups(address: string): number[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = plain.split('::').map((part) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []))
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

const groupBytes = (group: number) => [group >> 8, group & 0xff]

/**
 * The key of a client for rate limits: an IPv4 address, also if mapped to IPv6, or the first 64 bits of an IPv6 address,
 * because one household or server owns all addresses below them. Returns any other text unchanged.
 */
export function toNetworkKey(address: string): string {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return address
  const groups = parseIpv6Groups(plain)
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIPv4) return groups.slice(6).flatMap(groupBytes).join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
