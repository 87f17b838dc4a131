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
      emailVerified
    }
    mySessions {
      id
      device
      signedInAt
      lastSeenAt
      current
    }
  }
`)
