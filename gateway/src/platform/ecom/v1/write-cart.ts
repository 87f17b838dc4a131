// Converts requests of carts to the platform's form. docs/contract/cart.md §2.
import type { AllCalls, RequestOf } from '@vitrine/platform'
import type {
  CartAddition,
  CartChange,
  CartQuantities,
  CartRemoval,
  LinesChange,
} from '../cart-change.ts'
import type { RequestedDiscount } from '../requested-line.ts'
import { contactBodyOf } from './write-contact.ts'
import { customLineBodyOf } from './write-custom-line.ts'
import { lineBodyOf } from './write-line.ts'

type UpdateBody = RequestOf<AllCalls['currentCart']['updateCurrentCart']>

const linesBody = ({ lines, customLines }: LinesChange) => ({
  ...(lines && { lineItems: lines.map(lineBodyOf) }),
  ...(customLines && { customLineItems: customLines.map(customLineBodyOf) }),
})

const discountBody = ({ amount, lineIds }: RequestedDiscount) => ({
  amount,
  ...(lineIds && { lineItemIds: [...lineIds] }),
})

/** Returns the lines to add: those of a catalog and custom ones in lists of their own. docs/contract/cart.md §2.3 */
export const additionBody = ({ lines, customLines, ...rest }: CartAddition) => ({
  ...linesBody({ lines, customLines }),
  ...rest,
})

function cartInfoOf(change: CartChange) {
  const { email, contactId, contactInfo } = change
  const hasBuyer = email !== undefined || contactId !== undefined
  return {
    buyerNote: change.buyerNote,
    buyerInfo: hasBuyer ? { email, contactId } : undefined,
    contactInfo: contactInfo && contactBodyOf(contactInfo),
    selectedShippingOption: change.selectedShippingOption,
    overrideCheckoutUrl: change.overrideCheckoutUrl,
    businessLocationId: change.businessLocationId,
    extendedFields: change.extendedFields,
  }
}

/** Returns only what changes: the platform sets every member that is present, and null clears it. docs/contract/cart.md §2.2 */
export function updateBody(change: CartChange): UpdateBody {
  const { couponCode, merchantDiscounts } = change
  const cartInfo = cartInfoOf(change)
  return {
    ...(Object.values(cartInfo).some((member) => member !== undefined) && { cartInfo }),
    ...(couponCode !== undefined && { couponCode }),
    ...linesBody(change),
    ...(merchantDiscounts && { merchantDiscounts: merchantDiscounts.map(discountBody) }),
  }
}

/** Returns absolute quantities by line. The platform refuses zero: removal is a call of its own. docs/contract/cart.md §2.7 */
export const quantitiesBody = ({ lines }: CartQuantities) => ({
  lineItems: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
})
/** Returns the ids of the lines to remove, 1 to 100. docs/contract/cart.md §2.4 */
export const removalBody = ({ lineIds }: CartRemoval) => ({ lineItemIds: [...lineIds] })
