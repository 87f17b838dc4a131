// Weights that are given with their unit. The platform takes numbers in the unit of the site.
import { messages } from '../../__generated__/messages/common.ts'
import type { Problem, WeightInput, WeightUnit } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'

/** The input of a thing whose weight is decimal text in the shop's unit: the form that jobs store. */
export type PlainWeight<Input> = Omit<Input, 'weight'> & { weight?: string | null }

/** Takes the unit off the weight of an input; `problems` has the path of a unit that is not the shop's. */
export function plainWeight<Input extends { weight?: WeightInput | null }>(
  { weight, ...rest }: Input,
  unit: WeightUnit,
  path = '',
): { input: PlainWeight<Input>; problems: Problem[] } {
  return {
    input: { ...rest, weight: weight?.value },
    problems: unitProblems(weight, unit, `${path}weight`),
  }
}

/** Refuses a unit that is not the shop's: a converted weight would not be the one that was given. */
export function unitProblems(
  weight: Pick<WeightInput, 'unit'> | null | undefined,
  unit: WeightUnit,
  field: string,
): Problem[] {
  if (!weight || weight.unit === unit) return []
  const message = messages.weightUnitOfShop({ unit })
  return [problem('INVALID_ARGUMENT', { field: `${field}.unit`, message })]
}
