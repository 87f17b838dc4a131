import * as messages from '../../__generated__/messages/cart.ts'
import type { CartEngine, Snapshot } from '../cart-engine.ts'
import styles from './LinesSkeleton.module.css'
import { ProblemNote, tryAgain } from './ProblemNote.tsx'

type LinesSkeletonProps = { failure: Snapshot['failure']; engine: CartEngine | null }

/** Placeholder in the size of the lines while they load, or the reason why they did not. */
export function LinesSkeleton({ failure, engine }: LinesSkeletonProps) {
  if (failure) {
    return (
      <div role="alert" className={styles.failure}>
        <ProblemNote problem={failure} fix={tryAgain(() => void engine?.refresh())} />
      </div>
    )
  }
  return (
    <div role="status">
      <span className="sr">{messages.loadingCart}</span>
      {['a', 'b'].map((key) => (
        <div key={key} className={styles.line} aria-hidden="true">
          <div className={styles.thumb} />
          <div className={styles.words} />
        </div>
      ))}
    </div>
  )
}
