import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { fromStart, type ListingState, writeListing } from '../../../lib/listing-state.ts'
import { pageCount, span } from '../../../lib/pagination.ts'
import { Button } from '../../../ui/Button.tsx'
import { Grid } from '../../../ui/Grid.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { FilterBar } from './FilterBar.tsx'
import styles from './Listing.module.css'
import { ListingEmpty } from './ListingEmpty.tsx'
import { Listing_products } from './listing-fragment.ts'
import { ProductTile } from './ProductTile.tsx'
import { type Pages, useMorePages } from './use-more-pages.ts'

type ListingProps = {
  products: FragmentType<typeof Listing_products>
  path: string
  state: ListingState
  isPending: boolean
  what: string
  pages: Pages
  /** Lists the platform can only sort, such as a maker's, show no filters. */
  hasFilters?: boolean
}

/** Filters, count, grid and pages: the body of every list of products. */
export function Listing({
  products,
  path,
  state,
  isPending,
  what,
  pages: sources,
  hasFilters,
}: ListingProps) {
  const first = unmask(Listing_products, products)
  const hrefOf = (page: number) => path + writeListing({ ...state, ...fromStart, page })
  const more = useMorePages({
    first: products,
    state,
    hrefOf: (next) => path + writeListing(next),
    pages: sources,
  })
  const pages = more.pages.map((page) => unmask(Listing_products, page))
  const nodes = pages.flatMap((page) => page.nodes)
  if (nodes.length === 0) {
    return <ListingEmpty path={path} state={state} what={what} />
  }
  const total = first.totalCount ?? nodes.length
  const count = pageCount(total)
  const { from, to } = span(state.page, nodes.length, total)
  return (
    <>
      <FilterBar path={path} state={state} total={total} hasFilters={hasFilters} />
      <Grid isDimmed={isPending} label="Products">
        {nodes.map((product, index) => (
          <li key={product.id}>
            <ProductTile product={product} isFirst={index === 0} headingLevel={2} />
          </li>
        ))}
      </Grid>
      <footer className={styles.foot}>
        <p className={styles.span}>
          {from}–{to} of {total}
        </p>
        {state.page + pages.length - 1 < count && (
          <Button className="needs-js" isBusy={more.isLoading} onClick={more.loadNext}>
            Show more
          </Button>
        )}
        {more.hasFailed && <p role="alert">More did not load. Please try again.</p>}
        <Pagination current={state.page} count={count} hrefOf={hrefOf} />
      </footer>
    </>
  )
}
