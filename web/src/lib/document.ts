import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { gql } from '@urql/core'

/** What `graphql(...)` becomes in a bundle (see build/documents-plugin.ts): text, parsed, with its hash. */
export function document<Data, Variables>(
  text: string,
  documentId: string,
): TypedDocumentNode<Data, Variables> {
  return Object.assign(gql(text), { documentId }) as unknown as TypedDocumentNode<Data, Variables>
}

export function documentIdOf(node: object): string {
  return 'documentId' in node && typeof node.documentId === 'string' ? node.documentId : ''
}
