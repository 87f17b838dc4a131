import type { ScreenProps } from '../../lib/screen.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'

export const load = () => []
export const title = () => 'This page did not load'

/** In place of a screen whose data did not come. The first time it offers a link, which needs no script. */
export function Screen({ failure, retry }: ScreenProps) {
  // With `retry` the page is in a browser, so it may ask it.
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
