// Prices for structured data: one price, or the range of the variants' prices. Amounts are unchanged strings.

export type Amount = { amount: string; currency: string }

type Offer =
  | { '@type': 'Offer'; price: string; priceCurrency: string }
  | {
      '@type': 'AggregateOffer'
      lowPrice: string
      highPrice: string
      offerCount: number
      priceCurrency: string
    }

export function pricesOf({ amount, currency }: Amount, variants: readonly string[]): Offer {
  const sorted = [...variants].sort((one, other) => Number(one) - Number(other))
  const [low = amount] = sorted
  const high = sorted.at(-1) ?? amount
  const priceCurrency = currency
  if (Number(low) === Number(high)) return { '@type': 'Offer', price: amount, priceCurrency }
  const offerCount = variants.length
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount, priceCurrency }
}
