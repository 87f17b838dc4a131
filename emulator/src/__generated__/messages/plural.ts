// Generated from emulator/messages/en.json.
import { locale } from './locale.ts'

type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>

const rules = new Intl.PluralRules(locale)

/** Selects the form of a number: that of the exact number (`=0`), or that of its category in the catalog's language. */
export const plural = (count: number, forms: PluralForms): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other
