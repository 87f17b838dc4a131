import { graphql } from '../../__generated__/gql.ts'

export const securityDocument = graphql(`
  query AccountSecurity {
    store {
      __typename
      signIn {
        __typename
        visibleCaptchaKey
        invisibleCaptchaKey
        captchaScript
      }
    }
    viewer {
      __typename
      role
    }
    myIdentity {
      __typename
      id
      email
      isEmailVerified
    }
    mySessions {
      __typename
      id
      device
      signedInAt
      lastSeenAt
      isCurrent
    }
  }
`)
