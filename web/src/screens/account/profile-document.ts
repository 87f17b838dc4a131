import { graphql } from '../../__generated__/gql.ts'

export const profileDocument = graphql(`
  query AccountProfile {
    viewer {
      __typename
      role
    }
    me {
      __typename
      id
      ...Profile_member
    }
  }
`)
