import * as messages from '../../../__generated__/messages/listing.ts'
import type { TypeKey } from '../../../lib/listing-state.ts'
import { AnyChoice, CollapsibleGroup } from './FacetGroup.tsx'
import styles from './Facets.module.css'

const kinds = [
  { value: 'physical', label: messages.thingsToHold },
  { value: 'digital', label: messages.digital },
]

/**
 * Filter by product type without counts, while the index is unavailable: the platform filters by it but does not count.
 */
export function KindWithoutCounts({ type }: { type: TypeKey | null }) {
  return (
    <CollapsibleGroup title={messages.kind} isOpen>
      <AnyChoice isChosen={type === null} />
      {kinds.map(({ value, label }) => (
        <label key={value} className={styles.box}>
          <input type="radio" name="type" value={value} defaultChecked={type === value} />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </CollapsibleGroup>
  )
}
