// The name of a country, for addresses that come with its code alone.
import { type LanguageCode, localeOf } from '@vitrine/languages'

/** Returns the name in a language; the text itself if it is no code. */
export function countryNameOf(code: string | null, language: LanguageCode): string | null {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? code
}
