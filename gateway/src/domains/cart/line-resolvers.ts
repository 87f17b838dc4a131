// Resolvers of a line of a cart or checkout. docs/contract/cart.md §4, docs/contract/checkout-order.md §2.
import { storesAppId } from '@vitrine/platform'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'

export const lineResolvers = {
  CartLine: {
    catalogAppId: ({ reference }) => reference?.appId ?? null,
    productId: ({ reference }) =>
      reference?.appId === storesAppId ? reference.catalogItemId : null,
    // A custom line has a URL that does not point to a product.
    productSlug: ({ custom, relativePath }) =>
      custom ? null : (relativePath?.split('/').filter(Boolean).pop() ?? null),
    variantId: ({ reference }) => (reference?.options?.variantId as string | undefined) ?? null,
    preorderRequested: ({ reference }) => reference?.options?.preOrderRequested === true,
    catalogOptions: ({ reference }) => reference?.options ?? null,
  },
} satisfies DomainResolvers
