import { useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { Field } from '../../../ui/Field.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { bidiIsolate } from '../../lib/bidi-isolate.ts'
import { useChange } from '../../lib/use-change.ts'
import { AlsoOnProducts } from './AlsoOnProducts.tsx'
import type { Brand } from './brand-columns.tsx'
import { problemOfName } from './names.ts'
import styles from './RenameBrand.module.css'

const updateBrandDocument = graphql(`
  mutation AdminUpdateBrand($input: UpdateBrandInput!) {
    updateBrand(input: $input) {
      brand { id name revision }
      current { id name revision updatedAt }
      problems { code message field requestId }
    }
  }
`)

const renameBrandDocument = graphql(`
  mutation AdminRenameBrand($input: RenameBrandInput!) {
    renameBrand(input: $input) {
      job { id }
      current { id name revision }
      problems { code message field requestId }
    }
  }
`)

type Props = { brand: Brand; onClose: () => void; onDone: () => void }
type Current = { name: string; revision?: string | null }

/** Renames a brand. On a conflict both names are shown for a decision. */
export function RenameBrand({ brand, onClose, onDone }: Props) {
  const { id, name: before } = brand
  const job = useJob()
  const { change } = useChange()
  const [current, setCurrent] = useState<Current | null>(null)
  const [isOnProducts, setOnProducts] = useState(Boolean(brand.productCount))
  const form = useChangeForm({
    before: { name: before },
    isUnguarded: true,
    faults: ({ name }) => ({ name: problemOfName(name) }),
    async save({ name }) {
      // The conflicting name was shown, so it may be overwritten.
      const input = { id, revision: current?.revision ?? brand.revision ?? '', name }
      if (isOnProducts) {
        // The dialog shows the progress and closes when it is closed.
        const { data, problems } = await job.start(renameBrandDocument, input)
        setCurrent(data?.renameBrand.current[0] ?? current)
        return { isDone: false, problems }
      }
      const done = messages.itIsCalledNow({ name: bidiIsolate(name.trim()) })
      const { data, ...sent } = await change(updateBrandDocument, { input }, done)
      setCurrent(data?.updateBrand.current ?? current)
      return sent
    },
    onDone,
  })
  const problems = form.problems.filter(({ code }) => !(current && code === 'REVISION_CONFLICT'))
  return (
    <JobDialog
      title={messages.renameTitle({ before: bidiIsolate(before) })}
      job={job}
      onClose={onClose}
      onDone={onDone}
    >
      <DialogForm
        form={{ ...form, problems }}
        verb={current ? messages.saveMine : commonMessages.save}
        onClose={onClose}
      >
        <Field label={commonMessages.name} maxLength={60} {...form.field('name')} />
        <AlsoOnProducts
          count={brand.productCount ?? 0}
          brands={1}
          checked={isOnProducts}
          onChange={setOnProducts}
        />
        {current && <Conflict now={current.name} before={before} />}
      </DialogForm>
    </JobDialog>
  )
}

const Conflict = ({ now, before }: { now: string; before: string }) => (
  <Banner tone="warning" title={messages.anotherUserRenamedIt}>
    <dl className={styles.both}>
      <dt>{commonMessages.now}</dt>
      <dd>{now}</dd>
      <dt>{messages.before}</dt>
      <dd>{before}</dd>
    </dl>
    <p>{messages.renameConflictHint}</p>
  </Banner>
)
