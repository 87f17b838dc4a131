// The browser's urql client: every exchange a request passes, in order.
import { Client, ssrExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { embeddedTypes } from './embedded-types.ts'
import { hashFetchExchange } from './fetch-exchange.ts'

/** Answers the server rendered with, by operation key. */
export type HydrationState = Record<string, unknown>

/** A chosen variant is what it is under those choices only; all other types are known by their ids. */
const keys = { SelectedVariant: () => null, ...(import.meta.env.DEV ? embeddedTypes() : {}) }

export function createBrowserClient(state: HydrationState): Client {
  const ssr = ssrExchange({ isClient: true })
  const stored = Object.entries(state).map(([key, data]) => [key, { data: JSON.stringify(data) }])
  ssr.restoreData(Object.fromEntries(stored))
  return new Client({
    url: '/graphql',
    exchanges: [cacheExchange({ keys }), ssr, hashFetchExchange],
  })
}
