import { useEffect } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/ui.ts'
import { isCurrent } from '../../lib/is-current.ts'
import { loading, type ScreenProps } from '../../lib/screen.ts'
import { StoredPages } from '../../offline/StoredPages.tsx'
import { showStoredPage } from '../../offline/stored-pages.ts'
import { whenOnline } from '../../offline/when-online.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'

/** Pages of text are the shop's own: they need no platform. */
const pagesDocument = graphql(`
  query ErrorScreen {
    store {
      pages {
        slug
        title
      }
    }
  }
`)

export const load = () => [loading(pagesDocument, {})]
export const title = () => messages.thisPageDidNotLoad

/** Replaces a screen whose data failed to load. Server-rendered, it offers links, which need no script. */
export function Screen({ failure, retry }: ScreenProps) {
  // `retry` is set only in the browser.
  const isOffline = retry !== undefined && !isCurrent()
  const isUnavailable = !isOffline && (failure?.isUnavailable ?? false)
  const [{ data, fetching }] = useQuery({ query: pagesDocument, pause: !isUnavailable })
  useEffect(() => {
    if (!retry || !(isOffline || isUnavailable)) return
    void showStoredPage()
    if (isOffline) return whenOnline(retry)
  }, [retry, isOffline, isUnavailable])
  const notice = (
    <ErrorNotice
      reason={isOffline ? 'offline' : isUnavailable ? 'unavailable' : 'failed'}
      requestId={failure?.requestId ?? null}
      href={failure?.url ?? ''}
      onRetry={retry}
    />
  )
  if (!isOffline && !isUnavailable) return notice
  return <StoredPages texts={fetching ? null : (data?.store.pages ?? [])}>{notice}</StoredPages>
}
