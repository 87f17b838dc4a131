// Says what an entry of a client's two lists allows, for the platform that refuses and for the shop that prints what is
// missing. docs/contract/real-site.md §4.1.

/** Returns whether a host name is of this machine. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost') || host === '[::1]') return true
  return /^127(\.\d{1,3}){3}$/.test(host)
}

/**
 * Returns the entry that an address needs in the list of domains. A host is its https form, and a port counts.
 * Assumed: on this machine a host is its http form as well.
 */
export function redirectDomainOf(address: string): string {
  const { protocol, hostname, host, origin } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname) ? host : origin
}

/** Returns whether a list allows a URI: exactly, or by a wildcard for a part of a name, `https://*-shop.example/callback`. */
export const isAllowedUri = (list: readonly string[], address: string): boolean =>
  list.some((entry) => isMatch(entry, address))

/** Returns whether a list allows the domain of an address. */
export function isAllowedDomain(list: readonly string[], address: string): boolean {
  const names = [redirectDomainOf(address), new URL(address).origin]
  return list.some((entry) => names.some((name) => isMatch(entry, name)))
}

function isMatch(entry: string, value: string): boolean {
  const parts = entry.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/.:@?#]*')}$`).test(value)
}

/** What the platform's page says when a sign-in would return to a URI that is not listed. */
export const invalidRedirectUri = 'Invalid redirect URI'
