import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/content.ts'
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
  const { countries, days, paidBy } = unmask(ReturnsNote_returns, returns)
  return (
    <div className={styles.note}>
      <p>{paidBy === 'SHOP' ? messages.freeReturns({ days }) : messages.ownReturns({ days })}</p>
      <small>
        {messages.returnsFrom} <Places countries={countries} />
      </small>
    </div>
  )
}
