import { useQuery } from 'urql'
import { Link } from 'wouter'
import { graphql } from '../__generated__/gql.ts'
import { momentOf } from '../lib/dates.ts'
import layout from '../ui/Columns.module.css'
import { Facts } from '../ui/Facts.tsx'
import { useCalm } from './use-calm.ts'
import { useEvents } from './use-events.ts'

const healthDocument = graphql(`
  query AdminEventHealth {
    changeEventHealth { isOpen lastReceivedAt waiting setAside }
  }
`)

/** How the inbox of change events is doing: when the last came, what waits, what somebody has to look at. */
export function EventHealth() {
  const [{ data }, ask] = useQuery({ query: healthDocument })
  const again = useCalm(() => ask({ requestPolicy: 'network-only' }))
  useEvents({ hear: again, again })
  const health = data?.changeEventHealth
  if (!health) return null
  if (!health.isOpen) {
    return (
      <p className={layout.muted}>
        No key of the platform is set, so none are taken. Changes show when what is kept grows old.
      </p>
    )
  }
  const { lastReceivedAt, waiting, setAside } = health
  return (
    <Facts
      facts={[
        ['Last received', lastReceivedAt && momentOf(lastReceivedAt)],
        ['Waiting', String(waiting)],
        [
          'Set aside',
          setAside > 0 ? (
            <Link key="aside" href="/events?state=SET_ASIDE">
              {setAside} to look at
            </Link>
          ) : (
            '0'
          ),
        ],
      ]}
    />
  )
}
