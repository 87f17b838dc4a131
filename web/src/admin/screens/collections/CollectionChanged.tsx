import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { ChangedElsewhere } from '../../live/ChangedElsewhere.tsx'
import { type Collection, CollectionFields_collection } from './documents.ts'

const stampDocument = graphql(`
  query AdminCollectionStamp($id: ID!) {
    managedCollection(id: $id) { ...CollectionFields_collection }
  }
`)

/** Version key of a collection. */
const stampOf = ({ name, slug, description, visible }: Collection) =>
  JSON.stringify([name, slug, description, visible])

type Props = { collection: Collection; onNewer: () => void }

/** Notice when the collection changes elsewhere; reloads the form when nothing is typed. */
export function CollectionChanged({ collection, onNewer }: Props) {
  return (
    <ChangedElsewhere
      kind="collection"
      id={collection.id}
      stamp={stampOf(collection)}
      stampDocument={stampDocument}
      stampOf={({ managedCollection }) => {
        const now = unmask(CollectionFields_collection, managedCollection)
        return now ? stampOf(now) : null
      }}
      refresh={onNewer}
    />
  )
}
