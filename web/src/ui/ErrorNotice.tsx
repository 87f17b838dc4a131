import { Button, ButtonLink } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type ErrorNoticeProps = {
  requestId?: string | null
  /** Address of this page; the link works without JavaScript. */
  href?: string
  onRetry?: (() => void) | undefined
  isOffline?: boolean
}

const words = {
  title: 'This page did not load',
  text: 'The shop didn’t get a response it needed. Your cart is saved. Try again, or come back in a few minutes.',
  retry: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'This page is not loaded yet. It will come once you are connected again.',
}

/** Notice of a failure on our side, with its request id and a way to retry. */
export function ErrorNotice({ requestId, href = '', onRetry, isOffline }: ErrorNoticeProps) {
  return (
    <div className="wrap" role="alert">
      <EmptyState
        drawing="lamp"
        title={isOffline ? words.offlineTitle : words.title}
        headingLevel={1}
      >
        <p>{isOffline ? words.offlineText : words.text}</p>
        {requestId && (
          <p>
            Reference for our staff: <code>{requestId}</code>
          </p>
        )}
        {onRetry ? (
          <Button weight="primary" onClick={onRetry}>
            {words.retry}
          </Button>
        ) : (
          <ButtonLink weight="primary" href={href} data-reload="">
            {words.retry}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}
