// Reads taxes of lines, fees, deliveries and whole carts. docs/contract/cart.md §5.3.
import type { Currencies } from '../../money.ts'
import {
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { TaxDetails, TaxSummary } from '../totals.ts'
import { readMoney } from './read-money.ts'
import { words } from './read-words.ts'

/** Reads the tax of a line, a fee or a delivery, with the part of each place. */
export const readTaxDetails = (from: JsonObject, currencies: Currencies): TaxDetails => ({
  taxableAmount: readMoney(from, 'taxableAmount', currencies),
  rate: stringOrNull(from, 'taxRate'),
  totalTax: readMoney(from, 'totalTax', currencies),
  breakdown: listOf(from, 'taxBreakdown', (one) => ({
    jurisdiction: stringOrNull(one, 'jurisdiction'),
    jurisdictionType: wordOf(one, 'jurisdictionType', words.jurisdiction, null),
    name: stringOrNull(one, 'taxName'),
    rate: stringOrNull(one, 'rate'),
    taxType: stringOrNull(one, 'taxType'),
    taxAmount: readMoney(one, 'taxAmount', currencies),
    taxableAmount: readMoney(one, 'taxableAmount', currencies),
    nonTaxableAmount: readMoney(one, 'nonTaxableAmount', currencies),
  })),
})

/** Reads the tax of a member; null without one. */
export const readTaxOf = (from: JsonObject, currencies: Currencies): TaxDetails | null =>
  mappedOrNull(from, 'taxDetails', (tax) => readTaxDetails(tax, currencies))

const readFallback = (from: JsonObject) => ({
  autoTaxFallbackReason: wordOf(from, 'fallbackReason', words.autoTaxFallbackReason, null),
  autoTaxFallbackError: mappedOrNull(from, 'error', readApplicationError),
})

/** Reads the tax of a whole cart, and why its rate was set by hand or automatic tax was not used. */
export const readTaxSummary = (from: JsonObject, currencies: Currencies): TaxSummary => ({
  taxableAmount: readMoney(from, 'taxableAmount', currencies),
  totalTax: readMoney(from, 'totalTax', currencies),
  ...mappedPart(from, 'calculationDetails', (details) => ({
    rateType: wordOf(details, 'rateType', words.taxRateType, null),
    manualRateReason: wordOf(details, 'manualRateReason', words.manualTaxReason, null),
    ...mappedPart(details, 'autoTaxFallbackDetails', readFallback),
  })),
})

/** Reads an error of the platform or of an app; codes may be numbers. */
export const readApplicationError = (from: JsonObject) => ({
  code: typeof from.code === 'number' ? String(from.code) : stringOrNull(from, 'code'),
  description: stringOrNull(from, 'description') ?? '',
  data: from.data,
})
