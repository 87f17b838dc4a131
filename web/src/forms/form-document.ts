import { graphql } from '../__generated__/gql.ts'

/** Fields of a problem that forms use. */
export const Form_problem = graphql(`
  fragment Form_problem on Problem {
    code
    message
    field
    requestId
    severity
  }
`)
