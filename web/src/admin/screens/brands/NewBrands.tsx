import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useChange } from '../../lib/use-change.ts'
import { lostAnswer, Problems } from '../../ui/Problems.tsx'
import styles from './Brands.module.css'
import { createBrandsDocument } from './documents.ts'
import { namesIn, problemOfNames } from './names.ts'

type Props = { isOpen: boolean; onClose: () => void; onDone: () => void }

/** Creates brands, one per line. Existing names are skipped. */
export function NewBrands({ isOpen, onClose, onDone }: Props) {
  const id = useId()
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { names: '' } })
  const { change, isBusy, problems, setProblems } = useChange(createBrandsDocument)

  const submit = handleSubmit(async ({ names }) => {
    const data = await change({ names: namesIn(names) })
    if (!data) return
    const { items, totalSuccesses } = data.bulkGetOrCreateBrands
    const failed = items.filter(({ success }) => !success)
    if (failed.length > 0) {
      setProblems(failed.flatMap((item) => item.problems[0] ?? lostAnswer))
      return
    }
    reset()
    onDone()
    void showToast({ tone: 'success', text: `${totalSuccesses} brands are there now.` })
  })

  const error = formState.errors.names?.message
  return (
    <Dialog title="New brands" isOpen={isOpen} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label htmlFor={id}>Names, one in a line</label>
        <textarea
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...register('names', { validate: (text) => problemOfNames(namesIn(text)) ?? true })}
        />
        {error && (
          <p id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        <Problems problems={problems} />
        <div className={styles.row}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" weight="primary" isBusy={isBusy} disabled={isBusy}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
