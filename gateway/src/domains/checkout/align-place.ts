// Aligns an existing checkout with the place of the cart. The platform refreshes the checkout of a cart that was at
// the payment page before, but does not promise to refresh its address (docs/contract/cart.md §2.5).
import type { WireAddress, WireCart } from '@vitrine/platform'
import type { PlatformContext } from '../../platform/platform.ts'

/** The parts of an address that determine delivery and tax. */
const placeFields = ['country', 'subdivision', 'postalCode'] as const

type Aligned = {
  checkoutId: string
  /** The cart as read before the checkout was created or refreshed. */
  cart: WireCart
  /** An address of the request itself, which the checkout already has. */
  given: WireAddress | null | undefined
}

/**
 * Reads an existing checkout and moves it to the cart's place if they differ. Makes no call for a first checkout,
 * one for an unchanged place, two for a changed one.
 */
export async function alignPlace(
  { checkoutId, cart, given }: Aligned,
  { own }: PlatformContext,
): Promise<void> {
  const wanted = cart.contactInfo?.address
  const isFirst = cart.checkoutId?.toLowerCase() !== checkoutId.toLowerCase()
  if (isFirst || given || !wanted?.country) return
  const { checkout } = await own.checkouts.getCheckout({ id: checkoutId })
  const destination = checkout.shippingInfo?.shippingDestination
  const address = movedTo(wanted, destination?.address ?? {})
  if (!address) return
  await own.checkouts.updateCheckout({
    id: checkoutId,
    checkout: { shippingInfo: { shippingDestination: { address } } },
  })
}

/**
 * Returns the checkout's address at the cart's place; null when it is already there. The street stays only while
 * country and state do. A ZIP code entered at payment stays while the cart has none.
 */
export function movedTo(wanted: WireAddress, present: WireAddress) {
  const isSameState = regionOf(wanted) === regionOf(present)
  const base = isSameState ? present : {}
  const postalCode = wanted.postalCode || base.postalCode
  if (isSameState && (postalCode ?? '') === (present.postalCode ?? '')) return null
  const { country, subdivision, city, addressLine, addressLine2 } = { ...base, ...placeOf(wanted) }
  return { country, subdivision, city, addressLine, addressLine2, postalCode }
}

const placeOf = (address: WireAddress) =>
  Object.fromEntries(
    placeFields.flatMap((name) => (address[name] ? [[name, address[name]]] : [])),
  ) as Pick<WireAddress, (typeof placeFields)[number]>

/** Returns a region key: `US-NY` and `NY` are the same. */
const regionOf = ({ country, subdivision }: WireAddress) =>
  `${country ?? ''}-${subdivision?.split('-').at(-1) ?? ''}`.toUpperCase()
