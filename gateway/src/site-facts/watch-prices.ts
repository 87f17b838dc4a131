// Notes the currency of the first price that the shop reads: where the platform did not answer at the start, a page would show the
// placeholder beside prices until the facts are read again.
import type { Transport } from '../platform/transport.ts'
import type { SiteFactsService } from './site-facts.ts'

type Priced = { readonly price?: { readonly currency: string | null } }
type Answer = { readonly products?: readonly Priced[]; readonly product?: Priced | null }

/** Wraps the transport that the public catalog is read with. */
export function watchPrices(
  transport: Transport,
  siteFacts: Pick<SiteFactsService, 'current' | 'noteCurrency'>,
): Transport {
  return {
    ...transport,
    async send(service, call, request, scope) {
      const answer = await transport.send(service, call, request, scope)
      if (!siteFacts.current.isCurrencyKnown) siteFacts.noteCurrency(currencyIn(answer))
      return answer
    },
  }
}

function currencyIn(answer: unknown): string | null {
  const { products, product } = (answer ?? {}) as Answer
  return (products?.[0] ?? product)?.price?.currency ?? null
}
