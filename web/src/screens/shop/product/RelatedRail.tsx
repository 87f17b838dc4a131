import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { paths } from '../../../lib/paths.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { ProductTile } from '../parts/ProductTile.tsx'
import styles from './RelatedRail.module.css'

const relatedDocument = graphql(`
  query RelatedRail($id: ID!) {
    product(id: $id) {
      id
      related(first: 4) {
        id
        ...ProductTile_product
      }
    }
  }
`)

export type RelatedRailProps = {
  productId: string
  /** Link to more products of the same collection. */
  collection: { slug: string; name: string } | undefined
}

/** Renders nothing without related products. */
export function RelatedRail({ collection, productId }: RelatedRailProps) {
  const [{ data }] = useQuery({ query: relatedDocument, variables: { id: productId } })
  const related = data?.product?.related ?? []
  if (related.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <div className={styles.head}>
        <h2 id="related">{messages.moreLikeThis}</h2>
        {collection && (
          <a href={paths.collection(collection.slug)}>
            {messages.allOf({ name: collection.name })}
          </a>
        )}
      </div>
      <Grid>
        {related.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </Grid>
    </section>
  )
}
