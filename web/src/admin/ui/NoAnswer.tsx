import type { CombinedError } from 'urql'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

type Props = { error?: CombinedError; onAgain: () => void }

/** Shown when a screen's query failed or its address is invalid. */
export function NoAnswer({ error, onAgain }: Props) {
  const refused = error?.graphQLErrors.find(
    ({ extensions }) => extensions.code === 'BAD_USER_INPUT',
  )
  if (refused) {
    return (
      <EmptyState drawing="lamp" title="This address does not fit the screen">
        <p>{refused.message}</p>
        <Button weight="primary" onClick={() => location.assign(location.pathname)}>
          Without filters
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing="lamp" title="No answer">
      <p>The platform didn’t respond. Nothing was changed; try again in a moment.</p>
      <Button weight="primary" onClick={onAgain}>
        Try again
      </Button>
    </EmptyState>
  )
}
