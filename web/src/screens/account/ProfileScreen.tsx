import { useQuery } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { readyToTell } from '../../forms/told-form.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { ContactForm } from './ContactForm.tsx'
import { CustomFieldsForm } from './CustomFieldsForm.tsx'
import { loadedPhotoSection, loadPhotoSection } from './loaded-photo-section.ts'
import { membersOnly } from './members-only.ts'
import { NamesForm } from './NamesForm.tsx'
import { Person } from './Person.tsx'
import { profileDocument } from './profile-document.ts'
import { Section } from './Section.tsx'
import { Unread } from './Unread.tsx'

export const Profile_member = graphql(`
  fragment Profile_member on Member {
    __typename
    id
    loginEmail
    ...Person_member
    ...PhotoSection_member
    ...NamesForm_member
    ...ContactForm_member
    ...CustomFieldsForm_member
  }
`)

export const load = () => [loading(profileDocument, {})]
export const ready = (request: ScreenRequest) =>
  Promise.all([readyToTell(request), loadPhotoSection()])
export const redirectTo = membersOnly(profileDocument)
export const title = () => 'Profile'

export function Screen(props: ScreenProps) {
  const [{ data }] = useQuery({ query: profileDocument })
  const me = data?.me ? unmask(Profile_member, data.me) : null
  const Photo = loadedPhotoSection()
  if (!me) {
    return (
      <AccountFrame title="Profile" path={accountPaths.profile}>
        <Unread what="your profile" />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title="Profile"
      lead="What the shop knows of you. Only you and the shop’s people see this page."
      path={accountPaths.profile}
    >
      <Person member={me} />
      {Photo && <Photo {...props} member={me} />}
      <Section title="Names" text="The display name is what others see, if you show yourself.">
        <NamesForm {...props} member={me} />
      </Section>
      <Section
        title="Phones and e-mails"
        text={`How we reach you about an order. You log in with ${me.loginEmail ?? 'your e-mail address'}, whatever stands here.`}
      >
        <ContactForm {...props} member={me} />
      </Section>
      <CustomFieldsForm {...props} member={me} />
    </AccountFrame>
  )
}
