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

export const quantitiesBody = ({ lines }: CartQuantities) => ({
  lineItems: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
})
export const removalBody = ({ lineIds }: CartRemoval) => ({ lineItemIds: [...lineIds] })
