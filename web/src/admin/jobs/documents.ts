import { graphql } from '../__generated__/gql.ts'

export const startJobDocument = graphql(`
  mutation AdminStartJob($input: StartJobInput!) {
    startJob(input: $input) {
      job { id }
      problems { code message field requestId }
    }
  }
`)

export const jobDocument = graphql(`
  query AdminJob($id: ID!) {
    job(id: $id) {
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

export const dryRunRevertDocument = graphql(`
  query AdminDryRunRevert($id: ID!, $overwrite: Boolean, $first: Int!, $after: String) {
    dryRunRevert(id: $id, overwrite: $overwrite, first: $first, after: $after) { ...RevertPreview_dryRun }
  }
`)

export const revertJobDocument = graphql(`
  mutation AdminRevertJob($input: RevertJobInput!) {
    revertJob(input: $input) {
      job { id }
      problems { code message field requestId }
    }
  }
`)

export const failuresDocument = graphql(`
  query AdminJobFailures($id: ID!, $first: Int, $after: String) {
    job(id: $id) {
      id
      failures(first: $first, after: $after) {
        nodes { index id problem { code message } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

export const stopJobDocument = graphql(`
  mutation AdminStopJob($id: ID!) {
    stopJob(input: { id: $id }) { job { id } problems { code message field requestId } }
  }
`)

export const resumeJobDocument = graphql(`
  mutation AdminResumeJob($id: ID!) {
    resumeJob(input: { id: $id }) { job { id } problems { code message field requestId } }
  }
`)
