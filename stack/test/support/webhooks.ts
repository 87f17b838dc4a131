// Sends webhooks: tokens that the embedded platform signs without delivering them.
import type { Shopper } from '../../src/shopper.ts'
import { bearer } from './admin.ts'

/** The input of `POST /_control/events/sign`. */
export type EventInput = {
  name?: string
  entityId?: string
  body?: unknown
  sequence?: number
  eventTime?: string
  identity?: Record<string, unknown>
  triggeredByAnonymizeRequest?: boolean
  raw?: { eventType: string; data: unknown }
  instanceId?: string
  iatOffsetSeconds?: number
  expOffsetSeconds?: number
}

/** Returns a token as the platform would send it; `id` is the event's. */
export async function signed(platformUrl: string, event: EventInput) {
  const response = await fetch(`${platformUrl}/_control/events/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  })
  if (!response.ok) throw new Error(`Not signed: ${await response.text()}`)
  return (await response.json()) as { id: string | null; jwt: string }
}

export const deliver = (shopUrl: string, body: string | undefined, headers: object = {}) =>
  fetch(`${shopUrl}/webhooks/platform`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    ...(body !== undefined && { body }),
  })

export type Entry = {
  id: string
  state: string
  erased: boolean
  deadLetter: { reason: string; detail: string | null } | null
}

const list = `query ($filter: ChangeEventFilter) {
  changeEvents(first: 100, filter: $filter) { nodes { id state erased deadLetter { reason detail } } }
}`

/** Returns the history as an app with that key sees it, newest first. */
export async function historyOf(app: Shopper, key: string, filter: object): Promise<Entry[]> {
  type Page = { changeEvents: { nodes: Entry[] } }
  const { data } = await app.execute<Page>(list, { filter }, bearer(key))
  return data.changeEvents.nodes
}
