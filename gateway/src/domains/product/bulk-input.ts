// Converts the input of bulk changes to the platform's form. docs/contract/catalog.md §9.
import type { AdjustmentBody, AdjustValueBody, SetValueBody } from '@vitrine/platform'
import type {
  AdjustmentInput,
  AdjustProductPropertyInput,
  Problem,
  SetProductPropertyInput,
} from '../../__generated__/schema-types.ts'
import { unseenIn } from '../common/brand-name.ts'
import { type Amounts, createAmounts } from './decimals.ts'

type Read<Body> = { body: Body; problems: Problem[] }

/** A job of another action has no value. */
type None = Record<string, never>

/** `place`: path of the argument. The schema's `@oneOf` ensures that exactly one property is set. */
export function readSet(set: SetProductPropertyInput | None, place: string): Read<SetValueBody> {
  const { read, problems } = createAmounts()
  const body = {
    price: read(set.price, `${place}.price`),
    cost: read(set.cost, `${place}.cost`),
    weight: read(set.weight, `${place}.weight`),
    ribbon: set.ribbon,
    brand: set.brand,
  }
  return { body, problems: [...problems, ...unseenIn(set.brand, `${place}.brand`)] }
}

export function readAdjust(
  adjust: AdjustProductPropertyInput | None,
  place: string,
): Read<AdjustValueBody> {
  const amounts = createAmounts()
  const body = {
    price: adjustment(adjust.price, `${place}.price`, amounts),
    cost: adjustment(adjust.cost, `${place}.cost`, amounts),
    weight: adjustment(adjust.weight, `${place}.weight`, amounts),
  }
  return { body, problems: amounts.problems }
}

function adjustment(
  input: AdjustmentInput | null | undefined,
  place: string,
  { read }: Amounts,
): AdjustmentBody | undefined {
  if (!input) return undefined
  const amount = read(input.amount, `${place}.amount`)
  const { percentage } = input
  return { amount, percentage: percentage && { ...percentage } }
}
