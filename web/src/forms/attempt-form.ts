// One attempt to send a form: from its fields to the outcome that the form shows.
import type { AnyVariables, Client } from '@urql/core'
import type { CaptchaTokens } from './attempt-captcha.ts'
import type { FormDefinition } from './define-form.ts'
import type { FormFields } from './form-fields.ts'
import type { FormProblem, Outcome } from './form-types.ts'
import { type FormPayload, type FormResponse, sendForm } from './send-form.ts'

/** Done, unless the handler says otherwise. */
// biome-ignore lint/suspicious/noConfusingVoidType: handlers that return nothing
type MaybeOutcome = Outcome | void

type Through = <Answer>(
  attempt: (tokens: CaptchaTokens) => Promise<FormResponse<Answer>>,
) => Promise<FormResponse<Answer>>

export type AttemptOptions<Answer> = {
  captcha?: { through: Through } | undefined
  /** Replaces the text of a problem. */
  mapProblem?: ((problem: FormProblem) => FormProblem) | undefined
  /** Runs after every attempt. */
  onAnswer?: (() => void) | undefined
  /** Runs after an answer without problems. */
  onSuccess?: ((answer: Answer) => MaybeOutcome | Promise<MaybeOutcome>) | undefined
}

export async function attemptForm<Answer extends FormPayload, Variables extends AnyVariables>(
  client: Client,
  { document, variables, fieldOf }: FormDefinition<{ answer: Answer | null }, Variables>,
  fields: FormFields,
  { captcha, mapProblem, onAnswer, onSuccess }: AttemptOptions<Answer>,
): Promise<Outcome> {
  const send = (all: FormFields) => sendForm(client, document, variables(all))
  const { answer, problems } = captcha
    ? await captcha.through((tokens) => send({ ...fields, ...tokens }))
    : await send(fields)
  onAnswer?.()
  if (answer && problems.length === 0) return (await onSuccess?.(answer)) ?? 'done'
  return problems.map((one) => {
    const placed = one.field && fieldOf ? { ...one, field: fieldOf(one.field, fields) } : one
    return mapProblem ? mapProblem(placed) : placed
  })
}
