// Subscription fragments for products, and the queries that fetch the same fields.
import { graphql } from '../__generated__/gql.ts'

export const LiveProduct_product = graphql(`
  fragment LiveProduct_product on Product {
    __typename
    id
    slug
    name
    visible
    brandName
    ribbon
    price {
      __typename
      isDiscounted
      price {
        __typename
        formatted
      }
      discountedPrice {
        __typename
        formatted
        amount
        currency
      }
    }
    priceRange {
      __typename
      min
      max
    }
    discount {
      __typename
      type
      value
    }
    pricePerUnit {
      __typename
      baseQuantity
      baseUnit
      price {
        __typename
        formatted
      }
    }
    stock {
      __typename
      inStock
      quantity
      isTracked
    }
  }
`)

export const LiveShop_product = graphql(`
  fragment LiveShop_product on ProductChange {
    __typename
    productId
    product {
      __typename
      id
      ...LiveProduct_product
    }
  }
`)

export const LiveShop_cart = graphql(`
  fragment LiveShop_cart on CartChange {
    __typename
    revision
  }
`)

export const LiveShop_member = graphql(`
  fragment LiveShop_member on MemberChange {
    __typename
    viewer {
      __typename
      role
      name
    }
  }
`)

export const shopDocument = graphql(`
  subscription LiveShop($productIds: [ID!]!) {
    shopChanged(productIds: $productIds) {
      __typename
      ...LiveShop_product
      ...LiveShop_cart
      ...LiveShop_member
    }
  }
`)

export const productsDocument = graphql(`
  query LiveProducts($ids: [ID!]!) {
    products(first: 100, filter: { ids: $ids }) {
      __typename
      nodes {
        __typename
        id
        ...LiveProduct_product
      }
    }
  }
`)

/** A product whose variants have prices and stock of their own, with what can be bought of it. */
export const choicesDocument = graphql(`
  query LiveChoices($id: ID!, $choices: [ChosenOptionInput!]!) {
    product(id: $id) {
      __typename
      id
      ...LiveProduct_product
      options {
        __typename
        name
        type
        choices {
          __typename
          value
          label
          inStock
          visible
          media {
            __typename
            image {
              __typename
              url
            }
          }
        }
      }
      variants(first: 100) {
        __typename
        nodes {
          __typename
          id
          visible
          choices {
            __typename
            option
            choice
          }
          stock {
            __typename
            inStock
            quantity
          }
          price {
            __typename
            isDiscounted
            price {
              __typename
              formatted
            }
            discountedPrice {
              __typename
              formatted
              amount
            }
            perUnit {
              __typename
              formatted
            }
          }
        }
      }
      availability(choices: $choices) {
        __typename
        availableForPurchase
        selectedVariant {
          __typename
          id
          inStock
          quantity
          sku
          price {
            __typename
            isDiscounted
            price {
              __typename
              formatted
            }
            discountedPrice {
              __typename
              formatted
            }
            perUnit {
              __typename
              formatted
            }
          }
        }
        options {
          __typename
          name
          type
          choices {
            __typename
            value
            label
            inStock
            visible
          }
        }
      }
    }
  }
`)

/** The fields written for a product that was deleted or hidden: it cannot be bought. */
export const goneDocument = graphql(`
  query LiveGone($id: ID!) {
    product(id: $id) {
      __typename
      id
      visible
      stock {
        __typename
        inStock
        quantity
        isTracked
      }
    }
  }
`)

export const viewerDocument = graphql(`
  query LiveViewer {
    viewer {
      __typename
      role
      name
    }
  }
`)
