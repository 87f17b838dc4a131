import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/cart.ts'
import { paths } from '../../lib/paths.ts'
import { Grid } from '../../ui/Grid.tsx'
import { ProductCard } from '../../ui/ProductCard.tsx'
import { GridSkeleton } from '../../ui/Skeletons.tsx'
import styles from './CartScreen.module.css'

export const startDocument = graphql(`
  query CartStart {
    products(first: 4, sort: { field: CREATED_AT, order: DESC }) {
      nodes {
        id
        slug
        name
        brandName
        price {
          display
        }
        compareAtPrice {
          display
        }
        basePriceRange {
          min {
            amount
          }
          max {
            amount
          }
        }
        media {
          image {
            url
            alt
            focalPoint {
              x
              y
            }
          }
        }
      }
    }
  }
`)

/** Products to begin with, below an empty cart; nothing when they cannot be read. */
export function StartProducts() {
  const [{ data, error }] = useQuery({ query: startDocument })
  const products = data?.products?.nodes
  if (error || products?.length === 0) return null
  return (
    <section aria-labelledby="start" className={styles.start}>
      <h2 id="start">{messages.toBeginWith}</h2>
      {products ? (
        <Grid>
          {products.map(({ id, slug, media, basePriceRange, ...product }) => (
            <li key={id}>
              <ProductCard
                href={paths.product(slug)}
                name={product.name}
                brand={product.brandName}
                price={product.price.display}
                was={product.compareAtPrice?.display}
                isFrom={basePriceRange?.min.amount !== basePriceRange?.max.amount}
                image={media.find(({ image }) => image)?.image}
              />
            </li>
          ))}
        </Grid>
      ) : (
        <GridSkeleton count={4} />
      )}
    </section>
  )
}
