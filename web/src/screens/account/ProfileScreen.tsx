import { useQuery } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { loadedProfileParts, loadProfileParts } from './loaded-profile-parts.ts'
import { Person } from './Person.tsx'
import { ProfileForm } from './ProfileForm.tsx'

const profileDocument = graphql(`
  query AccountProfile {
    viewer {
      role
    }
    me {
      id
      ...Profile_member
    }
  }
`)

export const Profile_member = graphql(`
  fragment Profile_member on Member {
    id
    ...Person_member
    ...PhotoControls_member
    ...ProfileForm_member
  }
`)

export const load = () => [loading(profileDocument, {})]
export const ready = (request: ScreenRequest) =>
  Promise.all([preloadProblemMessages(request), loadProfileParts()])
export const title = () => messages.profile

/** Redirects to the account, which says whether the shop has no profiles or this one did not load. */
export function redirectTo(read: Read) {
  const data = read(profileDocument)
  return data && !data.me ? accountPaths.overview : null
}

export function Screen(props: ScreenProps) {
  const [{ data }] = useQuery({ query: profileDocument })
  const me = data?.me ? unmask(Profile_member, data.me) : null
  const parts = loadedProfileParts()
  if (!me) return null
  return (
    <AccountFrame title={messages.profile} lead={messages.profileIntro} path={accountPaths.profile}>
      <Person member={me}>{parts && <parts.PhotoControls {...props} member={me} />}</Person>
      <ProfileForm {...props} member={me} />
    </AccountFrame>
  )
}
