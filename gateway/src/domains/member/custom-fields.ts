// Custom fields of the member profile: members have values, the site has the list of definitions.
// docs/contract/members.md §4, §12.
import type { RequestContext } from '../../graphql/request-context.ts'
import type { CustomField, MemberContact } from '../../platform/member/member.ts'
import type { PlatformContext } from '../../platform/platform.ts'

type Definitions = Map<string, CustomField>

/** Read once per request. */
const readings = new WeakMap<PlatformContext, Promise<Definitions>>()

function definitionsOf(context: RequestContext & PlatformContext): Promise<Definitions> {
  const known = readings.get(context)
  if (known) return known
  const reading = context.directory.members
    .listCustomFields({})
    .then(({ fields }) => new Map(fields.map((field) => [field.key, field])))
    .catch((err: unknown): Definitions => {
      // Without the definitions the values are still returned, with an unknown type.
      context.log.warn({ err }, 'member: could not read custom field definitions')
      return new Map()
    })
  readings.set(context, reading)
  return reading
}

export async function customFieldsOf(
  { customFields }: MemberContact,
  context: RequestContext & PlatformContext,
) {
  const definitions = await definitionsOf(context)
  // Members lack fields without a value, so the definitions add these.
  const keys = new Set([...definitions.keys(), ...Object.keys(customFields)])
  return [...keys].map((key) => {
    const { name, value } = customFields[key] ?? {}
    const definition = definitions.get(key)
    return {
      key,
      // The definition is in the language of the request, a member's own field in that of the site.
      name: definition?.name ?? name ?? key,
      type: definition?.type ?? ('UNKNOWN' as const),
      network: definition?.network ?? null,
      value: value === null || value === undefined ? null : String(value),
    }
  })
}
