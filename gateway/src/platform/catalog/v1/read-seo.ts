// Reads SEO data, which has the same form in both generations of the catalog. docs/contract/catalog.md §5 `seoData`.
import {
  booleanOrNull,
  emptyArray,
  filledString,
  type JsonObject,
  listOf,
  mappedOrNull,
  objectOrNull,
  stringOrNull,
} from '../../read-json.ts'
import type { Seo, SeoTag } from '../product.ts'

const noSeo: Seo = Object.freeze({
  title: null,
  description: null,
  tags: emptyArray,
  keywords: emptyArray,
  preventAutoRedirect: null,
})

const readTag = (from: JsonObject): SeoTag => ({
  type: stringOrNull(from, 'type') ?? '',
  props: objectOrNull(from, 'props'),
  meta: objectOrNull(from, 'meta'),
  children: filledString(from, 'children'),
  custom: booleanOrNull(from, 'custom') ?? false,
  disabled: booleanOrNull(from, 'disabled') ?? false,
})

const readKeyword = (from: JsonObject) => ({
  term: stringOrNull(from, 'term') ?? '',
  main: booleanOrNull(from, 'isMain') ?? false,
  origin: stringOrNull(from, 'origin'),
})

/** Returns the content of a named meta tag. */
function contentOf(tags: readonly SeoTag[], name: string): string | null {
  const content = tags.find(({ type, props }) => type === 'meta' && props?.name === name)?.props
    ?.content
  return typeof content === 'string' ? content || null : null
}

function readData(from: JsonObject): Seo {
  const tags = listOf(from, 'tags', readTag)
  const settings = objectOrNull(from, 'settings')
  const keywords = settings ? listOf(settings, 'keywords', readKeyword) : emptyArray
  return {
    title: tags.find(({ type }) => type === 'title')?.children ?? null,
    description: contentOf(tags, 'description'),
    tags,
    keywords: keywords.filter(({ term }) => term !== ''),
    preventAutoRedirect: settings && booleanOrNull(settings, 'preventAutoRedirect'),
  }
}

/** Reads `seoData` of a product. */
export const readSeo = (from: JsonObject): Seo => mappedOrNull(from, 'seoData', readData) ?? noSeo
