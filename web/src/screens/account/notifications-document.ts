import { graphql } from '../../__generated__/gql.ts'

export const cancelNotificationDocument = graphql(`
  mutation CancelBackInStock($id: ID!) {
    answer: cancelBackInStockRequest(id: $id) {
      accepted
      problems {
        ...Form_problem
      }
    }
  }
`)
