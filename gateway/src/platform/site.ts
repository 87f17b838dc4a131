// The platform as the site itself may use it: every call, with the server-held key. Given to staff
// and apps alone; what they may do with it is `@right`'s business. SECURITY rows 30, 96.

import { idsIn } from '../audit/ids-in.ts'
import type { Config } from '../config.ts'
import { bindPlatform, type Platform } from './platform.ts'
import { type Reference, referencesOfIds } from './references.ts'
import type { CallScope, Transport } from './transport.ts'

/** Told of what a write of our own made old. */
export type CatalogueChanges = { tell(references: readonly Reference[]): void }
type Shared = { config: Config; changes: CatalogueChanges }

/** Services whose writes change what shoppers are shown. */
const catalogueServices = new Set(['productsWrite', 'brandsWrite'])

/** Null on a site whose key is not set. `recorded` keeps what a change does. */
export function bindSite(
  transport: Transport,
  { config, changes }: Shared,
  scope: Pick<CallScope, 'requestId' | 'signal' | 'beforeCall'>,
  recorded: (transport: Transport) => Transport,
): Platform | null {
  const { apiKey, siteId } = config.platform
  if (!apiKey || !siteId) return null
  const forgetting = forgettingTransport(recorded(transport), changes)
  return bindPlatform(forgetting, { ...scope, siteId, token: async () => apiKey })
}

/** Whoever changes the catalogue here sees the change in the shop at once. */
function forgettingTransport(transport: Transport, changes: CatalogueChanges): Transport {
  return {
    ...transport,
    async send(service, call, request, scope) {
      try {
        return await transport.send(service, call, request, scope)
      } finally {
        // A write whose answer was lost may have been made.
        if (catalogueServices.has(service)) changes.tell(referencesOfIds(idsIn(request)))
      }
    },
  }
}
