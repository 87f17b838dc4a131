// What a change of prices would do, asked of the gateway once the typing pauses, and what of it is acknowledged.
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import type { PriceChangeInput, PriceRisk } from '../__generated__/graphql.ts'
import type { Problem } from '../ui/Problems.tsx'
import { isOpenRisk } from './open-risks.ts'
import { priceDryRunDocument } from './price-dry-run-document.ts'

/** Long enough to finish a number. */
const pauseMs = 300
const pageSize = 20

export type PriceDryRun = ReturnType<typeof usePriceDryRun>

/**
 * `input`: null while there is nothing to ask. `problems`: of the job. An acknowledgment is of one change of products as
 * they are: another change starts without, and so does a job that was refused for risks nobody was shown.
 */
export function usePriceDryRun(input: PriceChangeInput | null, problems: readonly Problem[]) {
  const wish = input ? JSON.stringify(input) : ''
  const [asked, setAsked] = useState('')
  const [acknowledged, setAcknowledged] = useState({ wish: '', risks: [] as PriceRisk[] })
  const [cursors, setCursors] = useState({ wish: '', before: [] as (string | null)[] })
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wish), pauseMs)
    return () => clearTimeout(timer)
  }, [wish])

  const before = cursors.wish === wish ? cursors.before : []
  const [{ data, error, fetching }, ask] = useQuery({
    query: priceDryRunDocument,
    variables: {
      input: (asked ? JSON.parse(asked) : { ids: [] }) as PriceChangeInput,
      first: pageSize,
      after: before.at(-1) ?? null,
    },
    pause: asked === '',
    requestPolicy: 'network-only',
  })
  /** Asks what would come of it by now; nothing is acknowledged any more. */
  const renew = () => {
    setAcknowledged({ wish: '', risks: [] })
    setCursors({ wish: '', before: [] })
    ask({ requestPolicy: 'network-only' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (problems.some(isOpenRisk)) renew()
  }, [problems])

  const answer = wish !== '' && asked === wish && !fetching ? data?.dryRunPrices : undefined
  const risks = acknowledged.wish === wish ? acknowledged.risks : []
  const open = answer?.counts.filter(({ risk }) => !risks.includes(risk)) ?? []
  return {
    answer,
    error: asked === wish && !data ? error : undefined,
    isLoading: wish !== '' && !answer,
    ask,
    renew,
    /** The job was refused for what changed since the question was answered. */
    isOutdated: problems.some(isOpenRisk),
    risks,
    /** Every risk there is, is acknowledged. */
    isReady: answer !== undefined && open.length === 0,
    toggle: (risk: PriceRisk) =>
      setAcknowledged({
        wish,
        risks: risks.includes(risk) ? risks.filter((one) => one !== risk) : [...risks, risk],
      }),
    isFirstPage: before.length === 0,
    next: () => setCursors({ wish, before: [...before, answer?.items.pageInfo.endCursor ?? null] }),
    back: () => setCursors({ wish, before: before.slice(0, -1) }),
  }
}
