// The shop's unit of weight.
import { createContext, type ReactNode, useContext } from 'react'
import type { WeightUnit } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/common.ts'
import type { weightText } from './weight.ts'

const WeightUnitContext = createContext<WeightUnit>('KG')

export function WeightUnitProvider({ unit, children }: { unit: WeightUnit; children: ReactNode }) {
  return <WeightUnitContext value={unit}>{children}</WeightUnitContext>
}

export const useWeightUnit = (): WeightUnit => useContext(WeightUnitContext)

/** The name of a column or field of weights, with the unit. */
export const WeightLabel = () => messages.weightIn({ unit: useWeightUnit() })

type Weight = NonNullable<Parameters<typeof weightText>[0]>

/** A weight as it is read: `0.5 kg`. */
export const weightWords = ({ value, unit }: Weight): string => messages.weightOf({ value, unit })
