import type { AnyVariables } from '@urql/core'
import { useState } from 'react'
import { useClient } from 'urql'
import { formPath } from '../lib/form-path.ts'
import type { ScreenRequest, Typed } from '../lib/screen.ts'
import { type AttemptOptions, attemptForm } from './attempt-form.ts'
import type { FormDefinition } from './define-form.ts'
import { fieldsOf } from './form-fields.ts'
import { problemsFromUrl } from './problems-from-url.ts'
import type { FormPayload } from './send-form.ts'
import { useForm } from './use-form.ts'

type GraphqlFormOptions<Answer> = AttemptOptions<Answer> & {
  request?: ScreenRequest
  /** Name of the form in the address, for pages with several forms. */
  part?: string
  labels?: Readonly<Record<string, string>>
  typed?: Typed | undefined
}

const noLabels = {}

/** State of a form that sends the mutation of its definition. */
export function useGraphqlForm<Answer extends FormPayload, Variables extends AnyVariables>(
  definition: FormDefinition<{ answer: Answer | null }, Variables>,
  options: GraphqlFormOptions<Answer> = {},
) {
  const { request, part, labels = noLabels, typed, mapProblem } = options
  const client = useClient()
  const [initialProblems] = useState(() => {
    const problems = request ? problemsFromUrl(request.search, part) : []
    return mapProblem ? problems.map(mapProblem) : problems
  })
  const form = useForm({
    labels,
    initialProblems,
    typed,
    send: (data) => attemptForm(client, definition, fieldsOf(data), options),
  })
  return { ...form, action: formPath(definition.name) }
}
