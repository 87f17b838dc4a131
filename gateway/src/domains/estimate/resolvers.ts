import { guid, platformCodes, text } from '@vitrine/platform'
import { z } from 'zod'
import { readArguments } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { nullBecause } from '../../graphql/null-reasons.ts'
import { problem } from '../../graphql/problems.ts'
import { isRefusal, PlatformFailure } from '../../platform/failure.ts'
import { addressInput, shippingOptionInput } from '../cart/input.ts'
import { problemsOfCartFailure } from '../common/field-names.ts'
import { acceptsGiftCards } from '../common/gift-cards.ts'
import { problemsOfCalculation } from './violations.ts'

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

export const estimateResolvers = {
  Query: {
    async cartEstimate(_, { input }, context, info) {
      const request = readArguments(estimateInput, input ?? {}, 'input')
      const noCart = [problem('CART_NOT_FOUND')]
      if (!(await context.session.find())) return nullBecause(noCart, context, info)
      try {
        const estimate = await context.own.cart.estimate(request)
        if (estimate.cart) await context.cartWriter.remember(context, estimate.cart)
        return estimate
      } catch (error) {
        if (isRefusal(error, platformCodes.noCart)) return nullBecause(noCart, context, info)
        // Without an answer of the platform, nothing is known of the cart.
        if (error instanceof PlatformFailure && error.kind === 'system') throw error
        return nullBecause(problemsOfCartFailure(error), context, info)
      }
    },
  },
  CartEstimate: {
    currency: ({ currency }, _, { storeFacts }) => currency ?? storeFacts.currency,
    violations: problemsOfCalculation,
    acceptsGiftCards: async ({ cart }, _, context) =>
      !cart?.lines.some(({ itemType }) => itemType === 'GIFT_CARD') &&
      (await acceptsGiftCards(context)),
  },
} satisfies DomainResolvers
