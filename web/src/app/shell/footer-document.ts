import { graphql } from '../../__generated__/gql.ts'
import type { FooterQuery } from '../../__generated__/graphql.ts'

export const footerDocument = graphql(`
  query Footer {
    store {
      name
      email
      phone
      address {
        addressLine2
        streetNumber
        streetName
        city
        subdivision
        country
        postalCode
      }
      logo: logoImage {
        url(height: 96)
      }
      currencies {
        code
        name
      }
      features
      pages {
        slug
        title
        terms
      }
    }
  }
`)

/** What a page says about the shop itself. */
export type ShopFacts = Pick<
  FooterQuery['store'],
  'name' | 'email' | 'phone' | 'address' | 'logo' | 'features'
>
