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
    costAndProfit { cost { amount } }
  }
`)
