import { useEffect } from 'react'
import { useClient, useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { useFeature } from '../../app/shell/use-feature.ts'
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
      loginEmailVerified
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
export const title = () => messages.backInStock

export function Screen({ request, failure }: ScreenProps) {
  const client = useClient()
  const hasAlerts = useFeature('STOCK_ALERTS')
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
      title={messages.backInStock}
      lead={hasAlerts && messages.alertsIntro}
      path={accountPaths.notifications}
    >
      {request.search.get('done') === 'canceled' && <p role="status">{messages.itIsOffList}</p>}
      {!nodes &&
        (data?.me?.loginEmailVerified === false ? (
          <UnverifiedEmail />
        ) : (
          <DataMissing
            failure={failure}
            what={messages.yourList}
            title={messages.noStockAlertsHere}
          >
            {messages.noStockAlertsHint}
          </DataMissing>
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
        <nav aria-label={messages.moreOfList} className={styles.actions}>
          {!isFirst && <a href={accountPaths.notifications}>{commonMessages.newest}</a>}
          {older && (
            <a
              href={`${accountPaths.notifications}?${new URLSearchParams({ after: older })}`}
              rel="next"
            >
              {messages.older}
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
    <Banner tone="warning" title={messages.verifyYourEmailAddressFirst}>
      <p>
        {messages.verifyEmailHint({
          link: (words) => <a href={accountPaths.security}>{words}</a>,
        })}
      </p>
    </Banner>
  )
}

function NoStockAlerts() {
  return (
    <EmptyState drawing="bookcase" title={messages.noStockAlertsYet}>
      <p>{messages.noAlertsHint}</p>
      <ButtonLink weight="primary" href={paths.collections}>
        {commonMessages.lookAround}
      </ButtonLink>
    </EmptyState>
  )
}
