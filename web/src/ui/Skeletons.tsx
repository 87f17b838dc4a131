import * as messages from '../__generated__/messages/ui.ts'
import styles from './Skeletons.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholder cards in the layout of the grid. */
export function GridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {cards.slice(0, count).map((key) => (
        <div key={key}>
          <div className={styles.portrait} />
          <div className={styles.line} />
          <div className={styles.short} />
        </div>
      ))}
    </div>
  )
}

function ProductSkeleton() {
  return (
    <div className={styles.product} aria-hidden="true">
      <div className={styles.portrait} />
      <div>
        <div className={styles.title} />
        <div className={styles.short} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </div>
  )
}

/** Placeholder for a whole screen. */
export function ScreenSkeleton({ kind }: { kind: 'grid' | 'product' | 'plain' }) {
  return (
    <div className="wrap" role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div className={styles.head} aria-hidden="true">
        {kind !== 'product' && <div className={styles.title} />}
      </div>
      {kind === 'grid' && <GridSkeleton />}
      {kind === 'product' && <ProductSkeleton />}
    </div>
  )
}
