import { useState } from 'react'
import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { problemsFromUrl } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import styles from './Account.module.css'
import { updateSlugDocument } from './update-slug-document.ts'
import { type SlugState, useSlugCheck } from './use-slug-check.ts'
import { typedOf } from './use-update.ts'

const labels = { slug: 'Last part of the address' }

const textOfState = (state: SlugState): string => {
  if (state.kind === 'no') return state.text
  return { same: '', silent: '', checking: 'Looking…', free: 'This one is free.' }[state.kind]
}

type SlugFormProps = ScreenProps & { slug: string; memberId: string }

export function SlugForm({ slug, memberId, ...screen }: SlugFormProps) {
  const { request } = screen
  const typed = typedOf({ ...screen, name: 'slug', memberId })
  const client = useClient()
  const [initialProblems] = useState(() => problemsFromUrl(request.search, 'slug'))
  const [text, setText] = useState(typed?.slug ?? slug)
  const check = useSlugCheck(text, slug)
  const form = useForm({
    labels,
    initialProblems,
    typed,
    async send(fields) {
      const variables = { slug: String(fields.get('slug')).trim() }
      const { answer, problems } = await sendForm(client, updateSlugDocument, variables)
      return answer && problems.length === 0 ? 'done' : problems
    },
  })
  return (
    <Form
      state={form}
      label="Address of your page"
      action="/forms/slug"
      hidden={{ returnTo: `${accountPaths.community}?form=slug`, memberId }}
    >
      <FormField
        name="slug"
        required
        maxLength={255}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        pattern="\s*[A-Za-z0-9]([A-Za-z0-9._~\-]*[A-Za-z0-9])?\s*"
        defaultValue={slug}
        onChange={(event) => setText(event.target.value)}
        data-missing="Type what the address of your page ends with."
        data-wrong="Only the letters a to z, digits and . _ ~ -, with a letter or digit at both ends."
        hint={
          <span className={styles.slug}>
            …/members/<strong>{text.trim() || 'your-name'}</strong>{' '}
            <span role="status">{textOfState(check)}</span>
          </span>
        }
      />
      <SubmitRow done="Saved" wasDone={request.search.get('done') === 'slug'} busy="Saving…">
        Save address
      </SubmitRow>
    </Form>
  )
}
