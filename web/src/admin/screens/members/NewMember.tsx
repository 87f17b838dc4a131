import { showToast } from '../../../lib/toast.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { useChange } from '../../lib/use-change.ts'
import { TickField } from '../../ui/Tick.tsx'
import { createMemberDocument } from './documents.ts'
import { memberActions } from './member-documents.ts'

type Props = { onClose: () => void; onDone: () => void }

const empty = { loginEmail: '', firstName: '', lastName: '', nickname: '', isInvited: true }

function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'An email address is needed.'
  return /^\S+@\S+\.\S+$/.test(email) ? null : 'This is no email address.'
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
    <Dialog title="New member" isOpen onClose={onClose}>
      <DialogForm form={form} verb="Create" onClose={onClose}>
        <Field
          label="Email they sign in with"
          type="email"
          hint="It can never be changed."
          {...form.field('loginEmail')}
        />
        <FieldPair>
          <Field label="First name" maxLength={100} {...form.field('firstName')} />
          <Field label="Last name" maxLength={100} {...form.field('lastName')} />
        </FieldPair>
        <Field label="Display name" maxLength={100} {...form.field('nickname')} />
        <TickField {...form.tick('isInvited')}>
          Send an email with a link to set a password
        </TickField>
      </DialogForm>
    </Dialog>
  )
}

function toastOf(isInvited: boolean, isSent: boolean) {
  if (!isInvited) return { tone: 'success', text: 'The member is there.' } as const
  return isSent
    ? ({ tone: 'success', text: 'The member is created and the email is sent.' } as const)
    : ({ tone: 'warning', text: 'The member is created, but the email couldn’t be sent.' } as const)
}
