// Converts requests of estimates and checkouts to the platform's form. docs/contract/cart.md §2.5;
// docs/contract/checkout-order.md §1.
import type { AllCalls, RequestOf } from '@vitrine/platform'
import type { CheckoutChange, CheckoutCreation, EstimateRequest } from '../cart-change.ts'
import { wireChannelType } from '../channel-type.ts'
import { present } from '../present.ts'
import { addressBodyOf } from './write-contact.ts'

type Place = Pick<EstimateRequest, 'shippingAddress' | 'billingAddress' | 'selectedShippingOption'>

const placeBody = ({ shippingAddress, billingAddress, selectedShippingOption }: Place) => ({
  shippingAddress: shippingAddress && addressBodyOf(shippingAddress),
  billingAddress: billingAddress && addressBodyOf(billingAddress),
  selectedShippingOption,
})

const membershipsBody = ({ selectedMemberships }: EstimateRequest) =>
  selectedMemberships && {
    memberships: selectedMemberships.map(({ lineIds, ...membership }) => ({
      ...membership,
      lineItemIds: [...lineIds],
    })),
  }

/** Returns what is given, without null members, so that defaults of the platform apply. docs/contract/cart.md §2.8 */
export const estimateBody = (
  request: EstimateRequest,
): RequestOf<AllCalls['currentCart']['estimateCurrentCartTotals']> =>
  present({
    ...placeBody(request),
    selectedMemberships: membershipsBody(request),
    calculateTax: request.calculateTax,
    calculateShipping: request.calculateShipping,
    calculateAdditionalFees: request.calculateAdditionalFees,
  })

/** Returns channel, place and email, without null and empty members. docs/contract/cart.md §2.5 */
export const creationBody = ({ channelType, email, ...place }: CheckoutCreation) => ({
  ...present({ ...placeBody(place), email }),
  channelType: wireChannelType(channelType),
})

/** Returns a new destination, a gift card, or both. `checkout` is empty without a destination: the call requires it. */
export const changeBody = ({ id, destination, giftCardCode }: CheckoutChange) => ({
  id,
  checkout: destination
    ? { shippingInfo: { shippingDestination: { address: addressBodyOf(destination.address) } } }
    : {},
  giftCardCode,
})
