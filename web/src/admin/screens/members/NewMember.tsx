import { showToast } from '../../../lib/toast.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { useChange } from '../../lib/use-change.ts'
import { TickField } from '../../ui/Tick.tsx'
import { memberActions } from './member-documents.ts'

const createMemberDocument = graphql(`
  mutation AdminCreateMember($input: CreateMemberInput!) {
    createMember(input: $input) {
      member { id nickname loginEmail }
      problems { code message field requestId }
    }
  }
`)

type Props = { onClose: () => void; onDone: () => void }

const empty = { loginEmail: '', firstName: '', lastName: '', nickname: '', isInvited: true }

function emailProblem(email: string): string | null {
  if (email.trim() === '') return messages.emailAddressIsNeeded
  return /^\S+@\S+\.\S+$/.test(email) ? null : messages.thisIsNoEmailAddress
}

/** Creates a member, who sets a password through an email. */
export function NewMember({ onClose, onDone }: Props) {
  const { change } = useChange()
  const form = useChangeForm({
    before: empty,
    isUnguarded: true,
    faults: ({ loginEmail }) => ({ loginEmail: emailProblem(loginEmail) }),
    async save({ isInvited, ...texts }) {
      const given = Object.entries(texts).filter(([, text]) => text.trim())
      const input = { ...Object.fromEntries(given), loginEmail: texts.loginEmail.trim() }
      const made = await change(createMemberDocument, { input })
      const id = made.data?.createMember.member?.id
      const invited = id && isInvited && (await change(memberActions.invite, { id }))
      return { ...made, toast: toastOf(isInvited, invited ? invited.isDone : !isInvited) }
    },
    onDone({ toast }) {
      onDone()
      void showToast(toast)
    },
  })
  return (
    <Dialog title={messages.newMemberTitle} isOpen onClose={onClose}>
      <DialogForm form={form} verb={commonMessages.create} onClose={onClose}>
        <Field
          label={messages.emailTheySignInWith}
          type="email"
          hint={messages.itCanNeverBeChanged}
          {...form.field('loginEmail')}
        />
        <FieldPair>
          <Field label={messages.firstName} maxLength={100} {...form.field('firstName')} />
          <Field label={messages.lastName} maxLength={100} {...form.field('lastName')} />
        </FieldPair>
        <Field label={messages.displayName} maxLength={100} {...form.field('nickname')} />
        <TickField {...form.tick('isInvited')}>{messages.sendPasswordLink}</TickField>
      </DialogForm>
    </Dialog>
  )
}

function toastOf(isInvited: boolean, isSent: boolean) {
  if (!isInvited) return { tone: 'success', text: messages.memberIsThere } as const
  return isSent
    ? ({ tone: 'success', text: messages.createdAndSent } as const)
    : ({ tone: 'warning', text: messages.createdNotSent } as const)
}
