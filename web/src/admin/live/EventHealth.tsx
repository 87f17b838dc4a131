import { useQuery } from 'urql'
import { Link } from 'wouter'
import { graphql } from '../__generated__/gql.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/ui.ts'
import { momentOf } from '../lib/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { Muted } from '../ui/Muted.tsx'
import { useEvents } from './use-events.ts'
import { useThrottled } from './use-throttled.ts'

const healthDocument = graphql(`
  query AdminEventHealth {
    changeEventHealth { open lastReceivedAt waiting deadLetterCount }
  }
`)

/** Health of the event inbox: last event, pending events, dead letters. */
export function EventHealth() {
  const [{ data }, refetch] = useQuery({ query: healthDocument })
  const again = useThrottled(() => refetch({ requestPolicy: 'network-only' }))
  useEvents({ hear: again, again })
  const health = data?.changeEventHealth
  if (!health) return null
  if (!health.open) {
    return <Muted>{messages.webhookKeyMissing}</Muted>
  }
  const { lastReceivedAt, waiting, deadLetterCount } = health
  return (
    <Facts
      facts={[
        [messages.lastReceived, lastReceivedAt && momentOf(lastReceivedAt)],
        [commonMessages.waiting, String(waiting)],
        [
          commonMessages.deadLetters,
          deadLetterCount > 0 ? (
            <Link key="letters" href="/events?state=DEAD_LETTER">
              {messages.toLookAt({ deadLetters: deadLetterCount })}
            </Link>
          ) : (
            '0'
          ),
        ],
      ]}
    />
  )
}
