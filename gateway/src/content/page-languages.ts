// Which languages have a page of text: a merchant may have written it in some of them only.
import { type LanguageCode, languages } from '@vitrine/languages'
import type { Languages } from '../language-services.ts'
import type { SiteFactsService } from '../site-facts/site-facts.ts'
import { pageOf, pagesOf } from './shop-pages.ts'
import type { ShopSource } from './store-texts.ts'

type Services = Pick<Languages, 'contentIn'> & { siteFacts: Pick<SiteFactsService, 'current'> }

const sourceIn = (language: LanguageCode, { contentIn, siteFacts }: Services): ShopSource => ({
  content: contentIn(language),
  storeFacts: siteFacts.current,
  language,
})

/** Returns the languages that have the page of this slug, in the order of the shop's languages. */
export const languagesOfPage = (slug: string, services: Services): LanguageCode[] =>
  languages
    .map(({ code }) => code)
    .filter((code) => pageOf(slug, sourceIn(code, services)) !== null)

/** Returns the slugs of the pages of all languages, each once. */
export const slugsOfPages = (services: Services): string[] => [
  ...new Set(
    languages.flatMap(({ code }) => pagesOf(sourceIn(code, services)).map(({ slug }) => slug)),
  ),
]
