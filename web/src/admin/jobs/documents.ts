import { graphql } from '../__generated__/gql.ts'

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
