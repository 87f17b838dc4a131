// Starts a job in the gateway, follows, stops and resumes it. Losing the connection has no effect on it, and starting
// twice with the same idempotency key is one job.

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { documentIdOf } from '../../lib/document.ts'
import { graphql } from '../__generated__/gql.ts'
import { useChange } from '../lib/use-change.ts'
import { jobDocument } from './documents.ts'
import { readFailures } from './failures.ts'
import { useProgress } from './use-progress.ts'

const resumeJobDocument = graphql(`
  mutation AdminResumeJob($id: ID!) {
    resumeJob(input: { id: $id }) { job { id } problems { code message field requestId } }
  }
`)

const stopJobDocument = graphql(`
  mutation AdminStopJob($id: ID!) {
    stopJob(input: { id: $id }) { job { id } problems { code message field requestId } }
  }
`)

type Started = Record<string, { job?: { id: string } | null }>

/** `followed`: a job that was started before. */
export function useJob(followed: string | null = null) {
  const client = useClient()
  const { change, isBusy, problems } = useChange()
  const last = useRef({ text: '', idempotencyKey: '' })
  const [id, setId] = useState(followed)
  const { run, isCut, look } = useProgress(id, readJob)

  /** Reuses the idempotency key for equal input, so that a retry after a lost response starts no second job. */
  async function start<Data, Input extends { idempotencyKey: string }>(
    document: TypedDocumentNode<Data, { input: Input }>,
    given: Omit<Input, 'idempotencyKey'>,
  ) {
    const text = JSON.stringify([documentIdOf(document), given])
    if (last.current.text !== text) last.current = { text, idempotencyKey: crypto.randomUUID() }
    // The type of a rest and its omitted field is not simplified.
    const input = { ...given, idempotencyKey: last.current.idempotencyKey } as unknown as Input
    const outcome = await change(document, { input })
    const [payload] = Object.values((outcome.data ?? {}) as Started)
    if (payload?.job) setId(payload.job.id)
    return outcome
  }
  const command = (document: typeof stopJobDocument | typeof resumeJobDocument) => async () => {
    if (!id) return
    await change(document as typeof stopJobDocument, { id })
    look()
  }
  // A change is one call, which is under way.
  const canStop = run?.state === 'RUNNING' && run.action !== 'CHANGE'
  return {
    run,
    isCut,
    isBusy,
    problems,
    start,
    stop: canStop ? command(stopJobDocument) : undefined,
    resume: run?.state === 'INTERRUPTED' ? command(resumeJobDocument) : undefined,
    failures: () => (id ? readFailures(client, id) : []),
  }
}

async function readJob(client: Client, id: string) {
  const { data } = await client.query(jobDocument, { id }, { requestPolicy: 'network-only' })
  return data?.job ?? null
}
