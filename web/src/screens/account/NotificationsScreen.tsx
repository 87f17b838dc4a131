import { useEffect } from 'react'
import { useClient, useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { paths } from '../../lib/paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './Account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { DataMissing } from './DataMissing.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import rows from './Notifications.module.css'

const notificationsDocument = graphql(`
  query AccountNotifications($after: String) {
    viewer {
      role
    }
    me {
      id
      isLoginEmailVerified
    }
    myBackInStockRequests(first: 20, after: $after) {
      nodes {
        id
        ...NotificationRow_request
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

const variablesOf = ({ search }: ScreenRequest) => ({ after: search.get('after') })

export const load = (request: ScreenRequest) => [
  loading(notificationsDocument, variablesOf(request)),
]
export const title = () => 'Back in stock'

export function Screen({ request }: ScreenProps) {
  const client = useClient()
  const variables = variablesOf(request)
  const [{ data }] = useQuery({ query: notificationsDocument, variables })
  const { nodes, pageInfo } = data?.myBackInStockRequests ?? {}
  const isFirst = variables.after === null
  const older = pageInfo?.hasNextPage && pageInfo.endCursor
  const readAgain = () =>
    client.query(notificationsDocument, variables, { requestPolicy: 'network-only' }).toPromise()
  useTabReturn(readAgain)
  return (
    <AccountFrame
      title="Back in stock"
      lead="What you wait for, and whether we have written to you."
      path={accountPaths.notifications}
    >
      {request.search.get('done') === 'canceled' && <p role="status">It is off the list.</p>}
      {!nodes &&
        (data?.me?.isLoginEmailVerified === false ? (
          <UnverifiedEmail />
        ) : (
          <DataMissing what="your list" />
        ))}
      {nodes?.length === 0 && isFirst && <NoStockAlerts />}
      {nodes && nodes.length > 0 && (
        <ul className={`${styles.rows} ${rows.rows}`}>
          {nodes.map((one) => (
            <NotificationRow key={one.id} request={one} onCanceled={readAgain} />
          ))}
        </ul>
      )}
      {(!isFirst || older) && (
        <nav aria-label="More of the list" className={styles.actions}>
          {!isFirst && <a href={accountPaths.notifications}>Newest</a>}
          {older && (
            <a
              href={`${accountPaths.notifications}?${new URLSearchParams({ after: older })}`}
              rel="next"
            >
              Older
            </a>
          )}
        </nav>
      )}
    </AccountFrame>
  )
}

/** Refetches when the tab becomes visible: the platform has no change events for a member's stock alerts. */
function useTabReturn(callback: () => void) {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && callback()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
}

function UnverifiedEmail() {
  return (
    <Banner tone="warning" title="Verify your email address first">
      <p>
        Requests belong to an address. <a href={accountPaths.security}>Send an email</a> to show
        that it is yours; what it waits for is listed here then.
      </p>
    </Banner>
  )
}

function NoStockAlerts() {
  return (
    <EmptyState drawing="bookcase" title="No stock alerts yet">
      <p>On the page of a sold-out product you can ask for an email when it’s back in stock.</p>
      <ButtonLink weight="primary" href={paths.collections}>
        Look around
      </ButtonLink>
    </EmptyState>
  )
}
