import type { AnyVariables } from '@urql/core'
import { useState } from 'react'
import { useClient } from 'urql'
import { formPath } from '../lib/form-path.ts'
import type { ScreenRequest, Typed } from '../lib/screen.ts'
import type { FormDefinition } from './define-form.ts'
import { type FormFields, fieldsOf } from './form-fields.ts'
import type { FormProblem, Outcome } from './form-types.ts'
import { problemsFromUrl } from './problems-from-url.ts'
import { type FormPayload, sendForm } from './send-form.ts'
import type { CaptchaState } from './use-captcha.ts'
import { useForm } from './use-form.ts'

/** Done, unless the handler says otherwise. */
// biome-ignore lint/suspicious/noConfusingVoidType: handlers that return nothing
type MaybeOutcome = Outcome | void

type GraphqlFormOptions<Answer> = {
  request?: ScreenRequest
  /** Name of the form in the address, for pages with several forms. */
  part?: string
  labels?: Readonly<Record<string, string>>
  typed?: Typed | undefined
  captcha?: CaptchaState
  /** Replaces the text of a problem. */
  mapProblem?: (problem: FormProblem) => FormProblem
  /** Runs after every attempt. */
  onAnswer?: () => void
  /** Runs after an answer without problems. */
  onSuccess?: (answer: Answer) => MaybeOutcome | Promise<MaybeOutcome>
}

const noLabels = {}
const same = (problem: FormProblem) => problem

/** State of a form that sends the mutation of its definition. */
export function useGraphqlForm<Answer extends FormPayload, Variables extends AnyVariables>(
  definition: FormDefinition<{ answer: Answer }, Variables>,
  options: GraphqlFormOptions<Answer> = {},
) {
  const { request, part, labels = noLabels, typed, captcha, onAnswer, onSuccess } = options
  const { mapProblem = same } = options
  const client = useClient()
  const [initialProblems] = useState(() =>
    request ? problemsFromUrl(request.search, part).map(mapProblem) : [],
  )
  const { document, variables, fieldOf = (field: string) => field } = definition
  const attempt = (fields: FormFields) => sendForm(client, document, variables(fields))
  const form = useForm({
    labels,
    initialProblems,
    typed,
    async send(data) {
      const fields = fieldsOf(data)
      const { answer, problems } = captcha
        ? await captcha.through((tokens) => attempt({ ...fields, ...tokens }))
        : await attempt(fields)
      onAnswer?.()
      if (!answer || problems.length > 0) {
        return problems.map((one) =>
          mapProblem(one.field ? { ...one, field: fieldOf(one.field, fields) } : one),
        )
      }
      return (await onSuccess?.(answer)) ?? 'done'
    },
  })
  return { ...form, action: formPath(definition.name) }
}
