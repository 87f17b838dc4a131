import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import { paths } from '../../../lib/paths.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { gridSizes } from '../../../ui/ProductCard.tsx'
import styles from './CollectionTile.module.css'

export const CollectionTile_collection = graphql(`
  fragment CollectionTile_collection on Collection {
    id
    slug
    name
    productCount
    mainMedia {
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
`)

type CollectionTileProps = {
  collection: FragmentType<typeof CollectionTile_collection>
  headingLevel?: 2 | 3
}

/** A collection as a card: picture, name, number of products. */
export function CollectionTile({ collection, headingLevel = 3 }: CollectionTileProps) {
  const tile = unmask(CollectionTile_collection, collection)
  const Heading = `h${headingLevel}` as const
  const image = tile.mainMedia?.image
  return (
    <article className={styles.tile}>
      <div className={styles.frame}>
        {!image && (
          <span className={styles.blank} aria-hidden="true">
            {tile.name}
          </span>
        )}
        {image && (
          <Picture image={image} widths={[240, 360, 480, 640]} sizes={gridSizes} isDecoration />
        )}
      </div>
      <Heading className={styles.name}>
        <a href={paths.collection(tile.slug)}>{tile.name}</a>
      </Heading>
      {tile.productCount !== null && tile.productCount !== undefined && (
        <p className={styles.count}>{commonMessages.pieceCount({ count: tile.productCount })}</p>
      )}
    </article>
  )
}
