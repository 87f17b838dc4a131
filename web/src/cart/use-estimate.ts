// Totals, asked for again after each settled change. Never calculated here.
import { useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import type { CartEstimateQuery, Estimate_EstimateFragment } from '../__generated__/graphql.ts'
import { Cart_problem } from './cart-document.ts'
import { deliveryInput } from './delivery.ts'
import type { Problem } from './engine-types.ts'
import { Estimate_estimate, estimateDocument } from './estimate-document.ts'
import { problemOf } from './transport.ts'
import type { Delivery } from './wishes.ts'

export type Estimate = Estimate_EstimateFragment

export type EstimateState = {
  estimate: Estimate | null
  problems: readonly Problem[]
  /** The numbers are those of the last answer; new ones are on their way. */
  isPending: boolean
}

/** Changes that follow each other closely are answered once. */
const pause = 200

type Question = { revision: string | null; delivery: Delivery }
/** An answer that came with the page, and what was asked for it. */
type First = Question & { answer: CartEstimateQuery | null }
type Asked = Question & { first: First | null }

const keyOf = ({ revision, delivery }: Question, attempt = 0) =>
  JSON.stringify([revision, deliveryInput(delivery), attempt])

/** `revision` is null for an empty cart: then there is nothing to estimate. */
export function useEstimate({ revision, delivery, first }: Asked) {
  const client = useClient()
  const [state, setState] = useState<EstimateState>(() => ({
    ...read(first?.answer ?? null),
    isPending: false,
  }))
  const [attempt, setAttempt] = useState(0)
  const key = revision === null ? null : keyOf({ revision, delivery }, attempt)
  const answered = useRef(first?.answer?.cartEstimate.estimate ? keyOf(first) : null)

  useEffect(() => {
    if (key === null) return
    const isAnswered = key === answered.current
    // Also when something was asked for and is wanted no more: what stands there is the answer again.
    setState((last) => (last.isPending === isAnswered ? { ...last, isPending: !isAnswered } : last))
    if (isAnswered) return
    let isDropped = false
    const timer = setTimeout(async () => {
      const [, input] = JSON.parse(key) as [string, ReturnType<typeof deliveryInput>]
      const answer = await ask(client, input)
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

async function ask(client: Client, input: ReturnType<typeof deliveryInput>) {
  const { data, error } = await client
    .query(estimateDocument, { input }, { requestPolicy: 'network-only' })
    .toPromise()
  return data ? read(data) : { estimate: null, problems: [problemOf(error)] }
}

function read(data: CartEstimateQuery | null): Omit<EstimateState, 'isPending'> {
  const answer = data?.cartEstimate
  const masked: FragmentType<typeof Estimate_estimate> | null = answer?.estimate ?? null
  return {
    estimate: unmask(Estimate_estimate, masked),
    problems: answer ? unmask(Cart_problem, answer.problems) : [],
  }
}

export function violationsOf(estimate: Estimate | null): readonly Problem[] {
  return estimate ? unmask(Cart_problem, estimate.violations) : []
}
