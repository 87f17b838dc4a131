import { graphql } from '../../__generated__/gql.ts'

export const notificationsDocument = graphql(`
  query AccountNotifications($after: String) {
    viewer {
      __typename
      role
    }
    me {
      __typename
      id
      isLoginEmailVerified
    }
    myBackInStockRequests(first: 20, after: $after) {
      __typename
      nodes {
        __typename
        id
        ...NotificationRow_request
      }
      pageInfo {
        __typename
        hasNextPage
        endCursor
      }
    }
  }
`)

export const cancelNotificationDocument = graphql(`
  mutation CancelBackInStock($id: ID!) {
    answer: cancelBackInStockRequest(id: $id) {
      __typename
      accepted
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
