import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/content.ts'
import styles from './ContentScreen.module.css'
import { Places } from './Places.tsx'

export const DeliveryTable_delivery = graphql(`
  fragment DeliveryTable_delivery on DeliveryTerms {
    countries
    price {
      formatted
    }
    freeFrom {
      formatted
    }
    minDays
    maxDays
  }
`)

type DeliveryTableProps = { delivery: FragmentType<typeof DeliveryTable_delivery>[] }

/** Where the shop delivers, for how much, and how long it takes: its terms, as search engines read them too. */
export function DeliveryTable({ delivery }: DeliveryTableProps) {
  if (delivery.length === 0) return null
  return (
    <table className={styles.terms}>
      <caption className="sr">{messages.deliveryTerms}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.to}</th>
          <th scope="col">{messages.price}</th>
          <th scope="col">{messages.days}</th>
        </tr>
      </thead>
      <tbody>
        {delivery.map((one) => {
          const terms = unmask(DeliveryTable_delivery, one)
          return (
            <tr key={terms.countries.join()}>
              <td>
                <Places countries={terms.countries} />
              </td>
              <td>
                {terms.price.formatted}
                {terms.freeFrom && (
                  <small>{messages.freeFrom({ amount: terms.freeFrom.formatted })}</small>
                )}
              </td>
              <td>{messages.dayRange({ least: terms.minDays, most: terms.maxDays })}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
