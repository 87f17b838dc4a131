// Work that this page does itself, part by part. Each part is noted when it is done: what breaks in between
// is gone on from, and nothing is sent twice that must not be.
import { useRef, useState } from 'react'

/** What came of one part. */
export type Sent<Failure> =
  | {
      kind: 'told'
      failures: readonly Failure[]
      /** It is told, and the work stops behind it all the same. */
      isCut?: boolean
    }
  /** Nothing was done, or doing it twice is doing it once: it goes out again. */
  | { kind: 'unsent' }

type Work<Part, Failure> = {
  /** How many things a part is about. */
  countOf: (part: Part) => number
  /** `isAgain`: it was sent before, and no answer came. */
  send: (part: Part, isAgain: boolean) => Promise<Sent<Failure>>
}

export function useWork<Part, Failure>({ countOf, send }: Work<Part, Failure>) {
  const next = useRef(0)
  const tried = useRef(-1)
  const isStopped = useRef(false)
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [state, setState] = useState<'ready' | 'running' | 'cut' | 'done'>('ready')

  /** One part; false when the work is cut there. */
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
  /** Goes on where it was. */
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
