import { z } from 'zod'
import type { ChannelType } from '../../__generated__/schema-types.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { checkInput, problem, withRequestId } from '../../graphql/problems.ts'
import { isChannelType } from '../../platform/ecom/channel-type.ts'
import { isForbidden, isNotFound } from '../../platform/failure.ts'
import { addressInput, emailInput, shippingOptionInput } from '../cart/input.ts'
import { problemsOfCartFailure } from '../common/field-names.ts'
import { Checkout } from './checkout-fields.ts'
import { startCheckout, startCheckoutInput } from './start-checkout.ts'

const createInput = z.object({
  channelType: z.custom<ChannelType>((type) => isChannelType(String(type))),
  email: emailInput.nullish(),
  shippingAddress: addressInput.nullish(),
  billingAddress: addressInput.nullish(),
  selectedShippingOption: shippingOptionInput.nullish(),
})

export const checkoutResolvers = {
  Query: {
    async checkout(_, { id }, context) {
      if (!(await context.session.find())) return null
      try {
        return (await context.own.checkout.get({ id })).checkout
      } catch (error) {
        // Another caller's checkout is reported like a missing one.
        if (isNotFound(error) || isForbidden(error)) return null
        throw error
      }
    },
    checkoutSettings: async (_, __, context) =>
      (await context.catalog.checkoutSettings()).checkoutSettings,
  },
  Mutation: {
    async createCheckout(_, { input }, context) {
      const checked = checkInput(createInput, input)
      if (!checked.ok) return { checkoutId: null, checkout: null, problems: checked.problems }
      if (!(await context.session.find())) {
        return { checkoutId: null, checkout: null, problems: [problem('CART_NOT_FOUND')] }
      }
      try {
        const made = await context.cartWriter.withLock(context, () =>
          context.own.cart.createCheckout(checked.value),
        )
        if (!made.ok) return { checkoutId: null, checkout: null, problems: [made.problem] }
        const { checkoutId } = made.value
        const { checkout } = await context.own.checkout.get({ id: checkoutId })
        return { checkoutId, checkout, problems: [] }
      } catch (error) {
        const problems = withRequestId(problemsOfCartFailure(error), context.requestId)
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
