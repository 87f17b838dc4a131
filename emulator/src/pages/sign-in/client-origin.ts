// Determines the origin that may read a posted response: the one named by the client, the one that opened the
// frame, or the shop's own, if the lists of the client have it. docs/contract/real-site.md §4.1.
import type { FastifyRequest } from 'fastify'
import type { Shop } from '../../context.ts'
import type { StoredRedirect } from '../../rows/session-rows.ts'
import { authTargetOf } from '../../sign-in/authorize.ts'
import { clientListsOf, isListedDomain } from '../../state/client-lists.ts'

/** Returns an origin that is listed, even if it is another one than the page's: the browser then drops the message. */
export function clientOrigin(session: StoredRedirect, request: FastifyRequest, shop: Shop): string {
  const { site } = shop
  const { redirectUri } = authTargetOf(session).authRequest
  const named = [redirectUri, session.origin, request.headers.referer, site.shopUrl]
  const origins = named.flatMap((address) => originOf(address) ?? [])
  const own = new URL(site.url).origin
  const listed = origins.find((origin) => origin !== own && isListedDomain(origin, shop))
  return listed ?? listedOrigins(shop)[0] ?? own
}

/** Returns the origins of the domains on the list that name a host. */
export const listedOrigins = (shop: Shop): string[] =>
  clientListsOf(shop).redirectDomains.flatMap((entry) => {
    const schemes = entry.includes('://') ? [''] : ['https://', 'http://']
    return schemes
      .flatMap((scheme) => originOf(scheme + entry) ?? [])
      .filter((origin) => isListedDomain(origin, shop))
  })

const originOf = (address: string | null | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined
