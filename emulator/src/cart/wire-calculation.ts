// Converts the result of the calculation to its wire type. docs/contract/cart.md §5, §6.
import type {
  WireAdditionalFee,
  WireAppliedDiscount,
  WireCalculatedLine,
  WireCalculationErrors,
  WireCartLine,
  WirePriceSummary,
  WireShippingInfo,
  WireTaxDetails,
  WireTaxSummary,
} from '@vitrine/platform'
import { giftCardAppId } from '../gift-cards.ts'
import { applicationError } from '../refuse.ts'
import type { AppliedDiscount } from '../rules/discounts.ts'
import { obfuscatedCode } from '../rules/gift-cards.ts'
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

/** Returns the price fields of a line after discounts and tax. */
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
  shown: readonly WireCartLine[],
  display: Display,
): WireCalculatedLine[] {
  const byId = new Map(shown.map((line) => [line.id, line]))
  return calculation.lines.map((one) => {
    const line = byId.get(one.line.id)
    const { depositAmount, modifiersTotalPrice } = line ?? {}
    return {
      lineItemId: one.line.id,
      pricesBreakdown: {
        ...pricesOf(one, display),
        fullPrice: line?.fullPrice ?? moneyOf(one.line.unit, display),
        ...(modifiersTotalPrice && { modifiers: modifiersTotalPrice }),
        ...(depositAmount && { depositAmount }),
      },
      paymentOption: line?.paymentOption ?? 'FULL_PAYMENT_ONLINE',
      taxableAddress: { addressType: one.line.ships ? 'SHIPPING' : 'BILLING' },
    }
  })
}

export function wireSummaryOf(summary: Summary, display: Display): WirePriceSummary {
  const members = Object.entries(summary).map(([name, amount]) => [name, moneyOf(amount, display)])
  return Object.fromEntries(members)
}

/** The amount to pay later: always zero here, but the field is always present. */
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

/** Returns the gift card as far as it is shown: never its code. docs/contract/checkout-order.md §2. */
export function wireGiftCardOf({ giftCard }: Calculation, display: Display) {
  if (!giftCard) return {}
  const { card, amount, most } = giftCard
  return {
    giftCard: {
      obfuscatedCode: obfuscatedCode(card),
      amount: moneyOf(amount, display),
      appId: giftCardAppId,
      externalId: card.id,
      ...(most !== undefined && { requestedAmount: moneyOf(most, display) }),
    },
  }
}

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

export function wireShippingOf(
  { delivery, lines }: Pick<Calculation, 'delivery' | 'lines'>,
  display: Display,
): WireShippingInfo {
  const { region, selected } = delivery
  const sent = lines.filter(({ line }) => line.ships).map(({ line }) => line.id)
  return {
    ...(region && { region: { id: region.id, name: region.name } }),
    ...(selected && { selectedCarrierServiceOption: selectedOf(delivery, sent, display) }),
    carrierServiceOptions: carriersOf(delivery, sent, display),
  }
}

/** Allocates all lines to one carrier; a delivery is never partial here. */
const allocated = (
  { carrierId, code }: DeliveryOption,
  { region }: Delivery,
  lineItemIds: readonly string[],
) => ({
  deliveryAllocations: [
    {
      deliveryCarrier: { appId: carrierId, code },
      ...(region && { deliveryRegion: { id: region.id, name: region.name } }),
      applicableLineItems: { lineItemIds: [...lineItemIds] },
    },
  ],
  partial: false,
})

function selectedOf(delivery: Delivery, sent: readonly string[], display: Display) {
  const { selected, price, discount, tax } = delivery
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
    ...allocated(option, delivery, sent),
  }
}

function carriersOf(delivery: Delivery, sent: readonly string[], display: Display) {
  const { options } = delivery
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
        ...allocated(option, delivery, sent),
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
    taxableAddress: { addressType: 'SHIPPING' as const },
  }))
}

/** Reports a coupon or gift card that stopped applying, and an address without delivery. docs/contract/cart.md §6. */
export function wireErrorsOf(calculation: Calculation): WireCalculationErrors {
  const { couponProblem, giftCardProblem, delivery } = calculation
  return {
    ...(giftCardProblem && {
      giftCardCalculationError: applicationError(giftCardProblem.code, giftCardProblem.description),
    }),
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
