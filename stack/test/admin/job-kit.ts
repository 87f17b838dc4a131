// Starts and watches jobs for tests.
import { expect } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { queryAdmin } from '../support/admin.ts'

const problem = '{ code field message }'
const job = `job { id state total done succeeded failed startedAt finishedAt action problem ${problem} } problems ${problem}`
const start = `mutation ($input: StartJobInput!) { result: startJob(input: $input) { ${job} } }`
export const resume = `mutation ($id: ID!) { result: resumeJob(input: { id: $id }) { ${job} } }`
export const stop = `mutation ($id: ID!) { result: stopJob(input: { id: $id }) { ${job} } }`
const read = `query ($id: ID!, $first: Int, $after: String) { job(id: $id) {
  id state total done succeeded failed finishedAt problem ${problem}
  failures(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { index id problem ${problem} } } } }`

type Job = {
  id: string
  state: string
  done: number
  succeeded: number
  failed: number
  problem: { code: string } | null
  failures: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
    nodes: { index: number; id: string; problem: { code: string } }[]
  }
}
export type Result = {
  result: { job: Job | null; problems: { code: string; field: string | null }[] }
}

let started = 0
export const begin = async (shopper: Shopper, input: Record<string, unknown>) => {
  started += 1
  const idempotencyKey = `request-${started}`
  return (await queryAdmin<Result>(shopper, start, { input: { idempotencyKey, ...input } })).result
}
export const readJob = async (
  shopper: Shopper,
  id: string | undefined,
  first = 100,
  after?: string,
) => (await queryAdmin<{ job: Job }>(shopper, read, { id, first, after })).job

/** Waits for a state as long as the job makes progress. */
export async function untilState(
  shopper: Shopper,
  id: string | undefined,
  state: string,
): Promise<Job> {
  let job = await readJob(shopper, id)
  while (job.state !== state) {
    const { done } = job
    const advanced = async () => {
      job = await readJob(shopper, id)
      return job.state === state || job.done > done
    }
    await expect.poll(advanced, { timeout: 30_000, interval: 50 }).toBe(true)
  }
  return job
}

export async function productIds(shopper: Shopper, count: number, skip = 0): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1 + skip / 100; ids.length < count; page += 1) {
    type List = { list: { nodes: { id: string }[] } }
    const list = `{ list: managedProducts(first: 100, page: ${page}, sort: { field: CREATION_ORDER }) { nodes { id } } }`
    ids.push(...(await queryAdmin<List>(shopper, list)).list.nodes.map(({ id }) => id))
  }
  return ids.slice(0, count)
}

export const pricesOf = async (shopper: Shopper, ids: readonly string[]) => {
  type List = { list: { nodes: { id: string; basePrice: { amount: string } }[] } }
  const list = `query ($ids: [ID!]) { list: managedProducts(first: 100, filter: { ids: $ids }) {
    nodes { id basePrice { amount } } } }`
  const { nodes } = (await queryAdmin<List>(shopper, list, { ids })).list
  const byId = new Map(nodes.map(({ id, basePrice }) => [id, Number(basePrice.amount)]))
  return ids.map((id) => byId.get(id))
}
