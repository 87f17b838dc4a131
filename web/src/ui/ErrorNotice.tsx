import * as commonMessages from '../__generated__/messages/common.ts'
import * as offlineMessages from '../__generated__/messages/offline.ts'
import * as messages from '../__generated__/messages/ui.ts'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLink } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** A failure of one page; a shop whose platform is away or resting; a device without a connection. */
export type Reason = 'failed' | 'unavailable' | 'offline'

type ErrorNoticeProps = {
  reason?: Reason
  requestId?: string | null
  /** Address of this page; the link works without JavaScript. */
  href?: string
  onRetry?: (() => void) | undefined
}

const words: Record<Reason, { title: string; text: string }> = {
  failed: { title: messages.thisPageDidNotLoad, text: messages.failedHint },
  unavailable: { title: messages.shopUnavailable, text: messages.unavailableHint },
  offline: { title: offlineMessages.youAreOffline, text: offlineMessages.notOnDevice },
}

/** Returns the heading of the notice, which is the title of its page. */
export const titleOf = (reason: Reason) => words[reason].title

/** Notice of a page that cannot be shown, with the request id of a failure and a way to retry. */
export function ErrorNotice({
  reason = 'failed',
  requestId,
  href = '',
  onRetry,
}: ErrorNoticeProps) {
  const { title, text } = words[reason]
  return (
    <div className="wrap" role="alert">
      <EmptyState drawing="lamp" title={title} headingLevel={1}>
        <p>{text}</p>
        {onRetry ? (
          <Button weight="primary" onClick={onRetry}>
            {commonMessages.tryAgain}
          </Button>
        ) : (
          <ButtonLink weight="primary" href={href} data-reload="">
            {commonMessages.tryAgain}
          </ButtonLink>
        )}
        {reason === 'failed' && <Onward href={href} />}
        {requestId && (
          <p>
            <small>
              {messages.staffReference} <br />
              <code>{requestId}</code>
            </small>
          </p>
        )}
      </EmptyState>
    </div>
  )
}

/** A link to what still works: another page than the one that failed. */
function Onward({ href }: { href: string }) {
  const isCollections = href.startsWith(paths.collections)
  return (
    <ButtonLink weight="quiet" href={isCollections ? paths.home : paths.collections}>
      {isCollections ? commonMessages.home : commonMessages.seeAllCollections}
    </ButtonLink>
  )
}
