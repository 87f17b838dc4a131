// Measures in words a label would use.
import type { MeasurementUnit } from '../__generated__/graphql.ts'

const words: Partial<Record<MeasurementUnit, string>> = {
  CBM: 'm³',
  SQM: 'm²',
  FLOZ: 'fl oz',
  SQFT: 'sq ft',
  L: 'l',
}

/** `100 ml`, `1 m²`. */
export function measure(quantity: number, unit: MeasurementUnit): string {
  if (unit === 'UNSPECIFIED') return String(quantity)
  return `${quantity} ${words[unit] ?? unit.toLowerCase()}`
}
