// The caller's own cart. Source: spec §7 "Current cart", docs/contract/cart.md §2.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { maxCartLines, maxLinesPerCall, maxQuantity } from '../limits.ts'
import { under } from '../prefixes.ts'
import { answer, body, decimal, guid, text } from '../shapes.ts'
import { channelTypes } from '../vocab/commerce.ts'
import { addressBody } from '../wire/address.ts'
import { cartInfoBody, wireCart } from '../wire/cart.ts'
import { lineItemBody } from '../wire/cart-line.ts'
import { customLineItemBody } from '../wire/custom-line.ts'
import { selectedMembershipsBody, wireEstimate } from '../wire/estimate.ts'
import { selectedShippingOptionBody } from '../wire/shipping.ts'

const cartAnswer = answer(() => ({ cart: wireCart }))
const visitor = { actor: 'visitor', evidence: 'spec' } as const
const at = (rest: string) => under('currentCart', `/current${rest}`)

export const currentCart = callTable({
  getCurrentCart: call({
    ...visitor,
    ...at(''),
    method: 'GET',
    request: body(() => ({})),
    response: cartAnswer,
  }),
  updateCurrentCart: call({
    ...visitor,
    ...at(''),
    method: 'PATCH',
    request: body(() => ({
      cartInfo: cartInfoBody.nullish(),
      couponCode: z.string().nullish(),
      lineItems: z.array(lineItemBody).max(maxCartLines).nullish(),
      customLineItems: z.array(customLineItemBody).max(maxCartLines).nullish(),
      merchantDiscounts: z
        .array(body(() => ({ amount: decimal({ min: 0 }), lineItemIds: z.array(guid).nullish() })))
        .nullish(),
      cartFieldmask: z.string().nullish(),
    })),
    response: cartAnswer,
  }),
  addToCurrentCart: call({
    ...visitor,
    ...at('/add-to-cart'),
    method: 'POST',
    request: body(() => ({
      lineItems: z.array(lineItemBody).max(maxLinesPerCall).nullish(),
      customLineItems: z.array(customLineItemBody).max(maxLinesPerCall).nullish(),
      businessLocationId: guid.nullish(),
    })),
    response: cartAnswer,
  }),
  removeLineItemsFromCurrentCart: call({
    ...visitor,
    ...at('/remove-line-items'),
    method: 'POST',
    request: body(() => ({ lineItemIds: z.array(guid).min(1).max(maxLinesPerCall) })),
    response: cartAnswer,
  }),
  createCheckoutFromCurrentCart: call({
    ...visitor,
    ...at('/create-checkout'),
    method: 'POST',
    // A repeat refreshes the checkout the cart already has. docs/contract/cart.md §2.5.
    repeatable: true,
    request: body(() => ({
      channelType: z.enum(channelTypes),
      shippingAddress: addressBody.nullish(),
      billingAddress: addressBody.nullish(),
      selectedShippingOption: selectedShippingOptionBody.nullish(),
      email: z.email({ error: 'must be an email address' }).nullish(),
    })),
    response: answer(() => ({ checkoutId: z.string() })),
  }),
  removeCouponFromCurrentCart: call({
    ...visitor,
    ...at('/remove-coupon'),
    method: 'POST',
    repeatable: true,
    request: body(() => ({})),
    response: cartAnswer,
  }),
  updateCurrentCartLineItemQuantity: call({
    ...visitor,
    ...at('/update-line-items-quantity'),
    method: 'POST',
    request: body(() => ({
      lineItems: z
        .array(body(() => ({ id: guid, quantity: z.number().int().min(1).max(maxQuantity) })))
        .min(1)
        .max(maxLinesPerCall),
    })),
    response: cartAnswer,
  }),
  estimateCurrentCartTotals: call({
    ...visitor,
    ...at('/estimate-totals'),
    method: 'POST',
    // Computes without storing, so it is idempotent.
    repeatable: true,
    request: body(() => ({
      selectedShippingOption: selectedShippingOptionBody.nullish(),
      shippingAddress: addressBody.nullish(),
      billingAddress: addressBody.nullish(),
      selectedMemberships: selectedMembershipsBody.nullish(),
      calculateTax: z.boolean().nullish(),
      calculateShipping: z.boolean().nullish(),
      calculateAdditionalFees: z.boolean().nullish(),
    })),
    response: wireEstimate,
  }),
  deleteCurrentCart: call({
    ...visitor,
    ...at(''),
    method: 'DELETE',
    request: body(() => ({})),
    response: answer(() => ({})),
  }),
} satisfies Record<string, Call>)

/** Coupon code with the maximum length that we send: the platform declares none, but a form needs one. Assumed. */
export const couponCodeText = text(50, 1)
