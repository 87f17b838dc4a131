import * as messages from '../../__generated__/messages/account.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Shown when the page loaded but its main data did not. */
export function DataMissing({ what }: { what: string }) {
  return (
    <Banner tone="danger" title={messages.weCouldntLoad({ what })}>
      <p>{messages.dataMissingHint}</p>
    </Banner>
  )
}
