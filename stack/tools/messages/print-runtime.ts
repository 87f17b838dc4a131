// Prints the modules that messages of every program need: the language, and the choice of a plural form.

const plural = `import { locale } from './locale.ts'

type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule | \`=\${number}\`, string>>

const rules = new Intl.PluralRules(locale)

/** Selects the form of a number: that of the exact number (\`=0\`), or that of its category in the catalog's language. */
export const plural = (count: number, forms: PluralForms): string =>
  forms[\`=\${count}\`] ?? forms[rules.select(count)] ?? forms.other
`

/** Returns the modules by file name. */
export function printRuntime(source: string, locale: string): [string, string][] {
  const head = `// Generated from ${source}.\n`
  return [
    ['locale.ts', `${head}export const locale = ${JSON.stringify(locale)}\n`],
    ['plural.ts', head + plural],
  ]
}
