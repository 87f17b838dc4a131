// Checks the units of the weights that staff and apps set on lines.
import type { Problem, WeightUnit } from '../../__generated__/schema-types.ts'
import { unitProblems } from '../common/weight-input.ts'
import type { CustomLineInputValue } from './custom-line-input.ts'
import type { CartLineInputValue } from './line-input.ts'

type Lines = {
  lines?: readonly CartLineInputValue[] | null
  customLines?: readonly CustomLineInputValue[] | null
}

/** Returns a problem for each weight in another unit than the shop's. */
export const weightUnitProblems = ({ lines, customLines }: Lines, unit: WeightUnit): Problem[] => [
  ...(lines ?? []).flatMap(({ catalogOverride }, at) =>
    unitProblems(catalogOverride?.weight, unit, `lines[${at}].catalogOverride.weight`),
  ),
  ...(customLines ?? []).flatMap(({ weight }, at) =>
    unitProblems(weight, unit, `customLines[${at}].weight`),
  ),
]
