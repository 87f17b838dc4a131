import * as messages from '../../__generated__/messages/signIn.ts'
import { formPath } from '../../lib/form-path.ts'
import { Button } from '../../ui/Button.tsx'

/** Abandons the pending sign-in. */
export function StartOver({ label = messages.startOver }: { label?: string }) {
  return (
    <form method="post" action={formPath('cancel-sign-in')}>
      <Button type="submit" weight="quiet">
        {label}
      </Button>
    </form>
  )
}
