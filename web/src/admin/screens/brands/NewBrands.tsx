import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { problemsOfItems } from '../../lib/send-change.ts'
import { useChange } from '../../lib/use-change.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { namesIn, problemOfNames } from './names.ts'

const createBrandsDocument = graphql(`
  mutation AdminCreateBrands($brands: [GetOrCreateBrandInput!]!) {
    bulkGetOrCreateBrands(input: { brands: $brands }) {
      items { index id success brand { id name } problems { code message } }
      totalSuccesses
      totalFailures
      problems { code message field requestId }
    }
  }
`)

type Props = { onClose: () => void; onDone: () => void }

/** Creates brands, one per line. Existing names are skipped. */
export function NewBrands({ onClose, onDone }: Props) {
  const { change } = useChange()
  /** Some of the names were created, and others were refused. */
  const [isPartial, setPartial] = useState(false)
  const form = useChangeForm({
    before: { text: '' },
    isUnguarded: true,
    faults: ({ text }) => ({ text: problemOfNames(namesIn(text)) }),
    async save({ text }) {
      const names = namesIn(text)
      const brands = names.map((name) => ({ name }))
      const sent = await change(createBrandsDocument, { brands })
      if (!sent.isDone) return sent
      const { items, totalSuccesses } = sent.data.bulkGetOrCreateBrands
      const problems = problemsOfItems(items, names)
      setPartial(problems.length > 0 && totalSuccesses > 0)
      return { ...sent, problems }
    },
    onDone({ data }) {
      onDone()
      const count = data?.bulkGetOrCreateBrands.totalSuccesses ?? 0
      void showToast({ tone: 'success', text: messages.brandsAreThereNow({ count }) })
    },
  })
  const close = isPartial ? onDone : onClose
  return (
    <Dialog title={messages.newBrandsTitle} isOpen onClose={close}>
      <DialogForm
        form={form}
        verb={commonMessages.create}
        problemTitle={isPartial ? messages.someWereNotCreated : undefined}
        onClose={close}
      >
        <TextArea label={messages.namesOneInLine} rows={7} {...form.field('text')} />
      </DialogForm>
    </Dialog>
  )
}
