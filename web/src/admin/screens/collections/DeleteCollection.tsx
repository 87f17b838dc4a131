import * as messages from '../../__generated__/messages/collections.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import { deleteCollectionDocument } from './documents.ts'

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
