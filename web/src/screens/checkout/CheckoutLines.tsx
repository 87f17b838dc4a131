import * as cartMessages from '../../__generated__/messages/cart.ts'
import type { Line } from '../../cart/cart-engine.ts'
import type { ViewLine } from '../../cart/cart-view.ts'
import { LineDetails } from '../../cart/parts/LineDetails.tsx'
import { isGone } from '../../lib/is-gone.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Checkout.module.css'

/** What is about to be paid. It is changed in the cart. */
export function CheckoutLines({ lines }: { lines: readonly ViewLine<Line>[] }) {
  return (
    <ul className={styles.lines} aria-label={cartMessages.inYourCart}>
      {lines.map(
        ({ key, line, quantity }) =>
          line && (
            <li key={key}>
              <div className={styles.thumb}>
                {line.image && (
                  <Picture image={line.image} widths={[72, 144]} sizes="72px" isDecoration />
                )}
              </div>
              <div>
                <p>
                  {quantity} × {line.name}
                </p>
                <LineDetails line={line} />
              </div>
              {isGone(line.availability.status) ? (
                <p className={styles.lead}>{cartMessages.notInYourTotal}</p>
              ) : (
                <p className="money">{line.total.display}</p>
              )}
            </li>
          ),
      )}
    </ul>
  )
}
