import styles from './Bars.module.css'

type Bar = { label: string; count: number }

/** Bar chart, largest first. The numbers are beside the bars, so that length is not the only cue. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const sorted = bars.toSorted((one, other) => other.count - one.count).slice(0, 8)
  return (
    <ul className={styles.bars}>
      {sorted.map(({ label, count }) => (
        <li key={label}>
          <span>{label}</span>
          <meter min={0} max={most} value={count} aria-label={`${label}: ${count}`} />
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  )
}
