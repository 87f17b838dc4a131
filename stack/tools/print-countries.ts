// Prints the names of countries as modules, in all languages and in the order of each: the `Intl` data of server and
// browser may differ, and then a page would change when it is hydrated.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, localeOf, sourceLanguage, textsFile, translatedName } from '@vitrine/languages'
import { offeredCountries } from '../../emulator/src/rules/countries.ts'
import { root } from '../src/root.ts'

/** Names by ISO 3166-1 alpha-2 code. */
type Names = Record<string, string>

const shipping = offeredCountries(sourceLanguage).map(({ code }) => code)

const readNames = (language: string): Names =>
  JSON.parse(readFileSync(join(root, textsFile('countries', language)), 'utf8'))

/** Throws with the codes that only one of the two has. */
function assertComplete(language: string, names: Names, source: Names): void {
  const odd = [...Object.keys(names), ...Object.keys(source)].filter(
    (code) => !names[code] || !source[code],
  )
  if (odd.length > 0) throw new Error(`${textsFile('countries', language)}: ${odd.join(' ')}`)
}

/** Writes a module, unless it is there already: a check may be reading it. */
function write(language: string, module: string, lines: readonly string[]): void {
  const folder = join(root, 'web/src/__generated__', translatedName('countries', language))
  const file = join(folder, `${module}.ts`)
  const text = [`// Generated from ${textsFile('countries', language)}.`, ...lines, ''].join('\n')
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
}

/** Joins codes, with the names of some of them. */
const listed = (codes: readonly string[], names: Names) =>
  codes.map((code) => (names[code] ? `${code} ${names[code]}` : code)).join('|')

for (const { code: language } of languages) {
  const names = readNames(language)
  assertComplete(language, names, readNames(sourceLanguage))
  const { compare } = new Intl.Collator(localeOf(language))
  const sorted = Object.keys(names).sort((one, other) =>
    compare(names[one] ?? '', names[other] ?? ''),
  )
  const offered = [...shipping.slice(0, 1), ...sorted.filter((code) => shipping.indexOf(code) > 0)]
  const others = Object.entries(names).filter(([code]) => !shipping.includes(code))
  write(language, 'shipping', [
    '/** The countries that the payment page offers, that of the shop first. */',
    `export const shippingCountries = ${JSON.stringify(listed(offered, names))}`,
  ])
  write(language, 'every', [
    '/** Every country. Those without a name here are in `shippingCountries`. */',
    `export const everyCountry = ${JSON.stringify(listed(sorted, Object.fromEntries(others)))}`,
  ])
}
