import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import { paths } from '../../../lib/paths.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import styles from './RelatedRail.module.css'

const relatedDocument = graphql(`
  query RelatedRail($slug: String!) {
    collection(slug: $slug) {
      __typename
      id
      products(first: 9) {
        __typename
        nodes {
          __typename
          id
          ...ProductTile_product
        }
      }
    }
  }
`)

type RelatedRailProps = { shelf: { slug: string; name: string }; productId: string }

export function RelatedRail({ shelf, productId }: RelatedRailProps) {
  const [{ data }] = useQuery({ query: relatedDocument, variables: { slug: shelf.slug } })
  const others = data?.collection?.products.nodes.filter((one) => one.id !== productId) ?? []
  if (others.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <div className={styles.head}>
        <h2 id="related">Also in {shelf.name}</h2>
        <a href={paths.collection(shelf.slug)}>See all</a>
      </div>
      <Grid shape="rail">
        {others.slice(0, 8).map((product) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              sizes="(min-width: 1024px) 296px, (min-width: 640px) 240px, 44vw"
            />
          </li>
        ))}
      </Grid>
    </section>
  )
}
