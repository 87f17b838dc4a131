import { useQuery } from 'urql'
import { Link } from 'wouter'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { OverviewHealth_HealthFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/overview.ts'
import { momentOf } from '../../lib/dates.ts'
import { useStaff } from '../../lib/rights.tsx'
import { EventHealth } from '../../live/EventHealth.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TwoColumns } from '../../ui/TwoColumns.tsx'
import { Bars } from './Bars.tsx'
import { type Hint, NeedsAttention } from './NeedsAttention.tsx'
import styles from './Overview.module.css'

const OverviewHealth_health = graphql(`
  fragment OverviewHealth_health on CatalogHealth {
    productCount
    hidden
    soldOut
    partlySoldOut
    withoutPicture
    priceZero
    withoutCollection
    negativeMargin
    discounted
    collectionCount
    brandCount
    pendingMemberCount
    countedAt
    capped
  }
`)

const overviewDocument = graphql(`
  query AdminOverview {
    catalogHealth { ...OverviewHealth_health }
    managedBrands(first: 100) { nodes { id name productCount } }
    managedCollections(first: 100) { nodes { id name productCount builtIn } }
  }
`)

type Health = OverviewHealth_HealthFragment

/** Issues that staff may want to fix: count, text, link. */
const hints = (health: Health, mayApprove: boolean) =>
  [
    [
      mayApprove ? (health.pendingMemberCount ?? 0) : 0,
      messages.waitingForApproval,
      '/members?status=PENDING',
    ],
    [health.negativeMargin, messages.soldAtLoss, '/products?loss=1'],
    [health.priceZero, messages.withPriceZero, '/products?free=1'],
    [health.withoutPicture, messages.withoutPicture, '/products?bare=1'],
    [health.withoutCollection, messages.inNoCollection, '/products?loose=1'],
    [health.soldOut, messages.soldOut, '/products?stock=OUT_OF_STOCK'],
    [health.hidden, messages.hiddenFromShop, '/products?shown=no'],
  ]
    .filter((hint): hint is [number, string, string] => Number(hint[0]) > 0)
    .map(([count, words, href]): Hint => [count, `${noun(href, count)} ${words}`, href])

export function Screen() {
  const { name, rights } = useStaff()
  const [{ data, error }, refetch] = useQuery({ query: overviewDocument })
  if (!data) return error ? <NoAnswer error={error} onAgain={refetch} /> : <Loading />
  const { managedBrands, managedCollections } = data
  const health = unmask(OverviewHealth_health, data.catalogHealth)
  const asOf = health.capped ? messages.asOfCapped : messages.asOf
  return (
    <>
      <ScreenHead
        title={name ? messages.goodDayName({ name: name.split(' ')[0] ?? name }) : messages.goodDay}
        lead={asOf({ date: momentOf(health.countedAt) })}
      />
      <ul className={styles.counts}>
        {countsOf(health).map(([count, label, href]) => (
          <li key={label}>
            <Link href={href}>
              <strong>{count}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
      <TwoColumns>
        <Stack>
          <NeedsAttention hints={hints(health, rights.includes('MEMBERS_WRITE'))} />
          <Panel title={commonMessages.stock}>
            <Bars bars={stockOf(health)} />
          </Panel>
          {rights.includes('EVENTS_READ') && (
            <Panel
              title={commonMessages.events}
              action={<Link href="/events">{messages.allEvents}</Link>}
            >
              <EventHealth />
            </Panel>
          )}
        </Stack>
        <Stack>
          <Panel title={messages.productsByBrand}>
            <Bars
              bars={managedBrands.nodes.map(({ name: label, productCount }) => ({
                label,
                count: productCount ?? 0,
              }))}
            />
          </Panel>
          <Panel title={messages.productsByCollection}>
            <Bars
              bars={managedCollections.nodes
                .filter(({ builtIn }) => !builtIn)
                .map(({ name: label, productCount }) => ({
                  label,
                  count: productCount ?? 0,
                }))}
            />
          </Panel>
        </Stack>
      </TwoColumns>
    </>
  )
}

/** Noun of the count, by the link's path. */
const noun = (href: string, count: number) =>
  href.startsWith('/members') ? messages.memberNoun({ count }) : messages.productNoun({ count })

const countsOf = (health: Health) =>
  [
    [health.productCount, messages.productNoun({ count: health.productCount }), '/products'],
    [health.discounted, messages.onSale, '/products?sale=1'],
    [
      health.collectionCount,
      messages.collectionNoun({ count: health.collectionCount }),
      '/collections',
    ],
    [health.brandCount, messages.brandNoun({ count: health.brandCount }), '/brands'],
  ] as const

const stockOf = ({ productCount, soldOut, partlySoldOut }: Health) => [
  { label: commonMessages.inStock, count: productCount - soldOut - partlySoldOut },
  { label: commonMessages.partlySoldOut, count: partlySoldOut },
  { label: commonMessages.soldOut, count: soldOut },
]
