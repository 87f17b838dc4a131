import { locale } from '../../__generated__/messages/locale.ts'

const regions = new Intl.DisplayNames([locale], { type: 'region' })
const list = new Intl.ListFormat([locale], { type: 'conjunction' })

/** Returns the names of countries as one phrase, in alphabetical order. */
export const placesOf = (countries: readonly string[]): string =>
  list.format(
    countries
      .map((code) => regions.of(code) ?? code)
      .sort((one, other) => one.localeCompare(other, locale)),
  )
