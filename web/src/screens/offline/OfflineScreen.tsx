import * as messages from '../../__generated__/messages/offline.ts'
import { StoredPages } from '../../offline/StoredPages.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'

export const load = () => []
export const title = () => messages.youAreOffline

/**
 * What the service worker shows in place of a page that is not on the device, at the address of that page. The link
 * without an address loads that address again, also without JavaScript; with it, the page loads by itself.
 */
export function Screen() {
  return (
    <StoredPages>
      <ErrorNotice reason="offline" />
    </StoredPages>
  )
}
