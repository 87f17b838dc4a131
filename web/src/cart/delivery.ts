// Delivery of the cart. It is stored on the cart; country, region and ZIP code also in this browser for the next cart.

import type { Delivery } from './cart-intents.ts'
import type { CartSnapshot } from './transport.ts'

const key = 'vitrine-delivery'
const nowhere: Delivery = { address: null, option: null }

export function deliveryOf(cart: CartSnapshot | null): Delivery {
  const address = cart?.contactInfo?.address
  const option = cart?.selectedShippingOption
  return {
    address: address?.country ? addressOf(address.country, address) : null,
    option: option
      ? { code: option.code, ...(option.carrierId && { carrierId: option.carrierId }) }
      : null,
  }
}

type Rest = { subdivision?: string | null | undefined; postalCode?: string | null | undefined }

export function addressOf(country: string, { subdivision, postalCode }: Rest) {
  return { country, ...(subdivision && { subdivision }), ...(postalCode && { postalCode }) }
}

/** Returns the input of `cartEstimate` and `startCheckout`. */
export function deliveryInput({ address, option }: Delivery) {
  return {
    ...(address && { shippingAddress: address }),
    ...(address && option && { selectedShippingOption: option }),
  }
}

export function rememberDelivery(delivery: Delivery) {
  try {
    localStorage.setItem(key, JSON.stringify(delivery))
  } catch {
    // Storage is disabled: the cart still has it.
  }
}

export function rememberedDelivery(): Delivery {
  try {
    const { address, option } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Delivery>
    return typeof address?.country === 'string' ? { address, option: option ?? null } : nowhere
  } catch {
    return nowhere
  }
}
