import { graphql } from '../../__generated__/gql.ts'

export const deleteDocument = graphql(`
  query AccountDelete {
    viewer {
      __typename
      role
    }
    myIdentity {
      __typename
      id
      email
    }
  }
`)
