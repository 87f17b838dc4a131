// The shop's unit of weight.
import { createContext, type ReactNode, useContext } from 'react'
import type { WeightUnit } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/common.ts'
import type { Weight } from './weight.ts'

const WeightUnitContext = createContext<WeightUnit | null>(null)

export function WeightUnitProvider({ unit, children }: { unit: WeightUnit; children: ReactNode }) {
  return <WeightUnitContext value={unit}>{children}</WeightUnitContext>
}

export function useWeightUnit(): WeightUnit {
  const unit = useContext(WeightUnitContext)
  if (!unit) throw new Error('There is no unit of weight without an elevation')
  return unit
}

/** The name of a column or field of weights, with the unit. */
export const WeightLabel = () => messages.weightIn({ unit: useWeightUnit() })

/** A weight as it is read: `0.5 kg`. */
export const weightWords = ({ value, unit }: Weight): string => messages.weightOf({ value, unit })
