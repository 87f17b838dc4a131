import { graphql } from '../../../__generated__/gql.ts'

export const stockAlertDocument = graphql(`
  mutation RequestBackInStock($input: RequestBackInStockInput!) {
    answer: requestBackInStock(input: $input) {
      __typename
      accepted
      email
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)

export const ownEmailDocument = graphql(`
  query OwnEmail {
    me {
      __typename
      id
      loginEmail
    }
  }
`)
