// Merges title, description and keywords into the other SEO tags, which are sent unchanged, because the platform
// replaces all of them.
import type {
  EditedProduct_ProductFragment,
  SeoInput,
  SeoTagInput,
} from '../../__generated__/graphql.ts'

type Seo = EditedProduct_ProductFragment['seo']
type Tag = Seo['tags'][number]
export type SeoTexts = { title: string; description: string; keywords: string }

export const maxKeywords = 5

const isTitle = ({ type }: Tag) => type === 'title'
const isDescription = ({ type, props }: Tag) =>
  type === 'meta' && (props as { name?: unknown } | null)?.name === 'description'

const asInput = ({ type, props, meta, children, custom, disabled }: Tag): SeoTagInput => ({
  type,
  custom,
  disabled,
  ...(props ? { props } : {}),
  ...(meta ? { meta } : {}),
  ...(children ? { children } : {}),
})

/** Words separated by commas, without duplicates. */
export const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

export function seoInput(seo: Seo, { title, description, keywords }: SeoTexts): SeoInput {
  const rest = seo.tags.filter((tag) => !isTitle(tag) && !isDescription(tag)).map(asInput)
  const before = new Map(seo.keywords.map((keyword) => [keyword.term, keyword]))
  const words = keywordsOf(keywords)
  const hasMain = words.some((term) => before.get(term)?.main)
  return {
    tags: [...titleTags(seo, title.trim()), ...descriptionTags(seo, description.trim()), ...rest],
    keywords: words.map((term, at) => {
      const { main = at === 0 && !hasMain, origin } = before.get(term) ?? {}
      return { term, main, ...(origin ? { origin } : {}) }
    }),
    ...(typeof seo.preventAutoRedirect === 'boolean' && {
      preventAutoRedirect: seo.preventAutoRedirect,
    }),
  }
}

function titleTags({ tags }: Seo, title: string): SeoTagInput[] {
  const known = tags.find(isTitle)
  if (title === '') return []
  return [{ ...(known ? asInput(known) : { type: 'title' }), children: title }]
}

function descriptionTags({ tags }: Seo, content: string): SeoTagInput[] {
  const known = tags.find(isDescription)
  if (content === '') return []
  const props = { ...(known?.props as object | undefined), name: 'description', content }
  return [{ ...(known ? asInput(known) : { type: 'meta' }), props }]
}
