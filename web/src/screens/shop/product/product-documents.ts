import { graphql } from '../../../__generated__/gql.ts'

export const productDocument = graphql(`
  query ProductScreen($slug: String!) {
    product(slug: $slug) {
      __typename
      id
      slug
      name
      description
      sku
      ribbon
      brandName
      collections {
        __typename
        id
        slug
        name
      }
      seo {
        __typename
        title
        description
      }
      customTextFields {
        __typename
        title
        maxLength
        mandatory
      }
      infoSections {
        __typename
        title
        description
      }
      ...ProductGallery_product
      ...ProductChoices_product
      ...ProductPrice_product
    }
  }
`)

export const availabilityDocument = graphql(`
  query ProductAvailability($id: ID!, $choices: [ChosenOptionInput!]!) {
    product(id: $id) {
      __typename
      id
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
