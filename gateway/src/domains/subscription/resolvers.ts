import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { isNotFound } from '../../platform/failure.ts'
import { readOwnCart } from '../cart/own-cart.ts'

const momentOf = (at: number) => new Date(at).toISOString()

export const liveResolvers = {
  ShopChange: {
    resolveType: (change) => {
      if ('productId' in change) return 'ProductChange'
      return change.kind === 'CART' ? 'CartChange' : 'MemberChange'
    },
  },
  ProductChange: {
    changedFields: ({ fields }) => [...fields],
    occurredAt: ({ at }) => momentOf(at),
    async product({ productId, kind }, _, { catalog, currency }) {
      if (kind === 'DELETED') return null
      return catalog.getProduct({ id: productId }, currency).then(
        ({ product }) => product,
        (error: unknown) => {
          if (isNotFound(error)) return null
          throw error
        },
      )
    },
  },
  CartChange: {
    occurredAt: ({ at }) => momentOf(at),
    revision: ({ revision }) => revision ?? null,
    async cart(_, __, context) {
      const cart = await readOwnCart(context)
      await context.cartWriter.remember(context, cart)
      return cart
    },
  },
  MemberChange: {
    occurredAt: ({ at }) => momentOf(at),
    viewer: () => ({}),
  },
} satisfies DomainResolvers
