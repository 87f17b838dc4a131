// How the gateway acts as the site: with tokens for the client's secret, or with an API key. docs/contract/real-site.md §5.
import type { Config } from '../config.ts'
import { localConsistency } from './consistency.ts'
import type { CallScope } from './transport.ts'

/** The part of a call's scope that identifies the site. */
export type SiteCredentials = Required<Pick<CallScope, 'token' | 'credential'>> &
  Pick<CallScope, 'siteId' | 'consistency'>

/** The site's credentials; null for a shop that cannot act as the site. */
export type SiteContext = { readonly siteCredentials: SiteCredentials | null }

/** A key is sent with the id of its site; a token of the client is that of one site. */
export function siteCredentialsOf(
  { clientSecret, apiKey, siteId }: Config['platform'],
  clientToken: (fresh: boolean) => Promise<string>,
): SiteCredentials | null {
  // Calls with the key and with tokens for the secret share a limit. docs/contract/real-site.md §3.
  const credential = 'site'
  const consistency = localConsistency()
  if (clientSecret)
    return { credential, consistency, token: async (fresh) => `Bearer ${await clientToken(fresh)}` }
  return apiKey && siteId ? { credential, consistency, siteId, token: async () => apiKey } : null
}
