// Runs a list of batches in this page and records each finished one. After an interruption it continues with the rest,
// so that no batch with effects is sent twice.
import { useRef, useState } from 'react'

/** Outcome of one batch. */
export type BatchOutcome<Failure> =
  | {
      kind: 'finished'
      failures: readonly Failure[]
      /** The outcome is recorded, and the work stops after this batch. */
      isCut?: boolean
    }
  /** The batch had no effect or is idempotent: it can be sent again. */
  | { kind: 'unsent' }

type Work<Part, Failure> = {
  /** Number of items in a batch. */
  countOf: (part: Part) => number
  /** `isAgain`: the batch was sent before without a response. */
  send: (part: Part, isAgain: boolean) => Promise<BatchOutcome<Failure>>
}

export function useWork<Part, Failure>({ countOf, send }: Work<Part, Failure>) {
  const next = useRef(0)
  const tried = useRef(-1)
  const isStopped = useRef(false)
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [state, setState] = useState<'ready' | 'running' | 'cut' | 'done'>('ready')

  /** Sends one batch; false when the work has to stop there. */
  const step = async (part: Part): Promise<boolean> => {
    const isAgain = tried.current === next.current
    tried.current = next.current
    const sent = await send(part, isAgain)
    if (sent.kind === 'unsent') return false
    next.current += 1
    setDone((before) => before + countOf(part))
    setFailures((before) => [...before, ...sent.failures])
    return !sent.isCut
  }
  /** Continues where it stopped. */
  const run = async (parts: readonly Part[]) => {
    isStopped.current = false
    setState('running')
    for (const part of parts.slice(next.current)) {
      if (isStopped.current || !(await step(part))) break
    }
    setState(next.current < parts.length ? 'cut' : 'done')
  }
  const stop = () => {
    isStopped.current = true
  }
  return { run, stop, done, failures, state }
}
