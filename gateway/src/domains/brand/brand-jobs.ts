// Renaming a brand together with its products, and merging brands: one job each, seen beforehand.
import type { WireBrand } from '@vitrine/platform'
import type { BrandMergeDryRun, Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem } from '../../graphql/problems.ts'
import type { NewItem, StepsWork } from '../../jobs/job-rows.ts'
import { jobsOf, managedList } from '../../jobs/owner-services.ts'
import { unmeteredSite } from '../../jobs/risk-problems.ts'
import { allBrands, readThrough } from './all-brands.ts'
import { brandIdentity } from './brand-identity.ts'

type Found = { id: string; name: string }

/** Products that carry one of these names, in any case. */
async function productsOf(names: readonly string[], context: Context): Promise<Found[]> {
  const wanted = new Set(names.map(brandIdentity))
  const { entries } = await managedList(context)
  return entries.filter(({ brand }) => brand !== '' && wanted.has(brandIdentity(brand)))
}

export const brandActions: readonly string[] = ['RENAME_BRAND', 'MERGE_BRANDS']
export const oneAtATime = problem('LIMIT_REACHED', {
  message: 'Brands are being renamed or merged. Wait until that is done.',
})

const otherWish = problem('INVALID_ARGUMENT', {
  field: 'input.requestId',
  message: 'This request id belongs to another job.',
})

const refused = (...problems: Problem[]) => ({ job: null, problems })

/** Two of them at a time could merge two brands into each other, and leave neither. */
function start(work: StepsWork, requestId: string, items: NewItem[], context: Context) {
  const { actor, requestId: origin } = context
  if (jobsOf(context).isRunning(brandActions)) return refused(oneAtATime)
  const started = jobsOf(context).start({ actor, requestId, origin, work, items })
  if (started === 'OTHER_INPUT') {
    return refused(otherWish)
  }
  if (started === 'TOO_MANY') return refused(problem('LIMIT_REACHED'))
  return { job: started, problems: [] }
}

type Wish = { of: string; requestId: string }

/** The answer to a wish that was made before; a problem when its request id was another wish's. */
function startedBefore(action: StepsWork['action'], { of, requestId }: Wish, context: Context) {
  const known = jobsOf(context).known(context.actor, requestId)
  if (!known) return null
  const isSame = known.work.action === action && known.work.of === of
  return isSame ? { job: known, problems: [] } : refused(otherWish)
}

const renamedTo = ({ id }: Found, brand: string): NewItem => ({
  id,
  step: { do: 'CHANGE_PRODUCT', input: { brand } },
})

type Rename = { id: string; revision: string; name: string; requestId: string }

/** The brand, and every product that carries its name. */
export async function renameBrandJob(input: Rename, context: Context) {
  const { id, revision, requestId } = input
  const name = input.name.trim()
  const known = startedBefore('RENAME_BRAND', { of: id, requestId }, context)
  if (known) return known
  if (name === '' || name.length > 50) {
    return refused(problem('INVALID_LENGTH', { field: 'input.name' }))
  }
  const brands = await readThrough(unmeteredSite(context).brands)
  const brand = brands.find((one) => one.id === id)
  if (!brand) return refused(problem('NOT_FOUND', { field: 'input.id' }))
  if (brand.revision !== revision) {
    return refused(problem('REVISION_CONFLICT', { field: 'input.revision' }))
  }
  const isTaken = (one: WireBrand) =>
    one.id !== id && brandIdentity(one.name ?? '') === brandIdentity(name)
  if (brands.some(isTaken)) return refused(problem('NAME_TAKEN', { field: 'input.name' }))
  const products = await productsOf([brand.name ?? ''], context)
  const items: NewItem[] = [
    { id, step: { do: 'RENAME_BRAND', name } },
    ...products.map((one) => renamedTo(one, name)),
  ]
  const parameters = { from: brand.name ?? '', to: name }
  return start({ action: 'RENAME_BRAND', of: id, parameters }, requestId, items, context)
}

type Merge = { intoId: string; fromIds: readonly string[] }

/** Brands of a merge; a problem where one is not there, or is merged into itself. */
async function brandsOf({ intoId, fromIds }: Merge, context: Context) {
  const brands = await allBrands(context.catalogue)
  const into = brands.find(({ id }) => id === intoId)
  const from = brands.filter(({ id }) => fromIds.includes(id))
  if (!into) return { problem: problem('NOT_FOUND', { field: 'input.intoId' }) }
  const isWhole = from.length > 0 && from.length === new Set(fromIds).size
  if (!isWhole || fromIds.includes(intoId)) {
    return { problem: problem('NOT_FOUND', { field: 'input.fromIds' }) }
  }
  return { into, from, problem: null }
}

const shown = 20

/** Returns which products would get another brand, and which brands would go. */
export async function dryRunMerge(input: Merge, context: Context): Promise<BrandMergeDryRun> {
  const found = await brandsOf(input, context)
  if (found.problem) return { products: 0, sample: [], into: null, problems: [found.problem] }
  const products = await productsOf(
    found.from.map(({ name }) => name ?? ''),
    context,
  )
  return {
    into: found.into.name ?? '',
    products: products.length,
    sample: products.slice(0, shown).map(({ name }) => name),
    problems: [],
  }
}

/** Products first: a brand goes when its name is on none of them any more. */
export async function mergeBrandsJob(input: Merge & { requestId: string }, context: Context) {
  const { intoId, requestId } = input
  const known = startedBefore('MERGE_BRANDS', { of: intoId, requestId }, context)
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
  return start(work, requestId, items, context)
}
