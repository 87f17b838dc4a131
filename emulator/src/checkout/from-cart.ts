// Creates a checkout from a cart; a repeat refreshes the existing one. docs/contract/cart.md §2.5.
import type { AllCalls, ParsedRequestOf } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { secret } from '../ids.ts'
import { invalid, refused } from '../refuse.ts'
import type { StoredCart, StoredCheckout } from '../rows/commerce-rows.ts'

type Request = ParsedRequestOf<AllCalls['currentCart']['createCheckoutFromCurrentCart']>

export function checkoutFromCart(
  cart: StoredCart,
  request: Request,
  context: CallContext,
): StoredCheckout {
  checkRequest(cart, request, context)
  const known = cart.checkoutId ? context.state.checkouts.get(cart.checkoutId) : undefined
  const base = known && !known.completed ? known : emptyCheckout(cart, context)
  return context.state.checkouts.put({
    ...base,
    ...basketOf(cart, request),
    ...peopleOf(cart, base, request),
    channelType: request.channelType,
    updatedDate: context.state.now().toISOString(),
  })
}

function checkRequest(cart: StoredCart, request: Request, { caller }: CallContext): void {
  if (request.channelType === 'UNSPECIFIED') {
    throw invalid('channelType', 'must name a channel', { rule: 'INVALID_ENUM_VALUE' })
  }
  // Assumed: the code is published for create-order; none is for create-checkout.
  if (cart.lines.length === 0) throw refused(428, 'EMPTY_CHECKOUT', 'The cart is empty')
  const withAddress = request.shippingAddress ?? request.billingAddress
  const email = request.email ?? cart.buyerInfo?.email
  if (withAddress && !email && caller.kind === 'visitor') {
    throw invalid('email', 'is required with an address', { rule: 'REQUIRED_FIELD' })
  }
}

function emptyCheckout(cart: StoredCart, { state }: CallContext): StoredCheckout {
  const now = state.now().toISOString()
  return {
    id: state.newId('checkout'),
    cartId: cart.id,
    purchaseFlowId: cart.purchaseFlowId,
    createdDate: now,
    updatedDate: now,
    channelType: 'WEB',
    key: secret(18),
    owner: cart.owner,
    lines: [],
    merchantDiscounts: [],
    conversionCurrency: cart.conversionCurrency,
  }
}

function basketOf(cart: StoredCart, request: Request) {
  const { owner, lines, couponId, merchantDiscounts, conversionCurrency } = cart
  const selectedShippingOption =
    cart.selectedShippingOption ?? request.selectedShippingOption ?? undefined
  return { owner, lines, couponId, merchantDiscounts, conversionCurrency, selectedShippingOption }
}

function peopleOf(cart: StoredCart, base: StoredCheckout, request: Request) {
  const address = cart.contactInfo?.address
  return {
    buyerNote: cart.buyerNote,
    email: request.email ?? cart.buyerInfo?.email ?? base.email,
    contactId: cart.buyerInfo?.contactId,
    contact: cart.contactInfo?.contactDetails ?? base.contact,
    shippingAddress: request.shippingAddress ?? base.shippingAddress ?? address,
    billingAddress: request.billingAddress ?? base.billingAddress,
    overrideCheckoutUrl: cart.overrideCheckoutUrl,
    businessLocationId: cart.businessLocationId,
    extendedFields: cart.extendedFields,
  }
}
