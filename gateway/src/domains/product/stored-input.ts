// The input of a product in the form that jobs store: weights as text in the shop's unit, discounts with their type, and
// the price by the platform's name.
import { messages } from '../../__generated__/messages/catalog.ts'
import type {
  Problem,
  ProductDiscountInput,
  WeightInput,
  WeightUnit,
} from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import { type PlainWeight, plainWeight } from '../common/weight-input.ts'

/** `value`: percent or amount, by `type`; null for none. */
export type StoredDiscount = { type: 'PERCENT' | 'AMOUNT' | 'NONE'; value?: string | null }

export type StoredInput<Input> = Omit<PlainWeight<Input>, 'discount' | 'basePrice'> & {
  discount?: StoredDiscount | null
  /** `basePrice` of the input. */
  price?: string | null
}

type Given = {
  weight?: WeightInput | null
  discount?: ProductDiscountInput | null
  basePrice?: string | null
}

/** Returns the input as it is stored, and what is wrong with its weight and discount. `unit`: that of the shop. */
export function storedInput<Input extends Given>(
  { discount, basePrice, ...given }: Input,
  unit: WeightUnit,
): { input: StoredInput<Input>; problems: Problem[] } {
  const { input, problems } = plainWeight(given, unit)
  const isNothing = discount?.none === false
  const message = messages.noneIsTrue
  const wrong = isNothing ? [problem('INVALID_ARGUMENT', { field: 'discount.none', message })] : []
  return {
    // The type of a rest and its omitted fields is not simplified.
    input: {
      ...input,
      ...(basePrice !== undefined && { price: basePrice }),
      ...(discount && { discount: storedDiscount(discount) }),
    } as unknown as StoredInput<Input>,
    problems: [...problems, ...wrong],
  }
}

function storedDiscount({ percent, amount }: ProductDiscountInput): StoredDiscount {
  if (percent !== undefined) return { type: 'PERCENT', value: percent }
  return amount === undefined ? { type: 'NONE' } : { type: 'AMOUNT', value: amount }
}
