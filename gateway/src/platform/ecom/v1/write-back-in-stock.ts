// Converts requests to be notified of stock to the platform's form. docs/contract/checkout-order.md §10.
import { storesAppId } from '@vitrine/platform'
import type { NewBackInStockRequest } from '../back-in-stock.ts'

/** A choice is named as in the line of a cart. docs/contract/cart.md §4. */
const referenceOf = ({ productId, choices }: NewBackInStockRequest) => ({
  appId: storesAppId,
  catalogItemId: productId,
  ...(Object.keys(choices).length > 0 && { options: { options: choices } }),
})

const imageBodyOf = ({ url, alt }: NonNullable<NewBackInStockRequest['shown']['image']>) => ({
  url,
  ...(alt && { altText: alt }),
})

/** Returns the request with the product's facts for the email. Without choices any variant counts. */
export function stockRequestBody(request: NewBackInStockRequest) {
  const { email, pageUrl, shown } = request
  return {
    request: { catalogReference: referenceOf(request), email, itemUrl: pageUrl },
    itemDetails: {
      name: shown.name,
      price: String(shown.price),
      ...(shown.image && { image: imageBodyOf(shown.image) }),
    },
  }
}
