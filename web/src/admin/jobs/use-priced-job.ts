import { useState } from 'react'
import { graphql } from '../__generated__/gql.ts'
import type { JobWorkInput, PriceWorkInput } from '../__generated__/graphql.ts'
import { besideRisks } from './open-risks.ts'
import { useJob } from './use-job.ts'
import { usePriceDryRun } from './use-price-dry-run.ts'

const startJobDocument = graphql(`
  mutation AdminStartJob($input: StartJobInput!) {
    startJob(input: $input) {
      job { id }
      problems { code message field requestId }
    }
  }
`)

export type PricedJob = ReturnType<typeof usePricedJob>

/**
 * A job that may change prices. Then it is ready once its dry run is shown and all risks are acknowledged. `priced`: the
 * part of its work that changes prices, null if there is none.
 */
export function usePricedJob(priced: PriceWorkInput | null) {
  const [limit, setLimit] = useState('50')
  const job = useJob()
  const limitPercent = Number(limit)
  const dryRun = usePriceDryRun(priced && { work: priced, limitPercent }, job.problems)
  return {
    ...job,
    /** Problems other than risks, which the dry run shows. */
    problems: besideRisks(job.problems),
    dryRun: priced && dryRun,
    renew: dryRun.renew,
    isReady: priced === null || dryRun.isReady,
    limit,
    setLimit,
    start: (work: JobWorkInput) =>
      job.start(startJobDocument, {
        work,
        ...(priced && { acknowledge: dryRun.risks, limitPercent }),
      }),
  }
}
