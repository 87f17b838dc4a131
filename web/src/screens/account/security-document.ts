import { graphql } from '../../__generated__/gql.ts'

export const securityDocument = graphql(`
  query AccountSecurity {
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
