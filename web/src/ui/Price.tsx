import * as messages from '../__generated__/messages/ui.ts'
import { classNames } from './class-names.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type PriceProps = {
  /** Formatted by the platform. */
  now: string
  /** Price before a discount; omitted without one. */
  was?: string | null
  /** Price per unit: `$1.20 per 100 ml`. */
  perUnit?: string | null
  isFrom?: boolean
  size?: 'small' | 'large'
}

/** Price, former price and price per unit, with hidden labels for screen readers. */
export function Price({ now, was, perUnit, isFrom, size = 'small' }: PriceProps) {
  return (
    <div className={classNames(styles.price, styles[size])}>
      <span className={classNames('money', was && styles.sale)}>
        {was && <VisuallyHidden>{messages.now} </VisuallyHidden>}
        {isFrom ? messages.from({ price: now }) : now}
      </span>
      {was && (
        <s className={classNames('money', styles.was)}>
          <VisuallyHidden>{messages.was} </VisuallyHidden>
          {was}
        </s>
      )}
      {perUnit && <span className={classNames('money', styles.unit)}>{perUnit}</span>}
    </div>
  )
}
