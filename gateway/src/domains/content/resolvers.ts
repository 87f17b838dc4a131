// Resolvers of what the merchant writes: pages of text and stories of brands.
import { pageOf } from '../../content/shop-pages.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { brandKey } from '../../search/brand-key.ts'

export const contentResolvers = {
  Query: {
    contentPage: (_, { slug }, context) => pageOf(slug, context),
  },
  Brand: {
    story: (brand, _, { content }) => content.brandStory(brandKey(brand.name)),
  },
} satisfies DomainResolvers
