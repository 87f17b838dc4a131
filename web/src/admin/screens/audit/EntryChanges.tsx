import { Link } from 'wouter'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { EntryChanges_EntryFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/audit.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { subjectLabels, subjectPath, valueWords } from '../../jobs/words.ts'
import { fieldWord } from '../../lib/field-word.ts'

const EntryChanges_entry = graphql(`
  fragment EntryChanges_entry on AuditRecord {
    changes(first: 3) { index id thing name changes { field variant before after } }
    job { id total }
  }
`)

/** Names, links and amounts a call changed; the rest is on the job's page. */
export function EntryChanges({ entry }: { entry: FragmentType<typeof EntryChanges_entry> }) {
  const { changes, job } = unmask(EntryChanges_entry, entry)
  if (!job) return null
  return (
    <div>
      {changes.map((item) => (
        <div key={item.index}>
          <Subject item={item} /> {item.changes.slice(0, 2).map(changeWords).join(', ')}
          {item.changes.length > 2 && ' …'}
        </div>
      ))}
      <Link href={`/jobs/${job.id}`}>
        {job.total > 3 ? messages.all({ total: job.total }) : commonMessages.details}
      </Link>
    </div>
  )
}

type Item = EntryChanges_EntryFragment['changes'][number]

const changeWords = ({ field, variant, before, after }: Item['changes'][number]) =>
  `${variant ? `${variant}: ` : ''}${fieldWord(field)} ${valueWords(field, before)} → ${valueWords(field, after)}`

function Subject({ item: { id, thing, name } }: { item: Item }) {
  const path = subjectPath(thing, id)
  const word = name ?? (thing ? subjectLabels[thing] : id.slice(0, 8))
  return path ? <Link href={path}>{word}</Link> : word
}
