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
  items?: Json
  $ref?: string
  $defs?: Record<string, Json>
}

/** Returns a value with every member that a schema has. */
function sampleOf(schema: Json, name: string, root: Json): unknown {
  const other =
    schema.anyOf?.[0] ?? (schema.$ref && root.$defs?.[schema.$ref.replace('#/$defs/', '')])
  if (other) return sampleOf(other, name, root)
  if (schema.enum) return schema.enum[0]
  const simple: Record<string, () => unknown> = {
    array: () => [sampleOf(schema.items ?? {}, name, root)],
    object: () =>
      Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [
          key,
          sampleOf(one, key, root),
        ]),
      ),
    // A product with a discount has a former price as well.
    number: () => (name === 'discountedPrice' ? 2 : 3),
    boolean: () => true,
    string: () => sampleText(name),
  }
  const [type = ''] = [schema.type].flat()
  return simple[type]?.() ?? { any: 'thing' }
}

/** Returns an event body with all members, by the schema of the event table. */
function bodyOf(name: ChangeEventName): unknown {
  const { body, kind, deletedCarriesEntity } = changeEventEntry(name)
  if (kind === 'deleted' && !deletedCarriesEntity) return null
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json
  return body.parse(sampleOf(schema, '', schema))
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
  body: name && bodyOf(name),
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
