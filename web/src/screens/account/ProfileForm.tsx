import { useState } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Form } from '../../forms/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import styles from './Account.module.css'
import { ContactFields, contactLabels } from './ContactFields.tsx'
import { loadedProfileParts } from './loaded-profile-parts.ts'
import { NameFields, nameLabels } from './NameFields.tsx'
import profile from './Profile.module.css'
import { profileForm } from './profile-form.ts'
import { retainedInput } from './retained-input.ts'

export const ProfileForm_member = graphql(`
  fragment ProfileForm_member on Member {
    id
    ...NameFields_member
    ...ContactFields_member
    ...MoreFields_member
  }
`)

type ProfileFormProps = ScreenProps & { member: FragmentType<typeof ProfileForm_member> }

const part = 'profile'

/** What a member says about themself: one form, whose button stays in reach. */
export function ProfileForm({ member, request, typed }: ProfileFormProps) {
  const me = unmask(ProfileForm_member, member)
  const parts = loadedProfileParts()
  const [saved, setSaved] = useState(0)
  const form = useGraphqlForm(profileForm, {
    request,
    part,
    labels: { ...nameLabels, ...contactLabels, ...parts?.moreLabelsOf(me) },
    typed: retainedInput({ part, request, typed, memberId: me.id }),
    onSuccess: () => setSaved((count) => count + 1),
  })
  return (
    <Form
      state={form}
      label={messages.profile}
      className={styles.content}
      hidden={{ returnTo: `${profileForm.failurePath}?form=${part}`, memberId: me.id }}
    >
      <NameFields member={me} />
      <ContactFields member={me} saved={saved} />
      {parts && <parts.MoreFields member={me} />}
      <div className={profile.save}>
        <SubmitRow
          done={commonMessages.saved}
          wasDone={request.search.get('done') === part}
          busy={commonMessages.saving}
        >
          {messages.saveProfile}
        </SubmitRow>
      </div>
    </Form>
  )
}
