// Weights as forms hold them, text in the shop's unit, and as the schema has them.
import type { WeightInput, WeightUnit } from '../__generated__/graphql.ts'

export type Weight = { value: string; unit: WeightUnit }

/** The number of a weight as text; empty without one. */
export const weightText = (weight: Weight | null | undefined): string => weight?.value ?? ''

/** Input whose weight is text in the shop's unit. */
export type PlainWeight<Input> = Omit<Input, 'weight'> & { weight?: string | null }

type WithUnit<Plain> = Omit<Plain, 'weight'> & { weight?: WeightInput }

/** Adds the unit to the weight of an input. An empty weight is left out. */
export function withUnit<Plain extends { weight?: string | null }>(
  { weight, ...rest }: Plain,
  unit: WeightUnit,
): WithUnit<Plain> {
  return weight ? { ...rest, weight: { value: weight, unit } } : rest
}
