// Merges the visitor's cart into the member's cart at sign-in. The platform does not publish how; that
// quantities add up and stock caps them is assumed.
import { maxCartLines } from '@vitrine/platform'
import type { Shop } from '../context.ts'
import type { StoredCart, StoredLine } from '../rows/commerce-rows.ts'
import type { State } from '../state/state.ts'
import { withCatalogLines } from './edit-lines.ts'

type Owners = { visitor: string; member: string }

export function mergeCarts({ visitor, member }: Owners, { state, site }: Shop): void {
  const [given] = state.carts.by('owner', visitor)
  if (given) {
    const [own] = state.carts.by('owner', member)
    state.carts.delete(given.id)
    state.carts.put(own ? merged(own, given, state, site.currency) : { ...given, owner: member })
    if (own) moveGiftCard(given, own, state)
  }
  for (const checkout of state.checkouts.all()) {
    if (checkout.owner !== visitor || checkout.orderId) continue
    state.checkouts.put({ ...checkout, owner: member })
  }
}

/** Moves the visitor's gift card to the checkout of the member's cart, unless that has one. Assumed. */
function moveGiftCard(given: StoredCart, own: StoredCart, state: State): void {
  const from = given.checkoutId ? state.checkouts.get(given.checkoutId) : undefined
  if (!from?.giftCard || from.orderId) return
  const to = own.checkoutId ? state.checkouts.get(own.checkoutId) : undefined
  if (to && !to.orderId) {
    state.checkouts.put({ ...to, giftCard: to.giftCard ?? from.giftCard })
    return
  }
  state.checkouts.put({ ...from, cartId: own.id })
  const cart = state.carts.get(own.id)
  if (cart) state.carts.put({ ...cart, checkoutId: from.id })
}

function merged(own: StoredCart, given: StoredCart, state: State, currency: string): StoredCart {
  const shop = { state, currency, owner: own.owner }
  const lines = given.lines.reduce((sofar, line) => withLine(sofar, line, shop), own.lines)
  return {
    ...own,
    lines,
    couponId: own.couponId ?? given.couponId,
    buyerNote: own.buyerNote ?? given.buyerNote,
    revision: own.revision + 1,
    updatedDate: state.now().toISOString(),
  }
}

type LineShop = Parameters<typeof withCatalogLines>[2]

/** Adds a line; a full cart accepts no more, and the member's own lines come first. */
function withLine(lines: StoredLine[], line: StoredLine, shop: LineShop): StoredLine[] {
  if (lines.length >= maxCartLines) return lines
  if (line.kind === 'custom') return [...lines, line]
  const { quantity, catalogReference, overrides, taxableAddress, extendedFields } = line
  const input = {
    quantity,
    catalogReference,
    catalogOverrideFields: overrides,
    taxableAddress,
    extendedFields,
  }
  return withCatalogLines(lines, [input], shop, 'add')
}
