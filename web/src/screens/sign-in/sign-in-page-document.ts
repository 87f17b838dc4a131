import { graphql } from '../../__generated__/gql.ts'

export const signInPageDocument = graphql(`
  query SignInPage {
    viewer {
      role
      signIn {
        state
        email
        factors
      }
    }
    store {
      name
      signIn {
        ...Captcha_settings
      }
    }
  }
`)
