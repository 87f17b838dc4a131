import { showToast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/Field.tsx'
import * as messages from '../../__generated__/messages/product.ts'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { type Problem, Problems } from '../../ui/Problems.tsx'
import styles from './Media.module.css'
import { addMediaDocument } from './media-documents.ts'
import { urlProblem } from './media-order.ts'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

/** Adds a picture by URL. The platform does not check its content. */
export function AddByAddress({ product: { id } }: { product: Product }) {
  const readFresh = useFreshProduct(id)
  const { change } = useChange()
  const form = useChangeForm({
    before: { url: '' },
    refusal: useRefusal('CATALOG_WRITE'),
    faults: ({ url }) => ({ url: urlProblem(url) }),
    async save({ url }) {
      const sent = await change(addMediaDocument, { id, media: [{ source: { url: url.trim() } }] })
      return { isDone: sent.isDone, problems: sent.problems.map(atUrl) }
    },
    async onDone() {
      await readFresh()
      void showToast({ tone: 'success', text: messages.addedBehindOthers })
    },
  })
  return (
    <form
      ref={form.ref}
      className={styles.address}
      aria-label={messages.addPicture}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <Field
        label={messages.addressOfPicture}
        type="url"
        inputMode="url"
        placeholder={'https://'}
        autoComplete="off"
        {...form.field('url')}
      />
      <AllowedButton
        right="CATALOG_WRITE"
        type="submit"
        isBusy={form.isBusy}
        disabled={form.now.url.trim() === '' || form.isBusy}
      >
        {messages.addPictureTitle}
      </AllowedButton>
      <Problems problems={form.problems} />
    </form>
  )
}

const atUrl = (problem: Problem): Problem =>
  problem.field === 'media[0].source.url' ? { ...problem, field: 'url' } : problem
