import { localeOf } from '@vitrine/languages'
import { countryNameIn } from '@vitrine/languages/postal-address'
import { decimalOrNull } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { lineResolvers } from './line-resolvers.ts'
import { cartMutations } from './mutations.ts'
import { problemsOfLines } from './notices.ts'
import { readOwnCart } from './own-cart.ts'

export const cartResolvers = {
  Query: {
    async cart(_, __, context) {
      if (!(await context.session.find())) return null
      const cart = await readOwnCart(context)
      await context.cartWriter.remember(context, cart)
      return cart
    },
  },
  Mutation: cartMutations,
  Cart: {
    revision: (cart) => cart.revision ?? '0',
    itemCount: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    merchantDiscounts: ({ appliedDiscounts }) =>
      appliedDiscounts.filter(({ kind }) => kind === 'MERCHANT'),
    couponCode: ({ appliedDiscounts }) => appliedDiscounts.find(({ code }) => code)?.code ?? null,
    currency: (cart, _, { storeFacts }) => cart.currency ?? storeFacts.currency,
    problems: ({ lines }) => problemsOfLines(lines),
  },
  ...lineResolvers,
  Address: {
    countryName: ({ country, countryName }, _, { language }) =>
      countryName ?? (country ? countryNameIn(localeOf(language), country) : null),
  },
  AppliedDiscount: { percent: ({ percent }) => decimalOrNull(percent) },
} satisfies DomainResolvers
