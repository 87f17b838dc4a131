import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { brandOfWeek } from '../../content/brand-of-week.ts'
import type { ContentContext } from '../../content/content-library.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import { brandKey } from '../../search/brand-key.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { allBrands, completeList } from './all-brands.ts'

type FeaturedContext = CatalogContext & ContentContext & SearchContext

/** Returns the brand of the week, of those that have a story; from the list that all brands are read from. */
export async function readFeatured(context: FeaturedContext): Promise<Brand | null> {
  const { catalog, content } = context
  const all = (await completeList(context)) ?? (await allBrands(catalog))
  const brands = all.map((brand) => ({
    brand,
    slug: brandKey(brand.name),
  }))
  const written = brands.filter(({ slug }) => content.brandStory(slug)?.text)
  return brandOfWeek(written, Date.now())?.brand ?? null
}
