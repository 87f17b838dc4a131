import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type AnyVariables, useClient } from 'urql'
import { lostAnswer, type Problem } from '../../ui/Problems.tsx'
import { productDocument } from './documents.ts'
import type { Product } from './product.ts'

/** Refetches a product past the cache; the result updates all components that show it. Null without a response. */
export function useFreshProduct(id: string): () => Promise<Product | null> {
  const client = useClient()
  return async () => {
    const { data } = await client
      .query(productDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise()
    return data?.managedProduct ?? null
  }
}

/** Sends one change; returns the problem, or undefined on success. */
export function useSend() {
  const client = useClient()
  return async <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<readonly Problem[]> => {
    const { data, error } = await client.mutation(document, variables).toPromise()
    if (data) return Object.values(data as Record<string, Payload>)[0]?.problems ?? []
    const message = error?.graphQLErrors[0]?.message
    return [message ? { code: 'REFUSED', message } : lostAnswer]
  }
}

type Payload = { problems: readonly Problem[] }
