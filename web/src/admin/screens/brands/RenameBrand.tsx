import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useClient } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Progress } from '../../jobs/Progress.tsx'
import { useJobProgress } from '../../jobs/use-job.ts'
import { bidiIsolate } from '../../lib/bidi-isolate.ts'
import { lostAnswer, type Problem, Problems, problemOf } from '../../ui/Problems.tsx'
import { AlsoOnProducts } from './AlsoOnProducts.tsx'
import styles from './Brands.module.css'
import { renameBrandDocument } from './brand-jobs-documents.ts'
import type { Brand } from './documents.ts'
import { updateBrandDocument } from './documents.ts'
import { problemOfNames } from './names.ts'

type Props = { brand: Brand; onClose: () => void; onDone: () => void }
type Current = { name: string; revision: string | null }

/** Renames a brand. On a conflict both names are shown for a decision. */
export function RenameBrand({ brand, onClose, onDone }: Props) {
  const client = useClient()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: brand.name } })
  const [current, setCurrent] = useState<Current | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  const [isOnProducts, setOnProducts] = useState(Boolean(brand.assignedProductsCount))
  const requestId = useRef(crypto.randomUUID())
  const [jobId, setJobId] = useState<string | null>(null)
  const { run, isCut, look } = useJobProgress(jobId)

  // The conflicting name was shown, so it may be overwritten.
  const revision = current?.revision ?? brand.revision ?? ''

  /** Renames the brand and its products as one job. */
  const renameAll = async (name: string) => {
    const input = { id: brand.id, revision, name, requestId: requestId.current }
    const { data } = await client.mutation(renameBrandDocument, { input })
    const { job, current: theirs, problems: found } = data?.renameBrand ?? {}
    setProblems(found ?? [lostAnswer])
    setCurrent(theirs?.[0] ?? current)
    // A refused rename can be sent again with another name.
    if (data && !job) requestId.current = crypto.randomUUID()
    setJobId(job?.id ?? null)
  }
  const renameAlone = async (name: string) => {
    const input = { id: brand.id, revision, name }
    const { data } = await client.mutation(updateBrandDocument, { input })
    const answer = data?.updateBrand
    setCurrent(answer?.current ?? current)
    setProblems(answer ? answer.problems : [lostAnswer])
    if (!answer?.brand) return
    onDone()
    void showToast({ tone: 'success', text: `It is called ${bidiIsolate(answer.brand.name)} now.` })
  }
  const submit = handleSubmit(({ name }) => (isOnProducts ? renameAll(name) : renameAlone(name)))

  const isBusy = formState.isSubmitting
  const error = formState.errors.name?.message ?? problemOf(problems, 'input.name')
  if (run) {
    return (
      <Dialog title={`Rename ${bidiIsolate(brand.name)}`} isOpen onClose={onDone}>
        <Progress run={run} isCut={isCut} onLook={look} onClose={onDone} />
      </Dialog>
    )
  }
  return (
    <Dialog title={`Rename ${bidiIsolate(brand.name)}`} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Name"
          maxLength={60}
          error={error}
          {...register('name', {
            validate: (name) => problemOfNames([name.trim()].filter(Boolean)) ?? true,
          })}
        />
        <AlsoOnProducts
          count={brand.assignedProductsCount ?? 0}
          brands={1}
          checked={isOnProducts}
          onChange={setOnProducts}
        />
        {current && (
          <Banner tone="warning" title="Another user renamed it">
            <dl className={styles.both}>
              <dt>Now</dt>
              <dd>{current.name}</dd>
              <dt>Before</dt>
              <dd>{brand.name}</dd>
            </dl>
            <p>Save again to put your name in place of theirs, or cancel to leave theirs.</p>
          </Banner>
        )}
        <Problems
          problems={problems.filter(
            ({ code, field }) =>
              field !== 'input.name' && !(current && code === 'REVISION_CONFLICT'),
          )}
        />
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
