import { describe, expect, it } from 'vitest'
import { pricesOf } from './prices-of.ts'

const own = { amount: '28.00', currency: 'USD' }

describe('prices for machines', () => {
  it('are one price where every variant costs the same, or there is none', () => {
    const one = { '@type': 'Offer', price: '28.00', priceCurrency: 'USD' }
    expect(pricesOf(own, [])).toEqual(one)
    expect(pricesOf(own, ['28.00', '28.00'])).toEqual(one)
  })

  it('are a span where they differ, by value and not by letter', () => {
    expect(pricesOf(own, ['34.00', '9.50', '28.00'])).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '9.50',
      highPrice: '34.00',
      offerCount: 3,
      priceCurrency: 'USD',
    })
  })
})
