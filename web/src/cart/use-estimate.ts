// Fetches totals again after each settled change. They are never calculated in the browser.
import { useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import type { CartEstimateQuery, Estimate_EstimateFragment } from '../__generated__/graphql.ts'
import { reasonsOf } from '../lib/null-reasons.ts'
import { Cart_problem } from './cart-document.ts'
import type { Delivery } from './cart-intents.ts'
import { deliveryInput } from './delivery.ts'
import type { Problem } from './engine-types.ts'
import { Estimate_estimate, estimateDocument } from './estimate-document.ts'
import { problemOf } from './transport.ts'

export type Estimate = Estimate_EstimateFragment

export type EstimateState = {
  estimate: Estimate | null
  problems: readonly Problem[]
  /** The totals are those of the last response; newer ones are being fetched. */
  isPending: boolean
}

/** Milliseconds of debounce between a change and the request. */
const pause = 200

/** `revision` comes from `totalsState`. */
type EstimateRequest = { revision: string | null; delivery: Delivery }
/** A response that was rendered with the page, and its request. */
type First = EstimateRequest & { answer: CartEstimateQuery | null }
type EstimateOptions = EstimateRequest & { first: First | null }

const keyOf = ({ revision, delivery }: EstimateRequest, attempt = 0) =>
  JSON.stringify([revision, deliveryInput(delivery), attempt])

/** Returns the estimate of a state of the cart. `revision` is null for an empty cart, which has no estimate. */
export function useEstimate({ revision, delivery, first }: EstimateOptions) {
  const client = useClient()
  const [state, setState] = useState<EstimateState>(() => ({
    ...read(first?.answer ?? null),
    isPending: false,
  }))
  const [attempt, setAttempt] = useState(0)
  const key = revision === null ? null : keyOf({ revision, delivery }, attempt)
  const answered = useRef(first?.answer?.cartEstimate ? keyOf(first) : null)

  useEffect(() => {
    if (key === null) return
    const isAnswered = key === answered.current
    // The key can return to the answered one before its request was sent: nothing is pending then.
    setState((last) => (last.isPending === isAnswered ? { ...last, isPending: !isAnswered } : last))
    if (isAnswered) return
    let isDropped = false
    const timer = setTimeout(async () => {
      const [, input] = JSON.parse(key) as [string, ReturnType<typeof deliveryInput>]
      const answer = await fetchEstimate(client, input)
      if (isDropped) return
      answered.current = key
      setState((last) => ({
        ...answer,
        estimate: answer.estimate ?? last.estimate,
        isPending: false,
      }))
    }, pause)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [client, key])

  return { ...state, retry: () => setAttempt((count) => count + 1) }
}

async function fetchEstimate(client: Client, input: ReturnType<typeof deliveryInput>) {
  const { data, error, extensions } = await client
    .query(estimateDocument, { input }, { requestPolicy: 'network-only' })
    .toPromise()
  return { ...read(data), problems: error || !data ? [problemOf(error)] : reasonsOf(extensions) }
}

function read(data: CartEstimateQuery | null | undefined): Omit<EstimateState, 'isPending'> {
  const masked: FragmentType<typeof Estimate_estimate> | null = data?.cartEstimate ?? null
  return { estimate: unmask(Estimate_estimate, masked), problems: [] }
}

export function violationsOf(estimate: Estimate | null): readonly Problem[] {
  return estimate ? unmask(Cart_problem, estimate.violations) : []
}
