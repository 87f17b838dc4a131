import {
  fromStart,
  type ListingState,
  nothingNarrowed,
  writeListing,
} from '../../../lib/listing-state.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Chip } from './chips.ts'
import styles from './FilterBar.module.css'

type FilterChipsProps = { path: string; state: ListingState; chips: Chip[] }

/** Address of the list with nothing taken out of it. */
export const clearHref = (path: string, { q, sort }: ListingState) =>
  path +
  writeListing({
    ...nothingNarrowed,
    ...fromStart,
    sort,
    q: path.startsWith('/search') ? q : '',
  })

/** What narrows the list, each taken away with one click. They are links: they work without JavaScript. */
export function FilterChips({ path, state, chips }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ label, facet, without }) => (
        <li key={`${facet} ${label}`}>
          <a href={path + writeListing({ ...state, ...fromStart, ...without })} data-replace="">
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {label}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <a href={clearHref(path, state)} data-replace="" className={styles.clear}>
          Clear all
        </a>
      </li>
    </ul>
  )
}
