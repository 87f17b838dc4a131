import * as messages from '../../__generated__/messages/account.ts'
import { Form } from '../../forms/Form.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { removePhotoForm } from './remove-photo-form.ts'

export function RemovePhoto() {
  const form = useGraphqlForm(removePhotoForm, {
    onSuccess: () => void showToast({ text: messages.yourPhotoIsRemoved, tone: 'success' }),
  })
  return (
    <Form state={form}>
      <div className={styles.actions}>
        <Button type="submit" weight="quiet" isBusy={form.isBusy}>
          {messages.removePhoto}
        </Button>
      </div>
    </Form>
  )
}
