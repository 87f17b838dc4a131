import { useState } from 'react'
import { useClient } from 'urql'
import type { UpdateMeInput } from '../../__generated__/graphql.ts'
import { problemsFromUrl } from '../../forms/problems-from-url.ts'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenRequest, Typed } from '../../lib/screen.ts'
import { updateMeDocument } from './update-me-document.ts'

type UpdateOptions = {
  /** Name of the form in the address, for pages with several forms. */
  name: string
  request: ScreenRequest
  /**
   * The member the page was rendered for: the gateway refuses an update of another member, and input retained for
   * another member is not shown.
   */
  memberId: string
  typed: Typed | undefined
  labels: Record<string, string>
  inputOf: (fields: FormData) => UpdateMeInput
  /** Maps the field of a problem to the line typed, because empty lines are not sent. */
  atLine?: (field: string, fields: FormData) => string
  onDone?: () => void
}

type RetainedInput = Pick<UpdateOptions, 'name' | 'request' | 'memberId'> & {
  typed?: Typed | undefined
}

/** Input retained for this form and this member. */
export function typedOf({ name, request, typed, memberId }: RetainedInput): Typed | undefined {
  const isHere = request.search.get('form') === name
  return isHere && (typed?.memberId ?? memberId) === memberId ? typed : undefined
}

/** A form that updates a part of the member's own profile. */
export function useUpdate(options: UpdateOptions) {
  const { name, request, memberId, labels, inputOf, atLine, onDone } = options
  const client = useClient()
  const { search } = request
  const [initialProblems] = useState(() => problemsFromUrl(search, name))
  const form = useForm({
    labels,
    initialProblems,
    typed: typedOf(options),
    async send(fields) {
      const variables = { input: { ...inputOf(fields), memberId } }
      const { answer, problems } = await sendForm(client, updateMeDocument, variables)
      if (!answer || problems.length > 0) {
        return problems.map((one) =>
          one.field && atLine ? { ...one, field: atLine(one.field, fields) } : one,
        )
      }
      onDone?.()
      return 'done'
    },
  })
  return { form, wasDone: search.get('done') === name }
}
