import { channelTypes, guid, type WireCheckout } from '@vitrine/platform'
import { z } from 'zod'
import type { CheckoutResolvers } from '../../__generated__/resolvers.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { isForbidden, isNotFound } from '../../platform/failure.ts'
import { addressInput, emailInput, shippingOptionInput } from '../cart/input.ts'
import { problemsOfLines } from '../cart/notices.ts'
import { linesOf } from '../cart/resolvers.ts'
import { currenciesOf } from '../common/money.ts'
import { part } from '../estimate/resolvers.ts'
import { problemsOfEstimate } from '../estimate/violations.ts'
import { present, startCheckout, startCheckoutInput } from './start-checkout.ts'

const createInput = z.object({
  channelType: z
    .enum(channelTypes)
    .refine((type) => type !== 'UNSPECIFIED', { error: 'must name a channel' }),
  email: emailInput.nullish(),
  shippingAddress: addressInput.nullish(),
  billingAddress: addressInput.nullish(),
  selectedShippingOption: shippingOptionInput.nullish(),
})

type Creator = NonNullable<WireCheckout['createdBy']>
function creatorOf({ userId, memberId, visitorId, appId }: Creator) {
  if (appId) return { kind: 'APP' as const, id: appId }
  if (userId) return { kind: 'SITE_USER' as const, id: userId }
  if (memberId) return { kind: 'MEMBER' as const, id: memberId }
  return { kind: 'ANONYMOUS_VISITOR' as const, id: visitorId ?? null }
}

const Checkout: CheckoutResolvers = {
  cartId: (checkout) => checkout.cartId ?? null,
  purchaseFlowId: (checkout) => checkout.purchaseFlowId ?? null,
  createdBy: ({ createdBy }) => (createdBy ? creatorOf(createdBy) : null),
  createdDate: (checkout) => checkout.createdDate ?? null,
  updatedDate: (checkout) => checkout.updatedDate ?? null,
  lines: (checkout, _, { config }) => linesOf(checkout, config.store.currency),
  billingInfo: (checkout) => checkout.billingInfo ?? null,
  shippingDestination: (checkout) => checkout.shippingInfo?.shippingDestination ?? null,
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
      title: translatedTitle ?? title ?? '',
      value,
    })),
  weightUnit: (checkout) => checkout.weightUnit ?? null,
  channelType: (checkout) => checkout.channelType ?? null,
  taxIncludedInPrice: (checkout) => checkout.taxIncludedInPrice ?? null,
  completed: (checkout) => checkout.completed ?? false,
  url: async (checkout, _, { own }) =>
    (await own.checkouts.getCheckoutUrl({ id: checkout.id })).checkoutUrl,
  violations: (checkout) => [
    ...problemsOfLines(checkout.lineItems),
    ...problemsOfEstimate(checkout),
  ],
}

export const checkoutResolvers = {
  Query: {
    async checkout(_, { id }, context) {
      if (!guid.safeParse(id).success || !(await context.session.find())) return null
      try {
        return (await context.own.checkouts.getCheckout({ id })).checkout
      } catch (error) {
        // Somebody else's checkout and none at all look the same from outside.
        if (isNotFound(error) || isForbidden(error)) return null
        throw error
      }
    },
    checkoutSettings: async (_, __, context) =>
      (await context.catalogue.checkoutSettings({})).checkoutSettings,
  },
  Mutation: {
    async createCheckout(_, { input }, context) {
      const checked = checkInput(createInput, input)
      if (!checked.ok) return { checkoutId: null, checkout: null, problems: checked.problems }
      const { channelType, ...rest } = checked.value
      if (!(await context.session.find())) {
        return { checkoutId: null, checkout: null, problems: [problem('CART_NOT_FOUND')] }
      }
      try {
        const request = { channelType, ...present(rest) }
        const made = await context.cartWriter.inTurn(context, () =>
          context.own.currentCart.createCheckoutFromCurrentCart(request),
        )
        if (!made.ok) return { checkoutId: null, checkout: null, problems: [made.problem] }
        const { checkoutId } = made.value
        const { checkout } = await context.own.checkouts.getCheckout({ id: checkoutId })
        return { checkoutId, checkout, problems: [] }
      } catch (error) {
        const problems = withRequestId(problemsOfFailure(error), context.requestId)
        return { checkoutId: null, checkout: null, problems }
      }
    },
    async startCheckout(_, { input }, context) {
      const checked = checkInput(startCheckoutInput, input)
      if (!checked.ok) return { checkoutId: null, redirectUrl: null, problems: checked.problems }
      return startCheckout(checked.value, context)
    },
  },
  Checkout,
} satisfies DomainResolvers
