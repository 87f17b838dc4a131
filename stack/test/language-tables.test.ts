// A language is one line and one folder: no code outside of generated modules names the texts of one language, or all
// languages. docs/decisions/048-languages.md
import { languages } from '@vitrine/languages'
import { describe, expect, it, test } from 'vitest'
import { languageTables } from '../tools/language/language-tables.ts'
import { trackedSources } from '../tools/language/tracked-sources.ts'
import { printRuntime } from '../tools/messages/print-runtime.ts'
import { printServedGroups } from '../tools/messages/print-served.ts'
import { plugin } from '../tools/problem-messages-plugin.mjs'

const codes = languages.map(({ code }) => code)

/** Returns its path with the lines that a language would have to be added to. */
const tablesIn = ({ file, source }: { file: string; source: string }) =>
  languageTables(file, source, codes).map((line) => `${file}:${line}`)

// Not those of the shop: a list of those is such code.
const two = ['fr', 'it']

describe('code that another language has to be added to', () => {
  it.each([
    ['an import of texts', "import * as it from '../__generated__/messages.it/cart.ts'"],
    [
      'an import of a module',
      "import { problemMessages } from './__generated__/problem-messages.fr.ts'",
    ],
    ['an import in a call', "const of = () => import('../__generated__/countries.it/every.ts')"],
    ['an export of texts', "export * from '../__generated__/messages.it/cart.ts'"],
    ['a table', 'const messages = localized({ fr, it })'],
    ['a table with quotes', 'const files = { "fr": [], "it": [] }'],
    ['a list', "for (const code of ['it', 'fr']) build(code)"],
    ['a type', "type Code = 'fr' | 'it'"],
    ['a type of a table', 'type Files = { fr: string[]; it: string[] }'],
  ])('is found: %s', (_, code) => {
    expect(languageTables('code.ts', code, two)).toHaveLength(1)
  })
  it.each([
    "import * as messages from '../__generated__/messages/cart.ts'",
    "import { faces } from './fonts.it/faces.ts'",
    "const german = await inLanguage('it')",
    "const expected = [['/it', 'it'], ['/', 'fr']]",
    "const preferred = ['xx-CH', 'it', 'fr']",
    'const mostly = { fr: 1, es: 2 }',
  ])('is not: %s', (code) => {
    expect(languageTables('code.ts', code, two)).toEqual([])
  })
})

test('no code outside of generated modules is such code', () => {
  const sources = trackedSources().filter(({ file }) => /\.(ts|tsx|mts|mjs)$/.test(file))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter(({ file }) => file !== 'languages/src/index.ts').flatMap(tablesIn)).toEqual(
    [],
  )
})

describe('generated modules of programs that serve all languages', () => {
  const three = ['en', 'de', 'fr']

  test('choose among the groups of each language', () => {
    const catalog = { name: 'gateway', output: 'gateway/src/__generated__/messages' }
    const printed = printServedGroups(['cart'], { codes: three, catalog }).get('cart.ts')
    for (const code of three)
      expect(printed).toContain(`import * as ${code} from '../messages.${code}/cart.ts'`)
    expect(printed).toContain('localized({ en, de, fr })')
  })

  test('choose among the messages of problems of each language', () => {
    const printed = String(plugin(null, [], { codes: three }))
    for (const code of three) expect(printed).toContain(`from './problem-messages.${code}.ts'`)
    expect(printed).toContain('localized({ en, de, fr })')
  })

  test('know the addresses of the other languages', () => {
    const printed = new Map(printRuntime('languages/fr/web.json', 'fr'))
    expect(printed.get('locale.ts')).toContain('export const basePath = "/fr"')
    expect(printed.get('locale.ts')).toContain('export const otherLanguages = "|de|"')
  })
})
