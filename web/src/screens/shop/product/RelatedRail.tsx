import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import { paths } from '../../../lib/paths.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import styles from './RelatedRail.module.css'

const relatedDocument = graphql(`
  query RelatedRail($id: ID!) {
    product(id: $id) {
      __typename
      id
      related(first: 4) {
        __typename
        id
        ...ProductTile_product
      }
    }
  }
`)

export type RelatedRailProps = {
  productId: string
  /** Where there is more of the kind. */
  shelf: { slug: string; name: string } | undefined
}

/** Nothing while the shop cannot tell what is alike. */
export function RelatedRail({ shelf, productId }: RelatedRailProps) {
  const [{ data }] = useQuery({ query: relatedDocument, variables: { id: productId } })
  const alike = data?.product?.related ?? []
  if (alike.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <div className={styles.head}>
        <h2 id="related">More like this</h2>
        {shelf && <a href={paths.collection(shelf.slug)}>All of {shelf.name}</a>}
      </div>
      <Grid>
        {alike.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </Grid>
    </section>
  )
}
