import Big from 'big.js'
import { kilogramsOf, type PricedLine } from './priced-line.ts'

export type Fee = { code: string; name: string; price: Big; lineItemIds: string[] }

/** Handling fee of parcels above 20 kg. The shop's own rule, assumed. */
const heavy = { code: 'handling', name: 'Heavy parcel handling', kilograms: 20, price: '15' }

export function feesOf(lines: readonly PricedLine[]): Fee[] {
  const shipped = lines.filter((line) => line.ships)
  if (kilogramsOf(shipped).lte(heavy.kilograms)) return []
  const { code, name, price } = heavy
  return [{ code, name, price: new Big(price), lineItemIds: shipped.map((line) => line.id) }]
}
