// Loads and saves the caller's one cart. docs/contract/cart.md "Lifecycle".
import { type CallContext, ownerOf } from '../context.ts'
import { forbidden, refused } from '../refuse.ts'
import type { StoredCart } from '../rows/commerce-rows.ts'

/** Returns the owner key of the caller; an API key alone has no cart. docs/contract/cart.md "Lifecycle". */
function cartOwner({ caller }: CallContext): string {
  if (caller.kind === 'site') throw forbidden('A cart belongs to a visitor or member: send a token')
  return ownerOf(caller)
}

export function findCart(context: CallContext): StoredCart | undefined {
  return context.state.carts.by('owner', cartOwner(context))[0]
}

export function ownedCart(context: CallContext): StoredCart {
  const cart = findCart(context)
  if (!cart) throw refused(404, 'OWNED_CART_NOT_FOUND', 'The caller has no cart')
  return cart
}

export function newCart(context: CallContext): StoredCart {
  const { state } = context
  const now = state.now().toISOString()
  return {
    id: state.newId('cart'),
    owner: cartOwner(context),
    revision: 0,
    createdDate: now,
    updatedDate: now,
    lines: [],
    merchantDiscounts: [],
    conversionCurrency: context.currency,
    purchaseFlowId: state.newId('purchase-flow'),
  }
}

/** Saves the cart and increments its revision. docs/contract/cart.md §3. */
export function saveCart(cart: StoredCart, { state }: CallContext): StoredCart {
  const updatedDate = state.now().toISOString()
  return state.carts.put({ ...cart, revision: cart.revision + 1, updatedDate })
}
