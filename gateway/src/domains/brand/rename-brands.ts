// Renames brands together with the products that have their names, in one job.

import { z } from 'zod'
import type { Problem, UpdateBrandInput } from '../../__generated__/schema-types.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import { managedList } from '../../jobs/admin-services.ts'
import type { JobRow, NewItem } from '../../jobs/job-rows.ts'
import { unmeteredSite } from '../../jobs/risk-problems.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import { isOtherCatalog } from '../../platform/failure.ts'
import { brandIdentity, existingSpelling } from '../common/brand-identity.ts'
import { storedName, unseenIn } from '../common/brand-name.ts'
import { repeatedId } from '../common/repeated-id.ts'
import { readThrough } from './all-brands.ts'
import { refused, renamedTo, start, startedBefore } from './brand-jobs.ts'

type Answer = { job: JobRow | null; problems: Problem[]; current?: Brand[] }
type Payload = Required<Answer>

const payloadOf = ({ current = [], ...answer }: Answer): Payload => ({ ...answer, current })

type RenameRequest = {
  brands: readonly UpdateBrandInput[]
  idempotencyKey: string
  /** Returns the argument path of a brand's field. */
  fieldOf: (at: number, name: keyof UpdateBrandInput) => string
}

/** Renames one brand and its products. */
export function renameBrandJob(
  { idempotencyKey, ...brand }: UpdateBrandInput & { idempotencyKey: string },
  context: AdminContext,
): Promise<Payload> {
  return renameAll({ brands: [brand], idempotencyKey, fieldOf: (_, name) => `${name}` }, context)
}

const renameInput = z.object({ brands: z.array(z.unknown()).min(1).max(100) })

/** Renames brands and their products. */
export async function renameBrandsJob(
  input: Pick<RenameRequest, 'brands' | 'idempotencyKey'>,
  context: AdminContext,
): Promise<Payload> {
  const checked = checkInput(renameInput, { brands: input.brands })
  const ids = input.brands.map(({ id }) => id)
  const wrong = checked.ok ? repeatedId(ids, (at) => `brands[${at}].id`) : checked.problems
  if (wrong.length > 0) return payloadOf({ job: null, problems: wrong })
  return renameAll({ ...input, fieldOf: (at, name) => `brands[${at}].${name}` }, context)
}

const oneOrAll = <One>(list: readonly One[]): One | readonly One[] | undefined =>
  list.length === 1 ? list[0] : list

async function renameAll(request: RenameRequest, context: AdminContext): Promise<Payload> {
  const { brands, idempotencyKey } = request
  const names = brands.map(({ name }) => storedName(name))
  const of = brands.map(({ id }) => id).join(' ')
  const to = oneOrAll(names)
  const known = startedBefore('RENAME_BRAND', { of, to, idempotencyKey }, context)
  if (known) return payloadOf(known)
  const there = await readThrough(unmeteredSite(context).catalog).catch(withoutRecords)
  if (!there) return payloadOf(refused(problem('NOT_AVAILABLE_ON_THIS_SITE')))
  const problems = brands.flatMap((_, at) => problemOf(request, names, at, there) ?? [])
  if (problems.length > 0) {
    const isStale = problems.some(({ code }) => code === 'REVISION_CONFLICT')
    return payloadOf({ job: null, problems, current: isStale ? movedOf(brands, there) : [] })
  }
  const renames = brands.map(({ id }, at) => ({
    id,
    from: there.find((one) => one.id === id)?.name ?? '',
    to: names[at] ?? '',
  }))
  // Brands first, because writes to products use the spelling of existing brands.
  const items: NewItem[] = [
    ...renames.map(({ id, to: name }): NewItem => ({ id, step: { do: 'RENAME_BRAND', name } })),
    ...(await renamedProducts(renames, context)),
  ]
  const parameters = { from: oneOrAll(renames.map(({ from }) => from)), to }
  const work = { action: 'RENAME_BRAND' as const, of, parameters }
  return payloadOf(start(work, idempotencyKey, items, context))
}

/** A site with the catalog v1 has no brands to rename. */
function withoutRecords(error: unknown): null {
  if (isOtherCatalog(error)) return null
  throw error
}

const movedOf = (brands: readonly UpdateBrandInput[], there: readonly Brand[]) =>
  brands.flatMap(({ id, revision }) =>
    there.filter((one) => one.id === id && one.revision !== revision),
  )

/** Returns why a brand cannot have its new name; null when it can. */
function problemOf(
  { brands, fieldOf }: RenameRequest,
  names: readonly string[],
  at: number,
  there: readonly Brand[],
): Problem | null {
  const [brand, name = ''] = [brands[at], names[at]]
  if (name === '' || name.length > 50) {
    return problem('INVALID_LENGTH', { field: fieldOf(at, 'name') })
  }
  const [odd] = unseenIn(name, fieldOf(at, 'name'))
  if (odd) return odd
  const found = there.find(({ id }) => id === brand?.id)
  if (!found) return problem('NOT_FOUND', { field: fieldOf(at, 'id') })
  if (found.revision !== brand?.revision) {
    return problem('REVISION_CONFLICT', { field: fieldOf(at, 'revision') })
  }
  const identity = brandIdentity(name)
  const isTaken =
    names.slice(0, at).some((other) => brandIdentity(other) === identity) ||
    there.some((one) => one.id !== found.id && brandIdentity(one.name) === identity)
  return isTaken ? problem('NAME_TAKEN', { field: fieldOf(at, 'name') }) : null
}

type Rename = { id: string; from: string; to: string }

/** Returns the products with one of the names, ignoring case. */
async function renamedProducts(
  renames: readonly Rename[],
  context: AdminContext,
): Promise<NewItem[]> {
  const spellingOf = existingSpelling(renames.map(({ id, from }) => ({ id, name: from })))
  const newNames = new Map(renames.map(({ from, to }) => [from, to]))
  const { entries } = await managedList(context)
  return entries.flatMap((one) => {
    const to = one.brand === '' ? undefined : newNames.get(spellingOf(one.brand))
    return to === undefined ? [] : [renamedTo(one, to)]
  })
}
