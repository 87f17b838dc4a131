import { useEffect } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import { isCurrent } from '../../lib/is-current.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import type { ScreenFailure } from '../../lib/screen-failure.ts'
import { StoredPages } from '../../offline/StoredPages.tsx'
import { showStoredPage } from '../../offline/stored-pages.ts'
import { whenOnline } from '../../offline/when-online.ts'
import { ErrorNotice, type Reason, titleOf } from '../../ui/ErrorNotice.tsx'

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
export const title = (_read: Read, _request: ScreenRequest, failure?: ScreenFailure | null) =>
  titleOf(reasonOf(failure, typeof document !== 'undefined'))

/** Only a browser knows whether it has a connection. */
function reasonOf(failure: ScreenFailure | null | undefined, isBrowser: boolean): Reason {
  if (isBrowser && !isCurrent()) return 'offline'
  return failure?.isUnavailable ? 'unavailable' : 'failed'
}

/** Replaces a screen whose data failed to load. Server-rendered, it offers links, which need no script. */
export function Screen({ failure, retry }: ScreenProps) {
  // `retry` is set only in the browser.
  const reason = reasonOf(failure, retry !== undefined)
  const isOffline = reason === 'offline'
  const isUnavailable = reason === 'unavailable'
  const [{ data, fetching }] = useQuery({ query: pagesDocument, pause: !isUnavailable })
  useEffect(() => {
    if (!retry || !(isOffline || isUnavailable)) return
    void showStoredPage()
    if (isOffline) return whenOnline(retry)
  }, [retry, isOffline, isUnavailable])
  const notice = (
    <ErrorNotice
      reason={reason}
      requestId={failure?.requestId ?? null}
      href={failure?.url ?? ''}
      onRetry={retry}
    />
  )
  if (!isOffline && !isUnavailable) return notice
  return <StoredPages texts={fetching ? null : (data?.store.pages ?? [])}>{notice}</StoredPages>
}
