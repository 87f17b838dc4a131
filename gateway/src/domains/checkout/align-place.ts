// Aligns an existing checkout with the place of the cart. The platform refreshes the checkout of a cart that was at
// the payment page before, but does not promise to refresh its address (docs/contract/cart.md §2.5).
import type { Cart, Checkout } from '../../platform/ecom/cart.ts'
import type { AddressChange } from '../../platform/ecom/cart-change.ts'
import type { Address } from '../../platform/ecom/person.ts'
import type { PlatformContext } from '../../platform/platform.ts'

type Aligned = {
  checkout: Checkout
  /** The cart as read before the checkout was refreshed. */
  cart: Cart
  /** An address of the request itself, which the checkout already has. */
  given: object | null | undefined
}

/** Moves an existing checkout to the cart's place if they differ; makes no call for an unchanged place. */
export async function alignPlace(
  { checkout, cart, given }: Aligned,
  { own }: PlatformContext,
): Promise<void> {
  const wanted = cart.contactInfo?.address
  if (given || !wanted?.country) return
  const address = movedTo(wanted, checkout.destination?.address ?? null)
  if (!address) return
  await own.checkout.update({ id: checkout.id, destination: { address } })
}

/**
 * Returns the checkout's address at the cart's place; null when it is already there. The street stays only while
 * country and state do. A ZIP code entered at payment stays while the cart has none.
 */
export function movedTo(wanted: Address, present: Address | null): AddressChange | null {
  const isSameState = regionOf(wanted) === regionOf(present)
  const street = isSameState ? present : null
  const postalCode = wanted.postalCode || street?.postalCode
  if (isSameState && (postalCode ?? '') === (present?.postalCode ?? '')) return null
  return {
    country: wanted.country || street?.country,
    subdivision: wanted.subdivision || street?.subdivision,
    city: street?.city,
    addressLine: street?.addressLine,
    addressLine2: street?.addressLine2,
    postalCode,
  }
}

/** Returns a region key: `US-NY` and `NY` are the same. */
const regionOf = (address: Address | null) =>
  `${address?.country ?? ''}-${address?.subdivision?.split('-').at(-1) ?? ''}`.toUpperCase()
