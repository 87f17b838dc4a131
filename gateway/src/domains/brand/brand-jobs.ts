// Jobs that rename or merge brands together with their products.
import * as messages from '../../__generated__/messages/catalog.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { BrandMergeDryRun, Problem } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { problem } from '../../graphql/problems.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import { jobsOf, managedList } from '../../jobs/admin-services.ts'
import type { JobRow, NewItem, StepsWork } from '../../jobs/job-rows.ts'
import { brandIdentity } from '../common/brand-identity.ts'
import { allBrands } from './all-brands.ts'

type Found = { id: string; name: string }

/** Returns the products with one of these brand names, ignoring case. */
async function productsOf(names: readonly string[], context: AdminContext): Promise<Found[]> {
  const wanted = new Set(names.map(brandIdentity))
  const { entries } = await managedList(context)
  return entries.filter(({ brand }) => brand !== '' && wanted.has(brandIdentity(brand)))
}

export const brandActions: readonly string[] = ['RENAME_BRAND', 'MERGE_BRANDS']
export const oneAtATime = problem('LIMIT_REACHED', {
  message: messages.brandsBusy,
})

const otherRequest = problem('INVALID_ARGUMENT', {
  field: 'idempotencyKey',
  message: commonMessages.idempotencyKeyOfAnotherJob,
})

export const refused = (...problems: Problem[]) => ({ job: null, problems })

/** Starts a brand job; only one may run, since two could merge two brands into each other. */
export function start(
  work: StepsWork,
  idempotencyKey: string,
  items: NewItem[],
  context: AdminContext,
) {
  const { actor, requestId } = context
  if (jobsOf(context).isRunning(brandActions)) return refused(oneAtATime)
  const started = jobsOf(context).start({ actor, idempotencyKey, requestId, work, items })
  if (started === 'OTHER_INPUT') {
    return refused(otherRequest)
  }
  if (started === 'TOO_MANY') return refused(problem('LIMIT_REACHED'))
  return { job: started, problems: [] }
}

type BrandJobRequest = { of: string; idempotencyKey: string; to?: unknown }

/** `to`: the requested names. */
const isSame = (
  known: JobRow,
  action: StepsWork['action'],
  { of, to }: BrandJobRequest,
): boolean => {
  const { work } = known
  if (work.action !== action || work.of !== of) return false
  if (to === undefined) return true
  const { to: requested } = (work.parameters ?? {}) as { to?: unknown }
  return JSON.stringify(requested) === JSON.stringify(to)
}

/** Returns the result for a known request id; a problem when it was used for another request. */
export function startedBefore(
  action: StepsWork['action'],
  request: BrandJobRequest,
  context: AdminContext,
) {
  const known = jobsOf(context).ofIdempotencyKey(context.actor, request.idempotencyKey)
  if (!known) return null
  return isSame(known, action, request) ? { job: known, problems: [] } : refused(otherRequest)
}

export const renamedTo = ({ id }: { id: string }, brand: string): NewItem => ({
  id,
  step: { do: 'CHANGE_PRODUCT', input: { brand } },
})

type Merge = { intoId: string; fromIds: readonly string[] }

/** Returns the brands of a merge; a problem when one is missing or merged into itself. */
async function brandsOf({ intoId, fromIds }: Merge, context: CatalogContext) {
  const brands = await allBrands(context.catalog)
  const into = brands.find(({ id }) => id === intoId)
  const from = brands.filter(({ id }) => fromIds.includes(id))
  if (!into) return { problem: problem('NOT_FOUND', { field: 'intoId' }) }
  const isWhole = from.length > 0 && from.length === new Set(fromIds).size
  if (!isWhole || fromIds.includes(intoId)) {
    return { problem: problem('NOT_FOUND', { field: 'fromIds' }) }
  }
  return { into, from, problem: null }
}

const maxSample = 20

/** Returns which products would change their brand, and which brands would be deleted. */
export async function dryRunMerge(
  input: Merge,
  context: AdminContext & CatalogContext,
): Promise<BrandMergeDryRun> {
  const found = await brandsOf(input, context)
  if (found.problem) return { products: 0, sample: [], into: null, problems: [found.problem] }
  const products = await productsOf(
    found.from.map(({ name }) => name ?? ''),
    context,
  )
  return {
    into: found.into.name ?? '',
    products: products.length,
    sample: products.slice(0, maxSample).map(({ name }) => name),
    problems: [],
  }
}

/** Starts a merge. Products come first: a brand is deleted when none has its name any more. */
export async function mergeBrandsJob(
  input: Merge & { idempotencyKey: string },
  context: AdminContext & CatalogContext,
) {
  const { intoId, idempotencyKey } = input
  const known = startedBefore('MERGE_BRANDS', { of: intoId, idempotencyKey }, context)
  if (known) return known
  const found = await brandsOf(input, context)
  if (found.problem) return refused(found.problem)
  const { into, from } = found
  const name = into.name ?? ''
  const names = from.map((one) => one.name ?? '')
  const products = await productsOf(names, context)
  const items: NewItem[] = [
    ...products.map((one) => renamedTo(one, name)),
    ...from.map(({ id }): NewItem => ({ id, step: { do: 'DELETE_BRAND', intoId: into.id } })),
  ]
  const parameters = { from: names, to: name }
  const work = { action: 'MERGE_BRANDS' as const, of: into.id, parameters }
  return start(work, idempotencyKey, items, context)
}
