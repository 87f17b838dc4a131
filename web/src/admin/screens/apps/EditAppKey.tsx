import { Dialog } from '../../../ui/Dialog.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/apps.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { useChange } from '../../lib/use-change.ts'
import { AppKeyFields, type AppKeyValues, originsIn, problemOfOrigins } from './AppKeyFields.tsx'
import type { AppKey } from './app-key-columns.tsx'

const updateAppKeyDocument = graphql(`
  mutation AdminUpdateAppKey($input: UpdateAppKeyInput!) {
    updateAppKey(input: $input) {
      appKey { id }
      problems { code message field requestId }
    }
  }
`)

type Props = { appKey: AppKey; onClose: () => void; onDone: () => void }

/** Changes what an app may do. */
export function EditAppKey({ appKey, onClose, onDone }: Props) {
  const { id, name, scopes, allowedOrigins, documentsOnly } = appKey
  const { change } = useChange()
  const before: AppKeyValues = { name, scopes, origins: allowedOrigins.join('\n'), documentsOnly }
  const form = useChangeForm({
    before,
    isUnguarded: true,
    faults: ({ origins }) => ({ origins: problemOfOrigins(origins) }),
    save({ scopes, origins, documentsOnly }) {
      const input = { id, scopes: [...scopes], allowedOrigins: originsIn(origins), documentsOnly }
      return change(updateAppKeyDocument, { input }, commonMessages.saved)
    },
    onDone,
  })
  return (
    <Dialog title={messages.editTitle({ name })} isOpen onClose={onClose}>
      <DialogForm form={form} verb={commonMessages.save} onClose={onClose}>
        <AppKeyFields form={form} />
      </DialogForm>
    </Dialog>
  )
}
