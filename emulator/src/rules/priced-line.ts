import Big from 'big.js'
import { roundTo } from './money.ts'

/** What the arithmetic needs to know of a line; where it comes from is no matter here. */
export type PricedLine = {
  id: string
  quantity: number
  /** Price of one after the catalogue's discount. */
  unit: Big
  productId?: string
  /** Weight of one. */
  kilograms: number
  ships: boolean
}

/** Unit times quantity, before discounts and tax. */
export const lineTotalOf = (line: PricedLine, currency: string): Big =>
  roundTo(line.unit.times(line.quantity), currency)

export const kilogramsOf = (lines: readonly PricedLine[]): Big =>
  lines.reduce(
    (total, line) => total.plus(new Big(line.kilograms).times(line.quantity)),
    new Big(0),
  )
