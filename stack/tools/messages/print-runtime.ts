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

/** Returns the source of a pattern of paths: those below the language, or for the first one those below no other. */
function ownPaths(locale: string): string {
  if (basePathOf(locale)) return `/^\\/${locale}(\\/|$)/`
  const others = languages.flatMap(({ code }) => (code === locale ? [] : [code]))
  return others.length > 0 ? `/^(?!\\/(${others.join('|')})(\\/|$))/` : '/^/'
}

/** Returns the modules by file name. */
export function printRuntime(source: string, locale: string): [string, string][] {
  const head = `// Generated from ${source}.\n`
  return [
    [
      'locale.ts',
      [
        `${head}export const locale = ${JSON.stringify(locale)}`,
        `export const basePath = ${JSON.stringify(basePathOf(locale))}`,
        `/** Matches the paths of the language. */`,
        `export const ownPaths = ${ownPaths(locale)}`,
        '',
      ].join('\n'),
    ],
    ['plural.ts', head + plural],
  ]
}
