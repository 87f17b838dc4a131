import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** A screen whose answer never came. */
export function NoAnswer({ onAgain }: { onAgain: () => void }) {
  return (
    <EmptyState drawing="lamp" title="No answer">
      <p>The platform did not answer. Nothing was changed; try again in a moment.</p>
      <Button weight="primary" onClick={onAgain}>
        Try again
      </Button>
    </EmptyState>
  )
}
