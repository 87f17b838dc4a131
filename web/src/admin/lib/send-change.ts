// Sends a mutation. All mutations of the admin go through here.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables, Client, CombinedError } from 'urql'
import * as messages from '../__generated__/messages/common.ts'
import { lostAnswer, type Problem } from '../ui/Problems.tsx'

/** `data` is null without a response; a refused mutation may have some, such as the current version on a conflict. */
export type Outcome<Data> =
  | { isDone: true; data: Data; problems: readonly Problem[] }
  | { isDone: false; data: Data | null; problems: readonly Problem[] }

type Payload = { problems: readonly Problem[] }

/** Result of a mutation: its single payload, whatever the field's name. */
const payloadOf = (data: object): Payload | undefined => Object.values(data)[0]

export async function sendChange<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  const { data, error } = await client.mutation(document, variables)
  if (!data) return { isDone: false, data: null, problems: [problemOfError(error)] }
  const problems = payloadOf(data)?.problems ?? []
  return { isDone: problems.length === 0, data, problems }
}

/** An unexpected error has the request id, by which it is found in the log. */
export function problemOfError(error: CombinedError | undefined): Problem {
  const [first] = error?.graphQLErrors ?? []
  if (!first) return lostAnswer
  const { code = 'REFUSED', requestId = null } = first.extensions as Partial<Problem>
  return { code, message: first.message, requestId }
}

type Item = { success: boolean; problems: readonly Problem[] }

/** Why items of a bulk mutation failed, one problem for each, with its name as far as `names` has it. */
export const problemsOfItems = (items: readonly Item[], names: readonly string[] = []): Problem[] =>
  items.flatMap(({ success, problems: [problem = lostAnswer] }, at) => {
    if (success) return []
    const name = names[at]
    const { message } = problem
    return name ? { ...problem, message: messages.problemOf({ name, message }) } : problem
  })
