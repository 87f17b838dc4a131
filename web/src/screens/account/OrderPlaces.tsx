import { placeLine } from '@vitrine/languages/place-line'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import styles from './Order.module.css'

export const OrderPlaces_order = graphql(`
  fragment OrderPlaces_order on Order {
    id
    shippingTitle
    buyerNote
    logistics {
      deliveryTime
      instructions
    }
    destination {
      address {
        addressLine
        city
        postalCode
        subdivision
        country
        countryName
      }
      contactDetails {
        firstName
        lastName
      }
    }
  }
`)

/** Shipping address, delivery method and the buyer's requests. */
export function OrderPlaces({ order }: { order: FragmentType<typeof OrderPlaces_order> }) {
  const { destination, shippingTitle, logistics, buyerNote } = unmask(OrderPlaces_order, order)
  const { address, contactDetails } = destination ?? {}
  const lines = [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
    address?.addressLine,
    address && placeLine(address),
    address?.countryName,
  ].filter((line) => line)
  return (
    <>
      {(lines.length > 0 || shippingTitle) && (
        <section>
          <h2>{address ? commonMessages.shippingTo : commonMessages.delivery}</h2>
          <address className={styles.address}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.detail}>
            {[shippingTitle, logistics?.deliveryTime, logistics?.instructions]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </section>
      )}
      {buyerNote && (
        <section>
          <h2>{messages.yourNote}</h2>
          <p>{buyerNote}</p>
        </section>
      )}
    </>
  )
}
