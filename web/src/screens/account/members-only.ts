// Redirects visitors from members' pages to sign-in, and back afterwards.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { signInPath } from '../../lib/account-paths.ts'
import type { Read, ScreenRequest } from '../../lib/screen.ts'

type WithViewer = { viewer: { role: string } }

export const membersOnly =
  <Data extends WithViewer, Variables>(document: TypedDocumentNode<Data, Variables>) =>
  (read: Read, { path, search }: ScreenRequest): string | null => {
    const role = read(document)?.viewer.role
    const query = search.size > 0 ? `?${search}` : ''
    return role === 'VISITOR' ? signInPath('login', path + query) : null
  }
