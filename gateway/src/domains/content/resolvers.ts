// Resolvers of what the merchant writes: pages of text and stories of brands.
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { brandKey } from '../../search/brand-key.ts'

export const contentResolvers = {
  Query: {
    contentPage: (_, { slug }, { content }) => content.page(slug),
  },
  Brand: {
    story: (brand, _, { content }) => content.brandStory(brandKey(brand.name)),
  },
} satisfies DomainResolvers
