// Filters of the member table: address to gateway input.

import type {
  ManagedMemberFilter,
  MemberStatus,
  MemberTextFilter,
  PrivacyStatus,
} from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/members.ts'

/** Text fields that are filtered by prefix. */
export const textFilters = [
  ['loginEmail', messages.emailBeginsWith],
  ['nickname', messages.displayNameBeginsWith],
  ['slug', messages.slugBeginsWith],
  ['firstName', messages.firstNameBeginsWith],
  ['lastName', messages.lastNameBeginsWith],
] as const

type Read = (name: string) => string

/** Null without a filter. */
export function filterOf(get: Read): ManagedMemberFilter | null {
  const filter: ManagedMemberFilter = {}
  const search = get('q').trim()
  if (search) filter.search = search
  const status = get('status')
  if (status) filter.statuses = [status as MemberStatus]
  const privacy = get('privacy')
  if (privacy) filter.privacyStatuses = [privacy as PrivacyStatus]
  for (const [name] of textFilters) {
    const start = get(name).trim()
    const condition: MemberTextFilter = { startsWith: start }
    if (start) filter[name] = condition
  }
  return Object.keys(filter).length > 0 ? filter : null
}
