import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import type { Listing_ProductsFragment } from '../../../__generated__/graphql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import { Later, later } from '../../../lib/lazy-hydrated.tsx'
import { type ListingState, listingFilter, writeListing } from '../../../lib/listing-state.ts'
import { editorialPlace, pageSize, span } from '../../../lib/pagination.ts'
import type { Load } from '../../../lib/screen.ts'
import { ProductTile } from '../../../product-card/ProductTile.tsx'
import { Grid } from '../../../ui/Grid.tsx'
import { FilterBar, filterChips } from './FilterBar.tsx'
import styles from './Listing.module.css'
import { Listing_products } from './listing-fragment.ts'
import { type Pages, useMorePages } from './use-more-pages.ts'

const form = later(async () => (await import('../facets/FacetForm.tsx')).FacetForm)
const empty = later(async () => (await import('../facets/ListingEmpty.tsx')).ListingEmpty)

const foot = later(async () => (await import('./ListingFoot.tsx')).ListingFoot)
const notes = later(async () => (await import('../facets/SearchNotes.tsx')).SearchNotes)
const missing = later(async () => (await import('../facets/MissingFacets.tsx')).MissingFacets)

/** Loads what every list has. It renders as plain markup until its chunk is loaded. */
export const listingReady = () => Promise.all([form, filterChips, foot].map((part) => part.ready()))

type Found = FragmentType<typeof Listing_products>

/** For `loadNext`: loads what only these results need. Other lists do not wait for it. */
export async function readyFor(products: Found | null | undefined): Promise<Load[]> {
  const found = unmask(Listing_products, products)
  await Promise.all([
    found?.nodes.length === 0 && empty.ready(),
    found?.missingFacets.length && missing.ready(),
    found && hasNotes(found) && notes.ready(),
  ])
  return []
}

/** Rendered widths of the 2 and 3 column grid beside the filters. */
const besideSizes =
  '(min-width: 1680px) 22vw, (min-width: 1416px) 328px, (min-width: 1024px) calc(31vw - 112px), (min-width: 640px) 30vw, 45vw'

type ListingProps = {
  products: Found
  path: string
  state: ListingState
  /** The state that is loading, or the shown one. */
  target: ListingState
  isPending: boolean
  /** Kind of the list: `collection`, `brand`, `search`. */
  what: string
  pages: Pages
  /** A list item among the products, after `editorialPlace` of them. */
  editorial?: ReactNode
}

/** Body of every product list: filters, count, grid and pagination. */
export function Listing(props: ListingProps) {
  const { products, path, state, target, isPending, what, pages: sources, editorial } = props
  const first = unmask(Listing_products, products)
  const more = useMorePages({
    first: products,
    state,
    isPending,
    hrefOf: (next) => path + writeListing(next),
    pages: sources,
  })
  const top = useTopOf(state)
  const nodes = more.pages.flatMap((page) => unmask(Listing_products, page).nodes)
  const total = first.totalCount ?? nodes.length
  const list = { path, state, target, total, results: first }
  // Of the products that are shown: those of the target may be more. The query of a search page is no filter.
  const q = what === 'search' ? '' : state.q
  const isWhole = !listingFilter({ ...state, q })
  if (total === 0 && isWhole) {
    return <Later part={empty} with={{ ...list, what }} />
  }
  // There is nothing to filter or sort.
  const isAlone = total === 1 && isWhole
  return (
    <div className={isAlone ? undefined : styles.columns} ref={top}>
      {!isAlone && (
        <div id="narrow" className={styles.side}>
          <Later part={form} with={{ id: 'filters', ...list }} />
        </div>
      )}
      <div>
        <FilterBar {...list} isAlone={isAlone} />
        {first.missingFacets.length > 0 && <Later part={missing} with={list} />}
        <SearchNotes first={first} q={state.q} what={what} />
        {nodes.length === 0 ? (
          <Later part={empty} with={{ ...list, what }} />
        ) : (
          <Grid
            shape={isAlone ? 'grid' : 'beside'}
            isDimmed={isPending}
            label={commonMessages.products}
          >
            {nodes.map((product, index) => (
              <Fragment key={placeOf(product, index)}>
                {index === editorialPlace && editorial}
                <li>
                  <ProductTile
                    product={product}
                    isFirst={index === 0}
                    headingLevel={2}
                    sizes={besideSizes}
                    filters={state.options}
                    {...(what === 'brand' ? { brand: null } : {})}
                  />
                </li>
              </Fragment>
            ))}
            {more.isExpected && slots.slice(0, total - span(state.page, nodes.length, total).to)}
          </Grid>
        )}
        <Later
          key={writeListing({ ...state, pages: 1 })}
          part={foot}
          with={{ ...list, shown: nodes.length, pagesShown: more.pages.length, more }}
        />
      </div>
    </div>
  )
}

/** Rooms for the next page, in the frame in which it is wanted: it may arrive late, and the foot must not move then. */
const slots = [...Array(pageSize).keys()].map((key) => <li key={key} className={styles.slot} />)

/** A card that takes another place is a new one: none moves before the eyes of the visitor. */
const placeOf = ({ id }: { id: string }, index: number) => id + index

type SearchNotesProps = { first: Listing_ProductsFragment; q: string; what: string }

/** How the results were found, where they are not what was typed. */
const SearchNotes = ({ first, ...rest }: SearchNotesProps) =>
  hasNotes(first) && <Later part={notes} with={{ ...first, ...rest }} />

const hasNotes = ({ correctedSearch, matchesSomeWords }: Listing_ProductsFragment) =>
  correctedSearch || matchesSomeWords

/**
 * Keeps the start of the list in view: another page starts at the top, and new filters leave no result above the window.
 * Scroll restoration for history navigation runs after this.
 */
function useTopOf({ pages, ...state }: ListingState) {
  const columns = useRef<HTMLDivElement>(null)
  const last = useRef(state)
  const address = writeListing({ ...state, pages: 1 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is derived from the address
  useEffect(() => {
    const { page } = last.current
    const isOther = last.current !== state
    last.current = state
    if (page !== state.page) {
      scrollTo({ top: 0, behavior: 'instant' })
      document.getElementById('main')?.focus({ preventScroll: true })
    } else if (isOther && Number(columns.current?.getBoundingClientRect().top) < 0) {
      columns.current?.scrollIntoView()
    }
  }, [address])
  return columns
}
