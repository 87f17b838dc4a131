import { messages } from '../../__generated__/messages/catalog.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import type { Brand, Collection } from '../../platform/catalog/collection.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { insteadOfFailure } from '../../platform/failure.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { brandFromName } from '../common/brand-from-name.ts'
import { untilRestored } from '../common/index-wait.ts'
import { spendSearch } from '../common/search-budget.ts'
import { productFilter } from '../product/product-query.ts'
import { isLike } from './is-like.ts'

const maxHits = 10
/** Longer search texts are truncated, not refused. */
const longest = 100

type Hits = {
  products: readonly Product[]
  brands: readonly Brand[]
  correctedSearch: string | null
}

export const searchResolvers = {
  Query: {
    async suggest(_, { search, first }, context) {
      const limit = first ?? 6
      if (limit < 1 || limit > maxHits)
        throw new BadInput('first', messages.between1And({ most: maxHits }))
      const text = search.trim().slice(0, longest)
      if ([...text].length < 2)
        return { products: [], collections: [], brands: [], correctedSearch: null }
      spendSearch(text, 'search', context)
      const hits = await hitsFor(text, limit, context)
      const texts = [text, hits.correctedSearch].filter((one) => one !== null)
      const collections = await collectionsLike(texts, context)
      return { ...hits, collections: collections.slice(0, limit) }
    },
  },
} satisfies DomainResolvers

/** Suggests by the index, which tolerates typing errors; by the platform while the index is not available. */
async function hitsFor(
  text: string,
  limit: number,
  context: CatalogContext & SearchContext & LoaderContext,
): Promise<Hits> {
  const { catalog, catalogIndex, loaders } = context
  await untilRestored(catalogIndex)
  const suggested = await catalogIndex.suggest(text, limit)
  if (suggested) {
    const [products, brands] = await Promise.all([
      Promise.all(suggested.productIds.map((id) => loaders.products.load(id))),
      Promise.all(
        suggested.brands.slice(0, limit).map(async (name) => {
          const brand = await loaders.brandsByName.load(name).catch(insteadOfFailure(null))
          return brand ?? brandFromName(name)
        }),
      ),
    ])
    return {
      products: products.filter((one) => one !== null),
      brands,
      correctedSearch: suggested.correction,
    }
  }
  const query = { filter: productFilter({ search: text }), page: { limit, offset: 0 } }
  const [{ products }, all] = await Promise.all([
    catalog.queryProducts({ query }, context.currency),
    catalog.allBrands().catch(insteadOfFailure(null)),
  ])
  const brands = (all ?? []).filter(({ name }) => isLike(name, text)).slice(0, limit)
  return { products, brands, correctedSearch: null }
}

async function collectionsLike(
  texts: readonly string[],
  { catalog }: CatalogContext,
): Promise<Collection[]> {
  // Without collections the other suggestions are still returned.
  const all = (await catalog.allCollections().catch(insteadOfFailure(null))) ?? []
  return all.filter(({ name }) => texts.some((text) => isLike(name, text)))
}
