// The browser's urql client with its exchanges, in order.

import { Client, ssrExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { basePath } from '../__generated__/messages/locale.ts'
import { cacheUpdates } from '../lib/live-signal.ts'
import { embeddedTypes } from './embedded-types.ts'
import { hashFetchExchange } from './fetch-exchange.ts'

/** Results of the server render, by operation key. */
export type HydrationState = Record<string, unknown>

/** A variant is embedded in its selection, so it has no cache key; all other types have ids. */
const keys = { SelectedVariant: () => null, ...(import.meta.env.DEV ? embeddedTypes() : {}) }

export function createBrowserClient(state: HydrationState): Client {
  const ssr = ssrExchange({ isClient: true })
  const stored = Object.entries(state).map(([key, data]) => [key, { data: JSON.stringify(data) }])
  ssr.restoreData(Object.fromEntries(stored))
  return new Client({
    url: `${basePath}/graphql`,
    exchanges: [cacheExchange({ keys, updates: cacheUpdates }), ssr, hashFetchExchange],
  })
}
