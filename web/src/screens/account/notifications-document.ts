import { graphql } from '../../__generated__/gql.ts'

export const notificationsDocument = graphql(`
  query AccountNotifications($after: String) {
    viewer {
      role
    }
    me {
      id
      isLoginEmailVerified
    }
    myBackInStockRequests(first: 20, after: $after) {
      nodes {
        id
        ...NotificationRow_request
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
