import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/cart.ts'
import { recentlyViewed } from '../../__generated__/messages/common.ts'
import { StartShelf, shelfSize } from './StartShelf.tsx'
import type { Viewed, ViewedFirst } from './ViewedFirst.tsx'

export const startDocument = graphql(`
  query CartStart {
    products(first: 4, sort: { field: CREATED_AT, order: DESC }) {
      nodes {
        id
        ...ProductTile_product
      }
    }
  }
`)

/**
 * Products below an empty cart: those that this device showed last, then the newest ones; nothing when these cannot be
 * read. The server knows the newest ones only.
 */
export function StartProducts() {
  const [{ data, error }] = useQuery({ query: startDocument })
  const [Reader, setReader] = useState<typeof ViewedFirst | null>()
  const [viewed, setViewed] = useState(unread)
  useEffect(() => {
    const never = () => setReader(null)
    import('./ViewedFirst.tsx').then((part) => setReader(() => part.ViewedFirst), never)
  }, [])
  const newest = data?.products?.nodes
  if (error || newest?.length === 0) return null
  const first = viewed.products
  const others = newest?.filter(({ id }) => !first.some((one) => one.id === id))
  return (
    <>
      <StartShelf
        title={titleOf(first.length)}
        products={first.length > 0 || others ? [...first, ...(others ?? [])] : undefined}
        isUndecided={Reader !== null && viewed.isUndecided}
      />
      {Reader && <Reader onRead={setViewed} />}
    </>
  )
}

/** Until it is known whether this device showed any. */
const unread: Viewed = { products: [], isUndecided: true }

function titleOf(viewed: number): string {
  if (viewed === 0) return messages.startWithNew
  return viewed < shelfSize ? messages.recentlyViewedAndNew : recentlyViewed
}
