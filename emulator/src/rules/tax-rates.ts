// Tax rates by region, added on top of the prices, as decimals. Plausible and assumed.
import type { TaxJurisdiction } from '@vitrine/platform'

export type TaxPart = { jurisdiction: string; type: TaxJurisdiction; rate: string; name: string }

export type TaxRegion = {
  /** Sum of the parts. */
  rate: string
  parts: readonly TaxPart[]
  /** Whether delivery and fees are taxed like products. */
  delivery: boolean
}

const state = (jurisdiction: string, rate: string): TaxRegion => ({
  rate,
  parts: [{ jurisdiction, type: 'STATE', rate, name: 'Sales tax' }],
  delivery: false,
})

const vat = (jurisdiction: string, rate: string): TaxRegion => ({
  rate,
  parts: [{ jurisdiction, type: 'COUNTRY', rate, name: 'VAT' }],
  delivery: true,
})

const newYork: TaxRegion = {
  rate: '0.08875',
  parts: [
    { jurisdiction: 'New York', type: 'STATE', rate: '0.04', name: 'State sales tax' },
    { jurisdiction: 'New York City', type: 'CITY', rate: '0.045', name: 'City sales tax' },
    { jurisdiction: 'MCTD', type: 'SPECIAL', rate: '0.00375', name: 'Transit surcharge' },
  ],
  delivery: true,
}

/** By subdivision first, then by country. Regions that are not listed have no tax. */
export const taxRegions: Readonly<Record<string, TaxRegion>> = {
  'US-NY': newYork,
  'US-CA': state('California', '0.0725'),
  'US-TX': state('Texas', '0.0625'),
  'US-WA': state('Washington', '0.065'),
  'US-IL': state('Illinois', '0.0625'),
  'US-MA': state('Massachusetts', '0.0625'),
  'US-FL': state('Florida', '0.06'),
  'US-NJ': state('New Jersey', '0.06625'),
  AT: vat('Austria', '0.2'),
  BE: vat('Belgium', '0.21'),
  CH: vat('Switzerland', '0.081'),
  DE: vat('Germany', '0.19'),
  DK: vat('Denmark', '0.25'),
  ES: vat('Spain', '0.21'),
  FI: vat('Finland', '0.255'),
  FR: vat('France', '0.2'),
  GB: vat('United Kingdom', '0.2'),
  IE: vat('Ireland', '0.23'),
  IT: vat('Italy', '0.22'),
  NL: vat('Netherlands', '0.21'),
  NO: vat('Norway', '0.25'),
  PL: vat('Poland', '0.23'),
  PT: vat('Portugal', '0.23'),
  SE: vat('Sweden', '0.25'),
  AU: vat('Australia', '0.1'),
  CA: vat('Canada', '0.05'),
  IL: vat('Israel', '0.18'),
  JP: vat('Japan', '0.1'),
}
