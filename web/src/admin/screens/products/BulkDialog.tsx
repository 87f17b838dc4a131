import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { PriceDryRun } from '../../jobs/PriceDryRun.tsx'
import type { JobInput } from '../../jobs/use-job.ts'
import { usePricedJob } from '../../jobs/use-priced-job.ts'
import { AdjustFields, type BulkPart, CollectionField, SetFields } from './BulkFields.tsx'

export type BulkKind = 'show' | 'hide' | 'set' | 'adjust' | 'add' | 'take' | 'delete'

type ActionText = { verb: string; after: string }
const words: Record<BulkKind, ActionText> = {
  show: { verb: messages.show, after: messages.showConsequence },
  hide: { verb: messages.hide, after: messages.hideConsequence },
  set: { verb: messages.set, after: messages.eachGetsSameValue },
  adjust: { verb: messages.adjust, after: messages.adjustConsequence },
  add: { verb: messages.add, after: messages.addConsequence },
  take: { verb: commonMessages.takeOut, after: messages.productsThemselvesStay },
  delete: {
    verb: commonMessages.deleteVerb,
    after: messages.deleteConsequence,
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
  const title = commonMessages.actOn({
    verb,
    things: commonMessages.productCount({ count: ids.length }),
  })
  return (
    <JobDialog
      title={job.run ? title : commonMessages.question({ title })}
      job={job}
      onClose={onClose}
      onDone={onDone}
    >
      <DialogForm
        verb={commonMessages.actOn({ verb, things: ids.length })}
        isReady={part !== null && isConfirmed && job.isReady}
        form={{ ...job, submit: () => part && job.start({ ...part, ids: [...ids] }) }}
        onClose={onClose}
      >
        <p>{after}</p>
        <KindFields kind={kind} onChange={setPart} />
        <PriceDryRun job={job} />
        {kind === 'delete' && ids.length > 1 && (
          <Field
            label={messages.typeToGoOn({ count: ids.length })}
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
