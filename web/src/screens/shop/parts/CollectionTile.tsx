import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import type { CollectionTile_CollectionFragment } from '../../../__generated__/graphql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import { paths } from '../../../lib/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
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
        url(format: WEBP)
        alt
      }
    }
  }
`)

type CollectionTileProps = {
  collection: FragmentType<typeof CollectionTile_collection>
  headingLevel?: 2 | 3
  /** Widths of the picture, as the layout renders it. */
  sizes?: string
  /**
   * A large tile with a sentence about the collection, or without one the number of products; and height by width of
   * the picture, as the layout renders it.
   */
  feature?: { text: string | null; ratio: number }
}

/** A collection as a card: picture, name, number of products. */
export function CollectionTile(props: CollectionTileProps) {
  const { collection, headingLevel = 3, sizes = gridSizes, feature } = props
  const tile = unmask(CollectionTile_collection, collection)
  const Heading = `h${headingLevel}` as const
  const image = tile.mainMedia?.image
  const text = feature?.text ?? countOf(tile)
  const link = <a href={paths.collection(tile.slug)}>{tile.name}</a>
  if (!image && !feature) {
    return (
      <article className={classNames(styles.tile, styles.plain)}>
        <Heading className={styles.name}>{link}</Heading>
        {text && <p className={styles.count}>{text}</p>}
      </article>
    )
  }
  return (
    <article className={classNames(styles.tile, feature && styles.feature)}>
      <div className={styles.frame}>
        {!image && (
          <span className={styles.blank} aria-hidden="true">
            {tile.name}
          </span>
        )}
        {image && (
          <Picture
            image={image}
            widths={feature ? [360, 480, 720, 960] : [240, 360, 480, 640]}
            ratio={feature?.ratio ?? 1.25}
            sizes={sizes}
            isDecoration
          />
        )}
      </div>
      <Heading className={styles.name}>{link}</Heading>
      {text && <p className={styles.count}>{text}</p>}
    </article>
  )
}

const countOf = ({ productCount: count }: CollectionTile_CollectionFragment) =>
  count === null || count === undefined ? null : commonMessages.pieceCount({ count })
