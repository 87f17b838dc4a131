// Where the cart is to go. Kept on the cart; a copy without street or name stays in this browser for the next one.
import type { CartSnapshot } from './transport.ts'
import type { Delivery } from './wishes.ts'

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

/** What `estimate` and `startCheckout` ask for. */
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
    // Storage is off: the cart itself still knows.
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
