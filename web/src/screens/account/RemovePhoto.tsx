import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { removePhotoDocument } from './remove-photo-document.ts'

export function RemovePhoto() {
  const client = useClient()
  const form = useForm({
    labels: {},
    async send() {
      const { answer, problems } = await sendForm(client, removePhotoDocument, {})
      if (!answer || problems.length > 0) return problems
      void showToast({ text: 'Your photo is removed.', tone: 'success' })
      return 'done'
    },
  })
  return (
    <Form state={form} action="/forms/remove-photo">
      <div className={styles.actions}>
        <Button type="submit" weight="quiet" isBusy={form.isBusy}>
          Remove photo
        </Button>
      </div>
    </Form>
  )
}
