// The admin platform: all platform calls, with the site's key, for staff and apps only. `@right` decides which fields
// may use it. docs/security.md S30, S96.

import { idsIn } from '../audit/ids-in.ts'
import type { Actor } from '../auth/actor.ts'
import { type CacheTag, tagsOfIds } from '../cache/cache-tags.ts'
import type { Config } from '../config.ts'
import { bindPlatform, type Platform } from './platform.ts'
import type { CallScope, Transport } from './transport.ts'

/** Invalidates cache entries after a write. */
export type CatalogChanges = { invalidate(references: readonly CacheTag[]): void }

/** The admin platform, for staff and apps; null for all other callers. */
export type AdminPlatformContext = { readonly adminPlatform: Platform | null }

/** Returns the admin platform outside of a request: under an actor's name and without a call budget. */
export type AdminPlatformFor = (actor: Actor, requestId: string, job?: string) => Platform | null

/** Wraps a transport to record what an actor changes: within a job, or each operation as a job of its own. */
export type RecordFor = (
  actor: Actor,
  requestId: string,
  job?: string,
) => (transport: Transport) => Transport

type Shared = { config: Config; changes: CatalogChanges }

/** Services whose writes change what shoppers see. */
const catalogServices = new Set(['productsWrite', 'brandsWrite'])

/** Binds the calls to the site's key; returns null on a site without one. `recorded` adds the recording of changes. */
export function bindAdminPlatform(
  transport: Transport,
  { config, changes }: Shared,
  scope: Pick<CallScope, 'requestId' | 'signal' | 'beforeCall'>,
  recorded: (transport: Transport) => Transport,
): Platform | null {
  const { apiKey, siteId } = config.platform
  if (!apiKey || !siteId) return null
  const invalidating = invalidatingTransport(recorded(transport), changes)
  return bindPlatform(invalidating, { ...scope, siteId, token: async () => apiKey })
}

/** Invalidates the cache after catalog writes, so that the storefront shows them at once. */
function invalidatingTransport(transport: Transport, changes: CatalogChanges): Transport {
  return {
    ...transport,
    async send(service, call, request, scope) {
      try {
        return await transport.send(service, call, request, scope)
      } finally {
        // A write whose response was lost may have been executed.
        if (catalogServices.has(service)) changes.invalidate(tagsOfIds(idsIn(request)))
      }
    },
  }
}
