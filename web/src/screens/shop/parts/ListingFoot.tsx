import { useEffect } from 'react'
import * as messages from '../../../__generated__/messages/listing.ts'
import {
  fromStart,
  type ListingState,
  mostPages,
  writeListing,
} from '../../../lib/listing-state.ts'
import { pageCount, span } from '../../../lib/pagination.ts'
import { Button } from '../../../ui/Button.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import styles from './ListingFoot.module.css'
import type { useMorePages } from './use-more-pages.ts'

type More = ReturnType<typeof useMorePages>

type ListingFootProps = {
  path: string
  state: ListingState
  target: ListingState
  total: number
  /** Products, and the pages they are from. */
  shown: number
  pagesShown: number
  more: More
}

/** What is shown of a list, more of it, and its pages. */
export function ListingFoot(props: ListingFootProps) {
  const { path, state, target, total, shown, pagesShown, more } = props
  const count = pageCount(total)
  // The count above the list says it already.
  if (shown === 0 || count === 1) return null
  const { from, to } = span(state.page, shown, total)
  return (
    <footer className={styles.foot}>
      <p className={styles.span}>{messages.rangeOfTotal({ from, to, total })}</p>
      {state.page + pagesShown - 1 < count && state.pages < mostPages && <ShowMore {...more} />}
      {more.hasFailed && <p role="alert">{messages.moreFailed}</p>}
      <Pagination
        current={state.page}
        count={count}
        hrefOf={(page) => path + writeListing({ ...target, ...fromStart, page })}
      />
    </footer>
  )
}

/** A click while another list loads counts for that list, as soon as it is there. */
function ShowMore({ isBusy, isWanted, loadNext }: More) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one in each render
  useEffect(() => {
    if (!isBusy && isWanted.current) loadNext()
  }, [isBusy])
  return (
    <Button className="needs-js" isBusy={isBusy} onClick={loadNext}>
      {messages.showMore}
    </Button>
  )
}
