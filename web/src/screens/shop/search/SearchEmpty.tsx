import { useQuery } from 'urql'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import { paths } from '../../../lib/paths.ts'
import { ProductTile } from '../../../product-card/ProductTile.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Grid } from '../../../ui/Grid.tsx'
import styles from './SearchEmpty.module.css'
import { searchEmptyDocument } from './search-empty-document.ts'

type SearchEmptyProps = {
  query: string
  /** Shown while the index is unavailable and only exact words match. */
  isReduced: boolean
}

/** Shown without a query or without results: the collections and featured products. */
export function SearchEmpty({ query, isReduced }: SearchEmptyProps) {
  const [{ data }] = useQuery({ query: searchEmptyDocument })
  const collections = data?.collections?.nodes ?? []
  const products = data?.products?.nodes ?? []
  const title = query ? messages.nothingFoundFor({ query }) : messages.whatAreYouLookingFor
  return (
    <div className="wrap">
      <EmptyState drawing="crate" title={title} headingLevel={1}>
        <p>{query ? messages.noHitsHint : messages.emptySearchHint}</p>
        {isReduced && query && <p>{messages.exactWordsOnly}</p>}
        <form action={paths.search()} method="get" className={styles.form}>
          <Field
            label={commonMessages.searchShop}
            name="q"
            type="search"
            defaultValue={query}
            isLabelHidden
            required
            maxLength={100}
          />
          <Button type="submit" weight="primary">
            {commonMessages.search}
          </Button>
        </form>
        <ul className={styles.shelves} aria-label={commonMessages.collections}>
          {collections.map(({ id, slug, name }) => (
            <li key={id}>
              <a href={paths.collection(slug)}>{name}</a>
            </li>
          ))}
        </ul>
      </EmptyState>
      {products.length > 0 && (
        <section aria-labelledby="featured">
          <h2 id="featured" className={styles.head}>
            {messages.onShelvesNow}
          </h2>
          <Grid>
            {products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            ))}
          </Grid>
        </section>
      )}
    </div>
  )
}
