// The admin platform: all platform calls, as the site, for staff and apps only. `@right` decides which fields
// may use it. docs/security.md S30, S96.

import { idsIn } from '../audit/ids-in.ts'
import type { Actor } from '../auth/actor.ts'
import { type CacheTag, tagsOfIds } from '../cache/cache-tags.ts'
import { bindPlatform, type Platform } from './platform.ts'
import type { SiteContext } from './site-credentials.ts'
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

type Shared = SiteContext & { changes: CatalogChanges }

/** Services whose writes change what shoppers see. */
const catalogServices = new Set(['productsWrite', 'brandsWrite'])

/** Binds the calls to the site's credentials; returns null without them. `recorded` adds the recording of changes. */
export function bindAdminPlatform(
  transport: Transport,
  { siteCredentials, changes }: Shared,
  scope: Pick<CallScope, 'requestId' | 'signal' | 'beforeCall' | 'isBackground'>,
  recorded: (transport: Transport) => Transport,
): Platform | null {
  if (!siteCredentials) return null
  const invalidating = invalidatingTransport(recorded(transport), changes)
  return bindPlatform(invalidating, { ...scope, ...siteCredentials })
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
