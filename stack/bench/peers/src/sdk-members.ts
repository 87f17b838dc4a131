// Members of P7: the list call of the official SDK, with a client for each call. Its query cannot be sorted.
import { siteKey } from './platform.ts'
import type { Reads } from './reads.ts'
import type { WireMember } from './wire.ts'

/** A member as the SDK has it: some names begin with an underscore, and dates are objects. */
type SdkMember = Omit<WireMember, 'id' | 'createdDate' | 'lastLoginDate'> & {
  _id: string
  _createdDate?: Date
  lastLoginDate?: Date
}

const wireOf = ({ _id, _createdDate, lastLoginDate, ...rest }: SdkMember): WireMember => ({
  ...rest,
  id: _id,
  createdDate: _createdDate?.toISOString(),
  lastLoginDate: lastLoginDate?.toISOString(),
})

/** Returns the read of members. The module is loaded for P7 alone. */
export async function sdkMembers(): Promise<Reads['members']> {
  const { ApiKeyStrategy, createClient } = await import('@wix/sdk')
  const { members } = await import('@wix/members')
  return async ({ first, page }) => {
    const client = createClient({ modules: { members }, auth: ApiKeyStrategy(siteKey) })
    const { members: found, metadata } = await client.members.listMembers({
      fieldsets: ['FULL'],
      sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: first, offset: (page - 1) * first },
    })
    const { total, tooManyToCount } = metadata ?? {}
    // Its types allow null where the platform sends nothing.
    const wires = (found as SdkMember[]).map(wireOf)
    return { members: wires, total: tooManyToCount ? null : (total ?? null) }
  }
}
