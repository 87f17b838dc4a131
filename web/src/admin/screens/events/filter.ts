import type {
  ChangeEventFilter,
  ChangeEventName,
  ChangeEventState,
} from '../../__generated__/graphql.ts'
import type { LiveEvent } from '../../live/event.ts'
import { eventNames } from './names.ts'
import { stateWords } from './words.ts'

type Get = (name: string) => string

const isName = (text: string): text is ChangeEventName => eventNames.some((name) => name === text)
const isState = (text: string): text is ChangeEventState => text in stateWords

/** Parses the value of a datetime-local field in local time; null if empty or invalid. */
const momentIn = (text: string): string | null => {
  const at = new Date(text)
  return text && !Number.isNaN(at.getTime()) ? at.toISOString() : null
}

/** Filter from the address; invalid values are omitted. */
export function filterOf(get: Get): ChangeEventFilter {
  const [name, state, entityId] = [get('name'), get('state'), get('about')]
  const [since, until] = [momentIn(get('since')), momentIn(get('until'))]
  return {
    ...(name === 'UNKNOWN' ? { unknownType: true } : isName(name) && { names: [name] }),
    ...(isState(state) && { states: [state] }),
    ...(entityId && { entityId }),
    ...(since && { since }),
    ...(until && { until }),
  }
}

/** Whether an event matches the filter. */
export function matchesFilter(event: LiveEvent, filter: ChangeEventFilter): boolean {
  const { names, unknownType, states, entityId, since, until } = filter
  const at = Date.parse(event.receivedAt)
  return (
    (!names || names.includes(event.name)) &&
    (!unknownType || event.name === 'UNKNOWN') &&
    (!states || states.includes(event.state)) &&
    (!entityId || event.entityId === entityId) &&
    (!since || at >= Date.parse(since)) &&
    (!until || at < Date.parse(until))
  )
}
