// Converts the property that a bulk call changes to the platform's form. docs/contract/catalog.md §9.
import {
  type AdjustmentBody,
  type AdjustValueBody,
  adjustValueBody,
  type SetValueBody,
  setValueBody,
} from '@vitrine/platform'
import { requestRule } from '../../mapped-call.ts'
import type { Adjustment, PropertyAdjustment, PropertyValue } from '../property-change.ts'

/** Converts the property to set, of which the schema of the call requires exactly one. */
export const valueBodyOf = ({ basePrice, ...others }: PropertyValue): SetValueBody => ({
  price: basePrice,
  ...others,
})

function adjustmentBodyOf(adjustment: Adjustment): AdjustmentBody {
  const { amount, percentage } = adjustment
  if (!percentage) return { amount }
  const { percent, roundToInteger } = percentage
  return { amount, percentage: { rate: percent, roundToInt: roundToInteger } }
}

/** Converts the property to adjust, of which the schema of the call requires exactly one; a percentage is a whole number. */
export const adjustBodyOf = ({ basePrice, cost, weight }: PropertyAdjustment): AdjustValueBody => ({
  price: basePrice && adjustmentBodyOf(basePrice),
  cost: cost && adjustmentBodyOf(cost),
  weight: weight && adjustmentBodyOf(weight),
})

/** Validates a value in the form in which it is sent. */
export const valueRule = requestRule(setValueBody, valueBodyOf)

/** Validates an adjustment in the form in which it is sent. */
export const adjustmentRule = requestRule(adjustValueBody, adjustBodyOf)
