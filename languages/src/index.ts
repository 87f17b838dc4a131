// The languages of the shop and the addresses of each. docs/decisions/048-languages.md

export type Language = {
  /** ISO 639-1 code: names the folder of the texts, and is the first segment of an address. */
  code: string
  /** BCP 47 tag, by which amounts and dates are formatted. */
  locale: string
  /** The name in the language itself. */
  name: string
  /** What a visitor who prefers this language is offered on a page in another one. */
  invitation: { text: string; decline: string }
}

/** The first language has addresses without a prefix; `/de/cart` is the cart in another one. */
export const languages = [
  {
    code: 'en',
    locale: 'en-US',
    name: 'English',
    invitation: { text: 'Read this page in English', decline: 'No, thanks' },
  },
  {
    code: 'de',
    locale: 'de-DE',
    name: 'Deutsch',
    invitation: { text: 'Diese Seite auf Deutsch lesen', decline: 'Nein, danke' },
  },
] as const satisfies readonly [Language, ...Language[]]

export type LanguageCode = (typeof languages)[number]['code']

export const primaryLanguage: LanguageCode = languages[0].code

/** The language that texts are written in first: code is typed by its messages. */
export const sourceLanguage = 'en' satisfies LanguageCode

/** Returns the name of a generated module or folder of texts in a language: `messages`, `messages.de`. */
export const translatedName = (name: string, code: string): string =>
  code === sourceLanguage ? name : `${name}.${code}`

/** Returns the file of a program's texts in a language, from the top of the repository: `languages/de/web.json`. */
export const textsFile = (name: string, code: string): string => `languages/${code}/${name}.json`

/** Returns whether a text is the code of a language of the shop. */
export const isLanguage = (code: string): code is LanguageCode =>
  languages.some((one) => one.code === code)

/** Returns the BCP 47 tag of a language. */
export const localeOf = (code: LanguageCode): string =>
  languages.find((one) => one.code === code)?.locale ?? code

/** Returns what addresses of a language begin with: empty for the first one. */
export const basePathOf = (code: string): string => (code === primaryLanguage ? '' : `/${code}`)

/** Returns the address of a page in a language; `path` is that of the first language. */
export const localizedPath = (code: string, path: string): string =>
  path === '/' ? basePathOf(code) || '/' : basePathOf(code) + path

/** Returns the name of a built file that each language has of its own: `manifest.json`, `manifest.de.json`. */
export const builtName = (name: string, code: string, extension: string): string =>
  `${name}${code === primaryLanguage ? '' : `.${code}`}.${extension}`

/** Splits an address into its language and the address in the first language. `/de?a=1` becomes `/?a=1`. */
export function splitAddress(address: string): { language: LanguageCode; path: string } {
  for (const { code } of languages) {
    const base = basePathOf(code)
    const rest = address.slice(base.length)
    if (base && address.startsWith(base) && /^([/?#]|$)/.test(rest))
      return { language: code, path: rest.startsWith('/') ? rest : `/${rest}` }
  }
  return { language: primaryLanguage, path: address }
}
