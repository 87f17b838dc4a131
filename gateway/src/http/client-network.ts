// Identifies a client for rate limits: every limit by network counts by this key. docs/security.md S37, S62, S74.
import { isIPv4, isIPv6 } from 'node:net'
import { memoize } from './memoize.ts'

/**
 * Returns the network of a client's address: an IPv4 address itself, also when written as IPv6; of an IPv6 address
 * the /64, as `2001:db8:1:2`, because one household has 2^64 addresses. Any other text is returned unchanged.
 */
export const networkOf = memoize(readNetwork, 1000)

function readNetwork(address: string): string {
  const bare = withoutPort(address.trim().toLowerCase())
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped)
    return groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** Some proxies append the port, and a link-local address has its interface. */
function withoutPort(address: string): string {
  const v6 = /^\[([^\]]+)\](:\d+)?$/.exec(address)?.[1] ?? address
  const v4 = /^([\d.]+):\d+$/.exec(v6)?.[1]
  return v4 && isIPv4(v4) ? v4 : v6.replace(/%.*$/, '')
}

/** Returns the eight 16-bit groups of an address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = withHexTail(address).split('::')
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** `::ffff:192.0.2.7` as `::ffff:c000:207`. */
const withHexTail = (address: string) =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
