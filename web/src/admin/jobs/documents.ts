import { graphql } from '../__generated__/gql.ts'

export const startJobDocument = graphql(`
  mutation AdminStartJob($input: StartJobInput!) {
    startJob(input: $input) {
      job { id state total done succeeded failed }
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

export const jobsDocument = graphql(`
  query AdminJobs($first: Int, $after: String, $filter: JobFilter) {
    jobs(first: $first, after: $after, filter: $filter) {
      nodes {
        id
        action
        call
        actor
        isOwn
        state
        total
        done
        succeeded
        failed
        startedAt
        finishedAt
        first: items(first: 1) { nodes { index id thing name } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const jobPageDocument = graphql(`
  query AdminJobPage($id: ID!, $first: Int, $after: String) {
    job(id: $id) {
      id
      action
      call
      parameters
      actor
      isOwn
      origin
      revertOf
      state
      total
      done
      succeeded
      failed
      startedAt
      finishedAt
      problem { code message requestId }
      items(first: $first, after: $after) {
        nodes {
          index
          id
          thing
          name
          state
          changes { field variant before after }
          problem { code message }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

export const dryRunRevertDocument = graphql(`
  query AdminDryRunRevert($id: ID!, $overwrite: Boolean) {
    dryRunRevert(id: $id, overwrite: $overwrite) {
      total
      changing
      changedSince
      impossible
      counts { risk count }
      items {
        id
        thing
        name
        removes
        risks
        changes { field variant now back isChangedSince }
        problem { message }
      }
    }
  }
`)

export const revertJobDocument = graphql(`
  mutation AdminRevertJob($input: RevertJobInput!) {
    revertJob(input: $input) {
      job { id state }
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
    stopJob(id: $id) { job { id state } problems { code message field requestId } }
  }
`)

export const resumeJobDocument = graphql(`
  mutation AdminResumeJob($id: ID!) {
    resumeJob(id: $id) { job { id state } problems { code message field requestId } }
  }
`)
