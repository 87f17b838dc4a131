// Resolvers of what the merchant writes: pages of text and stories of brands.

import type { WireBrand } from '@vitrine/platform'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { brandOfWeek } from '../../content/brand-of-week.ts'
import type { ContentContext } from '../../content/content-library.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { brandKey } from '../../search/brand-key.ts'
import { allBrands } from '../brand/all-brands.ts'

const slugOf = ({ name }: WireBrand) => brandKey(name ?? '')

/** Returns the brand of the week, from the cached list that every brand is read from. */
async function readFeatured({ catalog, content }: CatalogContext & ContentContext) {
  const brands = (await allBrands(catalog)).map((brand) => ({ brand, slug: slugOf(brand) }))
  const written = brands.filter(({ slug }) => content.brandStory(slug)?.text)
  return brandOfWeek(written, Date.now())?.brand ?? null
}

export const contentResolvers = {
  Query: {
    contentPage: (_, { slug }, { content }) => content.page(slug),
    featuredBrand: (_, _args, context) => readFeatured(context),
  },
  Brand: {
    story: (brand, _, { content }) => content.brandStory(slugOf(brand)),
  },
} satisfies DomainResolvers
