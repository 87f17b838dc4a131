// Generated from languages/de/emulator.json.
import { locale } from './locale.ts'

type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>

const rules = new Intl.PluralRules(locale)

/**
 * Selects the form of a number: that of the exact number (`=0`), or that of its category in the catalog's language. The
 * forms receive the number as the language writes it.
 */
export const plural = (count: number, formsOf: (shown: string) => PluralForms): string => {
  const forms = formsOf(count.toLocaleString(locale))
  return forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other
}
