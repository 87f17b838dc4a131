// Bodies of events about subscriptions, abandoned checkouts and carts, and back-in-stock requests.
// docs/contract/checkout-order.md §10.
import type {
  WireAbandonedCheckout,
  WireCartAbandoned,
  WireSubscriptionContract,
} from '@vitrine/platform'
import { linesOf } from '../cart/resolvers.ts'
import { channelTypeOf } from '../common/channel-type.ts'
import { currenciesOf, discountsIn, moneyOf, wireMoneyIn } from '../common/money.ts'

type Sum = keyof NonNullable<WireSubscriptionContract['priceSummary']>

export function subscriptionContractOf(contract: WireSubscriptionContract) {
  const { subscriptionSettings: settings, lineItems, priceSummary, channelInfo } = contract
  const currency = contract.currency ?? ''
  const sum = (name: Sum & ('subtotal' | 'shipping' | 'tax' | 'discount' | 'total')) =>
    wireMoneyIn(currency, priceSummary?.[name])
  return {
    id: contract.id,
    revision: contract.revision,
    createdAt: contract.createdDate,
    updatedAt: contract.updatedDate,
    title: contract.title,
    description: contract.description,
    frequency: settings?.frequency,
    interval: settings?.interval,
    autoRenewal: settings?.autoRenewal,
    billingCycles: settings?.billingCycles,
    startsAt: settings?.startDate,
    lines: lineItems.map((wire) => ({ wire, currency })),
    buyerInfo: contract.buyerInfo,
    buyerLanguage: contract.buyerLanguage,
    currency: contract.currency,
    weightUnit: contract.weightUnit,
    taxIncludedInPrices: contract.taxIncludedInPrices,
    subtotal: sum('subtotal'),
    shipping: sum('shipping'),
    tax: sum('tax'),
    discount: sum('discount'),
    total: sum('total'),
    billing: contract.billingInfo,
    recipient: contract.recipientInfo,
    appliedDiscounts: discountsIn(contract.appliedDiscounts, currency),
    channelType: channelInfo?.type && channelTypeOf(channelInfo.type),
  }
}

export function abandonedCheckoutOf(checkout: WireAbandonedCheckout, fallback: string) {
  const currencies = currenciesOf(checkout, fallback)
  const { contactDetails, currency, conversionCurrency } = checkout
  const lineItems = checkout.lineItems ?? []
  return {
    id: checkout.id,
    createdAt: checkout.createdDate,
    updatedAt: checkout.updatedDate,
    checkoutId: checkout.checkoutId,
    cartId: checkout.cartId,
    status: checkout.status,
    buyerLanguage: checkout.buyerLanguage,
    buyerInfo: checkout.buyerInfo,
    firstName: contactDetails?.firstName,
    lastName: contactDetails?.lastName,
    phone: contactDetails?.phone,
    company: contactDetails?.company,
    currency,
    total: moneyOf(checkout.totalPrice, currencies),
    subtotal: moneyOf(checkout.subtotalPrice, currencies),
    activities: (checkout.activities ?? []).map(({ createdDate, type }) => ({
      createdAt: createdDate,
      type,
    })),
    recoveredAt: checkout.checkoutRecoveredDate,
    checkoutUrl: checkout.checkoutUrl,
    lines: linesOf({ lineItems, currency, conversionCurrency, weightUnit: null }, fallback),
    appliedDiscounts: (checkout.appliedDiscounts ?? []).map((wire) => ({ wire, currencies })),
  }
}

export const abandonmentBuyerOf = ({ buyerInfo }: WireCartAbandoned) =>
  buyerInfo ? { ...buyerInfo, kind: buyerInfo.identityType } : null
