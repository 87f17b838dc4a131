import { useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/events.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { ListTools } from '../../list/ListTools.tsx'
import { useList } from '../../list/use-list.ts'
import { EventHealth } from '../../live/EventHealth.tsx'
import { LiveEvent_event } from '../../live/event.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { EventDetail } from './EventDetail.tsx'
import { EventFilters } from './EventFilters.tsx'
import styles from './EventsScreen.module.css'
import { columnsOf } from './event-columns.tsx'
import { filterOf } from './filter.ts'
import { eventWords } from './names.ts'
import { useFreshEvents } from './use-fresh-events.ts'

const eventsDocument = graphql(`
  query AdminEvents($first: Int, $after: String, $filter: ChangeEventFilter) {
    changeEvents(first: $first, after: $after, filter: $filter) {
      nodes { ...LiveEvent_event }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

const views = [
  { name: commonMessages.all, search: '' },
  { name: commonMessages.deadLetters, search: 'state=DEAD_LETTER' },
  { name: commonMessages.waiting, search: 'state=NEW' },
]

/** History of change events, with live additions. */
export function Screen() {
  const list = useFreshEvents(
    useList({
      document: eventsDocument,
      row: LiveEvent_event,
      variables: ({ first, after, get }) => ({ first, after, filter: filterOf(get) }),
      pageOf: ({ changeEvents }) => changeEvents,
    }),
  )
  const [shown, setShown] = useState<string | null>(null)
  const columns = useMemo(() => columnsOf(setShown), [])
  return (
    <>
      <ScreenHead title={commonMessages.events} lead={messages.eventsIntro} />
      <div className={styles.health}>
        <EventHealth />
      </div>
      <ListTools table="events" views={views} />
      <EventFilters />
      <ListTable
        list={list}
        label={commonMessages.events}
        columns={columns}
        nameOf={({ name }) => eventWords(name)}
        empty={<EmptyState drawing="bookcase" title={messages.noMatchingEvents} />}
      />
      {shown && <EventDetail id={shown} onClose={() => setShown(null)} onReplayed={list.reload} />}
    </>
  )
}
