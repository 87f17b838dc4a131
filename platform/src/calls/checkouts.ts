// Calls on checkouts. Source: docs/contract/checkout-order.md §1-§2; the create call is in current-cart.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, decimal, guid, text } from '../shapes.ts'
import { checkoutBody, wireCheckout } from '../wire/checkout.ts'
import { wireCheckoutSettings } from '../wire/checkout-settings.ts'

const visitor = { actor: 'visitor', evidence: 'sdk', method: 'GET' } as const
const byId = body(() => ({ id: guid }))

/** Code of a gift card. The length is the one that carts of v2 declare. docs/contract/cart-v2.md §2. */
export const giftCardCodeText = text(20, 8)

export const checkouts = callTable({
  getCheckout: call({
    ...visitor,
    ...under('checkouts', '/{id}'),
    request: byId.extend({ refresh: z.coerce.boolean().nullish() }),
    response: answer(() => ({ checkout: wireCheckout })),
  }),
  getCheckoutByCartId: call({
    ...visitor,
    ...under('checkouts', '/by-cart-id/{id}'),
    request: byId,
    response: answer(() => ({ checkout: wireCheckout })),
  }),
  updateCheckout: call({
    ...visitor,
    ...under('checkouts', '/{id}'),
    method: 'PATCH',
    // Idempotent: fields are set to absolute values.
    repeatable: true,
    request: body(() => ({
      id: guid,
      checkout: checkoutBody,
      giftCardCode: giftCardCodeText.nullish(),
      giftCardRedeemAmount: decimal({ min: 0, scale: 3 }).nullish(),
    })),
    response: answer(() => ({ checkout: wireCheckout })),
  }),
  removeGiftCard: call({
    ...visitor,
    ...under('checkouts', '/{id}/remove-gift-card'),
    method: 'POST',
    repeatable: true,
    request: byId,
    response: answer(() => ({ checkout: wireCheckout })),
  }),
  getCheckoutUrl: call({
    ...visitor,
    ...under('checkouts', '/{id}/checkout-url'),
    request: byId,
    response: answer(() => ({ checkoutUrl: z.string() })),
  }),
} satisfies Record<string, Call>)

export const checkoutSettings = callTable({
  getCheckoutSettings: call({
    ...visitor,
    ...under('checkoutSettings'),
    request: body(() => ({})),
    response: answer(() => ({ checkoutSettings: wireCheckoutSettings })),
  }),
} satisfies Record<string, Call>)
