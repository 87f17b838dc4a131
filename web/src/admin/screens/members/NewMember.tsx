import { useForm } from 'react-hook-form'
import { useClient } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useChange } from '../../lib/use-change.ts'
import layout from '../../ui/Columns.module.css'
import { Problems, problemOf } from '../../ui/Problems.tsx'
import { activationDocument, createMemberDocument } from './documents.ts'

type Props = { onClose: () => void; onDone: () => void }

const empty = { loginEmail: '', firstName: '', lastName: '', nickname: '', isInvited: true }

/** Creates a member, who sets a password through an email. */
export function NewMember({ onClose, onDone }: Props) {
  const client = useClient()
  const { register, handleSubmit, formState } = useForm({ defaultValues: empty })
  const { change, isBusy, problems } = useChange(createMemberDocument)
  const { errors } = formState

  const submit = handleSubmit(async ({ isInvited, ...texts }) => {
    const given = Object.entries(texts).filter(([, text]) => text.trim())
    const input = { loginEmail: texts.loginEmail.trim(), ...Object.fromEntries(given) }
    const data = await change({ input })
    const id = data?.createMember.member?.id
    if (!id) return
    const sent = isInvited && (await client.mutation(activationDocument, { memberId: id }))
    const isSent = sent ? sent.data?.sendActivationEmail.accepted : true
    onDone()
    void showToast(
      isSent
        ? {
            tone: 'success',
            text: isInvited
              ? 'The member is created and the email is sent.'
              : 'The member is there.',
          }
        : { tone: 'warning', text: 'The member is created, but the email couldn’t be sent.' },
    )
  })

  return (
    <Dialog title="New member" isOpen onClose={onClose}>
      <form className={layout.dialog} onSubmit={submit} noValidate>
        <Field
          label="Email they sign in with"
          type="email"
          hint="It can never be changed."
          error={errors.loginEmail?.message ?? problemOf(problems, 'input.loginEmail')}
          {...register('loginEmail', {
            required: 'An email address is needed.',
            pattern: { value: /^\S+@\S+\.\S+$/, message: 'This is no email address.' },
          })}
        />
        <div className={layout.pair}>
          <Field label="First name" maxLength={100} {...register('firstName')} />
          <Field label="Last name" maxLength={100} {...register('lastName')} />
        </div>
        <Field
          label="Display name"
          maxLength={100}
          error={problemOf(problems, 'input.nickname')}
          {...register('nickname')}
        />
        <label className={layout.row}>
          <input type="checkbox" {...register('isInvited')} />
          Send an email with a link to set a password
        </label>
        <Problems
          problems={problems.filter(
            ({ field }) => field !== 'input.loginEmail' && field !== 'input.nickname',
          )}
        />
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" weight="primary" isBusy={isBusy} disabled={isBusy}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
