// Products for the admin: including hidden ones, with costs and variants, uncached.
import { guid, type WireProduct } from '@vitrine/platform'
import type { ManagedProductFilter, ManagedProductSort } from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { type Connection, connectionOf, type Window, windowOf } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import { managedList } from '../../jobs/admin-services.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import { isNotFound } from '../../platform/failure.ts'
import { readWhole } from './admin-write.ts'
import { inOrder, matcherOf } from './managed-match.ts'
import { checkManagedFilter, isForPlatform, stringQuery } from './managed-query.ts'
import { knowCosts } from './merchant-costs.ts'

export type ManagedArguments = {
  first?: number | null
  after?: string | null
  page?: number | null
  filter?: ManagedProductFilter | null
  sort?: ManagedProductSort | null
}

type Found = { products: WireProduct[]; total: number | null }

/** Returns a page with one call, whatever is selected. */
export async function readManaged(
  args: ManagedArguments,
  context: AdminContext & LoaderContext,
): Promise<Connection<WireProduct>> {
  const window = windowOf(args)
  const { filter, sort } = args
  checkManagedFilter(filter)
  const { products, total } = isForPlatform(filter, sort)
    ? await queryManaged({ ...stringQuery(filter, sort), paging: window }, context)
    : await readFromList(args, window, context)
  return connectionOf(products, window, total)
}

/** Queries products and primes their costs, so that no field below them reads them again. */
export async function queryManaged(
  query: { filter: string; sort?: string; paging: Window },
  context: LoaderContext & AdminPlatformContext,
): Promise<Found> {
  const request = {
    query,
    includeVariants: true,
    includeHiddenProducts: true,
    includeMerchantSpecificData: true,
  }
  const { products, totalResults } =
    await requireAdminPlatform(context).catalogStringQueries.queryProductsByString(request)
  knowCosts(products, context)
  return { products, total: totalResults ?? null }
}

/** Returns products by id, at most one page; leaves out deleted ones. */
export async function readManagedByIds(
  ids: readonly string[],
  context: LoaderContext & AdminPlatformContext,
): Promise<WireProduct[]> {
  if (ids.length === 0) return []
  const { filter } = stringQuery({ ids: [...ids] }, null)
  const { products } = await queryManaged({ filter, paging: { limit: 100, offset: 0 } }, context)
  const byId = new Map(products.map((product) => [product.id.toLowerCase(), product]))
  return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}

async function readFromList(
  { filter, sort }: ManagedArguments,
  { offset, limit }: Window,
  context: AdminContext & LoaderContext,
): Promise<Found> {
  const { entries } = await managedList(context)
  const found = inOrder(entries.filter(matcherOf(filter)), sort)
  const ids = found.slice(offset, offset + limit).map(({ id }) => id)
  return { products: await readManagedByIds(ids, context), total: found.length }
}

/** Returns a product by id; null when there is none. */
export async function readManagedProduct(
  id: string,
  context: LoaderContext & AdminPlatformContext,
): Promise<WireProduct | null> {
  checkArgument(guid, id, 'id')
  try {
    return await readWhole(id, context)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
