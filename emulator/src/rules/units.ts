// Converts units of a price per unit. docs/contract/catalog.md §13; convertible are units of the same
// quantity and system, which is assumed.
import type { MeasurementUnit } from '@vitrine/platform'
import Big from 'big.js'

/** Families of convertible units, each unit as a multiple of the smallest one. */
const families: Partial<Record<MeasurementUnit, string>>[] = [
  { ML: '1', CL: '10', L: '1000', CBM: '1000000' },
  { MG: '1', G: '1000', KG: '1000000' },
  { MM: '1', CM: '10', M: '1000' },
  { SQM: '1' },
  { OZ: '1', LB: '16' },
  { FLOZ: '1', PT: '16', QT: '32', GAL: '128' },
  { IN: '1', FT: '12', YD: '36' },
  { SQFT: '1' },
]

/** Returns the factor from one unit to another; undefined when they measure different quantities. */
export function unitFactor(from: string, to: string): Big | undefined {
  if (from === to) return new Big(1)
  for (const family of families) {
    const [one, other] = [family[from as MeasurementUnit], family[to as MeasurementUnit]]
    if (one !== undefined && other !== undefined) return new Big(one).div(other)
  }
  return undefined
}
