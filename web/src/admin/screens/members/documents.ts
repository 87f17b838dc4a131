import { graphql } from '../../__generated__/gql.ts'

export const countDocument = graphql(`
  query AdminCountMembers(
    $action: BulkMemberAction!
    $filter: ManagedMemberFilter
    $everybody: Boolean
  ) {
    countMembersByFilter(action: $action, filter: $filter, everybody: $everybody) {
      count
      sample { id nickname loginEmail }
      confirmationToken
      expiresAt
      problems { code message field requestId }
    }
  }
`)

export const approveAllDocument = graphql(`
  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {
    bulkApproveMembers(input: { filter: $filter, confirmationToken: $token }) {
      jobId
      problems { code message field requestId }
    }
  }
`)

export const blockAllDocument = graphql(`
  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {
    bulkBlockMembers(input: { filter: $filter, confirmationToken: $token }) {
      jobId
      problems { code message field requestId }
    }
  }
`)

export const deleteAllDocument = graphql(`
  mutation AdminDeleteMembersByFilter(
    $filter: ManagedMemberFilter
    $token: String!
  ) {
    bulkDeleteMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {
      jobId
      problems { code message field requestId }
    }
  }
`)

export const deleteMembersDocument = graphql(`
  mutation AdminDeleteMembers($ids: [ID!]!) {
    bulkDeleteMembers(input: { ids: $ids }) {
      items { index id success problems { code message } }
      problems { code message field requestId }
    }
  }
`)

export const jobDocument = graphql(`
  query AdminPlatformJob($id: ID!) {
    bulkJob(id: $id) { id status totalSuccesses totalFailures }
  }
`)

export const createMemberDocument = graphql(`
  mutation AdminCreateMember($input: CreateMemberInput!) {
    createMember(input: $input) {
      member { id nickname loginEmail }
      problems { code message field requestId }
    }
  }
`)
