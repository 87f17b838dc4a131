import type { CombinedError } from 'urql'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/ui.ts'

type Props = { error?: CombinedError; onAgain: () => void }

/** Shown when a screen's query failed or its address is invalid. */
export function NoAnswer({ error, onAgain }: Props) {
  const refused = error?.graphQLErrors.find(
    ({ extensions }) => extensions.code === 'BAD_USER_INPUT',
  )
  if (refused) {
    return (
      <EmptyState drawing="lamp" title={messages.thisAddressDoesNotFitScreen}>
        <p>{refused.message}</p>
        <Button weight="primary" onClick={() => location.assign(location.pathname)}>
          {messages.withoutFilters}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing="lamp" title={commonMessages.noAnswer}>
      <p>{messages.platformSilent}</p>
      <Button weight="primary" onClick={onAgain}>
        {commonMessages.tryAgain}
      </Button>
    </EmptyState>
  )
}
