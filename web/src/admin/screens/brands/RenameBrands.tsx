import { useForm } from 'react-hook-form'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useChange } from '../../lib/use-change.ts'
import { lostAnswer, Problems } from '../../ui/Problems.tsx'
import styles from './Brands.module.css'
import type { Brand } from './BrandsScreen.tsx'
import { updateBrandsDocument } from './documents.ts'
import { problemOfNames } from './names.ts'

type Props = { brands: readonly Brand[]; onClose: () => void; onDone: () => void }

/** Several brands in one go; each is tried by itself, and those that were refused stay here. */
export function RenameBrands({ brands, onClose, onDone }: Props) {
  const before = Object.fromEntries(brands.map(({ id, name }) => [id, name]))
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: before })
  const { change, isBusy, problems } = useChange(updateBrandsDocument)

  const submit = handleSubmit(async (names) => {
    const changed = brands.filter(({ id, name }) => names[id]?.trim() !== name)
    const data = await change({
      brands: changed.map(({ id, revision }) => ({
        id,
        revision: revision ?? '',
        name: names[id]?.trim() ?? '',
      })),
    })
    if (!data) return
    const { items, totalSuccesses } = data.bulkUpdateBrands
    const refused = items.filter(({ success }) => !success)
    for (const { index, problems: why } of refused) {
      const id = changed[index]?.id
      if (id) setError(id, { message: (why[0] ?? lostAnswer).message })
    }
    if (refused.length > 0) return
    onDone()
    void showToast({ tone: 'success', text: `${totalSuccesses} brands renamed.` })
  })

  return (
    <Dialog title={`Rename ${brands.length} brands`} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {brands.map(({ id, name }) => (
          <Field
            key={id}
            label={name}
            error={formState.errors[id]?.message}
            {...register(id, {
              validate: (text = '') => problemOfNames([text.trim()].filter(Boolean)) ?? true,
            })}
          />
        ))}
        <Problems problems={problems} />
        <div className={styles.row}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            weight="primary"
            isBusy={isBusy}
            disabled={!formState.isDirty || isBusy}
          >
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
