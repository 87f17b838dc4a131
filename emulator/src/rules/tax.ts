// Calculates the tax of one amount, rounded per line, so that the totals are sums of the displayed values.
import type { WireAddress } from '@vitrine/platform'
import type Big from 'big.js'
import { allocate } from './allocate.ts'
import { roundTo, scaleOf, zero } from './money.ts'
import { type TaxPart, type TaxRegion, taxRegions } from './tax-rates.ts'

export type LineTax = {
  taxable: Big
  rate: string
  tax: Big
  breakdown: { part: TaxPart; tax: Big }[]
}

/** Returns the tax region of an address; `US-NY` and `NY` both mean New York. */
export function taxRegionOf(address: WireAddress | null | undefined): TaxRegion | undefined {
  const { country, subdivision } = address ?? {}
  if (!country) return
  const full = subdivision?.includes('-') ? subdivision : `${country}-${subdivision ?? ''}`
  return taxRegions[full.toUpperCase()] ?? taxRegions[country]
}

export function taxOf(taxable: Big, region: TaxRegion | undefined, currency: string): LineTax {
  if (!region) return { taxable, rate: '0', tax: zero, breakdown: [] }
  const tax = roundTo(taxable.times(region.rate), currency)
  const rates = region.parts.map((part) => part.rate)
  const parts = allocate(tax, rates, scaleOf(currency))
  const breakdown = region.parts.map((part, index) => ({ part, tax: parts[index] ?? zero }))
  return { taxable, rate: region.rate, tax, breakdown }
}

/** Returns the tax of delivery and fees, if the region taxes them. */
export function deliveryTaxOf(
  price: Big,
  region: TaxRegion | undefined,
  currency: string,
): LineTax {
  return taxOf(price, region?.delivery ? region : undefined, currency)
}
