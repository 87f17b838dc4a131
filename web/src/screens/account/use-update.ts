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
  typed: Typed | undefined
  labels: Record<string, string>
  inputOf: (fields: FormData) => UpdateMeInput
  onDone?: () => void
}

/** A form that changes a part of one's own membership. */
export function useUpdate({ name, request, typed, labels, inputOf, onDone }: UpdateOptions) {
  const client = useClient()
  const { search } = request
  const [told] = useState(() => toldForm(search, name))
  const form = useForm({
    labels,
    told,
    typed: search.get('form') === name ? typed : undefined,
    async send(fields) {
      const variables = { input: inputOf(fields) }
      const { answer, problems } = await sendForm(client, updateMeDocument, variables)
      if (!answer || problems.length > 0) return problems
      onDone?.()
      return 'done'
    },
  })
  return { form, wasDone: search.get('done') === name }
}
