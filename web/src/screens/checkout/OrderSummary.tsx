import { LineDetails } from '../../cart/parts/LineDetails.tsx'
import { TotalRows } from '../../cart/parts/TotalRows.tsx'
import { countryName } from '../../lib/countries.ts'
import { placeLine } from '../../lib/place-line.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ThankYouScreen.module.css'
import type { Order } from './ThankYouScreen.tsx'

/** Line items, totals and shipping address of an order. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <div className={styles.order}>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <div className={styles.thumb}>
              {line.image && (
                <Picture image={line.image} widths={[72, 144]} sizes="72px" isDecoration />
              )}
            </div>
            <div>
              <p className={styles.name}>
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
          <TotalRows
            summary={order.priceSummary}
            discounts={order.appliedDiscounts}
            fees={order.additionalFees}
            deliveryTitle={order.shippingInfo?.selected?.title ?? null}
            isPlaceKnown
            isTaxKnown
          />
        )}
        <Destination order={order} />
      </div>
    </div>
  )
}

function Destination({ order: { shippingDestination, shippingInfo } }: { order: Order }) {
  const selected = shippingInfo?.selected
  const { address, contactDetails } = shippingDestination ?? {}
  if (!selected) return null
  const who = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  const country = address?.countryName ?? (address?.country && countryName(address.country))
  const isPickup = Boolean(selected.logistics?.pickup)
  return (
    <section>
      <h2 className={styles.small}>{isPickup ? 'Pick up' : 'Shipping to'}</h2>
      {!isPickup && (
        <address className={styles.address}>
          {[who, address?.addressLine, placeLine(address ?? {}), country]
            .filter((line) => line)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
      )}
      <p className={styles.muted}>
        {[selected.title, selected.logistics?.deliveryTime].filter(Boolean).join(', ')}
      </p>
      {isPickup && <p className={styles.muted}>{selected.logistics?.instructions}</p>}
    </section>
  )
}
