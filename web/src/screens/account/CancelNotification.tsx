import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { cancelNotificationDocument } from './notifications-document.ts'

type CancelNotificationProps = {
  id: string
  isWaiting: boolean
  name: string
  onCanceled: () => Promise<unknown>
}

export function CancelNotification(props: CancelNotificationProps) {
  const { id, isWaiting, name, onCanceled } = props
  const client = useClient()
  const form = useForm({
    labels: {},
    async send() {
      const { answer, problems } = await sendForm(client, cancelNotificationDocument, { id })
      if (!answer || problems.length > 0) return problems
      const text = isWaiting ? 'We will not write to you about it.' : 'It is off the list.'
      void showToast({ text, tone: 'success' })
      await onCanceled()
      return 'done'
    },
  })
  return (
    <Form state={form} action="/forms/cancel-back-in-stock" hidden={{ requestId: id }}>
      <Button type="submit" weight="quiet" isBusy={form.isBusy}>
        {isWaiting ? 'Stop waiting' : 'Remove'}
        <span className="sr">: {name}</span>
      </Button>
    </Form>
  )
}
