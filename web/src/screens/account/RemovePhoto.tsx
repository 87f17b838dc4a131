import * as messages from '../../__generated__/messages/account.ts'
import { Form } from '../../forms/Form.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import account from './Account.module.css'
import styles from './Profile.module.css'
import { removePhotoForm } from './remove-photo-form.ts'

/** Removes the photo in two steps, also without JavaScript: it cannot be brought back. */
export function RemovePhoto({ request }: Pick<ScreenProps, 'request'>) {
  const form = useGraphqlForm(removePhotoForm, {
    request,
    part: 'remove-photo',
    onSuccess: () => void showToast({ text: messages.yourPhotoIsRemoved, tone: 'success' }),
  })
  return (
    <details className={styles.remove} open={request.search.get('form') === 'remove-photo'}>
      <summary>{messages.removePhoto}</summary>
      <Form state={form}>
        <Button type="submit" isBusy={form.isBusy} className={account.grave}>
          {messages.removePhotoForGood}
        </Button>
      </Form>
    </details>
  )
}
