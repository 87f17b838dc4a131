import { useState } from 'react'
import type { PriceChangeInput } from '../__generated__/graphql.ts'
import { startJobDocument } from './documents.ts'
import { besideRisks } from './open-risks.ts'
import { type JobInput, useJob } from './use-job.ts'
import { usePriceDryRun } from './use-price-dry-run.ts'

export type PricedJob = ReturnType<typeof usePricedJob>

/**
 * A job that may change prices. Then it is ready once its dry run is shown and all risks are acknowledged. `change` is
 * null if it changes none.
 */
export function usePricedJob(change: Omit<PriceChangeInput, 'limitPercent'> | null) {
  const [limit, setLimit] = useState('50')
  const job = useJob()
  const limitPercent = Number(limit)
  const dryRun = usePriceDryRun(change && { ...change, limitPercent }, job.problems)
  return {
    ...job,
    /** Problems other than risks, which the dry run shows. */
    problems: besideRisks(job.problems),
    dryRun: change && dryRun,
    renew: dryRun.renew,
    isReady: change === null || dryRun.isReady,
    limit,
    setLimit,
    start: (input: JobInput) =>
      job.start(startJobDocument, {
        ...input,
        ...(change && { acknowledge: dryRun.risks, limitPercent }),
      }),
  }
}
