// Sends the calls of each job action: batches as large as the platform accepts, single calls where it accepts no
// list. docs/contract/catalog.md §9, §14.
import { messages } from '../__generated__/messages/jobs.ts'
import type { JobAction, Problem } from '../__generated__/schema-types.ts'
import { bulkPayloadOf } from '../domains/common/bulk.ts'
import {
  changeOfAdjust,
  changeOfSet,
  isAboutMoney,
  type PriceChange,
} from '../domains/product/price-change.ts'
import { judge, type PriceGuard, refusedOnes, strictGuard } from '../domains/product/price-guard.ts'
import { readMany } from '../domains/product/read-many.ts'
import { problem } from '../graphql/problems.ts'
import type { BulkResponse } from '../platform/bulk.ts'
import { isNotFound, PlatformFailure } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import type { BulkItemRow, BulkWork, StepsWork } from './job-rows.ts'
import { doStep, isStepRepeatable, type Step, type StepOutcome } from './steps.ts'
import { readStoredAdjustment, readStoredValue } from './stored-property.ts'

/** For each id of a batch: the problem, or null on success. */
type Outcomes = (Problem | null)[]

export type Action = {
  /** Idempotent: a batch without a response is sent again. */
  isRepeatable: boolean
  /** Deletes: an item that is already gone counts as success. */
  isDelete: boolean
  /** Most ids per call. */
  size: number
  /** Most calls in flight. */
  maxInFlight: number
  /** True when the platform refuses a whole batch because of the collection and not because of its ids. */
  isAboutCollection: boolean
}

const inBulk = {
  isRepeatable: true,
  isDelete: false,
  size: 100,
  maxInFlight: 1,
  isAboutCollection: false,
}
const oneByOne = { ...inBulk, size: 1, maxInFlight: 4 }
const collection = { ...inBulk, size: 1000, isAboutCollection: true }

export const actions: Readonly<Record<JobAction, Action>> = {
  DELETE_PRODUCTS: { ...oneByOne, isDelete: true },
  SET_PROPERTY: inBulk,
  ADJUST_PROPERTY: { ...inBulk, isRepeatable: false },
  SET_VISIBILITY: oneByOne,
  ADD_TO_COLLECTION: collection,
  REMOVE_FROM_COLLECTION: collection,
  DELETE_BRANDS: { ...inBulk, isDelete: true },
  EDIT_PRODUCTS: oneByOne,
  REVERT: oneByOne,
  RENAME_BRAND: oneByOne,
  MERGE_BRANDS: oneByOne,
  // Recorded after the fact; no item of it ever waits.
  CHANGE: { ...oneByOne, isRepeatable: false },
}

export const isRepeatable = ({ action }: BulkWork, step: Step | null): boolean =>
  actions[action].isRepeatable && isStepRepeatable(step)

/** Sends one batch. Throws when it is refused as a whole or gets no response. */
export async function sendBatch(
  site: Platform,
  work: BulkWork,
  part: readonly Pick<BulkItemRow, 'id' | 'step'>[],
): Promise<StepOutcome[]> {
  if (isSteps(work)) {
    return Promise.all(part.map(({ id, step }) => stepOf(site, work, id, step)))
  }
  const problems = await sendIds(
    site,
    work,
    part.map(({ id }) => id),
  )
  return problems.map((problem) => ({ problem }))
}

const isSteps = (work: BulkWork): work is StepsWork =>
  ['EDIT_PRODUCTS', 'REVERT', 'RENAME_BRAND', 'MERGE_BRANDS'].includes(work.action)

function stepOf(site: Platform, { guard }: StepsWork, id: string, step: Step | null) {
  if (!step) throw new Error(`There is no step for ${id}`)
  return doStep(site, { id, step, guard })
}

async function sendIds(
  site: Platform,
  work: Exclude<BulkWork, StepsWork>,
  ids: string[],
): Promise<Outcomes> {
  const { catalogWrites } = site
  switch (work.action) {
    case 'CHANGE':
      throw new Error('A change made by itself is not sent by a job')
    case 'SET_PROPERTY': {
      const { guard } = work
      const set = readStoredValue(work.set)
      return guarded(ids, { change: changeOfSet(set), guard, site }, async (left) =>
        inList(left, await catalogWrites.setProperty({ ids: left, set })),
      )
    }
    case 'ADJUST_PROPERTY': {
      const { guard } = work
      const adjust = readStoredAdjustment(work.adjust)
      return guarded(ids, { change: changeOfAdjust(adjust), guard, site }, async (left) =>
        inList(left, await catalogWrites.adjustProperty({ ids: left, adjust })),
      )
    }
    case 'DELETE_BRANDS':
      return inList(ids, await catalogWrites.deleteBrands({ ids }))
    case 'DELETE_PRODUCTS':
      return each(ids, (id) => catalogWrites.deleteProduct({ id }))
    case 'SET_VISIBILITY': {
      const { visible } = work
      return each(ids, (id) => catalogWrites.updateProduct({ id, product: { visible } }))
    }
    case 'ADD_TO_COLLECTION': {
      const id = work.collectionId
      return known(ids, site, (productIds) => catalogWrites.addToCollection({ id, productIds }))
    }
    case 'REMOVE_FROM_COLLECTION': {
      const id = work.collectionId
      return known(ids, site, (productIds) =>
        catalogWrites.removeFromCollection({ id, productIds }),
      )
    }
  }
}

type GuardedChange = { change: PriceChange; guard: PriceGuard | undefined; site: Platform }

/** Leaves out items with unacknowledged risks, judged by the current values of the products. docs/security.md S91. */
async function guarded(
  ids: string[],
  { change, guard = strictGuard, site }: GuardedChange,
  send: (left: string[]) => Promise<Outcomes>,
): Promise<Outcomes> {
  if (!isAboutMoney(change)) return send(ids)
  const products = await readMany(ids, site).catch((error: unknown) => {
    // Nothing was sent yet, so a lost response of the read means that nothing changed.
    throw error instanceof PlatformFailure ? error.settled() : error
  })
  const changes = ids.map((id) => [id, change] as const)
  const refused = refusedOnes(judge(changes, products, guard.limitPercent), guard)
  const left = ids.filter((id) => !refused.has(id.toLowerCase()))
  const sent = left.length > 0 ? await send(left) : []
  const outcomes = new Map(left.map((id, at) => [id, sent[at] ?? null]))
  return ids.map((id) => refused.get(id.toLowerCase()) ?? outcomes.get(id) ?? null)
}

/** An id that the response does not mention may or may not have been changed. */
function inList(ids: readonly string[], answer: BulkResponse<unknown>): Outcomes {
  const { items } = bulkPayloadOf(answer)
  const itemsByIndex = new Map(
    items.map(({ index, success, problems }) => [index, { success, problems }]),
  )
  return ids.map((_, index) => {
    const item = itemsByIndex.get(index)
    if (!item) return problem('OUTCOME_UNKNOWN', { message: messages.platformDidNotSay })
    return item.success ? null : (item.problems[0] ?? problem('REFUSED'))
  })
}

async function each(ids: readonly string[], send: (id: string) => Promise<unknown>) {
  await Promise.all(ids.map(send))
  return ids.map(() => null)
}

/** Retries without unknown products, because one unknown id makes the platform refuse the whole call. */
async function known(
  ids: readonly string[],
  site: Platform,
  send: (ids: string[]) => Promise<unknown>,
): Promise<Outcomes> {
  try {
    await send([...ids])
    return ids.map(() => null)
  } catch (error) {
    if (!isNotFound(error)) throw error
    const there = await existingIds(ids, site)
    const left = ids.filter((id) => there.has(id.toLowerCase()))
    // All products exist, so the collection is the one that is missing.
    if (left.length === ids.length) throw error
    if (left.length > 0) await send(left)
    return ids.map((id) => (there.has(id.toLowerCase()) ? null : problem('NOT_FOUND')))
  }
}

async function existingIds(ids: readonly string[], { catalog }: Platform) {
  const found = new Set<string>()
  for (let start = 0; start < ids.length; start += 100) {
    const filter = { id: { in: ids.slice(start, start + 100) } }
    const query = { filter, page: { limit: 100, offset: 0 } }
    const request = { query, includeHiddenProducts: true }
    const { products } = await catalog.queryManagedProducts(request)
    for (const { id } of products) found.add(id.toLowerCase())
  }
  return found
}
