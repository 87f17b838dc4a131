import { z } from 'zod'
import { wireApplicationError } from '../errors.ts'
import { answer, word } from '../shapes.ts'
import {
  autoTaxFallbackReasons,
  manualTaxReasons,
  taxJurisdictions,
  taxRateTypes,
} from '../vocab/commerce.ts'

/** Money of carts and checkouts: four strings, shown as sent. docs/contract/cart.md §5.1. */
export const wireMoney = answer(() => ({
  amount: z.string(),
  convertedAmount: z.string().nullish(),
  formattedAmount: z.string().nullish(),
  formattedConvertedAmount: z.string().nullish(),
}))
export type WireMoney = z.output<typeof wireMoney>

/** Totals of a cart or checkout. docs/contract/cart.md §5.2. */
export const wirePriceSummary = answer(() => ({
  subtotal: wireMoney.nullish(),
  shipping: wireMoney.nullish(),
  tax: wireMoney.nullish(),
  discount: wireMoney.nullish(),
  total: wireMoney.nullish(),
  additionalFees: wireMoney.nullish(),
}))
export type WirePriceSummary = z.output<typeof wirePriceSummary>

const wireTaxBreakdown = answer(() => ({
  jurisdiction: z.string().nullish(),
  jurisdictionType: word(taxJurisdictions),
  rate: z.string().nullish(),
  taxAmount: wireMoney.nullish(),
  taxableAmount: wireMoney.nullish(),
  nonTaxableAmount: wireMoney.nullish(),
  taxName: z.string().nullish(),
  taxType: z.string().nullish(),
}))

/** Tax of one line, fee or delivery. docs/contract/cart.md §5.3. */
export const wireTaxDetails = answer(() => ({
  taxableAmount: wireMoney.nullish(),
  taxRate: z.string().nullish(),
  totalTax: wireMoney.nullish(),
  taxBreakdown: z.array(wireTaxBreakdown).nullish(),
}))
export type WireTaxDetails = z.output<typeof wireTaxDetails>

/** Tax of a whole cart. docs/contract/cart.md §5.3. */
export const wireTaxSummary = answer(() => ({
  taxableAmount: wireMoney.nullish(),
  totalTax: wireMoney.nullish(),
  calculationDetails: answer(() => ({
    rateType: word(taxRateTypes),
    manualRateReason: word(manualTaxReasons),
    autoTaxFallbackDetails: answer(() => ({
      fallbackReason: word(autoTaxFallbackReasons),
      error: wireApplicationError.nullish(),
    })).nullish(),
  })).nullish(),
}))
export type WireTaxSummary = z.output<typeof wireTaxSummary>
