// Converts SEO data to the platform's form, which is the same in both generations of the catalog.
// docs/contract/catalog.md §5 `seoData`.
import type { SeoBody } from '@vitrine/platform'
import type { SeoChange } from '../product-change.ts'

type Keyword = NonNullable<SeoChange['keywords']>[number]

const keywordBodyOf = ({ main, ...keyword }: Keyword) => ({
  ...keyword,
  ...(typeof main === 'boolean' && { isMain: main }),
})

/** Converts SEO data, which the platform stores instead of all that the product had. */
export function seoBodyOf({ tags, keywords, preventAutoRedirect }: SeoChange): SeoBody {
  const hasSettings = Boolean(keywords) || typeof preventAutoRedirect === 'boolean'
  const seo = {
    tags: tags?.map((tag) => ({ ...tag })),
    ...(hasSettings && {
      settings: { preventAutoRedirect, keywords: keywords?.map(keywordBodyOf) },
    }),
  }
  // Cast: types of tags are texts, and their members any JSON; the schema of the call validates them.
  return seo as SeoBody
}
