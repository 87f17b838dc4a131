// What would bring things back to what a job found, held against what they are now.
import type {
  PriceRisk,
  Problem,
  RevertChange,
  RevertDryRun,
  RevertPreview,
} from '../__generated__/resolvers.ts'
import { judge } from '../domains/product/price-guard.ts'
import { countRisks, defaultLimitPercent, priceRisks } from '../domains/product/price-risks.ts'
import { readMany } from '../domains/product/read-many.ts'
import { problem } from '../graphql/problems.ts'
import type { Platform } from '../platform/platform.ts'
import { changesBetween, type Facts, keyOf } from './facts.ts'
import type { JobItemRow } from './job-rows.ts'
import { readThings } from './read-things.ts'
import { canRestore, changeOfPatch } from './restore.ts'

export type Reverted = {
  item: JobItemRow
  changes: readonly RevertChange[]
  /** Null where it cannot be taken back. */
  patch: Facts | null
  isChangedSince: boolean
  risks: PriceRisk[]
  problem: Problem | null
}

const impossible = (message: string): Problem => problem('REFUSED', { message })

/** Of the items a job changed; those it left as they were are not in it. */
export async function planRevert(
  items: readonly JobItemRow[],
  site: Platform,
): Promise<Reverted[]> {
  const changed = items.filter(
    ({ before, after, state }) =>
      state === 'DONE' && JSON.stringify(before) !== JSON.stringify(after),
  )
  const found = new Map<string, Facts>()
  for (const kind of ['PRODUCT', 'BRAND', 'COLLECTION', 'MEMBER'] as const) {
    const ids = changed.filter(({ thing }) => thing === kind).map(({ id }) => id)
    for (const [id, { facts }] of await readThings(kind, ids, site)) found.set(id, facts)
  }
  const plans = changed.map((item) => planOne(item, found.get(item.id.toLowerCase()) ?? null))
  return withRisks(plans, site)
}

function planOne(item: JobItemRow, now: Facts | null): Reverted {
  const none = { item, changes: [], patch: null, isChangedSince: false, risks: [] }
  const { before, after, thing } = item
  if (!thing || !after) return { ...none, problem: impossible('It was deleted.') }
  if (!before) return { ...none, problem: impossible('It was made by this: delete it by itself.') }
  if (!now) return { ...none, problem: impossible('It is not there any more.') }
  const wanted = changesBetween(before, after).filter(
    (change) => change.before !== null && (now[keyOf(change)] ?? null) !== change.before,
  )
  const fitting = wanted.filter((change) => canRestore(thing, keyOf(change), change.before ?? ''))
  const patch = Object.fromEntries(
    fitting.map((change) => [keyOf(change), change.before ?? ''] as const),
  )
  const changes = fitting.map((change): RevertChange => {
    const current = now[keyOf(change)] ?? null
    return {
      field: change.field,
      variant: change.variant?.name ?? null,
      now: current,
      back: change.before,
      isChangedSince: current !== change.after,
    }
  })
  const isStuck = wanted.length > 0 && fitting.length === 0
  return {
    item,
    changes,
    patch: fitting.length > 0 ? patch : null,
    isChangedSince: changes.some(({ isChangedSince }) => isChangedSince),
    risks: [],
    problem: isStuck ? impossible('The platform has no way back to that.') : null,
  }
}

async function withRisks(plans: readonly Reverted[], site: Platform): Promise<Reverted[]> {
  const priced = plans.filter(({ item, patch }) => item.thing === 'PRODUCT' && patch)
  const products = await readMany(
    priced.map(({ item }) => item.id),
    site,
  )
  const changes = priced.map(({ item, patch }) => [item.id, changeOfPatch(patch ?? {})] as const)
  const risks = new Map(
    judge(changes, products, defaultLimitPercent).map((one) => [
      one.outcome.product.id.toLowerCase(),
      one.risks,
    ]),
  )
  return plans.map((plan) => ({ ...plan, risks: risks.get(plan.item.id.toLowerCase()) ?? [] }))
}

const shown = 500

export function revertDryRun(plans: readonly Reverted[], total: number): RevertDryRun {
  const changing = plans.filter(({ patch }) => patch)
  const counts = countRisks(changing.map(({ risks }) => risks))
  return {
    total,
    changing: changing.length,
    changedSince: changing.filter(({ isChangedSince }) => isChangedSince).length,
    impossible: plans.filter(({ problem: why }) => why).length,
    counts: priceRisks.flatMap((risk) => {
      const count = counts.get(risk)
      return count ? [{ risk, count }] : []
    }),
    items: plans
      .filter(({ patch, problem: why }) => patch || why)
      .slice(0, shown)
      .map(
        ({ item, changes, risks, problem: why }): RevertPreview => ({
          id: item.id,
          thing: item.thing,
          name: item.name,
          changes: [...changes],
          risks,
          problem: why,
        }),
      ),
  }
}
