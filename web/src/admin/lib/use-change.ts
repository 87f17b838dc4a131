// One change at a time: sends it, keeps what was refused, and says when it is on its way.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'
import { type AnyVariables, useClient } from 'urql'
import { lostAnswer, type Problem } from '../ui/Problems.tsx'

type Payload = { problems: readonly Problem[] }

/** An answer of a mutation: its one payload, whatever the field is called. */
const payloadOf = (data: unknown): Payload | undefined =>
  data && typeof data === 'object' ? (Object.values(data)[0] as Payload) : undefined

export function useChange<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const client = useClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  /** The data when it was done; null when it was refused or lost, and `problems` says why. */
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

/** The first words of urql's message name where the error came from. */
const problemOfError = (message = ''): Problem =>
  message.startsWith('[GraphQL]')
    ? { code: 'REFUSED', message: message.replace('[GraphQL] ', '') }
    : lostAnswer
