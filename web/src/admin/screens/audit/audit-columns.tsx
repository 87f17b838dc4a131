import { graphql } from '../../__generated__/gql.ts'
import type { AuditResult, AuditRow_EntryFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/audit.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { callWord } from '../../jobs/words.ts'
import { actorWords } from '../../lib/actor-words.ts'
import { resultWords } from '../../lib/audit-words.ts'
import { momentOf } from '../../lib/dates.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { EntryChanges } from './EntryChanges.tsx'

export const AuditRow_entry = graphql(`
  fragment AuditRow_entry on AuditRecord {
    id
    occurredAt
    actor { id name kind }
    operation
    ids
    idCount
    result
    code
    requestId
    milliseconds
    ...EntryChanges_entry
  }
`)

const tones: Record<AuditResult, 'good' | 'warning' | 'bad' | 'plain'> = {
  SUCCESS: 'good',
  REFUSED: 'warning',
  FAILED: 'bad',
  NO_RESPONSE: 'bad',
}

/** One column that starts with the call, because small screens show little more. */
export const columns: readonly Column<AuditRow_EntryFragment>[] = [
  {
    id: 'operation',
    header: commonMessages.what,
    isWide: true,
    cell: (entry) => (
      <>
        <strong title={entry.operation}>{callWord(entry.operation)}</strong>
        <EntryChanges entry={entry} />
      </>
    ),
  },
  { id: 'who', header: commonMessages.who, cell: ({ actor }) => actorWords(actor) },
  { id: 'at', header: commonMessages.when, cell: ({ occurredAt }) => momentOf(occurredAt) },
  {
    id: 'ids',
    header: commonMessages.about,
    isNumber: true,
    cell: ({ ids, idCount }) => <Ids ids={ids} count={idCount} />,
  },
  {
    id: 'result',
    header: messages.outcome,
    cell: ({ result, code }) => <Label tone={tones[result]}>{code ?? resultWords[result]}</Label>,
  },
  { id: 'ms', header: 'ms', isNumber: true, cell: ({ milliseconds }) => milliseconds ?? '–' },
  {
    id: 'request',
    header: commonMessages.request,
    cell: ({ requestId }) => <Request id={requestId} />,
  },
]

/** Number of subjects of a call; a click lists them. */
function Ids({ ids, count }: { ids: readonly string[]; count: number }) {
  if (ids.length === 0) return count
  return (
    <details>
      <summary>{count}</summary>
      {ids.map((id) => (
        <div key={id}>
          <code>{id}</code>
        </div>
      ))}
    </details>
  )
}

/** Prefix of the request id; a click shows all of it. */
function Request({ id }: { id: string }) {
  return (
    <details>
      <summary>
        <code>{id.slice(0, 8)}</code>
      </summary>
      <code>{id}</code>
    </details>
  )
}
