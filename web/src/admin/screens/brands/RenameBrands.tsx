import { useState } from 'react'
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
  // Some may be done while others are refused: those have another name and revision from then on.
  const [known, setKnown] = useState(new Map(brands.map((brand) => [brand.id, knownOf(brand)])))
  const [renamed, setRenamed] = useState(0)

  const submit = handleSubmit(async (names) => {
    const changed = [...known.values()].filter(({ id, name }) => names[id]?.trim() !== name)
    if (changed.length === 0) return onDone()
    const data = await change({
      brands: changed.map(({ id, revision }) => ({
        id,
        revision,
        name: names[id]?.trim() ?? '',
      })),
    })
    if (!data) return
    const { items } = data.bulkUpdateBrands
    const refused = items.filter(({ success }) => !success)
    for (const { index, problems: why } of refused) {
      const id = changed[index]?.id
      if (id) setError(id, { message: (why[0] ?? lostAnswer).message })
    }
    const done = renamed + items.length - refused.length
    setKnown(withNewer(known, items))
    setRenamed(done)
    if (refused.length > 0) return
    onDone()
    void showToast({ tone: 'success', text: `${done} brands renamed.` })
  })
  const close = renamed > 0 ? onDone : onClose

  return (
    <Dialog title={`Rename ${brands.length} brands`} isOpen onClose={close}>
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
          <Button onClick={close}>{renamed > 0 ? 'Leave it at that' : 'Cancel'}</Button>
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

type Known = { id: string; name: string; revision: string }
type Told = { brand?: { id: string; name: string; revision?: string | null } | null }

const knownOf = ({ id, name, revision }: NonNullable<Told['brand']>): Known => ({
  id,
  name,
  revision: revision ?? '',
})

const withNewer = (known: ReadonlyMap<string, Known>, items: readonly Told[]) =>
  new Map([
    ...known,
    ...items.flatMap(({ brand }) => (brand ? [[brand.id, knownOf(brand)] as const] : [])),
  ])
