import { graphql } from '../../__generated__/gql.ts'

export const signInPageDocument = graphql(`
  query SignInPage {
    viewer {
      __typename
      role
      signIn {
        __typename
        state
        email
        factors
      }
    }
    store {
      __typename
      name
      signIn {
        __typename
        visibleCaptchaKey
        invisibleCaptchaKey
        captchaScript
      }
    }
  }
`)
