import Big from 'big.js'
import { roundTo } from './money.ts'

/** Input of the calculation for one line, independent of its source. */
export type PricedLine = {
  id: string
  quantity: number
  /** Unit price after the catalog's discount. */
  unit: Big
  productId?: string
  /** Weight of one unit. */
  kilograms: number
  ships: boolean
  /** A gift card is bought with it, which another gift card cannot pay for. */
  isGiftCard?: boolean
}

/** Returns unit price times quantity, before discounts and tax. */
export const lineTotalOf = (line: PricedLine, currency: string): Big =>
  roundTo(line.unit.times(line.quantity), currency)

export const kilogramsOf = (lines: readonly PricedLine[]): Big =>
  lines.reduce(
    (total, line) => total.plus(new Big(line.kilograms).times(line.quantity)),
    new Big(0),
  )
