import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { JobItemRow_ItemFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/jobs.ts'
import { FieldChanges } from '../../jobs/FieldChanges.tsx'
import { subjectLabels, subjectPath } from '../../jobs/words.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import styles from './ItemColumns.module.css'

export const JobItemRow_item = graphql(`
  fragment JobItemRow_item on JobItem {
    index
    id
    thing
    name
    state
    changes { field variant before after }
    problem { code message }
  }
`)

type Item = JobItemRow_ItemFragment

export const columns: readonly Column<Item>[] = [
  { id: 'name', header: messages.item, cell: (item) => <Name item={item} /> },
  {
    id: 'changes',
    header: messages.beforeAfter,
    isWide: true,
    cell: (item) => <Changes item={item} />,
  },
  {
    id: 'answer',
    header: messages.answer,
    cell: ({ state, problem }) =>
      problem ? (
        <Label tone="bad">{problem.message}</Label>
      ) : (
        {
          WAITING: commonMessages.waiting,
          SENT: messages.onItsWay,
          DONE: messages.done,
          FAILED: messages.refused,
        }[state]
      ),
  },
]

function Name({ item: { id, thing, name } }: { item: Item }) {
  const path = subjectPath(thing, id)
  const word = name ?? `${thing ? subjectLabels[thing] : messages.item} ${id.slice(0, 8)}`
  return path ? <Link href={path}>{word}</Link> : word
}

function Changes({ item: { changes, problem } }: { item: Item }) {
  if (changes.length > 0) return <FieldChanges changes={changes} />
  const isUnknown = problem?.code === 'OUTCOME_UNKNOWN'
  return <span className={styles.none}>{isUnknown ? messages.notKnown : 'nothing'}</span>
}
