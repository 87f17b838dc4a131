import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/Field.tsx'
import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { useChange } from '../../lib/use-change.ts'
import { AlsoOnProducts } from './AlsoOnProducts.tsx'
import type { Brand } from './brand-columns.tsx'
import { problemOfName } from './names.ts'
import { renameAll, renameEach } from './rename-brands.ts'

type Props = { brands: readonly Brand[]; onClose: () => void; onDone: () => void }

/** Renames several brands, with their products as one job, or without them. */
export function RenameBrands({ brands, onClose, onDone }: Props) {
  const job = useJob()
  const { change } = useChange()
  // Names and revisions change after a rename by this dialog or elsewhere.
  const [known, setKnown] = useState(new Map(brands.map((brand) => [brand.id, brand])))
  const [isOnProducts, setOnProducts] = useState(true)
  const [done, setDone] = useState(0)
  const before = Object.fromEntries([...known.values()].map(({ id, name }) => [id, name]))
  const form = useChangeForm<Record<string, string>, Awaited<ReturnType<typeof renameEach>>>({
    before,
    isUnguarded: true,
    faults: (now) =>
      Object.fromEntries(Object.entries(now).map(([id, name]) => [id, problemOfName(name)])),
    async save(now, changed) {
      const renamed = changed.map((id) => ({
        id,
        revision: known.get(id)?.revision ?? '',
        name: now[id]?.trim() ?? '',
      }))
      const isJob = isOnProducts && productsOf(brands) > 0
      const outcome = await (isJob ? renameAll(job.start, renamed) : renameEach(change, renamed))
      setKnown((was) => {
        const next = new Map(was)
        for (const brand of outcome.now) {
          const old = was.get(brand.id)
          if (old) next.set(brand.id, { ...old, ...brand })
        }
        return next
      })
      setDone(done + outcome.done)
      return outcome
    },
    onDone(outcome) {
      onDone()
      const text = messages.renamed({
        brands: commonMessages.brandCount({ count: done + outcome.done }),
      })
      void showToast({ tone: 'success', text })
    },
  })
  const close = done > 0 ? onDone : onClose
  const changed = brands.filter(({ id }) => form.changed.includes(id))
  return (
    <JobDialog
      title={messages.renameCount({ brands: commonMessages.brandCount({ count: brands.length }) })}
      job={job}
      onClose={close}
      onDone={onDone}
    >
      <DialogForm
        form={form}
        verb={commonMessages.save}
        isReady={changed.length > 0}
        cancel={done > 0 ? messages.leaveItAtThat : undefined}
        onClose={close}
      >
        {brands.map(({ id, name }) => (
          <Field key={id} label={name} {...form.field(id)} />
        ))}
        <AlsoOnProducts
          count={productsOf(changed.length > 0 ? changed : brands)}
          brands={brands.length}
          checked={isOnProducts}
          onChange={setOnProducts}
        />
      </DialogForm>
    </JobDialog>
  )
}

const productsOf = (brands: readonly Brand[]): number =>
  brands.reduce((sum, { productCount }) => sum + (productCount ?? 0), 0)
