// The filters of the table, as they stand in the address and as the gateway takes them.
import type {
  ManagedMemberFilter,
  MemberStatus,
  MemberTextFilter,
  PrivacyStatus,
} from '../../__generated__/graphql.ts'

/** Texts that are looked for by their beginning. */
export const textFilters = [
  ['loginEmail', 'E-mail begins with'],
  ['nickname', 'Display name begins with'],
  ['slug', 'Slug begins with'],
  ['firstName', 'First name begins with'],
  ['lastName', 'Last name begins with'],
] as const

type Read = (name: string) => string

/** Null when nobody is left out. */
export function filterOf(get: Read): ManagedMemberFilter | null {
  const filter: ManagedMemberFilter = {}
  const status = get('status')
  if (status) filter.status = [status as MemberStatus]
  const privacy = get('privacy')
  if (privacy) filter.privacyStatus = [privacy as PrivacyStatus]
  for (const [name] of textFilters) {
    const start = get(name).trim()
    const wish: MemberTextFilter = { startsWith: start }
    if (start) filter[name] = wish
  }
  return Object.keys(filter).length > 0 ? filter : null
}
