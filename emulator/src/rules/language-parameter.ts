// The parameter that names the language of a hosted page in its address. docs/contract/real-site.md §3
import { primaryLanguage } from '@vitrine/languages'
import { currentLanguage } from '@vitrine/languages/current'

/** Returns the parameter for the language of the request: none for that of the site. */
export function languageParameter(): { lang?: string } {
  const lang = currentLanguage()
  return lang === primaryLanguage ? {} : { lang }
}
