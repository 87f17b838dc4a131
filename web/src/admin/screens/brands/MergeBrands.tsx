import { useState } from 'react'
import { useQuery } from 'urql'
import { reasonsOf } from '../../../lib/null-reasons.ts'
import { Select } from '../../../ui/Select.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { bidiIsolate } from '../../lib/bidi-isolate.ts'
import { problemOfError } from '../../lib/send-change.ts'
import { Muted } from '../../ui/Muted.tsx'
import type { Brand } from './brand-columns.tsx'

const dryRunMergeDocument = graphql(`
  query AdminDryRunMerge($intoId: ID!, $fromIds: [ID!]!) {
    dryRunMergeBrands(intoId: $intoId, fromIds: $fromIds) {
      into
      productCount
      sample
    }
  }
`)

const mergeBrandsDocument = graphql(`
  mutation AdminMergeBrands($input: MergeBrandsInput!) {
    mergeBrands(input: $input) {
      job { id }
      problems { code message field requestId }
    }
  }
`)

type Props = { brands: readonly Brand[]; onClose: () => void; onDone: () => void }

/** Merges brands: their products get the name of one, and the others are deleted. */
export function MergeBrands({ brands, onClose, onDone }: Props) {
  const job = useJob()
  const [intoId, setInto] = useState(mostUsed(brands))
  const fromIds = brands.map(({ id }) => id).filter((id) => id !== intoId)
  const [{ data, error, extensions }] = useQuery({
    query: dryRunMergeDocument,
    variables: { intoId, fromIds },
    requestPolicy: 'network-only',
  })
  const dryRun = data?.dryRunMergeBrands
  const refusals = error ? [problemOfError(error)] : reasonsOf(extensions)
  return (
    <JobDialog
      title={messages.mergeBrands({ count: brands.length })}
      job={job}
      onClose={onClose}
      onDone={onDone}
    >
      <DialogForm
        verb={messages.mergeSubmit}
        isReady={Boolean(dryRun?.into)}
        form={{
          isBusy: job.isBusy,
          problems: job.problems.length > 0 ? job.problems : refusals,
          submit: () => job.start(mergeBrandsDocument, { intoId, fromIds }),
        }}
        onClose={onClose}
      >
        <Select
          label={messages.brandThatStays}
          options={brands.map(({ id, name, productCount: count }) => ({
            value: id,
            label: `${name} (${count ?? 0})`,
          }))}
          value={intoId}
          onChange={({ target }) => setInto(target.value)}
        />
        {dryRun?.into && (
          <div role="status">
            <p>
              {messages.willCarryWillBeDeleted({
                products: commonMessages.productCount({ count: dryRun.productCount }),
                into: bidiIsolate(dryRun.into),
                brands: commonMessages.brandCount({ count: fromIds.length }),
              })}
            </p>
            <Muted>{dryRun.sample.join(', ')}</Muted>
          </div>
        )}
      </DialogForm>
    </JobDialog>
  )
}

const mostUsed = (brands: readonly Brand[]): string =>
  brands.toSorted((one, other) => (other.productCount ?? 0) - (one.productCount ?? 0))[0]?.id ?? ''
