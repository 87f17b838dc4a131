// Converts the input of bulk changes to the platform's form. docs/contract/catalog.md §9.
import type { AdjustmentBody, AdjustValueBody, SetValueBody } from '@vitrine/platform'
import type {
  AdjustmentInput,
  AdjustProductPropertyInput,
  Problem,
  SetProductPropertyInput,
  WeightAdjustmentInput,
  WeightUnit,
} from '../../__generated__/schema-types.ts'
import type { FieldNames } from '../common/admin-call.ts'
import { unseenIn } from '../common/brand-name.ts'
import { unitProblems } from '../common/weight-input.ts'
import { type Amounts, createAmounts } from './decimals.ts'

type Read<Body> = { body: Body; problems: Problem[] }

/** Request paths → arguments. The platform takes a weight as a number. */
export const bulkNames: FieldNames = [
  [/\b(set|adjust)\.price\b/, '$1.basePrice'],
  [/\b(set\.weight|adjust\.weight\.amount)$/, '$1.value'],
  [/\bpercentage\.rate$/, 'percentage.percent'],
]

/** `place`: path of the argument. The schema's `@oneOf` ensures that exactly one property is set. */
export function readSet(
  { weight, ...set }: SetProductPropertyInput,
  place: string,
  unit: WeightUnit,
): Read<SetValueBody> {
  const { read, problems } = createAmounts()
  const body = {
    price: read(set.basePrice, `${place}.basePrice`),
    cost: read(set.cost, `${place}.cost`),
    weight: read(weight?.value, `${place}.weight.value`),
    ribbon: set.ribbon,
    brand: set.brand,
  }
  const others = [
    ...unitProblems(weight, unit, `${place}.weight`),
    ...unseenIn(set.brand, `${place}.brand`),
  ]
  return { body, problems: [...problems, ...others] }
}

export function readAdjust(
  { weight, ...adjust }: AdjustProductPropertyInput,
  place: string,
  unit: WeightUnit,
): Read<AdjustValueBody> {
  const amounts = createAmounts()
  const body = {
    price: adjustment(adjust.basePrice, `${place}.basePrice`, amounts),
    cost: adjustment(adjust.cost, `${place}.cost`, amounts),
    weight: adjustment(plainAdjustment(weight), `${place}.weight`, amounts, '.value'),
  }
  const wrongUnit = unitProblems(weight?.amount, unit, `${place}.weight.amount`)
  return { body, problems: [...amounts.problems, ...wrongUnit] }
}

/** Returns the change of a weight without its unit, which is checked apart. */
const plainAdjustment = (
  weight: WeightAdjustmentInput | null | undefined,
): AdjustmentInput | null | undefined => (weight?.amount ? { amount: weight.amount.value } : weight)

function adjustment(
  input: AdjustmentInput | null | undefined,
  place: string,
  { read }: Amounts,
  suffix = '',
): AdjustmentBody | undefined {
  if (!input) return undefined
  const amount = read(input.amount, `${place}.amount${suffix}`)
  const { percentage } = input
  if (!percentage) return { amount }
  // Always read: the schema requires it.
  const rate = read(percentage.percent, `${place}.percentage.percent`) ?? 0
  return { amount, percentage: { rate, roundToInt: percentage.roundToInteger } }
}
