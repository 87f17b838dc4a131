import { showToast } from '../../../lib/toast.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { problemsOfItems } from '../../lib/send-change.ts'
import { useChange } from '../../lib/use-change.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { createBrandsDocument } from './documents.ts'
import { namesIn, problemOfNames } from './names.ts'

type Props = { onClose: () => void; onDone: () => void }

/** Creates brands, one per line. Existing names are skipped. */
export function NewBrands({ onClose, onDone }: Props) {
  const { change } = useChange()
  const form = useChangeForm({
    before: { text: '' },
    isUnguarded: true,
    faults: ({ text }) => ({ text: problemOfNames(namesIn(text)) }),
    async save({ text }) {
      const sent = await change(createBrandsDocument, { names: namesIn(text) })
      const failed = sent.isDone ? problemsOfItems(sent.data.bulkGetOrCreateBrands.items) : []
      return { ...sent, problems: [...sent.problems, ...failed] }
    },
    onDone({ data }) {
      onDone()
      const count = data?.bulkGetOrCreateBrands.totalSuccesses ?? 0
      void showToast({ tone: 'success', text: messages.brandsAreThereNow({ count }) })
    },
  })
  return (
    <Dialog title={messages.newBrandsTitle} isOpen onClose={onClose}>
      <DialogForm form={form} verb={commonMessages.create} onClose={onClose}>
        <TextArea label={messages.namesOneInLine} rows={7} {...form.field('text')} />
      </DialogForm>
    </Dialog>
  )
}
