import * as messages from '../../__generated__/messages/content.ts'
import { locale } from '../../__generated__/messages/locale.ts'
import styles from './ContentScreen.module.css'

/** More countries than these are counted, and listed when the count is opened. */
const mostListed = 5

const regions = new Intl.DisplayNames([locale], { type: 'region' })
const list = new Intl.ListFormat([locale], { type: 'conjunction' })

/** The names of countries as one phrase, in alphabetical order. */
export function Places({ countries }: { countries: readonly string[] }) {
  const names = countries
    .map((code) => regions.of(code) ?? code)
    .sort((one, other) => one.localeCompare(other, locale))
  if (names.length <= mostListed) return list.format(names)
  return (
    <details className={styles.places}>
      <summary>{messages.countryCount({ count: names.length })}</summary>
      {list.format(names)}
    </details>
  )
}
