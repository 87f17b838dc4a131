// A job of the platform: it works on all members of a filter, and reports only when it has ended.

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'
import type { Client } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import type { BulkMemberAction, ManagedMemberFilter } from '../../__generated__/graphql.ts'
import type { Run } from '../../jobs/run.ts'
import { useProgress } from '../../jobs/use-progress.ts'
import { useChange } from '../../lib/use-change.ts'
import { jobDocument } from './documents.ts'

const deleteAllDocument = graphql(`
  mutation AdminDeleteMembersByFilter(
    $filter: ManagedMemberFilter
    $token: String!
  ) {
    bulkDeleteMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {
      job { id }
      problems { code message field requestId }
    }
  }
`)

const blockAllDocument = graphql(`
  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {
    bulkBlockMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {
      job { id }
      problems { code message field requestId }
    }
  }
`)

const approveAllDocument = graphql(`
  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {
    bulkApproveMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {
      job { id }
      problems { code message field requestId }
    }
  }
`)

export type Target = {
  action: BulkMemberAction
  filter: ManagedMemberFilter | null
}

type Sent = Record<string, { job?: { id: string } | null }>
type Variables = Omit<Target, 'action'> & { token: string }

const documents: Record<BulkMemberAction, TypedDocumentNode<unknown, Variables>> = {
  APPROVE: approveAllDocument,
  BLOCK: blockAllDocument,
  DELETE: deleteAllDocument,
}

/** `total`: the number of members that was confirmed. */
export function usePlatformJob({ action, filter }: Target, total: number) {
  const [id, setId] = useState<string | null>(null)
  const { change, isBusy, problems } = useChange()
  const { run, isCut } = useProgress(id, (client, jobId) => readJob(client, jobId, total))
  const start = async (token: string) => {
    const { data } = await change(documents[action], { filter, token })
    const [payload] = Object.values((data ?? {}) as Sent)
    setId(payload?.job?.id ?? null)
  }
  return { run, isCut, isBusy, problems, start }
}

async function readJob(client: Client, id: string, total: number): Promise<Run | null> {
  const { data } = await client.query(jobDocument, { id }, { requestPolicy: 'network-only' })
  if (!data?.memberJob) return null
  const { status, totalSuccesses, totalFailures } = data.memberJob
  if (status === 'PROCESSING') return { state: 'RUNNING', total, done: 0, succeeded: 0, failed: 0 }
  const failed = totalFailures ?? 0
  return { state: 'DONE', total, done: total, succeeded: totalSuccesses ?? total - failed, failed }
}
