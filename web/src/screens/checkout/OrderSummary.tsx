import { placeLine } from '@vitrine/languages/place-line'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { OrderSummary_CheckoutFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/checkout.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { LineDetails } from '../../cart/parts/LineDetails.tsx'
import { TotalRows } from '../../cart/parts/TotalRows.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ThankYouScreen.module.css'

const OrderSummary_checkout = graphql(`
  fragment OrderSummary_checkout on Checkout {
    id
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
    shippingInfo {
      selected {
        title
        logistics {
          deliveryTime
          instructions
          pickup {
            method
          }
        }
      }
    }
    appliedDiscounts {
      name
      code
      amount {
        display: formatted
      }
    }
    additionalFees {
      name
      price {
        display: formatted
      }
    }
    giftCard {
      obfuscatedCode
      amount {
        display: formatted
      }
    }
    priceSummary {
      subtotal {
        display: formatted
        formatted
        currency
      }
      discount {
        amount
        display: formatted
      }
      shipping {
        display: formatted
      }
      tax {
        display: formatted
      }
      total {
        amount
        display: formatted
        formatted
        currency
        converted {
          currency
        }
      }
    }
    lines {
      id
      name
      quantity
      image {
        url(format: WEBP)
        alt
      }
      descriptionLines {
        name
        value
      }
      customTexts {
        title
        value
      }
      total {
        formatted
      }
    }
  }
`)

type Order = OrderSummary_CheckoutFragment
type OrderSummaryProps = { checkout: FragmentType<typeof OrderSummary_checkout> }

/** Pictures that are large enough side by side. */
const maxPictures = 4

/** Pictures of what was bought: for the moment, not for the files, so paper leaves them out. */
export function Bought({ checkout }: OrderSummaryProps) {
  const { lines } = unmask(OrderSummary_checkout, checkout)
  const pictured = lines.flatMap(({ id, image }) => (image ? [{ id, image }] : []))
  if (pictured.length === 0) return null
  return (
    <div className={styles.bought} data-screen="">
      {pictured.slice(0, maxPictures).map(({ id, image }) => (
        <Picture
          key={id}
          image={image}
          widths={[160, 240, 360, 480]}
          sizes="(min-width: 640px) 256px, 45vw"
          isDecoration
        />
      ))}
    </div>
  )
}

/** Line items, totals and shipping address of an order. Its amounts are those that were charged, never converted. */
export function OrderSummary({ checkout }: OrderSummaryProps) {
  const order = unmask(OrderSummary_checkout, checkout)
  return (
    <div className={styles.order}>
      <ul className={styles.lines} data-pictured={order.lines.length <= maxPictures || undefined}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <div className={styles.thumb}>
              {line.image && (
                <Picture image={line.image} widths={[72, 144]} sizes="72px" isDecoration />
              )}
            </div>
            <div>
              <p>
                {line.quantity} × {line.name}
              </p>
              <LineDetails line={line} />
            </div>
            <p className="money">{line.total.formatted}</p>
          </li>
        ))}
      </ul>
      <div className={styles.side}>
        {order.priceSummary && (
          <>
            <TotalRows
              summary={order.priceSummary}
              discounts={order.appliedDiscounts}
              fees={order.additionalFees}
              giftCard={order.giftCard}
              isPaid
              deliveryTitle={order.shippingInfo?.selected?.title ?? null}
              isPlaceKnown
              isTaxKnown
            />
            <Charged total={order.priceSummary.total} />
          </>
        )}
        <Destination order={order} />
      </div>
    </div>
  )
}

type ChargedProps = { total: NonNullable<Order['priceSummary']>['total'] }

/** For a visitor who saw prices in another currency. */
function Charged({ total }: ChargedProps) {
  if (!total?.converted) return null
  const { formatted: amount, currency } = total
  return <p>{messages.youPaid({ amount, currency })}</p>
}

function Destination({ order: { destination, shippingInfo } }: { order: Order }) {
  const selected = shippingInfo?.selected
  const { address, contactDetails } = destination ?? {}
  if (!selected) return null
  const who = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  const isPickup = Boolean(selected.logistics?.pickup)
  return (
    <section>
      <h2 className={styles.small}>{isPickup ? messages.pickUp : commonMessages.shippingTo}</h2>
      {!isPickup && (
        <address className={styles.address}>
          {[who, address?.addressLine, placeLine(address ?? {}), address?.countryName]
            .filter((line) => line)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
      )}
      <p className={styles.muted}>
        {[selected.title, selected.logistics?.deliveryTime].filter(Boolean).join(' · ')}
      </p>
      {isPickup && <p className={styles.muted}>{selected.logistics?.instructions}</p>}
    </section>
  )
}
