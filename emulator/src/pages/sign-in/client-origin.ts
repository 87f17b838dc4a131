// Determines the origin that may read a posted response: the one named by the client, the one that opened the
// frame, or the shop's own.
import type { FastifyRequest } from 'fastify'
import type { StoredRedirect } from '../../rows/session-rows.ts'
import { checkCallback } from '../../rules/callbacks.ts'
import { authTargetOf } from '../../sign-in/authorize.ts'
import type { Site } from '../../site.ts'

export function clientOrigin(session: StoredRedirect, request: FastifyRequest, site: Site): string {
  const { redirectUri } = authTargetOf(session).authRequest
  const named = [redirectUri, session.origin, request.headers.referer, site.shopUrl]
  const origins = named.flatMap((address) => originOf(address) ?? [])
  const own = new URL(site.url).origin
  const allowed = origins.find((origin) => origin !== own && isAllowed(origin, site))
  return allowed ?? new URL(site.shopUrl).origin
}

const originOf = (address: string | null | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined

function isAllowed(origin: string, site: Site): boolean {
  try {
    checkCallback('origin', origin, site)
    return true
  } catch {
    return false
  }
}
