import { graphql } from '../../__generated__/gql.ts'

export const exportDocument = graphql(`
  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {
    managedProducts(
      first: 100
      page: $page
      filter: $filter
      sort: { field: NUMERIC_ID, order: ASC }
    ) {
      nodes {
        id
        slug
        name
        sku
        brandName
        visible
        ribbon
        weight
        rawDescription
        price { price { amount } }
        costAndProfit { itemCost { amount } }
      }
      totalCount
    }
  }
`)

export const productIdsDocument = graphql(`
  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {
    managedProducts(
      first: 100
      page: $page
      filter: $filter
      sort: { field: NUMERIC_ID, order: ASC }
    ) {
      nodes { id }
      totalCount
    }
  }
`)
