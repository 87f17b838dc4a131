// Converts the lines of cart requests to the platform's form. docs/contract/cart.md §2.
import type { AllCalls, RequestOf } from '@vitrine/platform'
import type {
  LineQuantity,
  RequestedCustomLine,
  RequestedDiscount,
  RequestedLine,
} from '../requested-line.ts'
import { customLineBodyOf } from './write-custom-line.ts'
import { lineBodyOf } from './write-line.ts'

type Lines = {
  readonly lines?: readonly RequestedLine[]
  readonly customLines?: readonly RequestedCustomLine[]
}
export type CartAddition = Lines & { readonly businessLocationId?: string }
/** The rest of an update is in the words of the platform. */
export type CartUpdate = Pick<
  RequestOf<AllCalls['currentCart']['updateCurrentCart']>,
  'cartInfo' | 'couponCode'
> &
  Lines & { readonly merchantDiscounts?: readonly RequestedDiscount[] }
export type CartQuantities = { readonly lines: readonly LineQuantity[] }
export type CartRemoval = { readonly lineIds: readonly string[] }

const linesBody = ({ lines, customLines }: Lines) => ({
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
export const updateBody = ({ lines, customLines, merchantDiscounts, ...rest }: CartUpdate) => ({
  ...rest,
  ...linesBody({ lines, customLines }),
  ...(merchantDiscounts && { merchantDiscounts: merchantDiscounts.map(discountBody) }),
})
export const quantitiesBody = ({ lines }: CartQuantities) => ({
  lineItems: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
})
export const removalBody = ({ lineIds }: CartRemoval) => ({ lineItemIds: [...lineIds] })
