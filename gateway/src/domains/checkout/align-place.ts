// Makes an earlier checkout charge for the place that the cart shows. The platform refreshes the checkout of a cart
// that has been to the payment page before, and does not promise to refresh its address (contract/cart.md §2.5).
import type { WireAddress, WireCart } from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'

/** The part of an address that delivery and tax depend on. */
const placeFields = ['country', 'subdivision', 'postalCode'] as const

type Aligned = {
  checkoutId: string
  /** The cart as it was read before the checkout was made or refreshed. */
  cart: WireCart
  /** An address that came with the request itself: it is the checkout's by then. */
  given: WireAddress | null | undefined
}

/**
 * Reads a checkout that existed before and moves it to the cart's place where the two differ. No call for a first
 * checkout, which the platform makes from the cart; one for an unchanged place; two for a changed one.
 */
export async function alignPlace(
  { checkoutId, cart, given }: Aligned,
  { own }: Context,
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
 * The checkout's address at the cart's place; null when it is there already. A street belongs to its state: it stays
 * only while country and state do. A ZIP code that was typed at payment stays while the cart has none.
 */
export function movedTo(wanted: WireAddress, present: WireAddress) {
  const isSameState = regionOf(wanted) === regionOf(present)
  const kept = isSameState ? present : {}
  const postalCode = wanted.postalCode || kept.postalCode
  if (isSameState && (postalCode ?? '') === (present.postalCode ?? '')) return null
  const { country, subdivision, city, addressLine, addressLine2 } = { ...kept, ...placeOf(wanted) }
  return { country, subdivision, city, addressLine, addressLine2, postalCode }
}

const placeOf = (address: WireAddress) =>
  Object.fromEntries(
    placeFields.flatMap((name) => (address[name] ? [[name, address[name]]] : [])),
  ) as Pick<WireAddress, (typeof placeFields)[number]>

/** `US-NY` and `NY` both name New York. */
const regionOf = ({ country, subdivision }: WireAddress) =>
  `${country ?? ''}-${subdivision?.split('-').at(-1) ?? ''}`.toUpperCase()
