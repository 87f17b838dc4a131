// Fields the owner added to the member profile: a member carries names and values, the types are a
// list of their own. contract/members.md §4, §12.
import type { WireMember, WireMemberCustomField } from '@vitrine/platform'
import type { CustomFieldType } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'

type Definitions = Map<string, WireMemberCustomField>

/** Read once for a whole answer. */
const readings = new WeakMap<Context, Promise<Definitions>>()

function definitionsOf(context: Context): Promise<Definitions> {
  const known = readings.get(context)
  if (known) return known
  const reading = context.directory.memberCustomFields
    .listCustomFields({})
    .then(({ fields }) => new Map(fields.map((field) => [field.key, field])))
    .catch((err: unknown): Definitions => {
      // Without the list the fields are still there; only their kind is not known.
      context.log.warn({ err }, 'the types of custom fields could not be read')
      return new Map()
    })
  readings.set(context, reading)
  return reading
}

type Contact = NonNullable<WireMember['contact']>

export async function customFieldsOf({ customFields }: Contact, context: Context) {
  const entries = Object.entries(customFields ?? {})
  if (entries.length === 0) return []
  const definitions = await definitionsOf(context)
  return entries.map(([key, { name, value }]) => {
    const definition = definitions.get(key)
    const type: CustomFieldType = definition?.fieldType ?? 'UNKNOWN'
    return {
      key,
      name: name ?? definition?.name ?? key,
      type,
      network: definition?.socialType ?? null,
      value: value === null || value === undefined ? null : String(value),
    }
  })
}
