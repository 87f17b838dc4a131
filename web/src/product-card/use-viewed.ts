import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../__generated__/gql.ts'
import { readViewed } from '../offline/one-person.ts'

const recentlyViewedDocument = graphql(`
  query RecentlyViewed($ids: [ID!]!) {
    products(first: 8, filter: { ids: $ids }) {
      nodes {
        id
        ...ProductTile_product
      }
    }
  }
`)

/** Two more than a row shows, in place of products that are no longer sold. */
const fetched = 8

type ViewedRequest = {
  /** The product of the page. */
  except?: string | undefined
  /** The person is known, and the place of the products near. */
  isReady: boolean
}

/** Returns the products that this device showed last, as they were read when the component was mounted. */
export function useViewed({ except, isReady }: ViewedRequest) {
  const [ids] = useState(() => readViewed().filter((id) => id !== except))
  const [{ data, fetching }] = useQuery({
    query: recentlyViewedDocument,
    variables: { ids: ids.slice(0, fetched) },
    pause: !isReady || ids.length === 0,
  })
  const products = useMemo(() => {
    const found = data?.products?.nodes ?? []
    return ids.flatMap((id) => found.find((product) => product.id === id) ?? [])
  }, [ids, data])
  return { ids, products, isWaiting: !isReady || fetching }
}
