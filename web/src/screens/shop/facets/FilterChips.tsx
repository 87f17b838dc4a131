import { useEffect, useRef } from 'react'
import * as messages from '../../../__generated__/messages/listing.ts'
import {
  fromStart,
  type ListingState,
  nothingNarrowed,
  writeListing,
} from '../../../lib/listing-state.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Words } from '../../../ui/Words.tsx'
import type { ListProps } from '../parts/FilterBar.tsx'
import styles from './FilterChips.module.css'
import { useChips } from './use-chips.ts'

type FilterChipsProps = Pick<ListProps, 'path' | 'target' | 'results'>

/** Address of the list without filters. */
export const clearHref = (path: string, { q, sort }: ListingState) =>
  path +
  writeListing({
    ...nothingNarrowed,
    ...fromStart,
    sort,
    q: path === paths.search() ? q : '',
  })

/** Active filters as links, each of which removes one; they work without JavaScript. */
export function FilterChips(props: FilterChipsProps) {
  const { path, target } = props
  const chips = useChips(props)
  const wasIn = useRef(false)
  useEffect(() => {
    if (chips.length > 0 || !wasIn.current) return
    // Removing the last chip would lose the focus.
    wasIn.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [chips.length])
  if (chips.length === 0) return null
  const stay = (isIn: boolean) => () => {
    wasIn.current = isIn
  }
  return (
    <ul
      className={styles.chips}
      aria-label={messages.filtersInUse}
      onFocus={stay(true)}
      onBlur={stay(false)}
    >
      {chips.map(({ label, without }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: after a removal the focus stays at the index, on the next chip
        <li key={place}>
          <a href={path + writeListing({ ...target, ...fromStart, ...without })} data-replace="">
            <VisuallyHidden>{messages.removeFilter} </VisuallyHidden>
            <span className={styles.label} title={label.length > 30 ? label : undefined}>
              <Words text={label} />
            </span>
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li key="all">
        <a href={clearHref(path, target)} data-replace="" className={styles.clear}>
          {messages.clearFilters}
        </a>
      </li>
    </ul>
  )
}
