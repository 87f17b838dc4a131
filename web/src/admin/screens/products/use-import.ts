// A file of products, sent line by line. Each line is noted when it is done: a line that breaks in
// between is gone on from, and nothing is sent twice.
import { useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { createProductDocument, updateProductDocument } from './files-documents.ts'
import type { PlannedLine } from './product-lines.ts'

export type LineFailure = { line: number; name: string; code: string; reason: string }
type Sent = { code: string; reason: string } | null | 'lost'

export function useImport() {
  const client = useClient()
  const next = useRef(0)
  const isStopped = useRef(false)
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<readonly LineFailure[]>([])
  const [state, setState] = useState<'ready' | 'running' | 'cut' | 'done'>('ready')

  /** One line; false when the line is cut and this one has to be sent again. */
  const step = async (line: PlannedLine): Promise<boolean> => {
    const outcome = await send(client, line)
    if (outcome === 'lost' && line.kind !== 'create') return false
    next.current += 1
    setDone(next.current)
    // A new product may have been made although no answer came: it is told, not sent again.
    const failure = outcome === 'lost' ? unknownOutcome : outcome
    const { line: number, name } = line
    if (failure) setFailures((before) => [...before, { line: number, name, ...failure }])
    return true
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
  if (line.kind === 'wrong') return { code: 'INVALID', reason: line.reason }
  const { data } =
    line.kind === 'create'
      ? await client.mutation(createProductDocument, { input: line.input })
      : await client.mutation(updateProductDocument, { id: line.id, input: line.input })
  if (!data) return 'lost'
  const [payload] = Object.values(data) as { problems: { code: string; message: string }[] }[]
  const [problem] = payload?.problems ?? []
  return problem ? { code: problem.code, reason: problem.message } : null
}
