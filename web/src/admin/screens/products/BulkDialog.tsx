import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import type { JobWorkInput, PriceWorkInput } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { PriceDryRun } from '../../jobs/PriceDryRun.tsx'
import { usePricedJob } from '../../jobs/use-priced-job.ts'
import { AdjustFields, type BulkFieldProps, CollectionField, SetFields } from './BulkFields.tsx'

export type BulkKind = 'show' | 'hide' | 'set' | 'adjust' | 'add' | 'take' | 'delete'

type ActionText = { verb: string; after: string }
const words: Record<BulkKind, ActionText> = {
  show: { verb: messages.show, after: messages.showConsequence },
  hide: { verb: messages.hide, after: messages.hideConsequence },
  set: { verb: messages.set, after: messages.eachGetsSameValue },
  adjust: { verb: messages.adjust, after: messages.adjustConsequence },
  add: { verb: messages.add, after: messages.addConsequence },
  take: { verb: commonMessages.remove, after: messages.productsThemselvesStay },
  delete: {
    verb: commonMessages.deleteVerb,
    after: messages.deleteConsequence,
  },
}

/** The work of an action without input fields; null for the others. */
function fixedWork(kind: BulkKind, ids: string[]): JobWorkInput | null {
  if (kind === 'delete') return { deleteProducts: { ids } }
  if (kind !== 'show' && kind !== 'hide') return null
  return { setVisibility: { ids, visible: kind === 'show' } }
}

const amounts = ['basePrice', 'cost', 'weight'] as const

/** The part of the work that changes amounts; null if there is none. */
function pricedPartOf(work: JobWorkInput | null): PriceWorkInput | null {
  if (work?.adjustProperty) return { adjustProperty: work.adjustProperty }
  const { setProperty } = work ?? {}
  const isPriced = amounts.some((name) => typeof setProperty?.set[name] !== 'undefined')
  return setProperty && isPriced ? { setProperty } : null
}

type Props = { kind: BulkKind; ids: readonly string[]; onClose: () => void; onDone: () => void }

/** Dialog of a bulk action: its effect, its input, and the progress of the job. */
export function BulkDialog({ kind, ids, onClose, onDone }: Props) {
  const [work, setWork] = useState(() => fixedWork(kind, [...ids]))
  const [typed, setTyped] = useState('')
  const job = usePricedJob(pricedPartOf(work))
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
        isReady={work !== null && isConfirmed && job.isReady}
        form={{ ...job, submit: () => work && job.start(work) }}
        onClose={onClose}
      >
        <p>{after}</p>
        <KindFields kind={kind} ids={ids} onChange={setWork} />
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
function KindFields({ kind, ...props }: BulkFieldProps & { kind: BulkKind }) {
  if (kind === 'set') return <SetFields {...props} />
  if (kind === 'adjust') return <AdjustFields {...props} />
  if (kind !== 'add' && kind !== 'take') return null
  return <CollectionField isAdding={kind === 'add'} {...props} />
}
