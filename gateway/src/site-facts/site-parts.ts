// The calls that the facts of the site come from. docs/contract/real-site.md §2.
import type { Config } from '../config.ts'
import { type Operation, operations } from '../platform/operations.ts'
import { bindPlatform, type Platform } from '../platform/platform.ts'
import type { SiteContext } from '../platform/site-credentials.ts'
import type { Transport } from '../platform/transport.ts'
import type { TokenGrants } from '../session/token-grants.ts'
import type { SiteFacts } from './store-facts.ts'

/** Facts that one call reads. */
export type Part = {
  operation: Operation
  read: () => Promise<Partial<SiteFacts>>
  /** Without it always. */
  isNeeded?: (known: SiteFacts) => boolean
}

/** How the site is reached, and the settings that spare calls. */
export type SiteAccess = SiteContext & {
  config: Pick<Config, 'store'>
  transport: Transport
  publicToken: TokenGrants['publicToken']
}

/** Returns the parts in the order in which they are read. A fact that a setting overrides has none of its own. */
export function partsOf(
  { config: { store }, transport, siteCredentials, publicToken }: SiteAccess,
  signal: AbortSignal,
): Part[] {
  const scope = { requestId: 'site-facts', signal }
  const visitor = bindPlatform(transport, { ...scope, token: publicToken })
  const site = siteCredentials && bindPlatform(transport, { ...scope, ...siteCredentials })
  return [
    ...(site ? [properties(site)] : []),
    ...(site && !store.currencies ? [currencies(site)] : []),
    ...(store.currency ? [] : [currencyOfPrices(visitor)]),
  ]
}

const properties = ({ site }: Platform): Part => ({
  operation: operations.site.getProperties,
  read: async () => ({ properties: await site.getProperties({}) }),
})

const currencies = ({ site }: Platform): Part => ({
  operation: operations.site.getCurrencies,
  read: async () => ({ currencies: (await site.getCurrencies({})).codes }),
})

/** Where the site itself does not say its currency, or may not be read, that of a price is used. */
const currencyOfPrices = ({ catalog }: Platform): Part => ({
  operation: operations.catalog.queryProducts,
  isNeeded: (known) => !known.properties?.currency && !known.productCurrency,
  async read() {
    const { products } = await catalog.queryProducts({ query: { page: { limit: 1 } } })
    return { productCurrency: products[0]?.price.currency ?? null }
  },
})
