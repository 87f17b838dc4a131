import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type AnyVariables, useClient } from 'urql'

/**
 * Refetches a query past the cache. All components that show it are updated; the returned promise has its data, or
 * undefined without a response.
 */
export function useReload() {
  const client = useClient()
  return async <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined> => {
    const policy = { requestPolicy: 'network-only' } as const
    return (await client.query(document, variables, policy).toPromise()).data
  }
}
