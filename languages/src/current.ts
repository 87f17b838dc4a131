// The language that messages are in while a request is handled. For programs that serve all languages from one process;
// the web has one build for each. docs/decisions/048-languages.md
import { AsyncLocalStorage } from 'node:async_hooks'
import { type LanguageCode, primaryLanguage, sourceLanguage } from './index.ts'

const current = new AsyncLocalStorage<LanguageCode>()

/** Runs work whose messages are in a language, with all that it starts. */
export const runInLanguage = <Result>(language: LanguageCode, work: () => Result): Result =>
  current.run(language, work)

/** Returns the language of the request that is handled; the first one outside of requests. */
export const currentLanguage = (): LanguageCode => current.getStore() ?? primaryLanguage

type Texts = Readonly<Record<string, unknown>>

/** The texts of a language are of the types of the source: a constant is any text. */
type Localized<Source extends Texts> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Source[Key]
}

/** Returns messages that are in the current language when they are read, not when their module is loaded. */
export function localized<Source extends Texts>(
  byLanguage: Record<typeof sourceLanguage, Source> &
    Record<Exclude<LanguageCode, typeof sourceLanguage>, Localized<Source>>,
): Localized<Source> {
  const messages = {}
  for (const key of Object.keys(byLanguage[sourceLanguage]))
    Object.defineProperty(messages, key, {
      enumerable: true,
      get: () => (byLanguage as Record<LanguageCode, Texts>)[currentLanguage()][key],
    })
  return messages as Localized<Source>
}
