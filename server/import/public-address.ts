import { BlockList, isIP } from 'node:net'

/** Non-public networks: an import file must not make the shop request internal addresses (SSRF). */
const blockedAddresses = new BlockList()
const networks4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
for (const network of networks4.split(' ')) addSubnet(network, 'ipv4')
/** `::/96` and `64:ff9b:` embed IPv4 addresses, public or not */
const networks6 = '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8'
for (const network of networks6.split(' ')) addSubnet(network, 'ipv6')

function addSubnet(network: string, family: 'ipv4' | 'ipv6') {
  const [address = '', bits = ''] = network.split('/')
  blockedAddresses.addSubnet(address, Number(bits), family)
}

/** Whether an IP address is public. An IPv4-mapped IPv6 address counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blockedAddresses.check(address, 'ipv4')
  return family === 6 && !blockedAddresses.check(address, 'ipv6')
}
