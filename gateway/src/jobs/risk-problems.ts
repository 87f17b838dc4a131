// Finds unacknowledged risks of a job's price changes over all its products. docs/security.md S91.

import type { Problem } from '../__generated__/schema-types.ts'
import type { PricedProduct } from '../domains/product/amounts.ts'
import {
  changeOfAdjust,
  changeOfSet,
  isAboutMoney,
  type PriceChange,
} from '../domains/product/price-change.ts'
import { guardProblems, type Judged, judge, strictGuard } from '../domains/product/price-guard.ts'
import { readMany } from '../domains/product/read-many.ts'
import { requireAdminPlatform } from '../graphql/require-admin-platform.ts'
import type { Platform } from '../platform/platform.ts'
import type { AdminContext } from './admin-services.ts'
import type { BulkWork, NewItem } from './job-rows.ts'
import { priceChangeOf, pricesOfNew } from './steps.ts'
import { readStoredAdjustment, readStoredValue } from './stored-property.ts'

type JobContent = { work: BulkWork; items: readonly NewItem[] }

/** Returns the admin platform without a call budget: reading many products counts as one step. */
export const unmeteredSite = (context: AdminContext): Platform =>
  context.admin.adminPlatformFor(context.actor, context.requestId) ?? requireAdminPlatform(context)

export async function riskProblems(
  { work, items }: JobContent,
  context: AdminContext,
): Promise<Problem[]> {
  const guard = ('guard' in work && work.guard) || strictGuard
  const changes = items.flatMap((item) => {
    const change = changeOfItem(work, item)
    return change && isAboutMoney(change) ? [[item, change] as const] : []
  })
  if (changes.length === 0) return []
  const judged = await judgeItems(changes, guard.limitPercent, unmeteredSite(context))
  return guardProblems(judged, guard, 'acknowledge')
}

/** Judges changes of existing products and of products to be created. */
export async function judgeItems(
  changes: readonly (readonly [NewItem, PriceChange])[],
  limitPercent: number,
  site: Platform,
): Promise<Judged[]> {
  const isNew = ({ step }: NewItem) => step?.do === 'CREATE_PRODUCT'
  const ids = changes.flatMap(([item]) => (isNew(item) ? [] : [item.id]))
  const products = new Map<string, PricedProduct>(await readMany(ids, site))
  for (const [{ id, step }] of changes) {
    if (step?.do === 'CREATE_PRODUCT') products.set(id, pricesOfNew(id, step.input))
  }
  return judge(
    changes.map(([{ id }, change]) => [id, change] as const),
    products,
    limitPercent,
  )
}

/** Returns what the work does to the prices of an item; null if it changes none. */
export function changeOfItem(work: BulkWork, { step }: NewItem): PriceChange | null {
  if (step) return priceChangeOf(step)
  if (work.action === 'SET_PROPERTY') return changeOfSet(readStoredValue(work.set))
  return work.action === 'ADJUST_PROPERTY'
    ? changeOfAdjust(readStoredAdjustment(work.adjust))
    : null
}
