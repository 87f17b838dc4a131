import { useRef, useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/Field.tsx'
import { useRefusal } from '../../lib/rights.tsx'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Problems, problemOf } from '../../ui/Problems.tsx'
import styles from './Media.module.css'
import { addMediaDocument } from './media-documents.ts'
import { urlProblem } from './media-order.ts'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

const place = 'media[0].url'

/** Adds a picture by URL. The platform does not check its content. */
export function AddByAddress({ product: { id } }: { product: Product }) {
  const [url, setUrl] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const field = useRef<HTMLFormElement>(null)
  const readFresh = useFreshProduct(id)
  const { change, isBusy, problems, clear } = useChange()
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  useUnsaved(url !== '')

  const submit = async () => {
    const problem = urlProblem(url)
    setWrong(problem)
    if (problem) {
      field.current?.querySelector('input')?.focus()
      return
    }
    const { isDone } = await change(addMediaDocument, { id, media: [{ url: url.trim() }] })
    if (!isDone) return
    setUrl('')
    await readFresh()
    void showToast({ tone: 'success', text: 'Added behind the others.' })
  }
  return (
    <form
      ref={field}
      className={styles.address}
      aria-label="Add a picture"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field
        label="Address of a picture"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        readOnly={refusal !== undefined}
        title={refusal}
        error={wrong ?? problemOf(problems, place)}
        value={url}
        onChange={({ target }) => {
          setUrl(target.value)
          setWrong(null)
          clear()
        }}
      />
      <AllowedButton
        right="CATALOG_WRITE"
        type="submit"
        isBusy={isBusy}
        disabled={url.trim() === '' || isBusy}
      >
        Add picture
      </AllowedButton>
      <Problems problems={problems.filter((one) => one.field !== place)} />
    </form>
  )
}
