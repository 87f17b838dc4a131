import { showToast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/Field.tsx'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberForm_MemberFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { PanelForm } from '../../forms/PanelForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'

const slugDocument = graphql(`
  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {
    updateMemberSlug(input: { id: $id, slug: $slug }) {
      member { id slug }
      problems { code message field requestId }
    }
  }
`)

const updateMemberDocument = graphql(`
  mutation AdminUpdateMember($input: UpdateMemberInput!) {
    updateMember(input: $input) {
      member { id }
      problems { code message field requestId }
    }
  }
`)

const MemberForm_member = graphql(`
  fragment MemberForm_member on Member {
    id
    nickname
    title
    slug
    contact { firstName lastName company jobTitle birthdate }
  }
`)

const fields = [
  ['nickname', messages.displayName],
  ['title', commonMessages.title],
  ['firstName', messages.firstName],
  ['lastName', messages.lastName],
  ['company', messages.company],
  ['jobTitle', messages.jobTitle],
  ['birthdate', messages.birthday],
  ['slug', messages.slugOfPublicPage],
] as const

type Values = Record<(typeof fields)[number][0], string>

const valuesOf = ({ nickname, title, slug, contact }: MemberForm_MemberFragment): Values => ({
  nickname: nickname ?? '',
  title: title ?? '',
  slug: slug ?? '',
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  company: contact?.company ?? '',
  jobTitle: contact?.jobTitle ?? '',
  birthdate: contact?.birthdate ?? '',
})

/** An empty text clears a field, but it is no day: null clears that. */
const inputOf = (name: keyof Values, text: string) => (name === 'birthdate' ? text || null : text)

const labels = Object.fromEntries(fields) as Values

type Props = { member: FragmentType<typeof MemberForm_member>; onDone: () => Promise<unknown> }

/** Profile fields. Only changed fields are sent; the slug has a call of its own. */
export function MemberForm({ onDone, ...props }: Props) {
  const member = unmask(MemberForm_member, props.member)
  const { change } = useChange()
  const { id } = member
  const form = useChangeForm({
    before: valuesOf(member),
    refusal: useRefusal('MEMBERS_WRITE'),
    async save(now, changed) {
      const texts = changed.filter((name) => name !== 'slug')
      const input = Object.fromEntries(texts.map((name) => [name, inputOf(name, now[name].trim())]))
      const unsent = { isDone: true, problems: [] }
      const sent =
        texts.length > 0 ? await change(updateMemberDocument, { input: { ...input, id } }) : unsent
      if (!sent.isDone || !changed.includes('slug')) return sent
      return change(slugDocument, { id, slug: now.slug.trim() })
    },
    onDone() {
      void showToast({ tone: 'success', text: commonMessages.saved })
      return onDone()
    },
  })
  return (
    <PanelForm
      title={messages.profile}
      form={form}
      right="MEMBERS_WRITE"
      verb={commonMessages.save}
      labels={labels}
    >
      <FieldPair>
        {fields.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            type={name === 'birthdate' ? 'date' : 'text'}
            maxLength={255}
            {...form.field(name)}
          />
        ))}
      </FieldPair>
    </PanelForm>
  )
}
