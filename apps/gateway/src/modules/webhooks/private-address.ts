import { BlockList, isIP, isIPv6 } from 'node:net'

// Two lists: one that knows both takes a plain address for one that is wrapped.
const INWARD_V4 = new BlockList()
const INWARD_V6 = new BlockList()
const V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
// Addresses that carry one of the above inside are refused whole.
const V6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
for (const [net, bits] of V4) INWARD_V4.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of V6) INWARD_V6.addSubnet(net, bits, 'ipv6')

/** True for an address inside a private network. */
export const isPrivateAddress = (ip: string): boolean => isIP(ip) === 0 || (isIPv6(ip) ? INWARD_V6.check(ip, 'ipv6') : INWARD_V4.check(ip, 'ipv4'))

const INWARD_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/

/** What a name says of itself; where it leads is seen when it is called. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  return isIP(host) === 0 ? INWARD_NAMES.test(host) || !host.includes('.') : isPrivateAddress(host)
}
