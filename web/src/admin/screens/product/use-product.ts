import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type AnyVariables, useClient } from 'urql'
import { lostAnswer, type Problem } from '../../ui/Problems.tsx'
import { productDocument } from './documents.ts'
import type { Product } from './product.ts'

/** Reads a product past what is kept; whoever shows it gets the answer too. Null without an answer. */
export function useFreshProduct(id: string): () => Promise<Product | null> {
  const client = useClient()
  return async () => {
    const { data } = await client
      .query(productDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise()
    return data?.managedProduct ?? null
  }
}

/** Sends one change and tells why it was refused; nothing when it was done. */
export function useSend() {
  const client = useClient()
  return async <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<readonly Problem[]> => {
    const { data, error } = await client.mutation(document, variables).toPromise()
    if (data) return Object.values(data as Record<string, Answer>)[0]?.problems ?? []
    const message = error?.graphQLErrors[0]?.message
    return [message ? { code: 'REFUSED', message } : lostAnswer]
  }
}

type Answer = { problems: readonly Problem[] }
