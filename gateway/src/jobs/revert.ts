// Plans a revert: compares the recorded values with the current ones.
import { messages } from '../__generated__/messages/jobs.ts'
import type {
  PriceRisk,
  Problem,
  RevertChange,
  RevertDryRun,
  RevertPreview,
} from '../__generated__/schema-types.ts'
import { judge } from '../domains/product/price-guard.ts'
import { countRisks, defaultLimitPercent, priceRisks } from '../domains/product/price-risks.ts'
import { readMany } from '../domains/product/read-many.ts'
import { type PageArguments, slicePage, withNodes } from '../graphql/paging.ts'
import { problem } from '../graphql/problems.ts'
import type { Platform } from '../platform/platform.ts'
import { changesBetween, type Facts, keyOf, type ThingKind } from './facts.ts'
import type { JobItemRow } from './job-rows.ts'
import { readThings } from './read-things.ts'
import { inUse, type RemovableKind } from './removals.ts'
import { canRestore, changeOfPatch } from './restore.ts'
import type { Step } from './steps.ts'

export type RevertPlan = {
  item: JobItemRow
  changes: readonly RevertChange[]
  /** Null when it cannot be reverted. */
  step: Step | null
  isChangedSince: boolean
  risks: PriceRisk[]
  problem: Problem | null
}

const impossible = (message: string): Problem => problem('REFUSED', { message })

/**
 * Returns whether the item may have changed anything. The response does not decide this, because a change with a
 * lost response was made too. An item that was never sent has no record.
 */
const isChanged = ({ before, after }: JobItemRow): boolean =>
  before !== undefined && JSON.stringify(before) !== JSON.stringify(after)

/** Plans the items that a job changed, without those it left unchanged. */
export async function planRevert(
  items: readonly JobItemRow[],
  finishedAt: number | null,
  site: Platform,
): Promise<RevertPlan[]> {
  const changed = items.filter(isChanged)
  const found = new Map<string, Facts>()
  for (const kind of ['PRODUCT', 'BRAND', 'COLLECTION', 'MEMBER'] as const) {
    const ids = changed.filter(({ thing }) => thing === kind).map(({ id }) => id)
    for (const [id, { facts }] of await readThings(kind, ids, site)) found.set(id, facts)
  }
  const plans = changed.map((item) => planOne(item, found.get(item.id.toLowerCase()) ?? null))
  return withRisks(await withUses(plans, finishedAt, site), site)
}

/** The product field that holds the brand or the collections. */
const membership = { PRODUCT: 'id', BRAND: 'brand', COLLECTION: 'collections' } as const

/** Allowed difference between the platform's clock and ours. */
const clockMs = 2000

/** Created things in use by products stay, and those written again count as changed since. */
async function withUses(
  plans: readonly RevertPlan[],
  finishedAt: number | null,
  site: Platform,
): Promise<RevertPlan[]> {
  const products = plans.flatMap(({ item: { id }, step }) =>
    step?.do === 'REMOVE' && step.kind === 'PRODUCT' ? [id] : [],
  )
  const read = await readMany(products, site)
  const isWritten = (id: string) =>
    Date.parse(read.get(id.toLowerCase())?.updatedAt ?? '') > (finishedAt ?? 0) + clockMs
  const isChanged = (plan: RevertPlan) => plan.isChangedSince || isWritten(plan.item.id)
  // The same revert removes its products first; the step checks again.
  const isEmptied = (kind: RemovableKind) =>
    plans.some(({ step }) => step?.do === 'RESTORE' && membership[kind] in step.patch)
  const done: RevertPlan[] = []
  for (const plan of plans) {
    const { item, step } = plan
    const mayBeInUse = step?.do === 'REMOVE' && !isEmptied(step.kind)
    const why = mayBeInUse ? await inUse(step.kind, item.id, site) : null
    done.push(
      why ? { ...stuck(item, null), problem: why } : { ...plan, isChangedSince: isChanged(plan) },
    )
  }
  return done
}

function planOne(item: JobItemRow, now: Facts | null): RevertPlan {
  const { before, after, thing } = item
  if (!thing) return stuck(item, messages.nothingIsKnownOfIt)
  if (!before) return planRemoval(item, thing, now)
  if (after === null) return planMaking(item, thing, before, now)
  if (!now) return stuck(item, messages.itIsNotThereAnyMore)
  return planValues(item, thing, { before, after, now })
}

const stuck = (item: JobItemRow, why: string | null): RevertPlan => ({
  item,
  changes: [],
  step: null,
  isChangedSince: false,
  risks: [],
  problem: why === null ? null : impossible(why),
})

/** Plans to delete what the job created. */
function planRemoval(item: JobItemRow, kind: ThingKind, now: Facts | null): RevertPlan {
  if (!now) return stuck(item, null)
  if (kind === 'MEMBER') return stuck(item, messages.invitedByMail)
  const isChangedSince = item.after === undefined || changesBetween(item.after, now).length > 0
  const gone = {
    field: 'name',
    variant: null,
    now: now.name ?? '',
    back: null,
    changedSince: isChangedSince,
  }
  return { ...stuck(item, null), changes: [gone], step: { do: 'REMOVE', kind }, isChangedSince }
}

/** A deleted brand is restored by its name; other deleted things had more data than is recorded. */
function planMaking(
  item: JobItemRow,
  kind: ThingKind,
  before: Facts,
  now: Facts | null,
): RevertPlan {
  if (now) return stuck(item, null)
  if (kind !== 'BRAND' || !before.name) return stuck(item, messages.itWasDeleted)
  const again = {
    field: 'name',
    variant: null,
    now: null,
    back: before.name,
    changedSince: false,
  }
  return { ...stuck(item, null), changes: [again], step: { do: 'MAKE_BRAND', name: before.name } }
}

type RecordedValues = { before: Facts; after: Facts | undefined; now: Facts }

/** Plans to restore values. If the values after the job are unknown, the current ones count as changed since. */
function planValues(
  item: JobItemRow,
  kind: ThingKind,
  { before, after, now }: RecordedValues,
): RevertPlan {
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
      changedSince: !after || current !== change.after,
    }
  })
  const isStuck = wanted.length > 0 && fitting.length === 0
  return {
    ...stuck(item, isStuck ? messages.notRevertible : null),
    changes,
    step: fitting.length > 0 ? { do: 'RESTORE', kind, patch } : null,
    isChangedSince: changes.some(({ changedSince }) => changedSince),
  }
}

async function withRisks(plans: readonly RevertPlan[], site: Platform): Promise<RevertPlan[]> {
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

/** Returns whether a revert includes the item: those changed since only with `overwrite`. */
export const isChosen = ({ step, isChangedSince }: RevertPlan, overwrite: boolean): boolean =>
  step !== null && (overwrite || !isChangedSince)

type PreviewOptions = { total: number; overwrite: boolean; page: PageArguments }

/** Returns the totals of a revert, and a page of its previews. A cursor is the index of an item in its job. */
export function revertDryRun(
  plans: readonly RevertPlan[],
  { total, overwrite, page: range }: PreviewOptions,
): RevertDryRun {
  const changing = plans.filter(({ step }) => step)
  const chosen = changing.filter((plan) => isChosen(plan, overwrite))
  const counts = countRisks(chosen.map(({ risks }) => risks))
  const shown = plans.filter(({ step, problem: why }) => step || why)
  const page = slicePage(shown, range, ({ item }) => String(item.index))
  return {
    total,
    changing: changing.length,
    changedSince: changing.filter(({ isChangedSince }) => isChangedSince).length,
    impossible: plans.filter(({ problem: why }) => why).length,
    counts: priceRisks.flatMap((risk) => {
      const count = counts.get(risk)
      return count ? [{ risk, count }] : []
    }),
    items: withNodes(page, page.nodes.map(previewOf)),
  }
}

const previewOf = ({
  item: { id, thing, name },
  changes,
  step,
  risks,
  problem: why,
}: RevertPlan): RevertPreview => ({
  id,
  thing,
  name,
  removes: step?.do === 'REMOVE',
  changes: [...changes],
  risks,
  problem: why,
})
