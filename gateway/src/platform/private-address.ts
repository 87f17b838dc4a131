// Refuses addresses of private networks, to which a name or a redirect from outside could lead. docs/security.md S130.
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Not of the public internet: the registries of RFC 6890, with multicast and what leads to an IPv4 address inside an IPv6 one (NAT64,
 * Teredo, 6to4).
 */
const ranges = [
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
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const blocked = new BlockList()
for (const [network, prefix] of ranges) blocked.addSubnet(network, prefix, familyOf(network))

/** Returns whether an IP address is not of the public internet; an IPv4 address may be written as IPv6. */
export const isPrivateAddress = (address: string): boolean =>
  blocked.check(address, familyOf(address))

/** Returns whether the host of a URL is a private address; a name is looked up when a connection is made. */
export function isPrivateHost({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && isPrivateAddress(address)
}

/** The error of `publicLookup` for a name that has a private address, or none. Its message is the name. */
export class PrivateAddress extends Error {}

/** Resolves a name for a connection, and refuses it when one of its addresses is private. */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const isPrivate = addresses.some(({ address }) => isPrivateAddress(address))
    const [first] = addresses
    if (isPrivate || !first) return callback(new PrivateAddress(hostname), '')
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
