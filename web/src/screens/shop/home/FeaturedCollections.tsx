import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { firstSentence } from '../../../lib/first-sentence.ts'
import { CollectionTile } from '../parts/CollectionTile.tsx'
import styles from './FeaturedCollections.module.css'

export const FeaturedCollections_collection = graphql(`
  fragment FeaturedCollections_collection on Collection {
    id
    description
    ...CollectionTile_collection
  }
`)

type FeaturedCollectionsProps = {
  collections: FragmentType<typeof FeaturedCollections_collection>[]
}

/** Two or three collections as large tiles, each with a sentence of its description. */
export function FeaturedCollections({ collections }: FeaturedCollectionsProps) {
  if (collections.length === 0) return null
  return (
    <section className="wrap" aria-label={messages.featured}>
      <ul className={styles.tiles}>
        {collections.map((one, index) => {
          const collection = unmask(FeaturedCollections_collection, one)
          const { id, description } = collection
          return (
            <li key={id}>
              <CollectionTile
                collection={collection}
                headingLevel={2}
                sizes="(min-width: 1680px) 905px, (min-width: 1416px) 760px, (min-width: 900px) 54vw, 92vw"
                feature={{
                  text: description ? firstSentence(description) : null,
                  ratio: collections.length === 3 && index === 0 ? 1.25 : 0.8,
                }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
