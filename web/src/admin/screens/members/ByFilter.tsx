import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
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
  const isUnfiltered = !target.filter && !target.search
  const [isSaid, setIsSaid] = useState(!isUnfiltered)
  if (isSaid) return <CountedMembers {...props} isUnfiltered={isUnfiltered} />
  return (
    <Dialog title="Every member of the shop?" isOpen onClose={onClose}>
      <DialogForm
        verb="Count all members"
        form={{ submit: () => setIsSaid(true) }}
        onClose={onClose}
      >
        <p>No filter is set, so this applies to all members, not only to the rows you see.</p>
      </DialogForm>
    </Dialog>
  )
}
