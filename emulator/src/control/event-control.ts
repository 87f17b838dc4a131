// Serves the control of change events: list, raise, sign without delivery, redeliver, pause.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { causeBody, raiseCaused, signBody, signedEvent } from '../events/cause-event.ts'
import type { Events } from '../events/events.ts'
import { parseRequest } from '../http/parse-request.ts'
import type { StoredEvent } from '../rows/event-rows.ts'
import { secondInstanceId } from '../site.ts'
import type { State } from '../state/state.ts'
import type { Controlled } from './controlled.ts'
import { momentOf } from './moment.ts'

const eventsQuery = z.object({
  since: z.string().optional(),
  type: z.string().optional(),
  entityId: z.string().optional(),
})
const idParams = z.object({ id: z.string() })
export const webhooksBody = z.strictObject({
  paused: z.boolean().optional(),
  /** Empty: restores the URL given at start. */
  url: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).optional(),
  /** Also delivers every event as another installation of the app would cause it. docs/contract/real-site.md §5. */
  secondInstance: z.boolean().optional(),
})

export function eventControl(app: FastifyInstance, controlled: Controlled): void {
  const { state, events } = controlled
  app.get('/events', async ({ query }) => listed(state, eventsQuery.parse(query)))
  app.post('/events', async (request) => {
    const input = parseRequest(causeBody, request) as z.output<typeof causeBody>
    const raised = raiseCaused(input, controlled)
    return { events: raised.map((event) => eventView(event, state)) }
  })
  app.post('/events/sign', async (request) => {
    const input = parseRequest(signBody, request) as z.output<typeof signBody>
    return signedEvent(input, controlled)
  })
  app.post('/events/:id/redeliver', async (request) => {
    const { id } = idParams.parse(request.params)
    events.redeliver(id)
    return viewOf(id, state)
  })
  app.get('/webhooks', async () => webhooksView(events))
  app.post('/webhooks', async (request) => {
    events.change(parseRequest(webhooksBody, request) as z.output<typeof webhooksBody>)
    return webhooksView(events)
  })
}

/** Returns the target of events, whether deliveries are paused, and the second instance that sends events, if one does. */
function webhooksView(events: Events) {
  const { paused, secondInstance } = events.settings()
  const url = events.target ?? null
  return { paused, url, secondInstanceId: secondInstance ? secondInstanceId : null }
}

/** Lists events, oldest first; `type` may also be a name of the event table. */
function listed(state: State, query: z.output<typeof eventsQuery>) {
  const since = momentOf(query.since)?.getTime() ?? 0
  return state.events
    .all()
    .filter(({ at }) => Date.parse(at) >= since)
    .filter(({ type, name }) => !query.type || query.type === type || query.type === name)
    .filter(({ entityId }) => !query.entityId || query.entityId === entityId)
    .map((event) => eventView(event, state))
}

export function eventView(event: StoredEvent, state: State) {
  const delivery = state.deliveries.get(event.id)
  return {
    ...event,
    sequence: String(event.sequence),
    state: delivery?.state ?? ('LOGGED' as const),
    deliveries: delivery?.attempts ?? [],
  }
}

function viewOf(id: string, state: State) {
  const event = state.events.get(id)
  return event && eventView(event, state)
}
