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
        subdivisionName
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
      texts {
        headline
        tagline
        description
      }
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
  'name' | 'email' | 'phone' | 'address' | 'logo' | 'features' | 'texts'
>

/** Of a page whose data failed to load nothing is known. */
export const unknownShop: ShopFacts = {
  name: '',
  email: null,
  phone: null,
  address: null,
  logo: null,
  features: [],
  texts: { __typename: 'StoreTexts', headline: null, tagline: null, description: null },
}
