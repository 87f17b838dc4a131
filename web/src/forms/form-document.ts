import { graphql } from '../__generated__/gql.ts'

/** What a form needs to know of a refusal. */
export const Form_problem = graphql(`
  fragment Form_problem on Problem {
    __typename
    code
    message
    field
    requestId
  }
`)
