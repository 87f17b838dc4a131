// The documents of an app, as its key is now. docs/security.md S109.
import type { OwnDocuments } from '../graphql/known-documents.ts'
import type { App, AppKeys } from './app-keys.ts'

/** Returns the documents of an app, whether it runs no others, and whether they are fixed by the settings. */
export const ownDocumentsOf = async (
  { actor, documentsOnly }: App,
  { documents }: Pick<AppKeys, 'documents'>,
): Promise<OwnDocuments> => ({
  documents: await documents.of(actor.name),
  isOnly: documentsOnly,
  isFixed: documents.isFixed(actor.name),
})
