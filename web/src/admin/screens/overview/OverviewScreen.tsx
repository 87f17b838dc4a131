import { useQuery } from 'urql'
import { Link } from 'wouter'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { OverviewHealth_HealthFragment } from '../../__generated__/graphql.ts'
import { momentOf } from '../../lib/dates.ts'
import { useStaff } from '../../lib/rights.tsx'
import { EventHealth } from '../../live/EventHealth.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TwoColumns } from '../../ui/TwoColumns.tsx'
import { Bars } from './Bars.tsx'
import styles from './Overview.module.css'

const OverviewHealth_health = graphql(`
  fragment OverviewHealth_health on CatalogHealth {
    products
    hidden
    soldOut
    partlySoldOut
    withoutPicture
    priceZero
    withoutCollection
    negativeMargin
    discounted
    collections
    brands
    pendingMembers
    countedAt
    isCapped
  }
`)

const overviewDocument = graphql(`
  query AdminOverview {
    catalogHealth { ...OverviewHealth_health }
    managedBrands(first: 100) { nodes { id name assignedProductsCount } }
    managedCollections(first: 100) { nodes { id name numberOfProducts isBuiltIn } }
  }
`)

type Health = OverviewHealth_HealthFragment

/** Issues that staff may want to fix: count, text, link. */
const hints = (health: Health, mayApprove: boolean) =>
  [
    [
      mayApprove ? (health.pendingMembers ?? 0) : 0,
      'waiting for you to let them in',
      '/members?status=PENDING',
    ],
    [health.negativeMargin, 'sold at a loss', '/products?loss=1'],
    [health.priceZero, 'with a price of 0', '/products?free=1'],
    [health.withoutPicture, 'without a picture', '/products?bare=1'],
    [health.withoutCollection, 'in no collection', '/products?loose=1'],
    [health.soldOut, 'sold out', '/products?stock=OUT_OF_STOCK'],
    [health.hidden, 'hidden from the shop', '/products?shown=no'],
  ].filter((hint): hint is [number, string, string] => Number(hint[0]) > 0)

export function Screen() {
  const { name, rights } = useStaff()
  const [{ data, error }, refetch] = useQuery({ query: overviewDocument })
  if (!data) return error ? <NoAnswer error={error} onAgain={refetch} /> : <Loading />
  const { managedBrands, managedCollections } = data
  const health = unmask(OverviewHealth_health, data.catalogHealth)
  const found = hints(health, rights.includes('MEMBERS_WRITE'))
  return (
    <>
      <ScreenHead
        title={`Good day${name ? `, ${name.split(' ')[0]}` : ''}`}
        lead={`As of ${momentOf(health.countedAt)}${health.isCapped ? ', of the first 10,000 products' : ''}`}
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
          <Panel title="Needs attention">
            {found.length === 0 ? (
              <Muted>Nothing. Everything has a picture, a price and a place.</Muted>
            ) : (
              <ul className={styles.hints}>
                {found.map(([count, words, href]) => (
                  <li key={href}>
                    <Link href={href}>
                      <strong>{count}</strong> {noun(href, count)} {words}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <Panel title="Stock">
            <Bars bars={stockOf(health)} />
          </Panel>
          {rights.includes('EVENTS_READ') && (
            <Panel title="Events" action={<Link href="/events">All events</Link>}>
              <EventHealth />
            </Panel>
          )}
        </Stack>
        <Stack>
          <Panel title="Products by brand">
            <Bars
              bars={managedBrands.nodes.map(({ name: label, assignedProductsCount }) => ({
                label,
                count: assignedProductsCount ?? 0,
              }))}
            />
          </Panel>
          <Panel title="Products by collection">
            <Bars
              bars={managedCollections.nodes
                .filter(({ isBuiltIn }) => !isBuiltIn)
                .map(({ name: label, numberOfProducts }) => ({
                  label,
                  count: numberOfProducts ?? 0,
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
  `${href.startsWith('/members') ? 'member' : 'product'}${count === 1 ? '' : 's'}`

const countsOf = (health: Health) =>
  [
    [health.products, 'products', '/products'],
    [health.discounted, 'on sale', '/products?sale=1'],
    [health.collections, 'collections', '/collections'],
    [health.brands, 'brands', '/brands'],
  ] as const

const stockOf = ({ products, soldOut, partlySoldOut }: Health) => [
  { label: 'In stock', count: products - soldOut - partlySoldOut },
  { label: 'Partly sold out', count: partlySoldOut },
  { label: 'Sold out', count: soldOut },
]
