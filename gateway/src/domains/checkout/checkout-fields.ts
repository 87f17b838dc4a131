// Resolvers of a checkout. docs/contract/checkout-order.md §2.
import type { WireCheckout } from '@vitrine/platform'
import type { CheckoutResolvers } from '../../__generated__/resolvers.ts'
import { problemsOfLines } from '../cart/notices.ts'
import { linesOf } from '../cart/resolvers.ts'
import { channelTypeOf } from '../common/channel-type.ts'
import { giftCardOf } from '../common/gift-card.ts'
import { currenciesOf } from '../common/money.ts'
import { part } from '../estimate/resolvers.ts'
import { problemsOfEstimate } from '../estimate/violations.ts'
import { readOrderNumber } from './order-number.ts'

type Creator = NonNullable<WireCheckout['createdBy']>
function creatorOf({ userId, memberId, visitorId, appId }: Creator) {
  if (appId) return { kind: 'APP' as const, id: appId }
  if (userId) return { kind: 'STAFF' as const, id: userId }
  if (memberId) return { kind: 'MEMBER' as const, id: memberId }
  return { kind: 'VISITOR' as const, id: visitorId ?? null }
}

export const Checkout: CheckoutResolvers = {
  cartId: (checkout) => checkout.cartId ?? null,
  purchaseFlowId: (checkout) => checkout.purchaseFlowId ?? null,
  createdBy: ({ createdBy }) => (createdBy ? creatorOf(createdBy) : null),
  createdAt: (checkout) => checkout.createdDate ?? null,
  updatedAt: (checkout) => checkout.updatedDate ?? null,
  lines: (checkout, _, { config }) => linesOf(checkout, config.store.currency),
  billing: (checkout) => checkout.billingInfo ?? null,
  destination: (checkout) => checkout.shippingInfo?.shippingDestination ?? null,
  shippingInfo: (checkout, _, { config }) =>
    part(checkout.shippingInfo, currenciesOf(checkout, config.store.currency)),
  membershipOptions: (checkout) => checkout.membershipOptions ?? {},
  appliedDiscounts: (checkout, _, { config }) => {
    const currencies = currenciesOf(checkout, config.store.currency)
    return (checkout.appliedDiscounts ?? []).map((wire) => ({ wire, currencies }))
  },
  priceSummary: (checkout, _, { config }) =>
    part(checkout.priceSummary, currenciesOf(checkout, config.store.currency)),
  payNow: (checkout, _, { config }) =>
    part(checkout.payNow, currenciesOf(checkout, config.store.currency)),
  payLater: (checkout, _, { config }) =>
    part(checkout.payLater, currenciesOf(checkout, config.store.currency)),
  payAfterFreeTrial: (checkout, _, { config }) =>
    part(checkout.payAfterFreeTrial, currenciesOf(checkout, config.store.currency)),
  taxSummary: (checkout, _, { config }) =>
    part(checkout.taxSummary, currenciesOf(checkout, config.store.currency)),
  additionalFees: (checkout, _, { config }) => {
    const currencies = currenciesOf(checkout, config.store.currency)
    return (checkout.additionalFees ?? []).map((wire) => ({ wire, currencies }))
  },
  buyerInfo: (checkout) => checkout.buyerInfo ?? null,
  buyerNote: (checkout) => checkout.buyerNote || null,
  currency: (checkout) => checkout.currency ?? null,
  conversionCurrency: (checkout) => checkout.conversionCurrency ?? null,
  paymentCurrency: (checkout) => checkout.paymentCurrency ?? null,
  buyerLanguage: (checkout) => checkout.buyerLanguage ?? null,
  siteLanguage: (checkout) => checkout.siteLanguage ?? null,
  customFields: (checkout) =>
    (checkout.customFields ?? []).map(({ title, translatedTitle, value }) => ({
      title: title ?? '',
      translatedTitle,
      value,
    })),
  weightUnit: (checkout) => checkout.weightUnit ?? null,
  channelType: ({ channelType }) => (channelType ? channelTypeOf(channelType) : null),
  taxIncludedInPrices: (checkout) => checkout.taxIncludedInPrice ?? null,
  completed: (checkout) => checkout.completed ?? false,
  orderNumber: (checkout, _, context) => readOrderNumber(checkout, context),
  giftCard: ({ giftCard, ...checkout }, _, { config }) =>
    giftCardOf(giftCard, currenciesOf(checkout, config.store.currency)),
  businessLocationId: (checkout) => checkout.businessLocationId ?? null,
  taxExemptGroupId: (checkout) => checkout.taxExemptGroupId ?? null,
  extendedFields: (checkout) => checkout.extendedFields ?? null,
  customContentReference: (checkout) => checkout.customContentReference ?? null,
  externalReference: (checkout) => checkout.externalReference ?? null,
  // The URL grants access to the checkout, so it is withheld in events.
  url: async (checkout, _, { own }) =>
    checkout.isFromEvent
      ? null
      : (await own.checkouts.getCheckoutUrl({ id: checkout.id })).checkoutUrl,
  violations: (checkout) => [
    ...problemsOfLines(checkout.lineItems),
    ...problemsOfEstimate(checkout),
  ],
}
