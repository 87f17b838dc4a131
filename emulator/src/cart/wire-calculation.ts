// The arithmetic's result as the platform writes it. contract/cart.md §5, §6.
import type {
  WireAdditionalFee,
  WireAppliedDiscount,
  WireCalculatedLine,
  WireCalculationErrors,
  WirePriceSummary,
  WireShippingInfo,
  WireTaxDetails,
  WireTaxSummary,
} from '@vitrine/platform'
import { applicationError } from '../refuse.ts'
import type { AppliedDiscount } from '../rules/discounts.ts'
import { type Display, moneyOf, zero } from '../rules/money.ts'
import type { DeliveryOption } from '../rules/shipping.ts'
import type { LineTax } from '../rules/tax.ts'
import type { CalculatedLine, Calculation, Delivery, Summary } from '../rules/totals.ts'

function wireTaxOf({ taxable, rate, tax, breakdown }: LineTax, display: Display): WireTaxDetails {
  return {
    taxableAmount: moneyOf(taxable, display),
    taxRate: rate,
    totalTax: moneyOf(tax, display),
    taxBreakdown: breakdown.map((one) => ({
      jurisdiction: one.part.jurisdiction,
      jurisdictionType: one.part.type,
      rate: one.part.rate,
      taxAmount: moneyOf(one.tax, display),
      taxableAmount: moneyOf(taxable, display),
      nonTaxableAmount: moneyOf(zero, display),
      taxName: one.part.name,
      taxType: one.part.name,
    })),
  }
}

/** The price members a line has once discounts and tax are known. */
export function pricesOf(
  { line, total, discount, afterDiscount, tax }: CalculatedLine,
  display: Display,
) {
  const unit = moneyOf(line.unit, display)
  return {
    price: unit,
    priceBeforeDiscounts: unit,
    lineItemPrice: moneyOf(total, display),
    totalDiscount: moneyOf(discount, display),
    totalPriceBeforeTax: moneyOf(afterDiscount, display),
    totalPriceAfterTax: moneyOf(afterDiscount.plus(tax.tax), display),
    taxDetails: wireTaxOf(tax, display),
  }
}

export function wireCalculatedLines(
  calculation: Calculation,
  fullPrices: ReadonlyMap<string, string>,
  display: Display,
): WireCalculatedLine[] {
  return calculation.lines.map((one) => ({
    lineItemId: one.line.id,
    pricesBreakdown: {
      ...pricesOf(one, display),
      fullPrice: moneyOf(fullPrices.get(one.line.id) ?? one.line.unit, display),
    },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    taxableAddress: { addressType: one.line.ships ? 'SHIPPING' : 'BILLING' },
  }))
}

export function wireSummaryOf(summary: Summary, display: Display): WirePriceSummary {
  const members = Object.entries(summary).map(([name, amount]) => [name, moneyOf(amount, display)])
  return Object.fromEntries(members)
}

/** Nothing is ever paid later here, but the member is always there. */
export const nothingToPay = (display: Display): WirePriceSummary =>
  wireSummaryOf(
    {
      subtotal: zero,
      shipping: zero,
      tax: zero,
      discount: zero,
      additionalFees: zero,
      total: zero,
    },
    display,
  )

export function wireTaxSummaryOf(calculation: Calculation, display: Display): WireTaxSummary {
  return {
    taxableAmount: moneyOf(calculation.taxable, display),
    totalTax: moneyOf(calculation.summary.tax, display),
    calculationDetails: calculation.taxed
      ? { rateType: 'MANUAL_RATE', manualRateReason: 'REGION_SETTING_TO_MANUAL' }
      : { rateType: 'NO_TAX_COLLECTED' },
  }
}

export function wireDiscountsOf(
  discounts: readonly AppliedDiscount[],
  display: Display,
): WireAppliedDiscount[] {
  return discounts.map(({ source, scope, amount, lineItemIds }) => {
    const money = moneyOf(amount, display)
    const common = { discountType: scope, lineItemIds }
    if ('merchant' in source) return { ...common, merchantDiscount: { amount: money } }
    const { id, code, name } = source.coupon
    return { ...common, coupon: { id, code, name, amount: money } }
  })
}

const logisticsOf = ({ deliveryTime, instructions, pickup, slot }: DeliveryOption) => ({
  deliveryTime,
  ...(instructions && { instructions }),
  ...(slot && { deliveryTimeSlot: slot }),
  ...(pickup && {
    pickupDetails: { address: pickup, pickupMethod: 'STORE_PICKUP' as const },
  }),
})

export function wireShippingOf(delivery: Delivery, display: Display): WireShippingInfo {
  const { region, selected } = delivery
  return {
    ...(region && { region: { id: region.id, name: region.name } }),
    ...(selected && { selectedCarrierServiceOption: selectedOf(delivery, display) }),
    carrierServiceOptions: carriersOf(delivery.options, display),
  }
}

function selectedOf({ selected, price, discount, tax }: Delivery, display: Display) {
  if (!selected) return
  const paid = price.minus(discount)
  const { option, requested } = selected
  return {
    carrierId: option.carrierId,
    code: option.code,
    title: option.title,
    logistics: logisticsOf(option),
    cost: {
      price: moneyOf(price, display),
      totalDiscount: moneyOf(discount, display),
      totalPriceBeforeTax: moneyOf(paid, display),
      totalPriceAfterTax: moneyOf(paid.plus(tax.tax), display),
      taxDetails: wireTaxOf(tax, display),
    },
    requestedShippingOption: requested,
    otherCharges: [],
  }
}

function carriersOf(options: readonly DeliveryOption[], display: Display) {
  const ids = [...new Set(options.map((option) => option.carrierId))]
  return ids.map((carrierId) => ({
    carrierId,
    shippingOptions: options
      .filter((option) => option.carrierId === carrierId)
      .map((option) => ({
        code: option.code,
        title: option.title,
        logistics: logisticsOf(option),
        cost: { price: moneyOf(option.price, display), otherCharges: [] },
      })),
  }))
}

export function wireFeesOf({ fees }: Calculation, display: Display): WireAdditionalFee[] {
  return fees.map((fee) => ({
    code: fee.code,
    name: fee.name,
    translatedName: fee.name,
    price: moneyOf(fee.price, display),
    priceBeforeTax: moneyOf(fee.price, display),
    priceAfterTax: moneyOf(fee.price.plus(fee.tax.tax), display),
    taxDetails: wireTaxOf(fee.tax, display),
    lineItemIds: fee.lineItemIds,
    source: 'PLATFORM',
  }))
}

/** A coupon that stopped applying, and an address nobody delivers to. contract/cart.md §6. */
export function wireErrorsOf({ couponProblem, delivery }: Calculation): WireCalculationErrors {
  return {
    ...(couponProblem && {
      couponCalculationError: applicationError(couponProblem.code, couponProblem.description),
    }),
    ...(delivery.notServed && {
      generalShippingCalculationError: applicationError(
        'NO_DELIVERY_TO_ADDRESS',
        'We do not deliver to this address',
      ),
    }),
  }
}
