import { useState } from 'react'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import styles from './Account.module.css'
import { slugForm } from './community-forms.ts'
import { retainedInput } from './retained-input.ts'
import { type SlugState, useSlugCheck } from './use-slug-check.ts'

const labels = { slug: messages.lastPartOfAddress }

const textOfState = (state: SlugState): string => {
  if (state.kind === 'no') return state.text
  return { same: '', silent: '', checking: messages.looking, free: messages.thisOneIsFree }[
    state.kind
  ]
}

type SlugFormProps = ScreenProps & { slug: string; memberId: string }

export function SlugForm({ slug, memberId, ...screen }: SlugFormProps) {
  const { request } = screen
  const part = 'slug'
  const typed = retainedInput({ ...screen, part, memberId })
  const [text, setText] = useState(typed?.slug ?? slug)
  const check = useSlugCheck(text, slug)
  const form = useGraphqlForm(slugForm, { request, part, labels, typed })
  return (
    <Form
      state={form}
      label={messages.addressOfYourPage}
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
        data-missing={messages.slugMissing}
        data-wrong={messages.slugCharacters}
        hint={
          <span className={styles.slug}>
            {`…${accountPaths.members}/`}
            <strong>{text.trim() || 'your-name'}</strong>{' '}
            <span role="status">{textOfState(check)}</span>
          </span>
        }
      />
      <SubmitRow
        done={commonMessages.saved}
        wasDone={request.search.get('done') === 'slug'}
        busy={commonMessages.saving}
      >
        {messages.saveAddress}
      </SubmitRow>
    </Form>
  )
}
