// Which languages have a page of text: a merchant may have written it in some of them only.
import { type LanguageCode, languages } from '@vitrine/languages'
import { pageOf, pagesOf } from './shop-pages.ts'
import { type SourceServices, sourceIn } from './store-texts.ts'

/** Returns the languages that have the page of this slug, in the order of the shop's languages. */
export const languagesOfPage = (slug: string, services: SourceServices): LanguageCode[] =>
  languages
    .map(({ code }) => code)
    .filter((code) => pageOf(slug, sourceIn(code, services)) !== null)

/** Returns the slugs of the pages of all languages, each once. */
export const slugsOfPages = (services: SourceServices): string[] => [
  ...new Set(
    languages.flatMap(({ code }) => pagesOf(sourceIn(code, services)).map(({ slug }) => slug)),
  ),
]
