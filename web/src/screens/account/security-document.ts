import { graphql } from '../../__generated__/gql.ts'

export const securityDocument = graphql(`
  query AccountSecurity {
    store {
      signIn {
        ...Captcha_settings
      }
    }
    viewer {
      role
    }
    myIdentity {
      id
      email
      isEmailVerified
    }
    mySessions {
      id
      device
      signedInAt
      lastSeenAt
      isCurrent
    }
  }
`)
