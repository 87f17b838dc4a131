// Offers of a product and of its variants as structured data, with the shop's terms.
import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts'
import type { Site } from '../../../server/description.ts'
import { storeId } from '../../../server/structured-data.ts'
import { returnPolicy, shippingDetails } from '../../../server/terms-data.ts'

type Amount = { amount: string; currency: string }

export type Offered = { price: Amount; inStock: boolean; path: string }

type Terms = {
  hasMerchantReturnPolicy?: MerchantReturnPolicy | { '@id': string }
  shippingDetails?: (OfferShippingDetails | { '@id': string })[]
}

/**
 * Returns a function that makes offers of one page. The terms stand in the first offer that they apply to; later offers
 * refer to them, because they repeat for every variant. What is downloaded is neither shipped nor returned.
 */
export function createOffers({ publicUrl, terms, store }: Site, isShipped: boolean) {
  const stated = new Set<string>()
  const once = <Value extends object>(id: string, value: Value) => {
    if (stated.has(id)) return { '@id': id }
    stated.add(id)
    return { '@id': id, ...value }
  }
  function termsOf({ amount, currency }: Amount): Terms {
    if (!terms || !isShipped || currency !== terms.currency) return {}
    const shipping = terms.shipping.map((entry, index) => {
      const isFree = entry.freeFrom !== undefined && Number(amount) >= Number(entry.freeFrom)
      const id = `#shipping-${index + 1}${isFree ? '-free' : ''}`
      return once(id, shippingDetails(entry, currency, amount) as object)
    })
    return {
      ...(terms.returns && {
        hasMerchantReturnPolicy: once('#returns', returnPolicy(terms.returns) as object),
      }),
      ...(shipping.length > 0 && { shippingDetails: shipping }),
    }
  }
  return ({ price, inStock, path }: Offered): Offer => ({
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currency,
    url: publicUrl + path,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': storeId(publicUrl), '@type': 'OnlineStore', name: store.name },
    ...termsOf(price),
  })
}
