import * as messages from '../../__generated__/messages/ui.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'

export const load = () => []
export const title = () => messages.thisPageDidNotLoad

/** Replaces a screen whose data failed to load. Server-rendered, it offers a link, which needs no script. */
export function Screen({ failure, retry }: ScreenProps) {
  // `retry` is set only in the browser, where `navigator` exists.
  const isOffline = retry !== undefined && !navigator.onLine
  return (
    <ErrorNotice
      requestId={failure?.requestId}
      href={failure?.url}
      onRetry={retry}
      isOffline={isOffline}
    />
  )
}
