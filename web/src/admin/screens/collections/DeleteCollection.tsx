import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/collections.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'

const deleteCollectionDocument = graphql(`
  mutation AdminDeleteCollection($id: ID!) {
    deleteCollection(input: { id: $id }) { deletedId problems { code message field requestId } }
  }
`)

/** Deletes a collection; its products stay. */
export const DeleteCollection = ({ id, onGone }: { id: string; onGone: () => void }) => (
  <ConfirmedChange
    right="CATALOG_WRITE"
    label={commonMessages.deleteLabel}
    title={messages.deleteThisCollection}
    verb="Delete"
    document={deleteCollectionDocument}
    variables={{ id }}
    onDone={onGone}
  >
    <p>{messages.deleteConsequence}</p>
  </ConfirmedChange>
)
