import { graphql } from '../../__generated__/gql.ts'
import type { AdminCollectionStampQuery } from '../../__generated__/graphql.ts'
import { ChangedElsewhere } from '../../live/ChangedElsewhere.tsx'

type CollectionVersion = NonNullable<AdminCollectionStampQuery['managedCollection']>

const stampDocument = graphql(`
  query AdminCollectionStamp($id: ID!) {
    managedCollection(id: $id) { id name slug description visible }
  }
`)

/** Version key of a collection: collections have no time of change, so the form's values are compared. */
export const stampOf = ({ name, slug, description, visible }: Omit<CollectionVersion, 'id'>) =>
  JSON.stringify([name, slug, description, visible])

type Props = { collection: CollectionVersion; onNewer: () => void }

/** Notice when the collection changes elsewhere; reloads the form when nothing is typed. */
export function CollectionChanged({ collection, onNewer }: Props) {
  return (
    <ChangedElsewhere
      kind="collection"
      id={collection.id}
      stamp={stampOf(collection)}
      stampDocument={stampDocument}
      stampOf={({ managedCollection }) => managedCollection && stampOf(managedCollection)}
      refresh={onNewer}
    />
  )
}
