import { formPath } from '../../lib/form-path.ts'
import { Button } from '../../ui/Button.tsx'

/** Abandons the pending sign-in. */
export function StartOver({ label = 'Start over' }: { label?: string }) {
  return (
    <form method="post" action={formPath('cancel-sign-in')}>
      <Button type="submit" weight="quiet">
        {label}
      </Button>
    </form>
  )
}
