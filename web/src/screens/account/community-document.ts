import { graphql } from '../../__generated__/gql.ts'

export const communityDocument = graphql(`
  query AccountCommunity {
    viewer {
      __typename
      role
    }
    me {
      __typename
      id
      ...Community_member
    }
  }
`)
