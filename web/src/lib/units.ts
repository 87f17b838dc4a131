// Formats quantities for price labels.
import type { MeasurementUnit } from '../__generated__/graphql.ts'

const symbols: Partial<Record<MeasurementUnit, string>> = {
  CBM: 'm³',
  SQM: 'm²',
  FLOZ: 'fl oz',
  SQFT: 'sq ft',
  L: 'l',
}

/** `ml`, `m²`. */
export const unitSymbol = (unit: MeasurementUnit): string => symbols[unit] ?? unit.toLowerCase()

/** `100 ml`, `1 m²`. */
export function measure(quantity: number, unit: MeasurementUnit): string {
  if (unit === 'UNKNOWN') return String(quantity)
  return `${quantity} ${unitSymbol(unit)}`
}
