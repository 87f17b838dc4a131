// Maps the caller that caused a change to an event identity. docs/contract/events-ecom.md §5.
import type { EventIdentity } from '@vitrine/platform'
import { accounts } from '../accounts.ts'
import type { Caller } from '../context.ts'
import type { Site } from '../site.ts'

/** Identity of changes without a caller: sign-in, and work of the platform itself. */
export const anonymous: EventIdentity = { identityType: 'UNKNOWN' }

/** The control API and the inspector act as the site owner's dashboard. */
export const siteOwner: EventIdentity = {
  identityType: 'WIX_USER',
  wixUserId: accounts.find(({ role }) => role === 'OWNER')?.memberId,
}

/** Returns the identity of a caller; an API key alone is the app. */
export function identityOf({ kind, id }: Caller, { appId }: Site): EventIdentity {
  return kind === 'site' ? { identityType: 'APP', appId } : person(kind, id)
}

/** Returns the identity of a cart's owner, `visitor:<id>` or `member:<id>`. */
export function buyerIdentity(owner: string): EventIdentity {
  const [kind, id = ''] = owner.split(':')
  return person(kind, id)
}

const person = (kind: string | undefined, id: string): EventIdentity =>
  kind === 'member'
    ? { identityType: 'MEMBER', memberId: id }
    : { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id }
