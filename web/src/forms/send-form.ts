// Sends the mutation of a form. Never rejects: a failed request is returned as a problem.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables, Client } from '@urql/core'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import { Form_problem } from './form-document.ts'
import type { FormProblem } from './form-types.ts'

export type FormPayload = { problems: FragmentType<typeof Form_problem>[] }
export type FormResponse<Answer> = { answer: Answer | null; problems: readonly FormProblem[] }

const noAnswer: FormProblem = {
  code: 'NO_ANSWER',
  message: 'We couldn’t reach the shop. Your entries are still here; try again in a moment.',
}

export async function sendForm<Answer extends FormPayload, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<{ answer: Answer }, Variables>,
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
  message: 'You are no longer signed in. Sign in again to continue.',
}

function failureOf({ code, field, requestId }: Record<string, unknown>): FormProblem {
  if (typeof field === 'string')
    return { code: 'INVALID_ARGUMENT', message: 'This entry wasn’t accepted.', field }
  const isKnown = typeof code === 'string' && typeof requestId === 'string'
  if (!isKnown) return noAnswer
  return {
    code,
    requestId,
    message: 'The shop didn’t respond. Your entries are still here; try again in a moment.',
  }
}
