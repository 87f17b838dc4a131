import { useQuery } from 'urql'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Grid } from '../../../ui/Grid.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
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
  const title = query ? `Nothing found for “${query}”` : 'What are you looking for?'
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title={title} headingLevel={1}>
        <p>
          {query
            ? 'Check the spelling, or try a shorter or more general word, such as mug or lamp.'
            : 'Type the name of a thing, or what it is made of.'}
        </p>
        {isReduced && query && (
          <p>
            At the moment only words exactly as they are written are found. Please try again in a
            few minutes.
          </p>
        )}
        <form action={paths.search()} method="get" className={styles.form}>
          <Field
            label="Search the shop"
            name="q"
            type="search"
            defaultValue={query}
            isLabelHidden
            required
            maxLength={100}
          />
          <Button type="submit" weight="primary">
            Search
          </Button>
        </form>
        <ul className={styles.shelves} aria-label="Collections">
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
            On the shelves now
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
