// Units a price per unit may be given in. contract/catalog.md §13; what converts into what is
// assumed: what measures the same in the same system.
import type { MeasurementUnit } from '@vitrine/platform'
import Big from 'big.js'

/** Families of units, each with how many of its smallest one make it up. */
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

/** How many `to` make one `from`; nothing when they measure different things. */
export function unitFactor(from: string, to: string): Big | undefined {
  if (from === to) return new Big(1)
  for (const family of families) {
    const [one, other] = [family[from as MeasurementUnit], family[to as MeasurementUnit]]
    if (one !== undefined && other !== undefined) return new Big(one).div(other)
  }
  return undefined
}
