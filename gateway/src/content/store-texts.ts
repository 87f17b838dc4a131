// What the shop says about itself: as the merchant has written it, else as its site describes itself, else nothing.
import type { LanguageCode } from '@vitrine/languages'
import type { Languages } from '../language-services.ts'
import type { SiteFactsService } from '../site-facts/site-facts.ts'
import type { StoreFactsContext } from '../site-facts/store-facts.ts'
import type { ContentContext, ShopTexts } from './content-library.ts'

/** What texts are made from: the merchant's files and the facts of the site, in the language of the reader. */
export type ShopSource = ContentContext & StoreFactsContext & { readonly language: LanguageCode }

export type SourceServices = Pick<Languages, 'contentIn'> & {
  siteFacts: Pick<SiteFactsService, 'current'>
}

/** Returns what texts in a language are made from now. */
export const sourceIn = (
  language: LanguageCode,
  { contentIn, siteFacts }: SourceServices,
): ShopSource => ({ content: contentIn(language), storeFacts: siteFacts.current, language })

/** Returns the texts in a language: the site describes itself in its own only. */
export function storeTextsOf({ content: { texts }, storeFacts, language }: ShopSource): ShopTexts {
  const site = storeFacts.description
  const described = site?.language === language ? site.text : null
  return {
    ...texts,
    intro: texts.intro ?? described,
    description: texts.description ?? described,
  }
}
