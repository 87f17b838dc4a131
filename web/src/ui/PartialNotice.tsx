import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/ui.ts'

type PartialNoticeProps = { requestId: string | null; href: string }

/** Notice that part of the page failed to load. */
export function PartialNotice({ requestId, href }: PartialNoticeProps) {
  const link = (words: string) => (
    <a href={href} data-reload="">
      {words}
    </a>
  )
  return (
    <p className="wrap" role="status">
      {messages.partlyLoaded({ link })}{' '}
      {requestId && commonMessages.reference({ requestId, code: (id) => <code>{id}</code> })}
    </p>
  )
}
