import { graphql } from '../__generated__/gql.ts'

export const startBulkRunDocument = graphql(`
  mutation AdminStartBulkRun($input: StartBulkRunInput!) {
    startBulkRun(input: $input) {
      run { id state total done succeeded failed }
      problems { code message field requestId }
    }
  }
`)

export const bulkRunDocument = graphql(`
  query AdminBulkRun($id: ID!) {
    bulkRun(id: $id) {
      id
      action
      state
      total
      done
      succeeded
      failed
      startedAt
      finishedAt
      problem { code message requestId }
    }
  }
`)

export const bulkRunsDocument = graphql(`
  query AdminBulkRuns {
    bulkRuns(first: 50) { id action state total done succeeded failed startedAt finishedAt }
  }
`)

export const failuresDocument = graphql(`
  query AdminBulkRunFailures($id: ID!, $first: Int, $after: String) {
    bulkRun(id: $id) {
      id
      failures(first: $first, after: $after) {
        nodes { index id problem { code message } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

export const stopBulkRunDocument = graphql(`
  mutation AdminStopBulkRun($id: ID!) {
    stopBulkRun(id: $id) { run { id state } problems { code message field requestId } }
  }
`)

export const resumeBulkRunDocument = graphql(`
  mutation AdminResumeBulkRun($id: ID!) {
    resumeBulkRun(id: $id) { run { id state } problems { code message field requestId } }
  }
`)
