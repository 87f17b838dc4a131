import { fromStart, type ListingState, writeListing } from '../../../lib/listing-state.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './FilterBar.module.css'

type FilterChipsProps = { path: string; state: ListingState }

type Chip = { label: string; without: Partial<ListingState> }

/** What narrows the list, each taken away with one click. They are links: they work without JavaScript. */
export function FilterChips({ path, state }: FilterChipsProps) {
  const isSearch = path.startsWith('/search')
  const chips = chipsOf(isSearch ? { ...state, q: '' } : state)
  if (chips.length === 0) return null
  const clear = { ...fromStart, min: null, max: null, type: null, q: isSearch ? state.q : '' }
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map((chip) => (
        <li key={chip.label}>
          <a
            href={path + writeListing({ ...state, ...fromStart, ...chip.without })}
            data-replace=""
          >
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {chip.label}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <a
          href={path + writeListing({ ...state, ...clear })}
          data-replace=""
          className={styles.clear}
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}

function chipsOf({ q, type, min, max }: ListingState): Chip[] {
  const chips: (Chip | false)[] = [
    q !== '' && { label: `“${q}”`, without: { q: '' } },
    type !== null && {
      label: type === 'digital' ? 'Digital' : 'Things to hold',
      without: { type: null },
    },
    min !== null && { label: `From ${min}`, without: { min: null } },
    max !== null && { label: `Up to ${max}`, without: { max: null } },
  ]
  return chips.filter((chip) => chip !== false)
}
