// The subscription of a page, and the queries that fetch the same fields after a gap.
import { graphql } from '../__generated__/gql.ts'

export const LiveShop_product = graphql(`
  fragment LiveShop_product on ProductChange {
    productId
    product {
      id
      ...LiveProduct_product
    }
  }

  fragment LiveProduct_product on Product {
    id
    slug
    name
    brandName
    ribbon
    basePriceRange {
      min {
        amount
      }
      max {
        amount
      }
    }
    ...ProductPrice_product
  }
`)

export const LiveShop_cart = graphql(`
  fragment LiveShop_cart on CartChange {
    revision
  }
`)

export const LiveShop_member = graphql(`
  fragment LiveShop_member on MemberChange {
    viewer {
      role
      name
    }
  }
`)

export const shopDocument = graphql(`
  subscription LiveShop($productIds: [ID!]!) {
    shopChanged(productIds: $productIds) {
      ...LiveShop_product
      ...LiveShop_cart
      ...LiveShop_member
    }
  }
`)

export const productsDocument = graphql(`
  query LiveProducts($ids: [ID!]!) {
    products(first: 100, filter: { ids: $ids }) {
      nodes {
        id
        ...LiveProduct_product
      }
    }
  }
`)
