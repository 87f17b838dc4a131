// Fragments that parts and metadata of the product page share.
import { graphql } from '../../../__generated__/gql.ts'
import type { ProductChoices_ProductFragment } from '../../../__generated__/graphql.ts'
import type { ChoiceVariant } from '../../../lib/product-choices.ts'

export const ProductGallery_product = graphql(`
  fragment ProductGallery_product on Product {
    id
    name
    media {
      type
      image {
        url(format: WEBP)
        alt
      }
    }
  }
`)

export const ProductChoices_product = graphql(`
  fragment ProductChoices_product on Product {
    id
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
            url(format: WEBP)
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
          display
          amount
        }
        compareAtPrice {
          display
        }
        unitPrice {
          display
        }
      }
    }
  }
`)

export const ProductPrice_product = graphql(`
  fragment ProductPrice_product on Product {
    id
    visible
    price {
      display
      amount
      currency
    }
    compareAtPrice {
      display
    }
    discount {
      percent
    }
    pricePerUnit {
      baseQuantity
      baseUnit
      price {
        display
      }
    }
    stock {
      inStock
      quantity
      tracked
    }
  }
`)

export type ProductChoices = ProductChoices_ProductFragment

/** Converts the platform's list of pairs to a record. A product without options has one variant and no choices. */
export function variantsOf(product: ProductChoices): ChoiceVariant[] {
  if (product.options.length === 0 || !product.variants) return []
  return product.variants.nodes
    .filter(({ choices }) => choices.length === product.options.length)
    .map(({ choices, visible, stock }) => ({
      selection: Object.fromEntries(choices.map(({ option, choice }) => [option, choice])),
      isSellable: visible && stock.inStock,
    }))
}
