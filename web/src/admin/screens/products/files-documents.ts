import { graphql } from '../../__generated__/gql.ts'

/** A product as a line of a file. */
export const ExportedProduct_product = graphql(`
  fragment ExportedProduct_product on Product {
    id
    slug
    name
    sku
    brandName
    visible
    ribbon
    weight { value unit }
    rawDescription
    basePrice { amount }
    costAndProfit { itemCost { amount } }
  }
`)

export const exportDocument = graphql(`
  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {
    managedProducts(
      first: 100
      page: $page
      filter: $filter
      sort: { field: NUMERIC_ID, order: ASC }
    ) {
      nodes { ...ExportedProduct_product }
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
