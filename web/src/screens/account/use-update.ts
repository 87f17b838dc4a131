import { useState } from 'react'
import { useClient } from 'urql'
import type { UpdateMeInput } from '../../__generated__/graphql.ts'
import { sendForm } from '../../forms/send-form.ts'
import { toldForm } from '../../forms/told-form.ts'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenRequest, Typed } from '../../lib/screen.ts'
import { updateMeDocument } from './update-me-document.ts'

type UpdateOptions = {
  /** Names the form in the address, where a page has several. */
  name: string
  request: ScreenRequest
  /** Whose page it is: nobody else's is changed, and nobody else's words are shown. */
  memberId: string
  typed: Typed | undefined
  labels: Record<string, string>
  inputOf: (fields: FormData) => UpdateMeInput
  /** A problem at a line, where the form has lines the input has not. */
  atLine?: (field: string, fields: FormData) => string
  onDone?: () => void
}

type Own = Pick<UpdateOptions, 'name' | 'request' | 'memberId'> & { typed?: Typed | undefined }

/** What was typed into this form, by this member. */
export function typedOf({ name, request, typed, memberId }: Own): Typed | undefined {
  const isHere = request.search.get('form') === name
  return isHere && (typed?.memberId ?? memberId) === memberId ? typed : undefined
}

/** A form that changes a part of one's own membership. */
export function useUpdate(options: UpdateOptions) {
  const { name, request, memberId, labels, inputOf, atLine, onDone } = options
  const client = useClient()
  const { search } = request
  const [told] = useState(() => toldForm(search, name))
  const form = useForm({
    labels,
    told,
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
