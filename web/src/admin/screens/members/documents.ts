import { graphql } from '../../__generated__/gql.ts'

export const jobDocument = graphql(`
  query AdminPlatformJob($id: ID!) {
    bulkJob(id: $id) { id status totalSuccesses totalFailures }
  }
`)
