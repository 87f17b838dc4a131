import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import * as messages from '../../__generated__/messages/members.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { CountedMembers } from './CountedMembers.tsx'
import type { Target } from './use-platform-job.ts'

type Props = { target: Target; onClose: () => void; onDone: () => void }

/**
 * Bulk action on all members of a filter. Without a filter it affects all members, which has to be confirmed before
 * counting.
 */
export function ByFilter(props: Props) {
  const { target, onClose } = props
  const isUnfiltered = !target.filter
  const [isSaid, setIsSaid] = useState(!isUnfiltered)
  if (isSaid) return <CountedMembers {...props} isUnfiltered={isUnfiltered} />
  return (
    <Dialog title={messages.everyMemberOfShop} isOpen onClose={onClose}>
      <DialogForm
        verb={messages.countAllMembers}
        form={{ submit: () => setIsSaid(true) }}
        onClose={onClose}
      >
        <p>{messages.noFilterWarning}</p>
      </DialogForm>
    </Dialog>
  )
}
