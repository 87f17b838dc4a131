import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { InventoryStatus, ProductRow_ProductFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as fieldMessages from '../../__generated__/messages/fields.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { dayOf } from '../../lib/dates.ts'
import { fractionOf, percent } from '../../lib/percent.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import styles from './ProductName.module.css'

export const ProductRow_product = graphql(`
  fragment ProductRow_product on Product {
    id
    name
    sku
    brandName
    type
    visible
    ribbon
    updatedAt
    collectionIds
    stock { status tracked quantity }
    price { amount formatted }
    compareAtPrice { formatted }
    costAndProfit { cost { amount formatted } profit { formatted } margin }
    lowestSale { paid { amount formatted } margin atLoss }
    mainMedia { image { url(width: 72, height: 90) } }
  }
`)

export type Row = ProductRow_ProductFragment

const stockWords: Record<InventoryStatus, readonly [string, 'plain' | 'warning' | 'bad']> = {
  IN_STOCK: [commonMessages.inStock, 'plain'],
  PARTIALLY_OUT_OF_STOCK: [commonMessages.partlySoldOut, 'warning'],
  OUT_OF_STOCK: [commonMessages.soldOut, 'bad'],
}

export const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: commonMessages.product,
    sortField: 'NAME',
    isWide: true,
    cell: ({ id, name, mainMedia }) => (
      <span className={styles.product}>
        {mainMedia?.image?.url ? (
          <img src={mainMedia.image.url} alt="" width={24} height={30} loading="lazy" />
        ) : (
          <span className={styles.noPicture} title={commonMessages.noPicture} />
        )}
        <Link href={`/products/${id}`}>{name}</Link>
      </span>
    ),
  },
  {
    id: 'visible',
    header: commonMessages.shown,
    cell: ({ visible }) =>
      visible ? commonMessages.yes : <Label tone="warning">{commonMessages.hidden}</Label>,
  },
  {
    id: 'stock',
    header: commonMessages.stock,
    cell: ({ stock }) => {
      const [word, tone] = stockWords[stock.status]
      const words = stock.tracked ? `${word} · ${stock.quantity ?? 0}` : word
      return tone === 'plain' ? words : <Label tone={tone}>{words}</Label>
    },
  },
  {
    id: 'price',
    header: commonMessages.price,
    sortField: 'BASE_PRICE',
    isNumber: true,
    cell: (row) => <Paid row={row} />,
  },
  {
    id: 'cost',
    header: commonMessages.cost,
    sortField: 'COST',
    isNumber: true,
    cell: ({ costAndProfit }) => costAndProfit?.cost?.formatted ?? '–',
  },
  {
    id: 'margin',
    header: commonMessages.margin,
    sortField: 'MARGIN',
    isNumber: true,
    cell: (row) => <Margin row={row} />,
  },
  { id: 'sku', header: fieldMessages.sku, sortField: 'SKU', cell: ({ sku }) => sku ?? '–' },
  {
    id: 'brand',
    header: commonMessages.brand,
    sortField: 'BRAND',
    cell: ({ brandName }) => brandName ?? '–',
  },
  { id: 'ribbon', header: commonMessages.ribbon, cell: ({ ribbon }) => ribbon ?? '–' },
  {
    id: 'type',
    header: messages.kind,
    cell: ({ type }) => (type === 'DIGITAL' ? messages.digital : messages.physicalKind),
  },
  {
    id: 'collections',
    header: commonMessages.collections,
    isNumber: true,
    cell: ({ collectionIds }) => collectionIds.length,
  },
  {
    id: 'updated',
    header: commonMessages.changed,
    sortField: 'UPDATED_AT',
    cell: ({ updatedAt }) => dayOf(updatedAt),
  },
]

const isNothing = ({ amount }: { amount: string }) => Number(amount) === 0

/** Price after discount; marked if zero, also when only a variant's is. */
function Paid({ row: { price, compareAtPrice, lowestSale } }: { row: Row }) {
  const isFree = isNothing(price)
  return (
    <>
      {compareAtPrice && <del>{compareAtPrice.formatted}</del>}{' '}
      {isFree ? <Label tone="bad">{price.formatted}</Label> : price.formatted}
      {!isFree && isNothing(lowestSale.paid) && <OfVariant>{lowestSale.paid.formatted}</OfVariant>}
    </>
  )
}

/** Margin of the product, and a loss of any variant. */
function Margin({ row }: { row: Row }) {
  const { atLoss } = row.lowestSale
  const margin = fractionOf(row.lowestSale.margin)
  return (
    <>
      <OwnMargin row={row} />
      {atLoss && !isOwnLoss(row) && (
        <OfVariant>
          {margin !== null && margin < 0 ? percent.format(margin) : messages.loss}
        </OfVariant>
      )}
    </>
  )
}

function isOwnLoss({ price, costAndProfit }: Row): boolean {
  const { cost } = costAndProfit ?? {}
  return Boolean(cost) && Number(cost?.amount) > Number(price.amount)
}

function OfVariant({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <Label tone="bad">
        {messages.aVariant} {children}
      </Label>
    </>
  )
}

/** Marks a margin of zero or less; for a price of zero the loss, because a percentage is undefined. */
function OwnMargin({ row: { price, costAndProfit } }: { row: Row }) {
  const { cost, profit, margin: share } = costAndProfit ?? {}
  const margin = fractionOf(share)
  if (!cost || isNothing(cost)) return '–'
  if (isNothing(price))
    return <Label tone="bad">{messages.lossOf({ profit: profit?.formatted ?? '' })}</Label>
  if (typeof margin !== 'number') return '–'
  if (margin > 0) return percent.format(margin)
  return <Label tone={margin < 0 ? 'bad' : 'warning'}>{percent.format(margin)}</Label>
}
