// Implements the caller's cart. docs/contract/cart.md §2.
import type { AllCalls, Handlers, WireCart } from '@vitrine/platform'
import { calculateBasket } from '../cart/calculation.ts'
import { changedCart, checkRights } from '../cart/change-cart.ts'
import { checkSize, customLines, withCatalogLines, withQuantities } from '../cart/edit-lines.ts'
import { findCart, newCart, ownedCart, saveCart } from '../cart/owned-cart.ts'
import { wireCartOf } from '../cart/wire-cart.ts'
import { wireEstimateOf } from '../cart/wire-estimate.ts'
import { giftCardOfCart } from '../checkout/apply-gift-card.ts'
import { checkoutFromCart } from '../checkout/from-cart.ts'
import type { CallContext } from '../context.ts'
import type { StoredCart } from '../rows/commerce-rows.ts'

const answer = (cart: StoredCart, context: CallContext): { cart: WireCart } => ({
  cart: wireCartOf(cart, context),
})

const saved = (cart: StoredCart, context: CallContext) => answer(saveCart(cart, context), context)

const isSame = (before: StoredCart, after: StoredCart): boolean =>
  // A business location alone does not create a cart, it only changes an existing one.
  (before.revision === 0 || before.businessLocationId === after.businessLocationId) &&
  before.lines.length === after.lines.length &&
  before.lines.every((line, at) => line === after.lines[at])

export const currentCart: Handlers<AllCalls['currentCart'], CallContext> = {
  getCurrentCart: (_request, context) => answer(ownedCart(context), context),

  updateCurrentCart: (change, context) =>
    saved(changedCart(ownedCart(context), change, context), context),

  addToCurrentCart: (request, context) => {
    checkRights(request, context)
    const { state, site } = context
    const cart = findCart(context) ?? newCart(context)
    const shop = { state, currency: site.currency, owner: cart.owner }
    const lines = [
      ...withCatalogLines(cart.lines, request.lineItems ?? [], shop, 'add'),
      ...customLines(request.customLineItems ?? [], state),
    ]
    checkSize(lines)
    const businessLocationId = request.businessLocationId ?? cart.businessLocationId
    const next = { ...cart, lines, businessLocationId }
    // None of the requested items could be added: no cart is created and no revision incremented.
    const isRefused = Boolean(request.lineItems?.length) && isSame(cart, next)
    return isRefused ? answer(cart, context) : saved(next, context)
  },

  removeLineItemsFromCurrentCart: ({ lineItemIds }, context) => {
    const cart = ownedCart(context)
    const gone = new Set(lineItemIds.map((id) => id.toLowerCase()))
    // Unknown ids are not an error: a repeated request must be harmless. Assumed.
    return saved({ ...cart, lines: cart.lines.filter((line) => !gone.has(line.id)) }, context)
  },

  createCheckoutFromCurrentCart: (request, context) => {
    const cart = ownedCart(context)
    const checkout = checkoutFromCart(cart, request, context)
    if (cart.checkoutId !== checkout.id) saveCart({ ...cart, checkoutId: checkout.id }, context)
    return { checkoutId: checkout.id }
  },

  removeCouponFromCurrentCart: (_request, context) =>
    saved({ ...ownedCart(context), couponId: undefined }, context),

  updateCurrentCartLineItemQuantity: ({ lineItems }, context) => {
    const cart = ownedCart(context)
    return saved({ ...cart, lines: withQuantities(cart.lines, lineItems, context.state) }, context)
  },

  estimateCurrentCartTotals: (request, context) => {
    const cart = ownedCart(context)
    const requested = {
      email: cart.buyerInfo?.email,
      giftCard: giftCardOfCart(cart, context.state),
      shippingAddress: request.shippingAddress ?? cart.contactInfo?.address,
      billingAddress: request.billingAddress,
      // Applies only when the cart has none. docs/contract/cart.md §2.8.
      selectedShippingOption: cart.selectedShippingOption ?? request.selectedShippingOption,
      without: {
        tax: request.calculateTax === false,
        shipping: request.calculateShipping === false,
        fees: request.calculateAdditionalFees === false,
      },
    }
    const memberships = request.selectedMemberships?.memberships ?? []
    return wireEstimateOf(cart, calculateBasket(cart, requested, context), context, memberships)
  },

  deleteCurrentCart: (_request, context) => {
    context.state.carts.delete(ownedCart(context).id)
    return {}
  },
}
