import { useRef, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Progress } from '../../jobs/Progress.tsx'
import { useJobProgress } from '../../jobs/use-job.ts'
import { bidiIsolate } from '../../lib/bidi-isolate.ts'
import { pluralize } from '../../lib/pluralize.ts'
import layout from '../../ui/Columns.module.css'
import { lostAnswer, type Problem, Problems } from '../../ui/Problems.tsx'
import { dryRunMergeDocument, mergeBrandsDocument } from './brand-jobs-documents.ts'
import type { Brand } from './documents.ts'

type Props = { brands: readonly Brand[]; onClose: () => void; onDone: () => void }

/** Merges brands: their products get the name of one, and the others are deleted. */
export function MergeBrands({ brands, onClose, onDone }: Props) {
  const client = useClient()
  const requestId = useRef(crypto.randomUUID())
  const [intoId, setInto] = useState(mostUsed(brands))
  const [jobId, setJobId] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const { run, isCut, look } = useJobProgress(jobId)
  const fromIds = brands.map(({ id }) => id).filter((id) => id !== intoId)
  const [{ data }] = useQuery({
    query: dryRunMergeDocument,
    variables: { intoId, fromIds },
    requestPolicy: 'network-only',
  })
  const dryRun = data?.dryRunMergeBrands
  const merge = async () => {
    const input = { intoId, fromIds, requestId: requestId.current }
    const { data: answer } = await client.mutation(mergeBrandsDocument, { input })
    setProblems(answer ? answer.mergeBrands.problems : [lostAnswer])
    setJobId(answer?.mergeBrands.job?.id ?? null)
  }
  return (
    <Dialog title={`Merge ${brands.length} brands`} isOpen onClose={run ? onDone : onClose}>
      {run ? (
        <Progress run={run} isCut={isCut} onLook={look} onClose={onDone} />
      ) : (
        <div className={layout.dialog}>
          <Select
            label="The brand that stays"
            options={brands.map(({ id, name, assignedProductsCount: count }) => ({
              value: id,
              label: `${name} (${count ?? 0})`,
            }))}
            value={intoId}
            onChange={({ target }) => setInto(target.value)}
          />
          {dryRun?.into && (
            <div role="status">
              <p>
                {pluralize(dryRun.products, 'products')} will carry “{bidiIsolate(dryRun.into)}”;{' '}
                {pluralize(fromIds.length, 'brands')} will be deleted.
              </p>
              <p className={layout.muted}>{dryRun.sample.join(', ')}</p>
            </div>
          )}
          <Problems problems={problems.length > 0 ? problems : (dryRun?.problems ?? [])} />
          <div className={layout.end}>
            <Button onClick={onClose}>Cancel</Button>
            <Button weight="primary" disabled={!dryRun?.into} onClick={() => void merge()}>
              Merge
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

const mostUsed = (brands: readonly Brand[]): string =>
  brands.toSorted(
    (one, other) => (other.assignedProductsCount ?? 0) - (one.assignedProductsCount ?? 0),
  )[0]?.id ?? ''
