import { Button } from '../../ui/Button.tsx'

/** Gives the waiting sign-in up. */
export function StartOver({ label = 'Start over' }: { label?: string }) {
  return (
    <form method="post" action="/forms/cancel-sign-in">
      <Button type="submit" weight="quiet">
        {label}
      </Button>
    </form>
  )
}
