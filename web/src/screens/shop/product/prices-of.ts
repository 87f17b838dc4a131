// What a product costs, for machines: one price, or the span of its variants' prices. Amounts stay as they were sent.

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
