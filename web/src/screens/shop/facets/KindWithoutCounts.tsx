import type { TypeKey } from '../../../lib/listing-state.ts'
import { Everything, Fold } from './FacetGroup.tsx'
import styles from './Facets.module.css'

const kinds = [
  { value: 'physical', label: 'Things to hold' },
  { value: 'digital', label: 'Digital' },
]

/** The platform can tell these apart by itself, but does not count them. */
export function KindWithoutCounts({ type }: { type: TypeKey | null }) {
  return (
    <Fold title="Kind" isOpen>
      <Everything isChosen={type === null} />
      {kinds.map(({ value, label }) => (
        <label key={value} className={styles.box}>
          <input type="radio" name="type" value={value} defaultChecked={type === value} />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </Fold>
  )
}
