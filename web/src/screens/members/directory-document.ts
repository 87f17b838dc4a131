import { graphql } from '../../__generated__/gql.ts'

export const directoryDocument = graphql(`
  query Directory($first: Int!, $after: String, $search: String) {
    members(first: $first, after: $after, search: $search) {
      nodes {
        id
        ...MemberCard_member
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)
