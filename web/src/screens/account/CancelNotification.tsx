import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Form } from '../../forms/Form.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { cancelNotificationForm } from './cancel-notification-form.ts'

type CancelNotificationProps = {
  id: string
  isWaiting: boolean
  name: string
  onCanceled: () => Promise<unknown>
}

export function CancelNotification(props: CancelNotificationProps) {
  const { id, isWaiting, name, onCanceled } = props
  const form = useGraphqlForm(cancelNotificationForm, {
    async onSuccess() {
      const text = isWaiting ? messages.alertCanceled : messages.itIsOffList
      void showToast({ text, tone: 'success' })
      await onCanceled()
    },
  })
  return (
    <Form state={form} hidden={{ requestId: id }}>
      <Button type="submit" weight="quiet" isBusy={form.isBusy}>
        {isWaiting ? messages.stopWaiting : commonMessages.remove}
        <span className="sr">: {name}</span>
      </Button>
    </Form>
  )
}
