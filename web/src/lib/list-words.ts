import { locale } from '../__generated__/messages/locale.ts'

const format = (type: Intl.ListFormatType) => {
  const list = new Intl.ListFormat(locale, { type })
  return (names: readonly string[]): string => list.format(names)
}

/** Joins names by the language's word for and: `brands, options, and stock`. */
export const allOf = format('conjunction')

/** Joins names by the language's word for or. */
export const anyOf = format('disjunction')
