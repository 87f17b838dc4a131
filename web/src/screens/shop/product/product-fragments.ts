// Fragments that parts and metadata of the product page share.
import { graphql } from '../../../__generated__/gql.ts'
import type { ProductChoices_ProductFragment } from '../../../__generated__/graphql.ts'
import type { ChoiceVariant } from '../../../lib/product-choices.ts'

export const ProductGallery_product = graphql(`
  fragment ProductGallery_product on Product {
    __typename
    id
    name
    media {
      __typename
      type
      image {
        __typename
        url
        alt
        focalPoint {
          __typename
          x
          y
        }
      }
    }
  }
`)

export const ProductChoices_product = graphql(`
  fragment ProductChoices_product on Product {
    __typename
    id
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
  }
`)

export const ProductPrice_product = graphql(`
  fragment ProductPrice_product on Product {
    __typename
    id
    visible
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

export type ProductChoices = ProductChoices_ProductFragment

/** Converts the platform's list of pairs to a record. A product without options has one variant and no choices. */
export function variantsOf(product: ProductChoices): ChoiceVariant[] {
  if (product.options.length === 0) return []
  return product.variants.nodes
    .filter(({ choices }) => choices.length === product.options.length)
    .map(({ choices, visible, stock }) => ({
      selection: Object.fromEntries(choices.map(({ option, choice }) => [option, choice])),
      isSellable: visible && stock.inStock,
    }))
}
