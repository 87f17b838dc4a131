import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/apps.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { useChange } from '../../lib/use-change.ts'
import { AppKeyFields, type AppKeyValues, originsIn, problemOfOrigins } from './AppKeyFields.tsx'
import { Secret } from './Secret.tsx'

const createAppKeyDocument = graphql(`
  mutation AdminCreateAppKey($input: CreateAppKeyInput!) {
    createAppKey(input: $input) {
      appKey { id }
      secret
      problems { code message field requestId }
    }
  }
`)

type Props = { onClose: () => void; onDone: () => void }

const empty: AppKeyValues = { name: '', scopes: [], origins: '', documentsOnly: false }

/** Creates a key, then shows it once. */
export function NewAppKey({ onClose, onDone }: Props) {
  const { change } = useChange()
  const [created, setCreated] = useState<{ name: string; secret: string } | null>(null)
  const form = useChangeForm({
    before: empty,
    isUnguarded: true,
    faults: ({ name, origins }) => ({
      name: /^[\w-]{1,50}$/.test(name) ? null : messages.nameForm,
      origins: problemOfOrigins(origins),
    }),
    async save({ name, scopes, origins, documentsOnly }) {
      const input = { name, scopes: [...scopes], allowedOrigins: originsIn(origins), documentsOnly }
      const sent = await change(createAppKeyDocument, { input })
      const secret = sent.data?.createAppKey.secret
      if (secret) setCreated({ name, secret })
      return sent
    },
  })
  if (created) return <Secret {...created} onClose={onDone} />
  return (
    <Dialog title={messages.newKey} isOpen onClose={onClose}>
      <DialogForm form={form} verb={commonMessages.create} onClose={onClose}>
        <Field
          label={commonMessages.name}
          hint={messages.nameHint}
          maxLength={50}
          autoComplete="off"
          {...form.field('name')}
        />
        <AppKeyFields form={form} />
      </DialogForm>
    </Dialog>
  )
}
