// A file of products, sent line by line. Each line is noted when it is done: a line that breaks in
// between is gone on from, and nothing is sent twice.
import { useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { createProductDocument, updateProductDocument } from './files-documents.ts'
import type { PlannedLine } from './product-lines.ts'

export type LineFailure = { line: number; name: string; code: string; reason: string }
type Sent =
  | { kind: 'done' | 'unsent' | 'unknown' }
  | { kind: 'refused'; code: string; reason: string }

export function useImport() {
  const client = useClient()
  const next = useRef(0)
  const isStopped = useRef(false)
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<readonly LineFailure[]>([])
  const [state, setState] = useState<'ready' | 'running' | 'cut' | 'done'>('ready')

  /** One line; false when the work is cut there. */
  const step = async (line: PlannedLine): Promise<boolean> => {
    const sent = await send(client, line)
    // It goes out again later: nothing was done, or doing it twice is doing it once.
    if (sent.kind === 'unsent' || (sent.kind === 'unknown' && line.kind === 'update')) return false
    next.current += 1
    setDone(next.current)
    const failure = sent.kind === 'refused' ? sent : sent.kind === 'unknown' ? unknownOutcome : null
    const { line: number, name } = line
    if (failure) {
      const { code, reason } = failure
      setFailures((before) => [...before, { line: number, name, code, reason }])
    }
    // A new product may have been made although no answer came: it is told, and not sent again.
    return sent.kind !== 'unknown'
  }
  /** Goes on where it was. */
  const run = async (lines: readonly PlannedLine[]) => {
    isStopped.current = false
    setState('running')
    for (const line of lines.slice(next.current)) {
      if (isStopped.current || !(await step(line))) break
    }
    setState(next.current < lines.length ? 'cut' : 'done')
  }
  const stop = () => {
    isStopped.current = true
  }
  return { run, stop, done, failures, state }
}

const unknownOutcome = {
  code: 'OUTCOME_UNKNOWN',
  reason: 'No answer came: it may have been made. Look before you send it again.',
}

async function send(client: Client, line: PlannedLine): Promise<Sent> {
  if (line.kind === 'wrong') return { kind: 'refused', code: 'INVALID', reason: line.reason }
  const { data, error } =
    line.kind === 'create'
      ? await client.mutation(createProductDocument, { input: line.input })
      : await client.mutation(updateProductDocument, { id: line.id, input: line.input })
  // The gateway said no before it asked anybody: the door has shut, or too much was asked at once.
  if (!data) return { kind: error?.graphQLErrors.length ? 'unsent' : 'unknown' }
  const [payload] = Object.values(data) as { problems: { code: string; message: string }[] }[]
  const [problem] = payload?.problems ?? []
  if (!problem) return { kind: 'done' }
  const { code, message } = problem
  if (code === 'UPSTREAM_UNAVAILABLE' || code === 'RATE_LIMITED') return { kind: 'unsent' }
  return code === 'OUTCOME_UNKNOWN'
    ? { kind: 'unknown' }
    : { kind: 'refused', code, reason: message }
}
