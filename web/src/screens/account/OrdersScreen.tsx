import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { useFeature } from '../../app/shell/use-feature.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { paths } from '../../lib/paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './Account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { OrderRows } from './OrderRows.tsx'
import { OrdersMissing } from './OrdersMissing.tsx'

const ordersDocument = graphql(`
  query AccountOrders($after: String) {
    viewer {
      role
    }
    orders(first: 10, after: $after) {
      nodes {
        id
        ...OrderRow_order
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

const variablesOf = ({ search }: ScreenRequest) => ({ after: search.get('after') })

export const load = (request: ScreenRequest) => [loading(ordersDocument, variablesOf(request))]
export const title = () => messages.orders

export function Screen({ request, failure }: ScreenProps) {
  const variables = variablesOf(request)
  const [{ data }] = useQuery({ query: ordersDocument, variables })
  const { nodes, pageInfo } = data?.orders ?? {}
  const isFirst = variables.after === null
  const hasHistory = useFeature('ORDER_HISTORY')
  const older = pageInfo?.hasNextPage && pageInfo.endCursor
  return (
    <AccountFrame title={messages.orders} path={accountPaths.orders}>
      {!nodes && <OrdersMissing failure={failure} />}
      {nodes?.length === 0 && isFirst && <NoOrders />}
      {nodes && nodes.length > 0 && <OrderRows orders={nodes} />}
      <nav aria-label={messages.moreOrders} className={styles.actions}>
        {!isFirst && hasHistory && <a href={accountPaths.orders}>{messages.newestOrders}</a>}
        {older && (
          <a href={`${accountPaths.orders}?${new URLSearchParams({ after: older })}`} rel="next">
            {messages.olderOrders}
          </a>
        )}
      </nav>
    </AccountFrame>
  )
}

function NoOrders() {
  return (
    <EmptyState drawing="basket" title={messages.noOrdersYet}>
      <p>{messages.noOrdersHint}</p>
      <ButtonLink weight="primary" href={paths.collections}>
        {commonMessages.lookAround}
      </ButtonLink>
    </EmptyState>
  )
}
