// The currency that a caller wants amounts in, beside that of the shop: the header `x-vitrine-currency`.
import type { FastifyRequest } from 'fastify'
import { shownCurrency } from '../graphql/currencies.ts'
import type { StoreFacts } from '../site-facts/store-facts.ts'

/** Returns the code of the header; undefined for the shop's own currency, null for one that the shop does not have. */
export function currencyOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  store: StoreFacts,
): string | null | undefined {
  const code = String(headers['x-vitrine-currency'] ?? '').toUpperCase()
  if (code === '' || code === store.currency) return undefined
  return shownCurrency(code, store) ?? null
}
