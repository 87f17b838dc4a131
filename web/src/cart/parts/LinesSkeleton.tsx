import styles from './LinesSkeleton.module.css'

/** Lines on their way, in the measure of the real ones. */
export function LinesSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div role="status">
      <span className="sr">Loading the cart</span>
      {['a', 'b', 'c'].slice(0, count).map((key) => (
        <div key={key} className={styles.line} aria-hidden="true">
          <div className={styles.thumb} />
          <div className={styles.words} />
        </div>
      ))}
    </div>
  )
}
