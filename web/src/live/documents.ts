// Subscription fragments for products, and the queries that fetch the same fields.
import { graphql } from '../__generated__/gql.ts'

export const LiveProduct_product = graphql(`
  fragment LiveProduct_product on Product {
    id
    slug
    name
    visible
    brandName
    ribbon
    price {
      isDiscounted
      price {
        formatted
      }
      discountedPrice {
        formatted
        amount
        currency
      }
    }
    priceRange {
      min
      max
    }
    discount {
      type
      value
    }
    pricePerUnit {
      baseQuantity
      baseUnit
      price {
        formatted
      }
    }
    stock {
      inStock
      quantity
      isTracked
    }
  }
`)

export const LiveShop_product = graphql(`
  fragment LiveShop_product on ProductChange {
    productId
    product {
      id
      ...LiveProduct_product
    }
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

/** A product whose variants have prices and stock of their own, with what can be bought of it. */
export const choicesDocument = graphql(`
  query LiveChoices($id: ID!, $choices: [ChosenOptionInput!]!) {
    product(id: $id) {
      id
      ...LiveProduct_product
      options {
        name
        type
        choices {
          value
          label
          inStock
          visible
          media {
            image {
              url
            }
          }
        }
      }
      variants(first: 100) {
        nodes {
          id
          visible
          choices {
            option
            choice
          }
          stock {
            inStock
            quantity
          }
          price {
            isDiscounted
            price {
              formatted
            }
            discountedPrice {
              formatted
              amount
            }
            perUnit {
              formatted
            }
          }
        }
      }
      availability(choices: $choices) {
        availableForPurchase
        selectedVariant {
          id
          inStock
          quantity
          sku
          price {
            isDiscounted
            price {
              formatted
            }
            discountedPrice {
              formatted
            }
            perUnit {
              formatted
            }
          }
        }
        options {
          name
          type
          choices {
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
      id
      visible
      stock {
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
      role
      name
    }
  }
`)
