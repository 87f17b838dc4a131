import { Button } from '../../../ui/Button.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/events.ts'
import { momentOf } from '../../lib/dates.ts'
import type { Column } from '../../list/DataTable.tsx'
import type { LiveEvent } from '../../live/event.ts'
import { Label } from '../../ui/Label.tsx'
import styles from './EventColumns.module.css'
import { eventWords } from './names.ts'
import { identityWords, reasonWords, stateWords } from './words.ts'

export const columnsOf = (open: (id: string) => void): readonly Column<LiveEvent>[] => [
  { id: 'at', header: messages.received, cell: ({ receivedAt }) => momentOf(receivedAt) },
  {
    id: 'name',
    header: messages.event,
    isWide: true,
    cell: ({ id, name }) => (
      <Button weight="quiet" className={styles.name} onClick={() => open(id)}>
        {eventWords(name)}
      </Button>
    ),
  },
  {
    id: 'state',
    header: commonMessages.state,
    cell: ({ state, deadLetter }) => (
      <span className={styles.state}>
        <Label tone={stateWords[state][1]}>{stateWords[state][0]}</Label>
        {deadLetter && <span className={styles.reason}>{reasonWords[deadLetter.reason]}</span>}
      </span>
    ),
  },
  {
    id: 'by',
    header: commonMessages.by,
    cell: ({ identity }) => (identity ? identityWords[identity.kind] : '–'),
  },
  {
    id: 'about',
    header: commonMessages.about,
    cell: ({ entityId }) => (entityId ? <code>{entityId}</code> : '–'),
  },
]
