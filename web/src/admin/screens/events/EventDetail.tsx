import { useQuery } from 'urql'
import { Dialog } from '../../../ui/Dialog.tsx'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { EventFacts_EventFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/events.ts'
import { momentOf } from '../../lib/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { EventFacts_event } from './detail-document.ts'
import styles from './EventDetail.module.css'
import { eventWords } from './names.ts'
import { Replay } from './Replay.tsx'
import { identityWords, reasonWords, stateWords } from './words.ts'

const eventDocument = graphql(`
  query AdminEvent($id: ID!) {
    changeEvent(id: $id) { ...EventFacts_event }
  }
`)

type Event = EventFacts_EventFragment

type Props = { id: string; onClose: () => void; onReplayed: () => void }

/** One event in full: processing state, history and data. */
export function EventDetail({ id, onClose, onReplayed }: Props) {
  const [{ data, error }, refetch] = useQuery({ query: eventDocument, variables: { id } })
  const event = unmask(EventFacts_event, data?.changeEvent)
  const again = () => refetch({ requestPolicy: 'network-only' })
  const replayed = () => {
    again()
    onReplayed()
  }
  return (
    <Dialog title={event ? eventWords(event.name) : messages.event} isOpen onClose={onClose}>
      <div className={styles.detail}>
        {error && !data && <NoAnswer error={error} onAgain={again} />}
        {!error && !data && <Loading rows={4} />}
        {data && !event && <p>{messages.itIsNoLongerStored}</p>}
        {event && <EventFacts event={event} onReplayed={replayed} />}
      </div>
    </Dialog>
  )
}

function EventFacts({ event, onReplayed }: { event: Event; onReplayed: () => void }) {
  const said = saidIn(event)
  return (
    <>
      {event.state === 'DEAD_LETTER' && <Replay event={event} onReplayed={onReplayed} />}
      <Facts facts={factsOf(event)} />
      {event.fieldChanges.length > 0 && (
        <section aria-label={messages.beforeChange}>
          <h3 className={styles.title}>{messages.beforeChange}</h3>
          <EventData value={Object.fromEntries(event.fieldChanges.map(valueBefore))} />
        </section>
      )}
      <section aria-label={messages.whatItSays}>
        <h3 className={styles.title}>{messages.whatItSays}</h3>
        {event.erased && <Muted>{messages.erasedOnPersonsRequest}</Muted>}
        {!event.erased && said === null && <Muted>{messages.nothingMore}</Muted>}
        {said !== null && <EventData value={said} />}
      </section>
    </>
  )
}

const valueBefore = ({ path, previous }: Event['fieldChanges'][number]) => [path, previous] as const

function EventData({ value }: { value: unknown }) {
  // Long data scrolls in place, by keyboard as well.
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be focusable
    <pre className={styles.said} tabIndex={0}>
      {JSON.stringify(value, withoutTypename, 2)}
    </pre>
  )
}

const withoutTypename = (name: string, value: unknown) =>
  name === '__typename' ? undefined : value

const common = new Set(
  '__typename id name type entityId occurredAt receivedAt sequence identity fieldChanges anonymization erased state deadLetter'.split(
    ' ',
  ),
)

/** Fields of one event type; null when there are none. */
function saidIn(event: Event): Record<string, unknown> | null {
  const own = Object.entries(event).filter(
    ([name, value]) => !common.has(name) && !name.startsWith(' ') && value !== null,
  )
  return own.length > 0 ? Object.fromEntries(own) : null
}

const factsOf = (event: Event) =>
  [
    [commonMessages.state, stateWords[event.state][0]],
    [messages.why, event.deadLetter && reasonWords[event.deadLetter.reason]],
    [messages.type, <code key="type">{event.type}</code>],
    [commonMessages.about, event.entityId && <code key="about">{event.entityId}</code>],
    [messages.happened, momentOf(event.occurredAt)],
    [messages.received, momentOf(event.receivedAt)],
    [messages.sequence, event.sequence],
    [commonMessages.by, event.identity && identityWords[event.identity.kind]],
    [messages.eventId, <code key="id">{event.id}</code>],
  ] as const
