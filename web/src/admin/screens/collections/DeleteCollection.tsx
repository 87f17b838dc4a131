import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import { deleteCollectionDocument } from './documents.ts'

/** Deletes a collection; its products stay. */
export const DeleteCollection = ({ id, onGone }: { id: string; onGone: () => void }) => (
  <ConfirmedChange
    right="CATALOG_WRITE"
    label="Delete …"
    title="Delete this collection?"
    verb="Delete"
    document={deleteCollectionDocument}
    variables={{ id }}
    onDone={onGone}
  >
    <p>Its products stay. Its page is deleted for good.</p>
  </ConfirmedChange>
)
