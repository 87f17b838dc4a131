// Applies a PATCH of a cart. docs/contract/cart.md §2.2: fields that are present are written, `null` clears.
import type { AllCalls, CartInfoBody, ParsedRequestOf } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { forbidden, invalid, refused } from '../refuse.ts'
import type { StoredCart } from '../rows/commerce-rows.ts'
import { couponProblem, unknownCoupon } from '../rules/coupons.ts'
import { sum } from '../rules/money.ts'
import { lineTotalOf } from '../rules/priced-line.ts'
import { couponUse } from '../rules/totals.ts'
import { customersOf, orderableLines } from './calculation.ts'
import { checkSize, customLines, withCatalogLines } from './edit-lines.ts'

type CartChange = ParsedRequestOf<AllCalls['currentCart']['updateCurrentCart']>

export function changedCart(
  cart: StoredCart,
  change: CartChange,
  context: CallContext,
): StoredCart {
  checkRights(change, context)
  const { state, site } = context
  const shop = { state, currency: site.currency, owner: cart.owner }
  let next = withInfo(cart, change)
  if (change.lineItems) {
    next = { ...next, lines: withCatalogLines(next.lines, change.lineItems, shop, 'set') }
  }
  if (change.customLineItems) {
    const lines = [...next.lines, ...customLines(change.customLineItems, context.state)]
    checkSize(lines)
    next = { ...next, lines }
  }
  if (change.merchantDiscounts) next = { ...next, merchantDiscounts: change.merchantDiscounts }
  return change.couponCode === undefined ? next : withCoupon(next, change.couponCode, context)
}

type Guarded = Pick<CartChange, 'lineItems' | 'customLineItems' | 'merchantDiscounts'>

/** Custom prices need the site's key. docs/contract/cart.md §2.2. */
export function checkRights(change: Guarded, { caller }: CallContext): void {
  if (caller.elevated) return
  if (change.merchantDiscounts?.length) throw forbidden('Merchant discounts need elevated rights')
  if (change.customLineItems?.length) throw forbidden('Custom line items need elevated rights')
  if (change.lineItems?.some((line) => line.catalogOverrideFields)) {
    throw forbidden('Catalog overrides need elevated rights')
  }
}

const writable = [
  'buyerNote',
  'buyerInfo',
  'contactInfo',
  'overrideCheckoutUrl',
  'selectedShippingOption',
  'extendedFields',
  'businessLocationId',
] as const satisfies (keyof CartInfoBody)[]

function withInfo(cart: StoredCart, { cartInfo, cartFieldmask }: CartChange): StoredCart {
  if (!cartInfo) return cart
  const masked = cartFieldmask ? maskOf(cartFieldmask) : writable
  const present = masked.filter((name) => cartInfo[name] !== undefined)
  const members = present.map((name) => [name, cartInfo[name] ?? undefined])
  const buyerInfo = present.includes('buyerInfo')
    ? { ...cart.buyerInfo, ...cartInfo.buyerInfo }
    : cart.buyerInfo
  return { ...cart, ...Object.fromEntries(members), buyerInfo }
}

/** One comma-joined string. docs/contract/transport.md §8. */
function maskOf(mask: string) {
  return mask.split(',').map((part) => {
    const name = writable.find((known) => known === part.trim())
    if (!name) throw invalid('cartFieldmask', `"${part}" is not a field that can be written`)
    return name
  })
}

function withCoupon(cart: StoredCart, code: string | null, context: CallContext): StoredCart {
  if (code === null) return { ...cart, couponId: undefined }
  const { state, site } = context
  const coupon = state.coupons.by('code', code.trim().toUpperCase())[0]
  const lines = orderableLines(cart, context)
  const subtotal = sum(lines.map((line) => lineTotalOf(line, site.currency)))
  const customers = customersOf(cart.owner, cart.buyerInfo?.email)
  const use = couponUse({ lines, customers, currency: site.currency, now: state.now() }, subtotal)
  const problem = coupon ? couponProblem(coupon, use) : unknownCoupon
  if (problem) throw refused(problem.status, problem.code, problem.description)
  return { ...cart, couponId: coupon?.id }
}
