// A job of this page: sends batches and records each finished one. After an interruption it continues with the rest, so
// that no batch with effects is sent twice.
import { useRef, useState } from 'react'
import type { FailureRow, Run, RunningJob } from './run.ts'

/** Outcome of one batch. */
export type BatchOutcome =
  | { kind: 'finished'; failures: readonly FailureRow[] }
  /** The batch had no effect or is idempotent: it can be sent again. */
  | { kind: 'unsent' }

/** `isAgain`: the batch was sent before without a response. */
type Send<Item> = (batch: readonly Item[], isAgain: boolean) => Promise<BatchOutcome>

export function useBatches<Item>(batches: readonly (readonly Item[])[], send: Send<Item>) {
  const next = useRef(0)
  const tried = useRef(-1)
  const isStopped = useRef(false)
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<readonly FailureRow[]>([])
  const [state, setState] = useState<Run['state'] | null>(null)

  /** Sends one batch; false when the work has to stop there. */
  const step = async (batch: readonly Item[]): Promise<boolean> => {
    const isAgain = tried.current === next.current
    tried.current = next.current
    const sent = await send(batch, isAgain)
    if (sent.kind === 'unsent') return false
    next.current += 1
    setDone((before) => before + batch.length)
    setFailures((before) => [...before, ...sent.failures])
    return true
  }
  /** Continues where it stopped. */
  const start = async () => {
    isStopped.current = false
    setState('RUNNING')
    for (const batch of batches.slice(next.current)) {
      if (isStopped.current || !(await step(batch))) break
    }
    setState(next.current < batches.length ? 'INTERRUPTED' : 'DONE')
  }
  const stop = () => {
    isStopped.current = true
  }
  const failed = failures.length
  const total = batches.reduce((sum, { length }) => sum + length, 0)
  const job: RunningJob = {
    run: state && { state, total, done, failed, succeeded: done - failed },
    isHere: true,
    stop: state === 'RUNNING' ? stop : undefined,
    resume: state === 'INTERRUPTED' ? start : undefined,
    failures: () => failures,
  }
  return { job, start }
}
