import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/content.ts'
import { returnWords } from '../../lib/return-words.ts'
import styles from './ContentScreen.module.css'
import { Places } from './Places.tsx'

export const ReturnsNote_returns = graphql(`
  fragment ReturnsNote_returns on ReturnTerms {
    countries
    days
    paidBy
  }
`)

/** How long something may be returned, from where, and who pays: the shop's terms. */
export function ReturnsNote({ returns }: { returns: FragmentType<typeof ReturnsNote_returns> }) {
  const terms = unmask(ReturnsNote_returns, returns)
  return (
    <div className={styles.note}>
      <p>{returnWords(terms)}</p>
      <small>
        {messages.returnsFrom} <Places countries={terms.countries} />
      </small>
    </div>
  )
}
