// Decides whether a connection comes from a proxy of ours, whose headers are trusted. docs/security.md S99.
import { BlockList, isIPv6 } from 'node:net'

/** Networks that Fastify's names stand for. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

export type IsTrusted = (address: string | undefined) => boolean

/** Returns a predicate for the entries of `TRUST_PROXY`; without entries no address is trusted. */
export function trustedProxies(entries: readonly string[] | false): IsTrusted {
  if (entries === false || entries.length === 0) return () => false
  const list = new BlockList()
  for (const entry of entries.flatMap((one) => named[one] ?? [one])) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, kindOf(address))
    else list.addSubnet(address, Number(bits), kindOf(address))
  }
  return (address) => address !== undefined && list.check(address, kindOf(address))
}
