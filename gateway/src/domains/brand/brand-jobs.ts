// Jobs that rename or merge brands together with their products.
import { guid } from '@vitrine/platform'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/catalog.ts'
import { messages as commonMessages } from '../../__generated__/messages/common.ts'
import type { BrandMergeDryRun, Problem } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { badInputOf } from '../../graphql/bad-input.ts'
import { nullBecause } from '../../graphql/null-reasons.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import type { OperationContext } from '../../graphql/request-context.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import { jobsOf, managedList } from '../../jobs/admin-services.ts'
import type { JobRow, NewItem, StepsWork } from '../../jobs/job-rows.ts'
import { brandIdentity } from '../common/brand-identity.ts'
import { repeatedId } from '../common/repeated-id.ts'
import { allBrands } from './all-brands.ts'

type Found = { id: string; name: string }

/** Returns the products with one of these brand names, ignoring case. */
async function productsOf(names: readonly string[], context: AdminContext): Promise<Found[]> {
  const wanted = new Set(names.map(brandIdentity))
  const { entries } = await managedList(context)
  return entries.filter(({ brand }) => brand !== '' && wanted.has(brandIdentity(brand)))
}

export const brandActions: readonly string[] = ['RENAME_BRAND', 'MERGE_BRANDS']
export const oneAtATime = () => problem('LIMIT_REACHED', { message: messages.brandsBusy })

const otherRequest = () =>
  problem('INVALID_ARGUMENT', {
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
  if (jobsOf(context).isRunning(brandActions)) return refused(oneAtATime())
  const started = jobsOf(context).start({ actor, idempotencyKey, requestId, work, items })
  if (started === 'OTHER_INPUT') {
    return refused(otherRequest())
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
  return isSame(known, action, request) ? { job: known, problems: [] } : refused(otherRequest())
}

export const renamedTo = ({ id }: { id: string }, brand: string): NewItem => ({
  id,
  step: { do: 'CHANGE_PRODUCT', input: { brand } },
})

type Merge = { intoId: string; fromIds: readonly string[] }

const mergeInput = z.object({ intoId: guid, fromIds: z.array(guid).min(1).max(100) })

/** Returns what is wrong with the ids of a merge, whatever brands there are. */
function problemsOfMerge({ intoId, fromIds }: Merge): Problem[] {
  const checked = checkInput(mergeInput, { intoId, fromIds })
  if (!checked.ok) return checked.problems
  const self = fromIds.findIndex((id) => id.toLowerCase() === intoId.toLowerCase())
  if (self >= 0) {
    const field = `fromIds[${self}]`
    return [problem('INVALID_ARGUMENT', { field, message: messages.brandMergedIntoItself })]
  }
  return repeatedId(fromIds, (index) => `fromIds[${index}]`)
}

/** Returns the brands of a merge; a problem for each that is missing. */
async function brandsOf({ intoId, fromIds }: Merge, context: CatalogContext) {
  if (!(await context.catalog.hasBrandRecords())) {
    return { into: undefined, from: [], problems: [problem('NOT_AVAILABLE_ON_THIS_SITE')] }
  }
  const brands = new Map((await allBrands(context.catalog)).map((one) => [one.id, one]))
  const into = brands.get(intoId)
  const from = fromIds.map((id) => brands.get(id))
  const missing = [
    ...(into ? [] : ['intoId']),
    ...from.flatMap((one, index) => (one ? [] : [`fromIds[${index}]`])),
  ]
  return {
    into,
    from: from.filter((one) => one !== undefined),
    problems: missing.map((field) => problem('NOT_FOUND', { field })),
  }
}

const maxSample = 20

/** Returns which products would change their brand. */
export async function dryRunMerge(
  input: Merge,
  context: AdminContext & CatalogContext & OperationContext,
  info: Pick<GraphQLResolveInfo, 'path'>,
): Promise<BrandMergeDryRun | null> {
  const wrong = problemsOfMerge(input)
  if (wrong.length > 0) throw badInputOf(wrong, 'fromIds')
  const { into, from, problems } = await brandsOf(input, context)
  if (!into || problems.length > 0) return nullBecause(problems, context, info)
  const names = from.map(({ name }) => name)
  const products = await productsOf(names, context)
  return {
    into: into.name,
    productCount: products.length,
    sample: products.slice(0, maxSample).map(({ name }) => name),
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
  const wrong = problemsOfMerge(input)
  if (wrong.length > 0) return refused(...wrong)
  const { into, from, problems } = await brandsOf(input, context)
  if (!into || problems.length > 0) return refused(...problems)
  const { name } = into
  const names = from.map((one) => one.name)
  const products = await productsOf(names, context)
  const items: NewItem[] = [
    ...products.map((one) => renamedTo(one, name)),
    ...from.map(({ id }): NewItem => ({ id, step: { do: 'DELETE_BRAND', intoId: into.id } })),
  ]
  const parameters = { from: names, to: name }
  const work = { action: 'MERGE_BRANDS' as const, of: into.id, parameters }
  return start(work, idempotencyKey, items, context)
}
