// Sends one mutation at a time, with its problems and busy state.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'
import { type AnyVariables, useClient } from 'urql'
import { lostAnswer, type Problem } from '../ui/Problems.tsx'

type Payload = { problems: readonly Problem[] }

/** Result of a mutation: its single payload, whatever the field's name. */
const payloadOf = (data: unknown): Payload | undefined =>
  data && typeof data === 'object' ? (Object.values(data)[0] as Payload) : undefined

export function useChange<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const client = useClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  /** The data on success; null when refused or lost, and `problems` has the reason. */
  async function change(variables: Variables): Promise<Data | null> {
    setIsBusy(true)
    const { data, error } = await client.mutation(document, variables)
    setIsBusy(false)
    const found = data ? (payloadOf(data)?.problems ?? []) : [problemOfError(error?.message)]
    setProblems(found)
    return data && found.length === 0 ? data : null
  }

  return { change, isBusy, problems, clear: () => setProblems([]), setProblems }
}

/** Prefix of urql's message for network errors. */
const problemOfError = (message = ''): Problem =>
  message.startsWith('[GraphQL]')
    ? { code: 'REFUSED', message: message.replace('[GraphQL] ', '') }
    : lostAnswer
