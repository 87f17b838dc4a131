// Fields the owner added to the member profile: a member carries the values, what there is to fill in is
// a list of its own. contract/members.md §4, §12.
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
  const definitions = await definitionsOf(context)
  // A field without a value is not part of the answer, so the list of the site says what there is.
  const keys = new Set([...definitions.keys(), ...Object.keys(customFields ?? {})])
  return [...keys].map((key) => {
    const { name, value } = customFields?.[key] ?? {}
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
