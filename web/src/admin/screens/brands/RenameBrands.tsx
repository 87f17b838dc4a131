import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useClient } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Progress } from '../../jobs/Progress.tsx'
import { useJobProgress } from '../../jobs/use-job.ts'
import { bidiIsolate } from '../../lib/bidi-isolate.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { useChange } from '../../lib/use-change.ts'
import { lostAnswer, type Problem, Problems } from '../../ui/Problems.tsx'
import { AlsoOnProducts } from './AlsoOnProducts.tsx'
import styles from './Brands.module.css'
import { renameBrandsDocument } from './brand-jobs-documents.ts'
import type { Brand } from './documents.ts'
import { updateBrandsDocument } from './documents.ts'
import { problemOfNames } from './names.ts'

type Props = { brands: readonly Brand[]; onClose: () => void; onDone: () => void }
type BrandRow = { id: string; name: string; revision: string }
type Renamed = { id: string; revision: string; name: string }
type Refusal = { id: string; message: string }

/** Renames several brands, with their products as one job, or without them. */
export function RenameBrands({ brands, onClose, onDone }: Props) {
  const before = Object.fromEntries(brands.map(({ id, name }) => [id, name]))
  const { register, handleSubmit, formState, setError, watch } = useForm({ defaultValues: before })
  // Names and revisions change after a rename by this dialog or elsewhere.
  const [known, setKnown] = useState(new Map(brands.map((brand) => [brand.id, knownOf(brand)])))
  const [isOnProducts, setOnProducts] = useState(true)
  const job = useRenameJob()
  const alone = useRenameAlone()
  const names = watch()
  const changed = [...known.values()].flatMap(({ id, name, revision }): Renamed[] => {
    const wanted = names[id]?.trim() ?? ''
    return wanted === name ? [] : [{ id, revision, name: wanted }]
  })
  const products = productsOf(brands, changed)
  const submit = handleSubmit(async () => {
    if (changed.length === 0) return onDone()
    const rename = isOnProducts && productsOf(brands) > 0 ? job.rename : alone.rename
    const { now, refusals, isDone } = await rename(changed)
    setKnown(new Map([...known, ...now.map((brand) => [brand.id, knownOf(brand)] as const)]))
    for (const { id, message } of refusals) setError(id, { message })
    if (isDone) onDone()
  })
  const close = alone.done > 0 || job.run ? onDone : onClose
  const isBusy = formState.isSubmitting

  return (
    <Dialog title={`Rename ${pluralize(brands.length, 'brands')}`} isOpen onClose={close}>
      {job.run ? (
        <Progress run={job.run} isCut={job.isCut} onLook={job.look} onClose={onDone} />
      ) : (
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
          <AlsoOnProducts
            count={products}
            brands={brands.length}
            checked={isOnProducts}
            onChange={setOnProducts}
          />
          <Problems problems={isOnProducts ? job.problems : alone.problems} />
          <div className={styles.row}>
            <Button onClick={close}>{alone.done > 0 ? 'Leave it at that' : 'Cancel'}</Button>
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
      )}
    </Dialog>
  )
}

/** Number of products of the renamed brands; of all listed brands while none is edited. */
const productsOf = (brands: readonly Brand[], changed: readonly Renamed[] = []): number =>
  brands
    .filter(({ id }) => changed.length === 0 || changed.some((one) => one.id === id))
    .reduce((sum, { assignedProductsCount }) => sum + (assignedProductsCount ?? 0), 0)

type Outcome = {
  /** Brands with a changed name. */
  now: readonly BrandNode[]
  refusals: readonly Refusal[]
  isDone: boolean
}

/** Renames brands and products as one job. */
function useRenameJob() {
  const client = useClient()
  const requestId = useRef(crypto.randomUUID())
  const [jobId, setJobId] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const progress = useJobProgress(jobId)
  const rename = async (brands: readonly Renamed[]): Promise<Outcome> => {
    const input = { brands: [...brands], requestId: requestId.current }
    const { data } = await client.mutation(renameBrandsDocument, { input })
    const { job, current = [], problems: found = [lostAnswer] } = data?.renameBrands ?? {}
    // A refused rename can be sent again with another name.
    if (data && !job) requestId.current = crypto.randomUUID()
    setJobId(job?.id ?? null)
    const placed = found.map((one) => ({ one, id: brands[placeOf(one)]?.id }))
    setProblems(placed.flatMap(({ one, id }) => (id ? [] : [one])))
    const refusals = placed.flatMap(({ one, id }) => {
      const theirs = current.find((brand) => brand.id === id)
      return id ? [{ id, message: theirs ? movedWords(theirs.name) : one.message }] : []
    })
    return { now: current, refusals, isDone: false }
  }
  return { ...progress, rename, problems }
}

const placeOf = ({ field }: Problem): number =>
  Number(/^input\.brands\[(\d+)\]/.exec(field ?? '')?.[1] ?? Number.NaN)

const movedWords = (name: string): string =>
  `Another user renamed it to ${bidiIsolate(name)}. Save again to use your name instead.`

/** Renames brands one at a time; refused ones stay in the list. */
function useRenameAlone() {
  const { change, problems } = useChange(updateBrandsDocument)
  const [done, setDone] = useState(0)
  const rename = async (brands: readonly Renamed[]): Promise<Outcome> => {
    const data = await change({ brands: [...brands] })
    if (!data) return { now: [], refusals: [], isDone: false }
    const { items } = data.bulkUpdateBrands
    const refused = items.filter(({ success }) => !success)
    const refusals = refused.flatMap(({ index, problems: why }) => {
      const id = brands[index]?.id
      return id ? [{ id, message: (why[0] ?? lostAnswer).message }] : []
    })
    const count = done + items.length - refused.length
    setDone(count)
    const isDone = refused.length === 0
    if (isDone) void showToast({ tone: 'success', text: `${pluralize(count, 'brands')} renamed.` })
    return { now: items.flatMap(({ brand }) => brand ?? []), refusals, isDone }
  }
  return { done, rename, problems }
}

type BrandNode = { id: string; name: string; revision?: string | null }

const knownOf = ({ id, name, revision }: BrandNode): BrandRow => ({
  id,
  name,
  revision: revision ?? '',
})
