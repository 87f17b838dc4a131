import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/cart.ts'
import { StartShelf } from './StartShelf.tsx'
import type { ViewedFirst } from './ViewedFirst.tsx'

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
  const [Viewed, setViewed] = useState<typeof ViewedFirst | null>()
  useEffect(() => {
    const never = () => setViewed(null)
    import('./ViewedFirst.tsx').then((part) => setViewed(() => part.ViewedFirst), never)
  }, [])
  const newest = data?.products?.nodes
  if (error || newest?.length === 0) return null
  if (Viewed) return <Viewed newest={newest} />
  const isUndecided = Viewed === undefined
  return <StartShelf title={messages.startWithNew} products={newest} isUndecided={isUndecided} />
}
