import { graphql } from '../../../__generated__/gql.ts'

export const productDocument = graphql(`
  query ProductScreen($slug: String!) {
    product(slug: $slug) {
      id
      slug
      name
      description
      sku
      ribbon
      brandName
      collections {
        id
        slug
        name
      }
      seo {
        title
        description
      }
      customTextFields {
        title
        maxLength
        mandatory
      }
      infoSections {
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
      id
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
