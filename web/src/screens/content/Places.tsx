import * as messages from '../../__generated__/messages/content.ts'
import { locale } from '../../__generated__/messages/locale.ts'
import { countryNames } from '../../lib/country-names.ts'
import styles from './ContentScreen.module.css'

/** More countries than these are counted, and listed when the count is opened. */
const mostListed = 5

const list = new Intl.ListFormat([locale], { type: 'conjunction' })

/** The names of countries as one phrase, in alphabetical order. */
export function Places({ countries }: { countries: readonly string[] }) {
  const names = countryNames(countries)
  if (names.length <= mostListed) return list.format(names)
  return (
    <details className={styles.places}>
      <summary>{messages.countryCount({ count: names.length })}</summary>
      {list.format(names)}
    </details>
  )
}
