// Reads the input of bulk changes, and names our arguments for the fields that are sent of it. docs/contract/catalog.md §9.
import type {
  AdjustmentInput,
  AdjustProductPropertyInput,
  Problem,
  SetProductPropertyInput,
  WeightAdjustmentInput,
  WeightUnit,
} from '../../__generated__/schema-types.ts'
import type {
  Adjustment,
  PropertyAdjustment,
  PropertyValue,
} from '../../platform/catalog/property-change.ts'
import type { FieldNames } from '../common/admin-call.ts'
import { unseenIn } from '../common/brand-name.ts'
import { unitProblems } from '../common/weight-input.ts'
import { type Amounts, createAmounts } from './decimals.ts'

/** Request paths → arguments. The platform takes a weight as a number. */
export const bulkNames: FieldNames = [
  [/\b(set|adjust)\.price\b/, '$1.basePrice'],
  [/\b(set\.weight|adjust\.weight\.amount)$/, '$1.value'],
  [/\bpercentage\.rate$/, 'percentage.percent'],
]

/** `place`: path of the argument. The schema's `@oneOf` ensures that exactly one property is set. */
export function readSet(
  { weight, ...given }: SetProductPropertyInput,
  place: string,
  unit: WeightUnit,
): { set: PropertyValue; problems: Problem[] } {
  const { read, problems } = createAmounts()
  const set = {
    basePrice: read(given.basePrice, `${place}.basePrice`),
    cost: read(given.cost, `${place}.cost`),
    weight: read(weight?.value, `${place}.weight.value`),
    ribbon: given.ribbon,
    brand: given.brand,
  }
  const others = [
    ...unitProblems(weight, unit, `${place}.weight`),
    ...unseenIn(given.brand, `${place}.brand`),
  ]
  return { set, problems: [...problems, ...others] }
}

export function readAdjust(
  { weight, ...given }: AdjustProductPropertyInput,
  place: string,
  unit: WeightUnit,
): { adjust: PropertyAdjustment; problems: Problem[] } {
  const amounts = createAmounts()
  const adjust = {
    basePrice: adjustment(given.basePrice, `${place}.basePrice`, amounts),
    cost: adjustment(given.cost, `${place}.cost`, amounts),
    weight: adjustment(plainAdjustment(weight), `${place}.weight`, amounts, '.value'),
  }
  const wrongUnit = unitProblems(weight?.amount, unit, `${place}.weight.amount`)
  return { adjust, problems: [...amounts.problems, ...wrongUnit] }
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
): Adjustment | undefined {
  if (!input) return undefined
  const amount = read(input.amount, `${place}.amount${suffix}`)
  const { percentage } = input
  if (!percentage) return { amount }
  // Always read: the schema requires it.
  const percent = read(percentage.percent, `${place}.percentage.percent`) ?? 0
  return { amount, percentage: { percent, roundToInteger: percentage.roundToInteger } }
}
