// Starts a job in the gateway and polls its progress. Losing the connection has no effect on it, and starting twice
// with the same idempotency key is one job.
import { useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import type { AdminJobQuery, StartJobInput } from '../__generated__/graphql.ts'
import { lostAnswer, type Problem } from '../ui/Problems.tsx'
import { jobDocument, startJobDocument } from './documents.ts'

export type Job = NonNullable<AdminJobQuery['job']>
export type JobInput = Omit<StartJobInput, 'requestId'>

const everyMs = 700

/** Polls a job until it has ended. `look` polls again, after the job was stopped or resumed. */
export function useJobProgress(runId: string | null) {
  const client = useClient()
  const [run, setRun] = useState<Job | null>(null)
  const [looks, setLooks] = useState(0)
  const [isCut, setIsCut] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` restarts the polling
  useEffect(() => {
    if (!runId) return
    const look = async () => {
      const found = await readJob(client, runId)
      setIsCut(found === null)
      if (!found) return
      setRun(found)
      if (found.state !== 'RUNNING') clearInterval(timer)
    }
    const timer = setInterval(() => void look(), everyMs)
    void look()
    return () => clearInterval(timer)
  }, [runId, client, looks])

  return { run, isCut, look: () => setLooks((count) => count + 1) }
}

/** Starts a job once and follows it. */
export function useJob() {
  const client = useClient()
  const lastRequest = useRef({ jobInput: '', requestId: '' })
  const [runId, setRunId] = useState<string | null>(null)
  const progress = useJobProgress(runId)
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  /** Reuses the idempotency key for equal input, so that a retry after a lost response starts no second job. */
  const start = async (jobInput: JobInput) => {
    setIsBusy(true)
    const text = JSON.stringify(jobInput)
    if (lastRequest.current.jobInput !== text) {
      lastRequest.current = { jobInput: text, requestId: crypto.randomUUID() }
    }
    const input = { ...jobInput, requestId: lastRequest.current.requestId }
    const { data } = await client.mutation(startJobDocument, { input })
    setIsBusy(false)
    setProblems(data ? data.startJob.problems : [lostAnswer])
    if (data?.startJob.job) setRunId(data.startJob.job.id)
  }

  return { ...progress, start, isBusy, problems }
}

async function readJob(client: Client, id: string): Promise<Job | null> {
  const { data } = await client.query(jobDocument, { id }, { requestPolicy: 'network-only' })
  return data?.job ?? null
}
