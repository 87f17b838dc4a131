import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { JobRow_JobFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/jobs.ts'
import { jobWords, stateWords, subjectLabels } from '../../jobs/words.ts'
import { actorWords } from '../../lib/actor-words.ts'
import { momentOf } from '../../lib/dates.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'

export const JobRow_job = graphql(`
  fragment JobRow_job on Job {
    id
    action
    call
    actor { id name kind }
    state
    total
    done
    failed
    startedAt
    first: items(first: 1) { nodes { thing name } }
  }
`)

type Row = JobRow_JobFragment

export const columns: readonly Column<Row>[] = [
  {
    id: 'action',
    header: commonMessages.what,
    isWide: true,
    cell: (row) => <Link href={`/jobs/${row.id}`}>{jobWords(row)}</Link>,
  },
  { id: 'about', header: messages.subject, cell: about },
  { id: 'who', header: commonMessages.who, cell: ({ actor }) => actorWords(actor) },
  { id: 'state', header: commonMessages.state, cell: (row) => <State row={row} /> },
  { id: 'done', header: messages.done, isNumber: true, cell: doneWords },
  { id: 'failed', header: messages.refused, isNumber: true, cell: ({ failed }) => failed },
  { id: 'started', header: commonMessages.when, cell: ({ startedAt }) => momentOf(startedAt) },
]

/** Subject of a job: the name of its single item, or the number of items. */
function about({ total, first }: Row): string {
  const [item] = first.nodes
  // A job refused before it created anything has no subject.
  if (total === 0) return '–'
  if (total !== 1 || !item) return commonMessages.itemCount({ count: total })
  return (
    item.name ?? (item.thing ? subjectLabels[item.thing] : commonMessages.itemCount({ count: 1 }))
  )
}

function doneWords({ done, total }: Row): string {
  return total === 0 ? '–' : messages.progressOf({ done, total })
}

function State({ row: { state, total } }: { row: Row }) {
  if (total === 0 && state === 'DONE')
    return <Label tone="warning">{messages.nothingChanged}</Label>
  const [word, tone] = stateWords[state]
  return <Label tone={tone}>{word}</Label>
}
