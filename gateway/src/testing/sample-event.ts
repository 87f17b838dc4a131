// Change events whose bodies have every member that the event table describes. For tests only.
import { type ChangeEventName, changeEventEntry } from '@vitrine/platform'
import { z } from 'zod'
import type { StoredEvent } from '../events/change-event.ts'
import { sampleText } from './sample-text.ts'

type Json = {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  $ref?: string
  $defs?: Record<string, Json>
}

/** How much of a body there is; with `nulls`, every member that may be null is. */
export type Extent = 'all members' | 'required members' | 'nulls'

type Sampling = { root: Json; extent: Extent }

const isNullable = ({ type, anyOf = [] }: Json): boolean =>
  [type].flat().includes('null') || anyOf.some(isNullable)

/** Returns a value with the members that a schema has. */
function sampleOf(schema: Json, name: string, sampling: Sampling): unknown {
  const { root, extent } = sampling
  if (extent === 'nulls' && isNullable(schema)) return null
  const other =
    schema.anyOf?.[0] ?? (schema.$ref && root.$defs?.[schema.$ref.replace('#/$defs/', '')])
  if (other) return sampleOf(other, name, sampling)
  if (schema.enum) return schema.enum[0]
  const simple: Record<string, () => unknown> = {
    array: () => [sampleOf(schema.items ?? {}, name, sampling)],
    object: () => sampleObject(schema, sampling),
    // A product with a discount has a former price as well.
    number: () => (name === 'discountedPrice' ? 2 : 3),
    boolean: () => true,
    string: () => sampleText(name),
  }
  const [type = ''] = [schema.type].flat()
  return simple[type]?.() ?? { any: 'thing' }
}

const sampleObject = ({ properties = {}, required = [] }: Json, sampling: Sampling) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => sampling.extent !== 'required members' || required.includes(key))
      .map(([key, one]) => [key, sampleOf(one, key, sampling)]),
  )

/** Returns an event body as it is stored, by the schema of the event table. */
export function sampleBody(name: ChangeEventName, extent: Extent): unknown {
  const { body, kind, deletedCarriesEntity } = changeEventEntry(name)
  if (kind === 'deleted' && !deletedCarriesEntity) return null
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json
  return body.parse(sampleOf(root, '', { root, extent }))
}

/** Returns a stored event with a body that has all members of its kind; `null` is an event of an unknown type. */
export const eventOf = (
  name: ChangeEventName | null,
  other: Partial<StoredEvent> = {},
): StoredEvent => ({
  number: 1,
  id: 'event',
  name,
  type: name ? changeEventEntry(name).type : 'melted',
  entity: 'thing:entity',
  entityId: 'entity',
  sequence: '7',
  at: Date.parse('2026-05-01T10:00:00.000Z'),
  receivedAt: Date.parse('2026-05-01T10:00:01.000Z'),
  identity: { kind: 'MEMBER', id: 'mara' },
  body: name && sampleBody(name, 'all members'),
  modifiedFields: { 'lineItems[0].quantity': 1 },
  isAnonymization: false,
  isErased: false,
  requestId: 'req',
  state: 'DONE',
  reason: null,
  detail: null,
  tries: 0,
  handledAt: null,
  consumed: [],
  ...other,
})
