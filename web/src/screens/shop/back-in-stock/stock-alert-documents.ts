import { graphql } from '../../../__generated__/gql.ts'

export const stockAlertDocument = graphql(`
  mutation RequestBackInStock($input: RequestBackInStockInput!) {
    answer: requestBackInStock(input: $input) {
      accepted
      email
      problems {
        ...Form_problem
      }
    }
  }
`)

export const ownEmailDocument = graphql(`
  query OwnEmail {
    me {
      id
      loginEmail
    }
  }
`)
