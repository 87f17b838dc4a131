import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { PriceDryRun } from '../../jobs/PriceDryRun.tsx'
import type { JobInput } from '../../jobs/use-job.ts'
import { usePricedJob } from '../../jobs/use-priced-job.ts'
import { pluralize } from '../../lib/pluralize.ts'
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
function priceChangeOf(part: BulkPart, ids: readonly string[]) {
  const { set, adjust } = part ?? {}
  const change = set ?? adjust
  if (!change || !amounts.some((name) => typeof change[name] !== 'undefined')) return null
  return { ids: [...ids], ...(set ? { set } : { adjust }) }
}

type Props = { kind: BulkKind; ids: readonly string[]; onClose: () => void; onDone: () => void }

/** Dialog of a bulk action: its effect, its input, and the progress of the job. */
export function BulkDialog({ kind, ids, onClose, onDone }: Props) {
  const [part, setPart] = useState<BulkPart>(given[kind] ?? null)
  const [typed, setTyped] = useState('')
  const job = usePricedJob(priceChangeOf(part, ids))
  const { verb, after } = words[kind]
  // An irreversible action is confirmed by typing, as for members.
  const isConfirmed = kind !== 'delete' || ids.length === 1 || typed.trim() === String(ids.length)
  const title = `${verb} ${pluralize(ids.length, 'products')}`
  return (
    <JobDialog title={job.run ? title : `${title}?`} job={job} onClose={onClose} onDone={onDone}>
      <DialogForm
        verb={`${verb} ${ids.length}`}
        isReady={part !== null && isConfirmed && job.isReady}
        form={{ ...job, submit: () => part && job.start({ ...part, ids: [...ids] }) }}
        onClose={onClose}
      >
        <p>{after}</p>
        <KindFields kind={kind} onChange={setPart} />
        <PriceDryRun job={job} />
        {kind === 'delete' && ids.length > 1 && (
          <Field
            label={`Type ${ids.length} to go on`}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </DialogForm>
    </JobDialog>
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
