// Converts a checkout and its totals to an order. docs/contract/checkout-order.md §5.
import type { WireCheckout, WireMoney, WireTaxDetails } from '@vitrine/platform'
import Big from 'big.js'
import type { StoredCheckout } from '../rows/commerce-rows.ts'
import { formatAmount } from '../rules/money.ts'
import type { OrderPrice, WireOrder } from './order.ts'

type Activity = ReturnType<typeof activityOf>

/** Builds what happened to an order; the type has two names on the wire. */
export const activityOf = (type: string, id: string, createdDate: string) => ({
  id,
  createdDate,
  activityType: type,
  type,
})

type Made = { id: string; number: string; now: string; activities: readonly Activity[] }

/** Converts an amount: orders have two strings of it and no conversion. */
const priceOf = (money: WireMoney | null | undefined): OrderPrice => ({
  amount: money?.amount ?? '0',
  formattedAmount: money?.formattedAmount ?? '',
})

export function wireOrderOf(checkout: StoredCheckout, wire: WireCheckout, made: Made): WireOrder {
  const { now } = made
  const ships = wire.lineItems.some((line) => line.physicalProperties?.shippable)
  const total = totalOf(wire)
  return {
    id: made.id,
    number: made.number,
    createdDate: now,
    updatedDate: now,
    purchasedDate: now,
    status: 'APPROVED',
    paymentStatus: 'PAID',
    // Orders without anything to send are fulfilled at once. docs/contract/checkout-order.md §6.
    fulfillmentStatus: ships ? 'NOT_FULFILLED' : 'FULFILLED',
    lineItems: wire.lineItems.map(orderLineOf),
    buyerInfo: wire.buyerInfo,
    buyerLanguage: wire.buyerLanguage,
    siteLanguage: wire.siteLanguage,
    weightUnit: wire.weightUnit,
    currency: wire.currency,
    currencyConversionDetails: { originalCurrency: wire.currency, conversionRate: '1' },
    taxIncludedInPrices: false,
    priceSummary: summaryOf(wire),
    billingInfo: { address: wire.billingInfo?.address, contactDetails: checkout.contact },
    ...(ships && { shippingInfo: shippingOf(wire) }),
    recipientInfo: {
      address: wire.shippingInfo?.shippingDestination?.address,
      contactDetails: checkout.contact,
    },
    ...(wire.buyerNote && { buyerNote: wire.buyerNote }),
    archived: false,
    seenByAHuman: false,
    taxInfo: { totalTax: priceOf(wire.priceSummary?.tax), taxBreakdown: [] },
    appliedDiscounts: discountsOf(wire),
    activities: made.activities,
    attributionSource: 'UNSPECIFIED',
    createdBy: wire.buyerInfo,
    channelInfo: { type: checkout.channelType },
    checkoutId: checkout.id,
    purchaseFlowId: checkout.purchaseFlowId,
    customFields: [],
    balanceSummary: { balance: { amount: '0', formattedAmount: '' }, paid: total },
    additionalFees: feesOf(wire),
  }
}

/** Returns the value of the order: a gift card is a payment of it, unlike in the total of a checkout. Assumed. */
function totalOf({ priceSummary, giftCard, currency }: WireCheckout): OrderPrice {
  const left = priceOf(priceSummary?.total)
  if (!giftCard?.amount) return left
  const amount = new Big(left.amount).plus(giftCard.amount.amount)
  return { amount: amount.toFixed(), formattedAmount: formatAmount(amount, currency ?? 'USD') }
}

function summaryOf(wire: WireCheckout): Record<string, OrderPrice> {
  const { subtotal, shipping, tax, discount, additionalFees } = wire.priceSummary ?? {}
  return {
    subtotal: priceOf(subtotal),
    shipping: priceOf(shipping),
    tax: priceOf(tax),
    discount: priceOf(discount),
    total: totalOf(wire),
    totalAdditionalFees: priceOf(additionalFees),
  }
}

/** Converts a checkout line: in orders it has no availability, and the picture is named `image` again. */
function orderLineOf(line: WireCheckout['lineItems'][number]) {
  return {
    id: line.id,
    productName: line.productName,
    catalogReference: line.catalogReference,
    quantity: line.quantity,
    totalDiscount: priceOf(line.discount),
    descriptionLines: line.descriptionLines,
    image: line.media,
    physicalProperties: line.physicalProperties,
    itemType: line.itemType,
    price: priceOf(line.price),
    priceBeforeDiscounts: priceOf(line.priceBeforeDiscounts),
    lineItemPrice: priceOf(line.lineItemPrice),
    totalPriceBeforeTax: priceOf(line.totalPriceBeforeTax),
    totalPriceAfterTax: priceOf(line.totalPriceAfterTax),
    paymentOption: line.paymentOption,
    taxInfo: taxInfoOf(line.taxDetails),
    priceUndetermined: false,
    fixedQuantity: false,
  }
}

const taxInfoOf = (tax: WireTaxDetails | null | undefined) => ({
  taxAmount: priceOf(tax?.totalTax),
  taxableAmount: priceOf(tax?.taxableAmount),
  taxRate: tax?.taxRate,
})

function shippingOf({ shippingInfo }: WireCheckout) {
  const option = shippingInfo?.selectedCarrierServiceOption
  const pickup = option?.logistics?.pickupDetails
  return {
    carrierId: option?.carrierId,
    code: option?.code,
    title: option?.title,
    region: { name: shippingInfo?.region?.name },
    logistics: {
      deliveryTime: option?.logistics?.deliveryTime,
      instructions: option?.logistics?.instructions,
      deliveryTimeSlot: option?.logistics?.deliveryTimeSlot,
      ...(pickup
        ? { pickupDetails: pickup }
        : { shippingDestination: shippingInfo?.shippingDestination }),
    },
    cost: {
      price: priceOf(option?.cost?.price),
      discount: priceOf(option?.cost?.totalDiscount),
      totalPriceBeforeTax: priceOf(option?.cost?.totalPriceBeforeTax),
      totalPriceAfterTax: priceOf(option?.cost?.totalPriceAfterTax),
      taxInfo: taxInfoOf(option?.cost?.taxDetails),
    },
  }
}

function discountsOf({ appliedDiscounts }: WireCheckout) {
  return (appliedDiscounts ?? []).map(
    ({ coupon, merchantDiscount, discountType, lineItemIds }) => ({
      ...(coupon && { coupon: { ...coupon, amount: priceOf(coupon.amount) } }),
      ...(merchantDiscount && { merchantDiscount: { amount: priceOf(merchantDiscount.amount) } }),
      discountType,
      lineItemIds,
    }),
  )
}

function feesOf({ additionalFees }: WireCheckout) {
  return (additionalFees ?? []).map((fee) => ({
    code: fee.code,
    name: fee.name,
    price: priceOf(fee.price),
    priceBeforeTax: priceOf(fee.priceBeforeTax),
    priceAfterTax: priceOf(fee.priceAfterTax),
    taxInfo: taxInfoOf(fee.taxDetails),
    lineItemIds: fee.lineItemIds,
    source: fee.source,
  }))
}
