import * as messages from '../../__generated__/messages/account.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { DataMissing } from './DataMissing.tsx'

type ProfileMissingProps = Pick<ScreenProps, 'failure'> & {
  data: { myIdentity?: { email: string | null } | null } | undefined
  /** What did not load, unless the shop has none. */
  what: string
}

/** Shown in place of a profile: it did not load, or the shop has no profiles, only sign-ins with an email address. */
export const ProfileMissing = ({ data, ...rest }: ProfileMissingProps) => (
  <DataMissing {...rest} title={messages.noProfilesHere}>
    {data?.myIdentity?.email}
  </DataMissing>
)
