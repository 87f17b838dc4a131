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
import { changesBetween, type Facts, keyOf, type ThingKind } from './facts.ts'
import type { JobItemRow } from './job-rows.ts'
import { readThings } from './read-things.ts'
import { inUse, type RemovableKind } from './removals.ts'
import { canRestore, changeOfPatch } from './restore.ts'
import type { Step } from './steps.ts'

export type Reverted = {
  item: JobItemRow
  changes: readonly RevertChange[]
  /** Null where it cannot be taken back. */
  step: Step | null
  isChangedSince: boolean
  risks: PriceRisk[]
  problem: Problem | null
}

const impossible = (message: string): Problem => problem('REFUSED', { message })

/**
 * Whether something may be left of an item. What was answered does not decide that: a change whose answer was lost was
 * made as well. An item that never left has no record.
 */
const isChanged = ({ before, after }: JobItemRow): boolean =>
  before !== undefined && JSON.stringify(before) !== JSON.stringify(after)

/** Of the items a job changed; those it left as they were are not in it. */
export async function planRevert(
  items: readonly JobItemRow[],
  finishedAt: number | null,
  site: Platform,
): Promise<Reverted[]> {
  const changed = items.filter(isChanged)
  const found = new Map<string, Facts>()
  for (const kind of ['PRODUCT', 'BRAND', 'COLLECTION', 'MEMBER'] as const) {
    const ids = changed.filter(({ thing }) => thing === kind).map(({ id }) => id)
    for (const [id, { facts }] of await readThings(kind, ids, site)) found.set(id, facts)
  }
  const plans = changed.map((item) => planOne(item, found.get(item.id.toLowerCase()) ?? null))
  return withRisks(await withUses(plans, finishedAt, site), site)
}

/** The field of a product that says what it is in. */
const membership = { PRODUCT: 'id', BRAND: 'brand', COLLECTION: 'collections' } as const

/** The platform's clock may differ from ours by as much. */
const clockMs = 2000

/** What was made stays where products have it, and counts as changed since where it was written once more. */
async function withUses(
  plans: readonly Reverted[],
  finishedAt: number | null,
  site: Platform,
): Promise<Reverted[]> {
  const products = plans.flatMap(({ item: { id }, step }) =>
    step?.do === 'REMOVE' && step.kind === 'PRODUCT' ? [id] : [],
  )
  const read = await readMany(products, site)
  const isWritten = (id: string) =>
    Date.parse(read.get(id.toLowerCase())?.lastUpdated ?? '') > (finishedAt ?? 0) + clockMs
  const isChanged = (plan: Reverted) => plan.isChangedSince || isWritten(plan.item.id)
  // The same job takes products out of it first; the step looks once more.
  const isEmptied = (kind: RemovableKind) =>
    plans.some(({ step }) => step?.do === 'RESTORE' && membership[kind] in step.patch)
  const done: Reverted[] = []
  for (const plan of plans) {
    const { item, step } = plan
    const isAsked = step?.do === 'REMOVE' && !isEmptied(step.kind)
    const why = isAsked ? await inUse(step.kind, item.id, site) : null
    done.push(
      why ? { ...stuck(item, null), problem: why } : { ...plan, isChangedSince: isChanged(plan) },
    )
  }
  return done
}

function planOne(item: JobItemRow, now: Facts | null): Reverted {
  const { before, after, thing } = item
  if (!thing) return stuck(item, 'Nothing is known of it.')
  if (!before) return planRemoval(item, thing, now)
  if (after === null) return planMaking(item, thing, before, now)
  if (!now) return stuck(item, 'It is not there any more.')
  return planValues(item, thing, { before, after, now })
}

const stuck = (item: JobItemRow, why: string | null): Reverted => ({
  item,
  changes: [],
  step: null,
  isChangedSince: false,
  risks: [],
  problem: why === null ? null : impossible(why),
})

/** What the job made goes away. */
function planRemoval(item: JobItemRow, kind: ThingKind, now: Facts | null): Reverted {
  if (!now) return stuck(item, null)
  if (kind === 'MEMBER') return stuck(item, 'They were invited by mail: delete them by themselves.')
  const isChangedSince = item.after === undefined || changesBetween(item.after, now).length > 0
  const gone = { field: 'name', variant: null, now: now.name ?? '', back: null, isChangedSince }
  return { ...stuck(item, null), changes: [gone], step: { do: 'REMOVE', kind }, isChangedSince }
}

/** A brand that was deleted is its name; of everything else more is lost than is recorded. */
function planMaking(item: JobItemRow, kind: ThingKind, before: Facts, now: Facts | null): Reverted {
  if (now) return stuck(item, null)
  if (kind !== 'BRAND' || !before.name) return stuck(item, 'It was deleted.')
  const again = {
    field: 'name',
    variant: null,
    now: null,
    back: before.name,
    isChangedSince: false,
  }
  return { ...stuck(item, null), changes: [again], step: { do: 'MAKE_BRAND', name: before.name } }
}

type Values = { before: Facts; after: Facts | undefined; now: Facts }

/** Values go back. Where nobody knows what the job left, what is there now may be somebody else's. */
function planValues(item: JobItemRow, kind: ThingKind, { before, after, now }: Values): Reverted {
  const wanted = changesBetween(before, after ?? now).filter(
    (change) => change.before !== null && (now[keyOf(change)] ?? null) !== change.before,
  )
  const fitting = wanted.filter((change) => canRestore(kind, keyOf(change), change.before ?? ''))
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
      isChangedSince: !after || current !== change.after,
    }
  })
  const isStuck = wanted.length > 0 && fitting.length === 0
  return {
    ...stuck(item, isStuck ? 'The platform has no way back to that.' : null),
    changes,
    step: fitting.length > 0 ? { do: 'RESTORE', kind, patch } : null,
    isChangedSince: changes.some(({ isChangedSince }) => isChangedSince),
  }
}

async function withRisks(plans: readonly Reverted[], site: Platform): Promise<Reverted[]> {
  const priced = plans.flatMap(({ item, step }) =>
    step?.do === 'RESTORE' && step.kind === 'PRODUCT' ? [{ item, patch: step.patch }] : [],
  )
  const products = await readMany(
    priced.map(({ item }) => item.id),
    site,
  )
  const changes = priced.map(({ item, patch }) => [item.id, changeOfPatch(patch)] as const)
  const risks = new Map(
    judge(changes, products, defaultLimitPercent).map((one) => [
      one.outcome.product.id.toLowerCase(),
      one.risks,
    ]),
  )
  return plans.map((plan) => ({ ...plan, risks: risks.get(plan.item.id.toLowerCase()) ?? [] }))
}

const shown = 500

/** True for what a revert would do: what was changed since stays, unless `overwrite` is said. */
export const isChosen = ({ step, isChangedSince }: Reverted, overwrite: boolean): boolean =>
  step !== null && (overwrite || !isChangedSince)

type Asked = { total: number; overwrite: boolean }

export function revertDryRun(
  plans: readonly Reverted[],
  { total, overwrite }: Asked,
): RevertDryRun {
  const changing = plans.filter(({ step }) => step)
  const chosen = changing.filter((plan) => isChosen(plan, overwrite))
  const counts = countRisks(chosen.map(({ risks }) => risks))
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
      .filter(({ step, problem: why }) => step || why)
      .slice(0, shown)
      .map(
        ({ item, changes, step, risks, problem: why }): RevertPreview => ({
          id: item.id,
          thing: item.thing,
          name: item.name,
          removes: step?.do === 'REMOVE',
          changes: [...changes],
          risks,
          problem: why,
        }),
      ),
  }
}
