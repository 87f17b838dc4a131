// Requests a dry run of a price change once typing pauses, and holds the acknowledged risks.

import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../__generated__/gql.ts'
import type { PriceChangeInput } from '../__generated__/graphql.ts'
import type { Problem } from '../ui/Problems.tsx'
import { isOpenRisk } from './open-risks.ts'
import { useCursorPages } from './use-cursor-pages.ts'
import { useRisks } from './use-risks.ts'

const priceDryRunDocument = graphql(`
  query AdminPriceDryRun($input: PriceChangeInput!, $first: Int, $after: String) {
    dryRunPrices(input: $input, first: $first, after: $after) {
      total
      refused
      counts { risk count }
      items {
        nodes { ...PriceDryRunItem_item }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

/** Debounce, long enough to finish typing a number. */
const pauseMs = 300
const pageSize = 20

export type PriceDryRun = ReturnType<typeof usePriceDryRun>

/**
 * `input` is null while it is incomplete; `problems` are those of the job. An acknowledgment is valid for one change of
 * the products in their current state: it is reset by another change, and by a job refused for risks that were not
 * shown.
 */
export function usePriceDryRun(input: PriceChangeInput | null, problems: readonly Problem[]) {
  const change = input ? JSON.stringify(input) : ''
  const [requested, setRequested] = useState('')
  const { risks, toggle, reset } = useRisks(change)
  const pages = useCursorPages(change)
  useEffect(() => {
    const timer = setTimeout(() => setRequested(change), pauseMs)
    return () => clearTimeout(timer)
  }, [change])

  const [{ data, error, fetching }, requestDryRun] = useQuery({
    query: priceDryRunDocument,
    variables: {
      input: JSON.parse(requested || '{}') as PriceChangeInput,
      first: pageSize,
      after: pages.after,
    },
    pause: requested === '',
    requestPolicy: 'network-only',
  })
  /** Repeats the dry run and resets all acknowledgments. */
  const renew = () => {
    reset()
    pages.reset()
    requestDryRun({ requestPolicy: 'network-only' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (problems.some(isOpenRisk)) renew()
  }, [problems])

  const answer = change !== '' && requested === change && !fetching ? data?.dryRunPrices : undefined
  const open = answer?.counts.filter(({ risk }) => !risks.includes(risk)) ?? []
  return {
    answer,
    error: requested === change && !data ? error : undefined,
    isLoading: change !== '' && !answer,
    requestDryRun,
    renew,
    /** Whether the job was refused for a change made since the dry run. */
    isOutdated: problems.some(isOpenRisk),
    risks,
    /** Whether all risks are acknowledged. */
    isReady: answer !== undefined && open.length === 0,
    toggle,
    pages,
  }
}
