import styles from './Overview.module.css'

type Bar = { label: string; count: number }

/** Counts side by side, the largest first. The figures stand beside the bars: nothing is told by length alone. */
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
