import type { UseQueryState } from 'urql'
import * as messages from '../../__generated__/messages/account.ts'
import { Banner } from '../../ui/Banner.tsx'
import { DataMissing } from './DataMissing.tsx'

type Answer = { myIdentity?: { email: string | null } | null }
type ProfileMissingProps = {
  answer: Pick<UseQueryState<Answer>, 'data' | 'error'>
  /** What did not load, unless the shop has none. */
  what: string
}

/** Shown in place of a profile: it did not load, or the shop has no profiles, only sign-ins with an email address. */
export function ProfileMissing({ answer: { data, error }, what }: ProfileMissingProps) {
  const email = data?.myIdentity?.email
  if (error || !email) return <DataMissing what={what} />
  return (
    <Banner title={messages.noProfilesHere}>
      <p>{email}</p>
    </Banner>
  )
}
