import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { PriceChangeInput } from '../../__generated__/graphql.ts'
import { besideRisks } from '../../jobs/open-risks.ts'
import { PriceDryRun } from '../../jobs/PriceDryRun.tsx'
import { Progress } from '../../jobs/Progress.tsx'
import { type JobInput, useJob } from '../../jobs/use-job.ts'
import { usePriceDryRun } from '../../jobs/use-price-dry-run.ts'
import { pluralize } from '../../lib/pluralize.ts'
import layout from '../../ui/Columns.module.css'
import { Problems } from '../../ui/Problems.tsx'
import { AdjustFields, type BulkPart, CollectionField, SetFields } from './BulkFields.tsx'

export type BulkKind = 'show' | 'hide' | 'set' | 'adjust' | 'add' | 'take' | 'delete'

type ActionText = { verb: string; after: string }
const words: Record<BulkKind, ActionText> = {
  show: { verb: 'Show', after: 'They are sold in the shop at once.' },
  hide: { verb: 'Hide', after: 'Shoppers can’t find them, and links to them stop working.' },
  set: { verb: 'Set', after: 'Each gets the same value.' },
  adjust: { verb: 'Adjust', after: 'Each moves from what it is now.' },
  add: { verb: 'Add', after: 'Those that are in it already stay.' },
  take: { verb: 'Take out', after: 'The products themselves stay.' },
  delete: {
    verb: 'Delete',
    after: 'This can’t be undone. Carts keep a line that can’t be bought.',
  },
}

const given: Partial<Record<BulkKind, Omit<JobInput, 'ids'>>> = {
  show: { action: 'SET_VISIBILITY', visible: true },
  hide: { action: 'SET_VISIBILITY', visible: false },
  delete: { action: 'DELETE_PRODUCTS' },
}

const amounts = ['price', 'cost', 'weight'] as const

/** The price change of an input; null if it has none. */
function pricedInput(
  part: BulkPart,
  ids: readonly string[],
  limitPercent: number,
): PriceChangeInput | null {
  const { set, adjust } = part ?? {}
  const change = set ?? adjust
  if (!change || !amounts.some((name) => typeof change[name] !== 'undefined')) return null
  return { ids: [...ids], ...(set ? { set } : { adjust }), limitPercent }
}

type Props = { kind: BulkKind; ids: readonly string[]; onClose: () => void; onDone: () => void }

/** Dialog of a bulk action: its effect, its input, and the progress of the job. */
export function BulkDialog({ kind, ids, onClose, onDone }: Props) {
  const bulk = useJob()
  const [part, setPart] = useState<BulkPart>(given[kind] ?? null)
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState('50')
  const dryRun = usePriceDryRun(pricedInput(part, ids, Number(limit)), bulk.problems)
  const isPriced = pricedInput(part, ids, 0) !== null
  const { verb, after } = words[kind]
  // An irreversible action is confirmed by typing, as for members.
  const isConfirmed = kind !== 'delete' || ids.length === 1 || typed.trim() === String(ids.length)
  const count = pluralize(ids.length, 'products')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const consent = isPriced && { acknowledge: dryRun.risks, limitPercent: Number(limit) }
    if (part) void bulk.start({ ...part, ids: [...ids], ...consent })
  }
  if (bulk.run) {
    return (
      <Dialog title={`${verb} ${count}`} isOpen onClose={onDone}>
        <Progress run={bulk.run} isCut={bulk.isCut} onLook={bulk.look} onClose={onDone} />
      </Dialog>
    )
  }
  return (
    <Dialog title={`${verb} ${count}?`} isOpen onClose={onClose}>
      <form className={layout.dialog} onSubmit={submit} noValidate>
        <p>{after}</p>
        <KindFields kind={kind} onChange={setPart} />
        {isPriced && <PriceDryRun dryRun={dryRun} limit={limit} onLimit={setLimit} />}
        {kind === 'delete' && ids.length > 1 && (
          <Field
            label={`Type ${ids.length} to go on`}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <Problems problems={besideRisks(bulk.problems)} />
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            weight="primary"
            isBusy={bulk.isBusy}
            disabled={!part || !isConfirmed || bulk.isBusy || (isPriced && !dryRun.isReady)}
          >
            {verb} {ids.length}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Input fields of a bulk action. */
function KindFields({ kind, onChange }: { kind: BulkKind; onChange: (part: BulkPart) => void }) {
  if (kind === 'set') return <SetFields onChange={onChange} />
  if (kind === 'adjust') return <AdjustFields onChange={onChange} />
  if (kind !== 'add' && kind !== 'take') return null
  const action = kind === 'add' ? 'ADD_TO_COLLECTION' : 'REMOVE_FROM_COLLECTION'
  return <CollectionField action={action} onChange={onChange} />
}
