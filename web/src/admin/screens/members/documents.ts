import { graphql } from '../../__generated__/gql.ts'

export const jobDocument = graphql(`
  query AdminPlatformJob($id: ID!) {
    memberJob(id: $id) { id status totalSuccesses totalFailures }
  }
`)
