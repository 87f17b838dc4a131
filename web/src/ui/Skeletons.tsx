import { useLayoutEffect } from 'react'
import * as messages from '../__generated__/messages/ui.ts'
import styles from './Skeletons.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type SkeletonKind = 'grid' | 'list' | 'product' | 'plain'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
const filters = cards.slice(0, 4)

type GridSkeletonProps = { count?: number; shape?: 'grid' | 'beside' }

/** Placeholder cards in the layout of the grid. */
export function GridSkeleton({ count = 8, shape = 'grid' }: GridSkeletonProps) {
  return (
    <div className={styles[shape]} aria-hidden="true">
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

/** A list with its filters: a column beside the cards where there is room for one, and the bar above them. */
function ListSkeleton() {
  return (
    <div className={styles.list}>
      <div className={styles.filters} aria-hidden="true">
        {filters.map((key) => (
          <div key={key}>
            <div className={styles.short} />
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        ))}
      </div>
      <div>
        <div className={styles.bar} aria-hidden="true">
          <div className={styles.short} />
        </div>
        <GridSkeleton count={9} shape="beside" />
      </div>
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

/** Placeholder for a whole screen, from its top: it is shorter than most, and the window would show the footer. */
export function ScreenSkeleton({ kind }: { kind: SkeletonKind }) {
  useLayoutEffect(() => {
    // Newer browsers return a promise, which is no cleanup.
    void scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className="wrap" role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div className={styles.head} aria-hidden="true">
        {kind !== 'product' && <div className={styles.title} />}
      </div>
      {kind === 'grid' && <GridSkeleton />}
      {kind === 'list' && <ListSkeleton />}
      {kind === 'product' && <ProductSkeleton />}
    </div>
  )
}
