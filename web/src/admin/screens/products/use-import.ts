// A file of products, sent line by line.
import { type Client, useClient } from 'urql'
import { type Sent, useWork } from '../../jobs/use-work.ts'
import { createProductDocument, updateProductDocument } from './files-documents.ts'
import type { SentLine } from './product-lines.ts'

type LineFailure = { line: number; name: string; code: string; reason: string }

export function useImport() {
  const client = useClient()
  return useWork<SentLine, LineFailure>({ countOf: () => 1, send: (line) => send(client, line) })
}

const told = ({ line, name }: SentLine, code: string, reason: string): LineFailure[] => [
  { line, name, code, reason },
]

/** A new product may have been made although no answer came: it is told, and not sent again. */
const lost = (line: SentLine): Sent<LineFailure> =>
  line.kind === 'create'
    ? { kind: 'told', failures: told(line, 'OUTCOME_UNKNOWN', maybe), isCut: true }
    : { kind: 'unsent' }
const maybe = 'No answer came: it may have been made. Look before you send it again.'

async function send(client: Client, line: SentLine): Promise<Sent<LineFailure>> {
  if (line.kind === 'wrong') return { kind: 'told', failures: told(line, 'INVALID', line.reason) }
  const { data, error } =
    line.kind === 'create'
      ? await client.mutation(createProductDocument, { input: line.input })
      : await client.mutation(updateProductDocument, { id: line.id, input: line.input })
  // The gateway said no before it asked anybody: the door has shut, or too much was asked at once.
  if (!data) return error?.graphQLErrors.length ? { kind: 'unsent' } : lost(line)
  const [payload] = Object.values(data) as { problems: { code: string; message: string }[] }[]
  const [problem] = payload?.problems ?? []
  if (!problem) return { kind: 'told', failures: [] }
  const { code, message } = problem
  if (code === 'UPSTREAM_UNAVAILABLE' || code === 'RATE_LIMITED') return { kind: 'unsent' }
  if (code === 'OUTCOME_UNKNOWN') return lost(line)
  return { kind: 'told', failures: told(line, code, message) }
}
