import { graphql } from '../../__generated__/gql.ts'

export const communityDocument = graphql(`
  query AccountCommunity {
    viewer {
      role
    }
    me {
      id
      ...Community_member
    }
  }
`)
