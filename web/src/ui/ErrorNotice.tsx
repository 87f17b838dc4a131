import * as commonMessages from '../__generated__/messages/common.ts'
import * as offlineMessages from '../__generated__/messages/offline.ts'
import * as messages from '../__generated__/messages/ui.ts'
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
  title: messages.thisPageDidNotLoad,
  text: messages.failedHint,
  retry: commonMessages.tryAgain,
  offlineTitle: offlineMessages.youAreOffline,
  offlineText: offlineMessages.notOnDevice,
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
            {messages.staffReference} <br />
            <code>{requestId}</code>
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
