import { guid, platformCodes, text, type WireEstimate } from '@vitrine/platform'
import { z } from 'zod'
import { readArguments } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { nullBecause } from '../../graphql/null-reasons.ts'
import { problem } from '../../graphql/problems.ts'
import type { Currencies } from '../../graphql/sources.ts'
import { isRefusal, PlatformFailure } from '../../platform/failure.ts'
import { addressInput, shippingOptionInput } from '../cart/input.ts'
import { problemsOfCartFailure } from '../common/field-names.ts'
import { giftCardOf } from '../common/gift-card.ts'
import { currenciesOf, moneyOf } from '../common/money.ts'
import { problemsOfEstimate } from './violations.ts'

const estimateInput = z.object({
  shippingAddress: addressInput.nullish(),
  billingAddress: addressInput.nullish(),
  selectedShippingOption: shippingOptionInput.nullish(),
  selectedMemberships: z
    .array(
      z.object({ id: text(200, 1), appId: guid, lineIds: z.array(text(100, 1)).min(1).max(300) }),
    )
    .max(300)
    .nullish(),
  calculateTax: z.boolean().nullish(),
  calculateShipping: z.boolean().nullish(),
  calculateAdditionalFees: z.boolean().nullish(),
})

function requestOf({ selectedMemberships, ...rest }: z.output<typeof estimateInput>) {
  const memberships = selectedMemberships?.map(({ lineIds, ...membership }) => ({
    ...membership,
    lineItemIds: lineIds,
  }))
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== null && value !== undefined),
  )
  return { ...given, ...(memberships && { selectedMemberships: { memberships } }) }
}

const withCurrencies = (
  wire: WireEstimate,
  fallback: string,
): { wire: WireEstimate; currencies: Currencies } => ({
  wire,
  currencies: currenciesOf(
    {
      currency: wire.currency ?? wire.cart?.currency,
      conversionCurrency: wire.cart?.conversionCurrency,
    },
    fallback,
  ),
})

/** Wraps a part of a response with its currencies; null when it is missing. */
export function part<Wire>(wire: Wire | null | undefined, currencies: Currencies) {
  return wire ? { wire, currencies } : null
}

export const estimateResolvers = {
  Query: {
    async cartEstimate(_, { input }, context, info) {
      const request = requestOf(readArguments(estimateInput, input ?? {}, 'input'))
      const noCart = [problem('CART_NOT_FOUND')]
      if (!(await context.session.find())) return nullBecause(noCart, context, info)
      try {
        const wire = await context.own.currentCart.estimateCurrentCartTotals(request)
        if (wire.cart) await context.cartWriter.remember(context, wire.cart)
        return withCurrencies(wire, context.config.store.currency)
      } catch (error) {
        if (isRefusal(error, platformCodes.noCart)) return nullBecause(noCart, context, info)
        // Without an answer of the platform, nothing is known of the cart.
        if (error instanceof PlatformFailure && error.kind === 'system') throw error
        return nullBecause(problemsOfCartFailure(error), context, info)
      }
    },
  },
  CartEstimate: {
    cart: ({ wire }) => wire.cart ?? null,
    lines: ({ wire, currencies }) =>
      (wire.calculatedLineItems ?? []).map((line) => ({ wire: line, currencies })),
    priceSummary: ({ wire, currencies }) => ({ wire: wire.priceSummary ?? {}, currencies }),
    taxSummary: ({ wire, currencies }) => part(wire.taxSummary, currencies),
    shippingInfo: ({ wire, currencies }) => part(wire.shippingInfo, currencies),
    appliedDiscounts: ({ wire, currencies }) =>
      (wire.appliedDiscounts ?? []).map((one) => ({ wire: one, currencies })),
    membershipOptions: ({ wire }) => wire.membershipOptions ?? {},
    additionalFees: ({ wire, currencies }) =>
      (wire.additionalFees ?? []).map((fee) => ({ wire: fee, currencies })),
    payNow: ({ wire, currencies }) => part(wire.payNow, currencies),
    payLater: ({ wire, currencies }) => part(wire.payLater, currencies),
    giftCard: ({ wire, currencies }) => giftCardOf(wire.giftCard, currencies),
    currency: ({ currencies }) => currencies.currency,
    weightUnit: ({ wire }) => wire.weightUnit ?? null,
    violations: ({ wire }) => problemsOfEstimate(wire),
  },
  CalculatedLine: {
    lineId: ({ wire }) => wire.lineItemId,
    price: ({ wire, currencies }) => moneyOf(wire.pricesBreakdown?.price, currencies),
    fullPrice: ({ wire, currencies }) => moneyOf(wire.pricesBreakdown?.fullPrice, currencies),
    priceBeforeDiscounts: ({ wire, currencies }) =>
      moneyOf(wire.pricesBreakdown?.priceBeforeDiscounts, currencies),
    total: ({ wire, currencies }) => moneyOf(wire.pricesBreakdown?.lineItemPrice, currencies),
    totalBeforeTax: ({ wire, currencies }) =>
      moneyOf(wire.pricesBreakdown?.totalPriceBeforeTax, currencies),
    totalAfterTax: ({ wire, currencies }) =>
      moneyOf(wire.pricesBreakdown?.totalPriceAfterTax, currencies),
    discount: ({ wire, currencies }) => moneyOf(wire.pricesBreakdown?.totalDiscount, currencies),
    taxDetails: ({ wire, currencies }) => part(wire.pricesBreakdown?.taxDetails, currencies),
    modifiers: ({ wire, currencies }) => moneyOf(wire.pricesBreakdown?.modifiers, currencies),
    depositAmount: ({ wire, currencies }) =>
      moneyOf(wire.pricesBreakdown?.depositAmount, currencies),
    paymentOption: ({ wire }) => wire.paymentOption ?? null,
    taxableAddress: ({ wire }) => wire.taxableAddress?.addressType ?? null,
  },
  PriceSummary: {
    subtotal: ({ wire, currencies }) => moneyOf(wire.subtotal, currencies),
    shipping: ({ wire, currencies }) => moneyOf(wire.shipping, currencies),
    tax: ({ wire, currencies }) => moneyOf(wire.tax, currencies),
    discount: ({ wire, currencies }) => moneyOf(wire.discount, currencies),
    totalAdditionalFees: ({ wire, currencies }) => moneyOf(wire.additionalFees, currencies),
    total: ({ wire, currencies }) => moneyOf(wire.total, currencies),
  },
  TaxDetails: {
    taxableAmount: ({ wire, currencies }) => moneyOf(wire.taxableAmount, currencies),
    rate: ({ wire }) => wire.taxRate ?? null,
    totalTax: ({ wire, currencies }) => moneyOf(wire.totalTax, currencies),
    breakdown: ({ wire, currencies }) =>
      (wire.taxBreakdown ?? []).map((one) => ({
        jurisdiction: one.jurisdiction,
        jurisdictionType: one.jurisdictionType,
        name: one.taxName,
        rate: one.rate,
        taxAmount: moneyOf(one.taxAmount, currencies),
        taxType: one.taxType,
        taxableAmount: moneyOf(one.taxableAmount, currencies),
        nonTaxableAmount: moneyOf(one.nonTaxableAmount, currencies),
      })),
  },
  TaxSummary: {
    taxableAmount: ({ wire, currencies }) => moneyOf(wire.taxableAmount, currencies),
    totalTax: ({ wire, currencies }) => moneyOf(wire.totalTax, currencies),
    rateType: ({ wire }) => wire.calculationDetails?.rateType ?? null,
    manualRateReason: ({ wire }) => wire.calculationDetails?.manualRateReason ?? null,
    autoTaxFallbackReason: ({ wire }) =>
      wire.calculationDetails?.autoTaxFallbackDetails?.fallbackReason ?? null,
    autoTaxFallbackError: ({ wire }) =>
      wire.calculationDetails?.autoTaxFallbackDetails?.error ?? null,
  },
} satisfies DomainResolvers
