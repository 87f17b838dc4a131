// Bodies of events about subscriptions, abandoned checkouts and carts, and back-in-stock requests.
// docs/contract/checkout-order.md §10.
import type {
  WireAbandonedCheckout,
  WireCartAbandoned,
  WireSubscriptionContract,
} from '@vitrine/platform'
import { channelTypeOf } from '../../platform/ecom/channel-type.ts'
import { readDiscounts } from '../../platform/ecom/v1/read-discount.ts'
import { readLines } from '../../platform/ecom/v1/read-line.ts'
import { only, readCurrencies, readMoney } from '../../platform/ecom/v1/read-money.ts'
import { readOrderLine } from '../../platform/ecom/v1/read-order.ts'
import { readBuyerInfo, readContact } from '../../platform/ecom/v1/read-person.ts'
import { wireMoneyIn } from '../common/money.ts'

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
    lines: lineItems.map((line) => readOrderLine(line, only(currency))),
    buyerInfo: contract.buyerInfo && readBuyerInfo(contract.buyerInfo),
    buyerLanguage: contract.buyerLanguage,
    currency: contract.currency,
    weightUnit: contract.weightUnit,
    taxIncludedInPrices: contract.taxIncludedInPrices,
    subtotal: sum('subtotal'),
    shipping: sum('shipping'),
    tax: sum('tax'),
    discount: sum('discount'),
    total: sum('total'),
    billing: contract.billingInfo && readContact(contract.billingInfo),
    recipient: contract.recipientInfo && readContact(contract.recipientInfo),
    appliedDiscounts: readDiscounts(contract, only(currency)),
    channelType: channelInfo?.type && channelTypeOf(channelInfo.type),
  }
}

export function abandonedCheckoutOf(checkout: WireAbandonedCheckout) {
  const currencies = readCurrencies(checkout)
  const { contactDetails, currency } = checkout
  return {
    id: checkout.id,
    createdAt: checkout.createdDate,
    updatedAt: checkout.updatedDate,
    checkoutId: checkout.checkoutId,
    cartId: checkout.cartId,
    status: checkout.status,
    buyerLanguage: checkout.buyerLanguage,
    buyerInfo: checkout.buyerInfo && readBuyerInfo(checkout.buyerInfo),
    firstName: contactDetails?.firstName,
    lastName: contactDetails?.lastName,
    phone: contactDetails?.phone,
    company: contactDetails?.company,
    currency,
    total: readMoney(checkout, 'totalPrice', currencies),
    subtotal: readMoney(checkout, 'subtotalPrice', currencies),
    activities: (checkout.activities ?? []).map(({ createdDate, type }) => ({
      createdAt: createdDate,
      type,
    })),
    recoveredAt: checkout.checkoutRecoveredDate,
    checkoutUrl: checkout.checkoutUrl,
    lines: readLines(checkout, { currencies, weightUnit: null }),
    appliedDiscounts: readDiscounts(checkout, currencies),
  }
}

export const abandonmentBuyerOf = ({ buyerInfo }: WireCartAbandoned) =>
  buyerInfo ? { ...buyerInfo, kind: buyerInfo.identityType } : null
