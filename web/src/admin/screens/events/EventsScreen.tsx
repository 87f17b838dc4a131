import { useMemo, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { momentOf } from '../../lib/dates.ts'
import { EventHealth } from '../../live/EventHealth.tsx'
import type { LiveEvent } from '../../live/event.ts'
import layout from '../../ui/Columns.module.css'
import { CursorPages } from '../../ui/CursorPages.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { SavedViews } from '../../ui/SavedViews.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { EventDetail } from './EventDetail.tsx'
import { EventFilters } from './EventFilters.tsx'
import styles from './Events.module.css'
import { eventWords } from './names.ts'
import { useEventList } from './use-event-list.ts'
import { identityWords, reasonWords, stateWords } from './words.ts'

const views = [
  { name: 'All', search: '' },
  { name: 'Dead letters', search: 'state=SET_ASIDE' },
  { name: 'Waiting', search: 'state=NEW' },
]

/** History of change events, with live additions. */
export function Screen() {
  const list = useEventList()
  const [shown, setShown] = useState<string | null>(null)
  const columns = useMemo(() => columnsOf(setShown), [])
  return (
    <>
      <ScreenHead
        title="Events"
        lead="The platform’s change events, newest first. New events appear automatically; all are stored for 30 days."
      />
      <div className={styles.health}>
        <EventHealth />
      </div>
      <div className={layout.tools}>
        <SavedViews table="events" address={list.address} given={views} />
      </div>
      <EventFilters address={list.address} />
      {list.isBroken && <NoAnswer error={list.error} onAgain={list.reload} />}
      <DataTable
        label="Events"
        columns={columns}
        rows={list.events}
        idOf={({ id }) => id}
        nameOf={({ name }) => eventWords(name)}
        changed={list.freshIds}
        isLoading={list.isLoading}
        empty={!list.isBroken && <EmptyState drawing="bookcase" title="No matching events" />}
      />
      <CursorPages address={list.address} pageInfo={list.pageInfo} />
      {shown && <EventDetail id={shown} onClose={() => setShown(null)} onReplayed={list.reload} />}
    </>
  )
}

const columnsOf = (open: (id: string) => void): Column<LiveEvent>[] => [
  { id: 'at', header: 'Received', cell: ({ receivedAt }) => momentOf(receivedAt) },
  {
    id: 'name',
    header: 'Event',
    isWide: true,
    cell: ({ id, name }) => (
      <Button weight="quiet" className={styles.name} onClick={() => open(id)}>
        {eventWords(name)}
      </Button>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, setAside }) => (
      <span className={styles.state}>
        <Label tone={stateWords[state][1]}>{stateWords[state][0]}</Label>
        {setAside && <span className={layout.muted}>{reasonWords[setAside.reason]}</span>}
      </span>
    ),
  },
  {
    id: 'by',
    header: 'By',
    cell: ({ identity }) => (identity ? identityWords[identity.kind] : '–'),
  },
  {
    id: 'about',
    header: 'About',
    cell: ({ entityId }) => (entityId ? <code>{entityId}</code> : '–'),
  },
]
