// Sends mutations, one at a time, with their problems and busy state.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useCallback, useState } from 'react'
import { type AnyVariables, useClient } from 'urql'
import { showToast } from '../../lib/toast.ts'
import type { Problem } from '../ui/Problems.tsx'
import { type Outcome, sendChange } from './send-change.ts'

export function useChange() {
  const client = useClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  /** `done` is the toast on success. An expired elevation is renewed in place, and the input is still there. */
  const change = useCallback(
    async <Data, Variables extends AnyVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      done?: string,
    ): Promise<Outcome<Data>> => {
      setIsBusy(true)
      const outcome = await sendChange(client, document, variables)
      setIsBusy(false)
      setProblems(outcome.problems)
      if (outcome.isDone && done) void showToast({ tone: 'success', text: done })
      return outcome
    },
    [client],
  )

  return { change, isBusy, problems, clear: () => setProblems([]), setProblems }
}
