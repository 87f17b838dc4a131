import { useEffect } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { paths } from '../../../lib/paths.ts'
import { useNear } from '../../../lib/use-near.ts'
import { ProductTile } from '../../../product-card/ProductTile.tsx'
import { Row, Slot } from '../../../ui/Row.tsx'
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

const slots = ['a', 'b', 'c', 'd']

export type RelatedRailProps = {
  productId: string
  /** Link to more products of the same collection. */
  collection: { slug: string; name: string } | undefined
}

/**
 * Related products, fetched when the place comes near, and again when the connection is back; nothing without any. They hold
 * their room when they do not load: what is below would move in sight.
 */
export function RelatedRail({ collection, productId }: RelatedRailProps) {
  const [place, isNear] = useNear()
  const variables = { id: productId }
  const pause = !isNear
  const [{ data, error, fetching }, execute] = useQuery({
    query: relatedDocument,
    variables,
    pause,
  })
  useEffect(() => {
    if (!error) return
    const retry = () => execute({ requestPolicy: 'network-only' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [error, execute])
  const related = data?.product?.related ?? []
  const isWaiting = fetching || !data
  if (related.length === 0 && !isWaiting) return null
  return (
    <section
      ref={place}
      className={styles.related}
      aria-labelledby="related"
      aria-busy={pause || fetching || undefined}
    >
      <div className={styles.head}>
        <h2 id="related">{messages.moreLikeThis}</h2>
        {collection && (
          <a href={paths.collection(collection.slug)}>
            {messages.allOf({ name: collection.name })}
          </a>
        )}
      </div>
      <Row of="four">
        {slots.slice(0, isWaiting ? slots.length : related.length).map((key, place) => {
          const product = isWaiting ? undefined : related[place]
          return (
            <Slot key={key}>{product && <ProductTile key={product.id} product={product} />}</Slot>
          )
        })}
      </Row>
    </section>
  )
}
