import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useClient } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { apart } from '../../lib/apart.ts'
import { lostAnswer, type Problem, Problems, problemOf } from '../../ui/Problems.tsx'
import styles from './Brands.module.css'
import type { Brand } from './BrandsScreen.tsx'
import { updateBrandDocument } from './documents.ts'
import { problemOfNames } from './names.ts'

type Props = { brand: Brand; onClose: () => void; onDone: () => void }
type Current = { name: string; revision: string | null }

/** A new name. Whoever is later than somebody else sees both names, and decides. */
export function RenameBrand({ brand, onClose, onDone }: Props) {
  const client = useClient()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: brand.name } })
  const [current, setCurrent] = useState<Current | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  const submit = handleSubmit(async ({ name }) => {
    const revision = current?.revision ?? brand.revision ?? ''
    const input = { id: brand.id, revision, name }
    const { data } = await client.mutation(updateBrandDocument, { input })
    const answer = data?.updateBrand
    setCurrent(answer?.current ?? null)
    setProblems(answer ? answer.problems : [lostAnswer])
    if (!answer?.brand) return
    onDone()
    void showToast({ tone: 'success', text: `It is called ${apart(answer.brand.name)} now.` })
  })

  const isBusy = formState.isSubmitting
  const error = formState.errors.name?.message ?? problemOf(problems, 'input.name')
  return (
    <Dialog title={`Rename ${apart(brand.name)}`} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Name"
          maxLength={60}
          error={error}
          hint={
            brand.assignedProductsCount
              ? `${brand.assignedProductsCount} products carry “${apart(brand.name)}” as a text, and keep it.`
              : undefined
          }
          {...register('name', {
            validate: (name) => problemOfNames([name.trim()].filter(Boolean)) ?? true,
          })}
        />
        {current ? (
          <Banner tone="warning" title="Somebody else renamed it meanwhile">
            <dl className={styles.both}>
              <dt>Now</dt>
              <dd>{current.name}</dd>
              <dt>Before</dt>
              <dd>{brand.name}</dd>
            </dl>
            <p>Save again to put your name in place of theirs, or cancel to leave theirs.</p>
          </Banner>
        ) : (
          <Problems problems={problems.filter(({ field }) => field !== 'input.name')} />
        )}
        <div className={styles.row}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" weight="primary" isBusy={isBusy} disabled={isBusy}>
            {current ? 'Save mine' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
