import { useQuery } from 'urql'
import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { AdminOverviewQuery } from '../../__generated__/graphql.ts'
import { momentOf } from '../../lib/dates.ts'
import { useStaff } from '../../lib/rights.tsx'
import layout from '../../ui/Columns.module.css'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Bars } from './Bars.tsx'
import styles from './Overview.module.css'

const overviewDocument = graphql(`
  query AdminOverview {
    catalogHealth {
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
    managedBrands(first: 100) { nodes { id name assignedProductsCount } }
    managedCollections(first: 100) { nodes { id name numberOfProducts isBuiltIn } }
  }
`)

type Health = AdminOverviewQuery['catalogHealth']

/** What an owner would want to put right: count, words, where to. */
const hints = (health: Health) =>
  [
    [health.pendingMembers ?? 0, 'members wait for you', '/members?status=PENDING'],
    [health.negativeMargin, 'products are sold at a loss', '/products?loss=1'],
    [health.priceZero, 'products cost nothing', '/products?free=1'],
    [health.withoutPicture, 'products have no picture', '/products?bare=1'],
    [health.withoutCollection, 'products are in no collection', '/products?loose=1'],
    [health.soldOut, 'products are sold out', '/products?stock=OUT_OF_STOCK'],
    [health.hidden, 'products are hidden', '/products?shown=no'],
  ].filter((hint): hint is [number, string, string] => Number(hint[0]) > 0)

export function Screen() {
  const { name } = useStaff()
  const [{ data, error }, ask] = useQuery({ query: overviewDocument })
  if (!data) return error ? <NoAnswer onAgain={ask} /> : <Loading />
  const { catalogHealth: health, managedBrands, managedCollections } = data
  const found = hints(health)
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
      <div className={layout.two}>
        <Panel title="To look at">
          {found.length === 0 ? (
            <p className={layout.muted}>Nothing. Everything has a picture, a price and a place.</p>
          ) : (
            <ul className={styles.hints}>
              {found.map(([count, words, href]) => (
                <li key={href}>
                  <Link href={href}>
                    <strong>{count}</strong> {words}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <div className={layout.stack}>
          <Panel title="Stock">
            <Bars bars={stockOf(health)} />
          </Panel>
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
        </div>
      </div>
    </>
  )
}

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
