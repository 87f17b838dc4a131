// Sends the mutation of a form. Never rejects: a failed request is returned as a problem.

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables, Client } from '@urql/core'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/forms.ts'
import { Form_problem } from './form-document.ts'
import type { FormProblem } from './form-types.ts'

export type FormPayload = { problems: FragmentType<typeof Form_problem>[] }
export type FormResponse<Answer> = { answer: Answer | null; problems: readonly FormProblem[] }

const noAnswer: FormProblem = {
  code: 'NO_ANSWER',
  message: messages.unreachable,
}

export async function sendForm<Answer extends FormPayload, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<{ answer: Answer | null }, Variables>,
  variables: Variables,
): Promise<FormResponse<Answer>> {
  const { data, error } = await client.mutation(document, variables).toPromise()
  const answer = data?.answer ?? null
  if (answer) return { answer, problems: [...unmask(Form_problem, answer.problems)] }
  const extensions = error?.graphQLErrors[0]?.extensions ?? {}
  if (extensions.code === 'UNAUTHENTICATED') return { answer: null, problems: [sessionEnded] }
  return { answer: null, problems: [failureOf(extensions)] }
}

/** The session ended while the page was open. */
const sessionEnded: FormProblem = {
  code: 'NOT_SIGNED_IN',
  message: messages.sessionExpired,
}

function failureOf({ code, field, requestId }: Record<string, unknown>): FormProblem {
  if (typeof field === 'string')
    return { code: 'INVALID_ARGUMENT', message: commonMessages.thisEntryWasntAccepted, field }
  const isKnown = typeof code === 'string' && typeof requestId === 'string'
  if (!isKnown) return noAnswer
  return {
    code,
    requestId,
    message: messages.noResponse,
  }
}
