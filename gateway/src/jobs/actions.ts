// What each action of a run sends: parts as large as the platform takes them, single calls where it
// takes no list. contract/catalog.md §9, §14.
import type { JobAction, Problem } from '../__generated__/resolvers.ts'
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
import { isNotFound, PlatformFailure } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import type { BulkItemRow, BulkWork, StepsWork } from './job-rows.ts'
import { doStep, isStepRepeatable, type Step, type StepOutcome } from './steps.ts'

/** For each id of a part: what is wrong, or null when it was done. */
type Outcomes = (Problem | null)[]

export type Action = {
  /** Doing it twice is doing it once: a part without an answer is sent again. */
  isRepeatable: boolean
  /** Something that is gone already is what was wanted. */
  isDelete: boolean
  /** Most ids of one call. */
  size: number
  /** Calls on their way at a time. */
  atOnce: number
  /** True when the platform says no to a whole part because of what is around the ids. */
  isAboutPlace: boolean
}

const inBulk = { isRepeatable: true, isDelete: false, size: 100, atOnce: 1, isAboutPlace: false }
const oneByOne = { ...inBulk, size: 1, atOnce: 4 }
const collection = { ...inBulk, size: 1000, isAboutPlace: true }

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
  // Over with its call: nothing of it is ever waiting.
  CHANGE: { ...oneByOne, isRepeatable: false },
}

export const isRepeatable = ({ action }: BulkWork, step: Step | null): boolean =>
  actions[action].isRepeatable && isStepRepeatable(step)

/** Sends one part. Throws when it is refused as a whole, or not answered. */
export async function sendPart(
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
  const { productsWrite, brandsWrite } = site
  switch (work.action) {
    case 'CHANGE':
      throw new Error('A change made by itself is not sent by a job')
    case 'SET_PROPERTY': {
      const { set, guard } = work
      return guarded(ids, { change: changeOfSet(set), guard, site }, async (left) =>
        inList(left, await productsWrite.bulkUpdateProductsProperty({ ids: left, set })),
      )
    }
    case 'ADJUST_PROPERTY': {
      const { adjust, guard } = work
      return guarded(ids, { change: changeOfAdjust(adjust), guard, site }, async (left) =>
        inList(left, await productsWrite.bulkAdjustProductProperty({ ids: left, adjust })),
      )
    }
    case 'DELETE_BRANDS':
      return inList(ids, await brandsWrite.bulkDeleteBrands({ brandIds: ids }))
    case 'DELETE_PRODUCTS':
      return each(ids, (id) => productsWrite.deleteProduct({ id }))
    case 'SET_VISIBILITY': {
      const { visible } = work
      return each(ids, (id) => productsWrite.updateProduct({ id, product: { visible } }))
    }
    case 'ADD_TO_COLLECTION': {
      const id = work.collectionId
      return known(ids, site, (productIds) =>
        productsWrite.addProductsToCollection({ id, productIds }),
      )
    }
    case 'REMOVE_FROM_COLLECTION': {
      const id = work.collectionId
      return known(ids, site, (productIds) =>
        productsWrite.removeProductsFromCollection({ id, productIds }),
      )
    }
  }
}

type Guarded = { change: PriceChange; guard: PriceGuard | undefined; site: Platform }

/** Leaves out what would have a risk nobody acknowledged, as its products are now. SECURITY S91. */
async function guarded(
  ids: string[],
  { change, guard = strictGuard, site }: Guarded,
  send: (left: string[]) => Promise<Outcomes>,
): Promise<Outcomes> {
  if (!isAboutMoney(change)) return send(ids)
  const products = await readMany(ids, site).catch((error: unknown) => {
    // Nothing was sent yet: whatever became of the reading, nothing is changed.
    throw error instanceof PlatformFailure ? error.settled() : error
  })
  const changes = ids.map((id) => [id, change] as const)
  const refused = refusedOnes(judge(changes, products, guard.limitPercent), guard)
  const left = ids.filter((id) => !refused.has(id.toLowerCase()))
  const sent = left.length > 0 ? await send(left) : []
  const outcomes = new Map(left.map((id, at) => [id, sent[at] ?? null]))
  return ids.map((id) => refused.get(id.toLowerCase()) ?? outcomes.get(id) ?? null)
}

/** An id the answer says nothing about may have been done, or not. */
function inList(ids: readonly string[], answer: Parameters<typeof bulkPayloadOf>[0]): Outcomes {
  const { items } = bulkPayloadOf(answer)
  const told = new Map(items.map(({ index, success, problems }) => [index, { success, problems }]))
  return ids.map((_, index) => {
    const item = told.get(index)
    if (!item) return problem('OUTCOME_UNKNOWN', { message: 'The platform did not say.' })
    return item.success ? null : (item.problems[0] ?? problem('REFUSED'))
  })
}

async function each(ids: readonly string[], send: (id: string) => Promise<unknown>) {
  await Promise.all(ids.map(send))
  return ids.map(() => null)
}

/** One unknown product refuses the whole call: then the others are sent without it. */
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
    const there = await thoseThere(ids, site)
    const left = ids.filter((id) => there.has(id.toLowerCase()))
    // All are there: what is gone is the collection.
    if (left.length === ids.length) throw error
    if (left.length > 0) await send(left)
    return ids.map((id) => (there.has(id.toLowerCase()) ? null : problem('NOT_FOUND')))
  }
}

async function thoseThere(ids: readonly string[], { catalogStringQueries }: Platform) {
  const found = new Set<string>()
  for (let start = 0; start < ids.length; start += 100) {
    const filter = JSON.stringify({ id: { $hasSome: ids.slice(start, start + 100) } })
    const query = { filter, paging: { limit: 100, offset: 0 } }
    const request = { query, includeHiddenProducts: true }
    const { products } = await catalogStringQueries.queryProductsByString(request)
    for (const { id } of products) found.add(id.toLowerCase())
  }
  return found
}
