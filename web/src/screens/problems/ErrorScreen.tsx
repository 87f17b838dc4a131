import { useEffect } from 'react'
import * as messages from '../../__generated__/messages/ui.ts'
import { isCurrent } from '../../lib/is-current.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { StoredPages } from '../../offline/StoredPages.tsx'
import { showStoredPage } from '../../offline/stored-pages.ts'
import { whenOnline } from '../../offline/when-online.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'

export const load = () => []
export const title = () => messages.thisPageDidNotLoad

/** Replaces a screen whose data failed to load. Server-rendered, it offers a link, which needs no script. */
export function Screen({ failure, retry }: ScreenProps) {
  // `retry` is set only in the browser.
  const isOffline = retry !== undefined && !isCurrent()
  useEffect(() => {
    if (!retry || !isOffline) return
    void showStoredPage()
    return whenOnline(retry)
  }, [retry, isOffline])
  const notice = (
    <ErrorNotice
      requestId={failure?.requestId}
      href={failure?.url}
      onRetry={retry}
      isOffline={isOffline}
    />
  )
  return isOffline ? <StoredPages>{notice}</StoredPages> : notice
}
