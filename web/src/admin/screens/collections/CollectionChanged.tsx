import { graphql } from '../../__generated__/gql.ts'
import type { AdminCollectionStampQuery } from '../../__generated__/graphql.ts'
import { ChangedElsewhere } from '../../live/ChangedElsewhere.tsx'

type Stamped = NonNullable<AdminCollectionStampQuery['managedCollection']>

const stampDocument = graphql(`
  query AdminCollectionStamp($id: ID!) {
    managedCollection(id: $id) { id name slug description visible }
  }
`)

/** The platform keeps no time of a collection’s last change: what its form shows stands for it. */
export const stampOf = ({ name, slug, description, visible }: Omit<Stamped, 'id'>) =>
  JSON.stringify([name, slug, description, visible])

type Props = { collection: Stamped; onNewer: () => void }

/** Says when somebody else changes the collection; shows it anew where nothing is typed. */
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
