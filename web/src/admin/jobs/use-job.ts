// Long work is the gateway's: this only starts it and looks how far it is. A line that breaks in
// between loses nothing; the same request started twice is one run.
import { useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import type { AdminJobQuery, StartJobInput } from '../__generated__/graphql.ts'
import { lostAnswer, type Problem } from '../ui/Problems.tsx'
import { jobDocument, startJobDocument } from './documents.ts'

export type Job = NonNullable<AdminJobQuery['job']>
export type BulkWish = Omit<StartJobInput, 'requestId'>

const everyMs = 700

/** Follows a run until it is over. `look` asks again, after it was stopped or taken up. */
export function useJobProgress(runId: string | null) {
  const client = useClient()
  const [run, setRun] = useState<Job | null>(null)
  const [looks, setLooks] = useState(0)
  const [isCut, setIsCut] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` starts it anew
  useEffect(() => {
    if (!runId) return
    const look = async () => {
      const found = await readRun(client, runId)
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

/** Starts a run, once, and follows it. */
export function useJob() {
  const client = useClient()
  const asked = useRef({ wish: '', requestId: '' })
  const [runId, setRunId] = useState<string | null>(null)
  const progress = useJobProgress(runId)
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  /** The same wish twice is one run: whoever lost the answer just presses again. Another wish is another run. */
  const start = async (wish: BulkWish) => {
    setIsBusy(true)
    const text = JSON.stringify(wish)
    if (asked.current.wish !== text) {
      asked.current = { wish: text, requestId: crypto.randomUUID() }
    }
    const input = { ...wish, requestId: asked.current.requestId }
    const { data } = await client.mutation(startJobDocument, { input })
    setIsBusy(false)
    setProblems(data ? data.startJob.problems : [lostAnswer])
    if (data?.startJob.job) setRunId(data.startJob.job.id)
  }

  return { ...progress, start, isBusy, problems }
}

async function readRun(client: Client, id: string): Promise<Job | null> {
  const { data } = await client.query(jobDocument, { id }, { requestPolicy: 'network-only' })
  return data?.job ?? null
}
