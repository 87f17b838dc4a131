// Shows what a call answers in the language of the page: texts of the catalog, and amounts as the language writes them.
import { localeOf, primaryLanguage } from '@vitrine/languages'
import { currentLanguage } from '@vitrine/languages/current'
import { dictionaryOf } from '../../translations/dictionaries.ts'
import { isFields, translateAnswer } from '../../translations/translate.ts'

/** Rewrites the text of each amount; the platform's own texts are those of its first language. */
function writeAmounts(value: unknown, format: Intl.NumberFormat): unknown {
  if (Array.isArray(value)) return value.map((one) => writeAmounts(one, format))
  if (!isFields(value)) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, writeAmounts(one, format)]),
  )
  const { amount, formattedAmount } = value
  return typeof amount === 'string' && typeof formattedAmount === 'string'
    ? { ...fields, formattedAmount: format.format(Number(amount)) }
    : fields
}

/** Returns a checkout or an order in the language of the page. `currency`: that of all its amounts. */
export function inPageLanguage<Wire extends object>(wire: Wire, currency: string): Wire {
  const language = currentLanguage()
  if (language === primaryLanguage) return wire
  const dictionary = dictionaryOf(language)
  const texts = dictionary ? translateAnswer('checkouts', wire, dictionary) : wire
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency })
  // The shape is the same: only texts differ.
  return writeAmounts(texts, format) as Wire
}
