// The identity of a client for rate limits: every limit that counts by where a request comes from counts by
// this. docs/security.md S37, S62, S74.
import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the network of a client's address: an IPv4 address itself, also one written as IPv6; the /64 of
 * an IPv6 address, as `2001:db8:1:2`. One household has 2^64 addresses of IPv6: they count as one. What is
 * no address counts as it is written.
 */
export function networkOf(address: string): string {
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

/** Some proxies add the port, and a link-local address carries its interface. */
function withoutPort(address: string): string {
  const v6 = /^\[([^\]]+)\](:\d+)?$/.exec(address)?.[1] ?? address
  const v4 = /^([\d.]+):\d+$/.exec(v6)?.[1]
  return v4 && isIPv4(v4) ? v4 : v6.replace(/%.*$/, '')
}

/** Eight numbers of 16 bits. */
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
