// Who caused a change, in the words of events. contract/events-ecom.md §5.
import type { EventIdentity } from '@vitrine/platform'
import { accounts } from '../accounts.ts'
import type { Caller } from '../context.ts'
import type { Site } from '../site.ts'

/** Nobody has said who they are: signing in, and work of the platform's own. */
export const nobody: EventIdentity = { identityType: 'UNKNOWN' }

/** The control API and the inspector stand for the owner's dashboard. */
export const siteOwner: EventIdentity = {
  identityType: 'WIX_USER',
  wixUserId: accounts.find(({ role }) => role === 'OWNER')?.memberId,
}

/** An API key alone is the app's. */
export function identityOf({ kind, id }: Caller, { appId }: Site): EventIdentity {
  return kind === 'site' ? { identityType: 'APP', appId } : person(kind, id)
}

/** `visitor:<id>` or `member:<id>`, whom a cart belongs to. */
export function buyerIdentity(owner: string): EventIdentity {
  const [kind, id = ''] = owner.split(':')
  return person(kind, id)
}

const person = (kind: string | undefined, id: string): EventIdentity =>
  kind === 'member'
    ? { identityType: 'MEMBER', memberId: id }
    : { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id }
