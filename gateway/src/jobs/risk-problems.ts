// Risks of a job's price changes that nobody acknowledged, over all of its products. SECURITY S91.
import type { WireProduct } from '@vitrine/platform'
import type { Problem } from '../__generated__/resolvers.ts'
import {
  changeOfAdjust,
  changeOfSet,
  isAboutMoney,
  type PriceChange,
} from '../domains/product/price-change.ts'
import { guardProblems, type Judged, judge, strictGuard } from '../domains/product/price-guard.ts'
import { readMany } from '../domains/product/read-many.ts'
import type { Context } from '../graphql/context.ts'
import { siteOf } from '../graphql/site.ts'
import type { Platform } from '../platform/platform.ts'
import type { BulkWork, NewItem } from './job-rows.ts'
import { newProductAsWire, priceChangeOf } from './steps.ts'

type Asked = { work: BulkWork; items: readonly NewItem[] }

/** The site without a call budget: reading many products is one step, however many pages it takes. */
export const unmeteredSite = (context: Context): Platform =>
  context.owner.siteFor(context.actor, context.requestId) ?? siteOf(context)

export async function riskProblems({ work, items }: Asked, context: Context): Promise<Problem[]> {
  const guard = ('guard' in work && work.guard) || strictGuard
  const changes = items.flatMap((item) => {
    const change = changeOf(work, item)
    return change && isAboutMoney(change) ? [[item, change] as const] : []
  })
  if (changes.length === 0) return []
  const judged = await judgeItems(changes, guard.limitPercent, unmeteredSite(context))
  return guardProblems(judged, guard, 'input.acknowledge')
}

/** Works out changes of products that are there, and of those that are to be made. */
export async function judgeItems(
  changes: readonly (readonly [NewItem, PriceChange])[],
  limitPercent: number,
  site: Platform,
): Promise<Judged[]> {
  const isNew = ({ step }: NewItem) => step?.do === 'CREATE_PRODUCT'
  const ids = changes.flatMap(([item]) => (isNew(item) ? [] : [item.id]))
  const products = new Map<string, WireProduct>(await readMany(ids, site))
  for (const [{ id, step }] of changes) {
    if (step?.do === 'CREATE_PRODUCT') products.set(id, newProductAsWire(id, step.input))
  }
  return judge(
    changes.map(([{ id }, change]) => [id, change] as const),
    products,
    limitPercent,
  )
}

function changeOf(work: BulkWork, { step }: NewItem): PriceChange | null {
  if (step) return priceChangeOf(step)
  if (work.action === 'SET_PROPERTY') return changeOfSet(work.set)
  return work.action === 'ADJUST_PROPERTY' ? changeOfAdjust(work.adjust) : null
}
