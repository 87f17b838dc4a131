// Texts of the sample shop in other languages: a dictionary from the text of the seed to its translation. A text that a
// merchant has changed has no translation and is answered as it is, as on a site without one.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isLanguage, type LanguageCode, languages, primaryLanguage } from '@vitrine/languages'

export type Dictionary = {
  /** Translations by the text of the seed. */
  texts: ReadonlyMap<string, string>
  /** Texts of the seed by their translation. */
  sources: ReadonlyMap<string, string>
}

const texts = dirname(createRequire(import.meta.url).resolve('@vitrine/languages/package.json'))

function readDictionary(code: string): Dictionary | null {
  const file = join(texts, code, 'seed.json')
  if (!existsSync(file)) return null
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const sources = new Map(entries.map(([text, translation]) => [translation, text]))
  if (sources.size < entries.length) throw new Error(`${file}: two texts have one translation`)
  return { texts: new Map(entries), sources }
}

const dictionaries = new Map<LanguageCode, Dictionary | null>(
  languages.map(({ code }) => [code, readDictionary(code)]),
)

/** Returns the language of the texts that a request selects: `de|de-de|false|…`. Without the header it is the site's own. */
export function requestedLanguage(header: string | string[] | undefined): LanguageCode {
  const [code = ''] = String(header ?? '').split('|')
  return isLanguage(code) ? code : primaryLanguage
}

/** Returns the dictionary of a language; null for that of the seed. */
export const dictionaryOf = (language: LanguageCode): Dictionary | null =>
  dictionaries.get(language) ?? null
