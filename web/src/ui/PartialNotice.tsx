import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/ui.ts'

type PartialNoticeProps = { requestId: string | null; href: string }

/** Notice that part of the page failed to load. */
export function PartialNotice({ requestId, href }: PartialNoticeProps) {
  return (
    <p className="wrap" role="status">
      {messages.partlyLoaded}{' '}
      <a href={href} data-reload="">
        {commonMessages.tryAgain}
      </a>{' '}
      {requestId && (
        <>
          {commonMessages.reference} <code>{requestId}</code>
        </>
      )}
    </p>
  )
}
