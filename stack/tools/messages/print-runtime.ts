// Prints the modules that messages of every program need: the language, and the choice of a plural form.
import { basePathOf, languages } from '@vitrine/languages'

const plural = `import { locale } from './locale.ts'

type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule | \`=\${number}\`, string>>

const rules = new Intl.PluralRules(locale)

/**
 * Selects the form of a number: that of the exact number (\`=0\`), or that of its category in the catalog's language. The
 * forms receive the number as the language writes it.
 */
export const plural = (count: number, formsOf: (shown: string) => PluralForms): string => {
  const forms = formsOf(count.toLocaleString(locale))
  return forms[\`=\${count}\`] ?? forms[rules.select(count)] ?? forms.other
}
`

/** Returns the first segments of paths in other languages, each between two lines: `|de|fr|`. */
const otherLanguages = (locale: string): string =>
  `|${languages.flatMap(({ code }) => (basePathOf(code) && code !== locale ? [code] : [])).join('|')}|`

/** Returns the modules by file name. */
export function printRuntime(source: string, locale: string): [string, string][] {
  const head = `// Generated from ${source}.\n`
  return [
    [
      'locale.ts',
      [
        `${head}export const locale = ${JSON.stringify(locale)}`,
        `export const basePath = ${JSON.stringify(basePathOf(locale))}`,
        `/** First segments of paths in other languages. A string, because the bundler inlines it. */`,
        `export const otherLanguages = ${JSON.stringify(otherLanguages(locale))}`,
        '',
      ].join('\n'),
    ],
    ['plural.ts', head + plural],
  ]
}
