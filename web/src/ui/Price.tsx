import { classNames } from './class-names.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type PriceProps = {
  /** As the platform formats it. */
  now: string
  /** Before a discount; left out without one. */
  was?: string | null
  /** `$1.20 per 100 ml`. */
  perUnit?: string | null
  isFrom?: boolean
  size?: 'small' | 'large'
}

/** What it costs, what it cost, and what a unit costs, also for those who do not see the line through. */
export function Price({ now, was, perUnit, isFrom, size = 'small' }: PriceProps) {
  return (
    <div className={classNames(styles.price, styles[size])}>
      <span className={classNames('money', was && styles.sale)}>
        {was && <VisuallyHidden>Now </VisuallyHidden>}
        {isFrom && 'From '}
        {now}
      </span>
      {was && (
        <s className={classNames('money', styles.was)}>
          <VisuallyHidden>Was </VisuallyHidden>
          {was}
        </s>
      )}
      {perUnit && <span className={classNames('money', styles.unit)}>{perUnit}</span>}
    </div>
  )
}
