// Products for the admin: including hidden ones, with costs and variants, uncached.

import type { ManagedProductFilter, ManagedProductSort } from '../../__generated__/schema-types.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import {
  type Connection,
  offsetPage,
  type PageArguments,
  slicePage,
  withNodes,
} from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import { managedList } from '../../jobs/admin-services.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Product } from '../../platform/catalog/product.ts'
import type { ManagedProductQuery } from '../../platform/catalog/product-query.ts'
import { isNotFound } from '../../platform/failure.ts'
import { idsOfManagedCollections } from '../collection/collection-ids.ts'
import { readWhole } from './admin-write.ts'
import { inOrder, matcherOf } from './managed-match.ts'
import {
  checkManagedFilter,
  isForPlatform,
  managedQuery,
  type ResolvedFilter,
} from './managed-query.ts'
import { knowCosts } from './merchant-costs.ts'

export type ManagedArguments = PageArguments & {
  filter?: ManagedProductFilter | null
  sort?: ManagedProductSort | null
}

type Found = { nodes: readonly Product[]; total: number | null }

/**
 * Returns a page with one call, whatever is selected; with a second one when it counts from the end. `inCollection`: id of
 * the collection that the list belongs to.
 */
export async function readManaged(
  args: ManagedArguments,
  context: AdminContext & LoaderContext,
  inCollection?: string,
): Promise<Connection<Product>> {
  const { sort } = args
  checkManagedFilter(args.filter)
  const filter = { ...(await resolved(args.filter, context)), inCollection }
  if (filter.collectionIds?.length === 0) return slicePage([], args, String)
  if (!isForPlatform(filter, sort)) return readFromList({ ...args, filter }, context)
  const query = managedQuery(filter, sort)
  return offsetPage(args, (page) => queryManaged({ ...query, page }, context))
}

async function resolved(
  filter: ManagedProductFilter | null | undefined,
  context: AdminPlatformContext,
): Promise<ResolvedFilter | null> {
  if (!filter) return null
  const { collections, ...others } = filter
  if (!collections) return others
  return { ...others, collectionIds: await idsOfManagedCollections(collections, context) }
}

/** Queries products and primes their costs, so that no field below them reads them again. */
export async function queryManaged(
  query: ManagedProductQuery,
  context: LoaderContext & AdminPlatformContext,
): Promise<Found> {
  const request = {
    query,
    includeVariants: true,
    includeHiddenProducts: true,
    includeMerchantSpecificData: true,
  }
  const { products, total } =
    await requireAdminPlatform(context).catalog.queryManagedProducts(request)
  knowCosts(products, context)
  return { nodes: products, total }
}

const productsById = (products: readonly Product[]) =>
  new Map(products.map((product) => [product.id.toLowerCase(), product]))

/** Returns products by id, at most one page; leaves out deleted ones. */
export async function readManagedByIds(
  ids: readonly string[],
  context: LoaderContext & AdminPlatformContext,
): Promise<Product[]> {
  if (ids.length === 0) return []
  const query = { filter: { id: { in: ids } }, page: { limit: 100, offset: 0 } }
  const { nodes } = await queryManaged(query, context)
  const byId = productsById(nodes)
  return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}

async function readFromList(
  { filter, sort, ...args }: Omit<ManagedArguments, 'filter'> & { filter: ResolvedFilter | null },
  context: AdminContext & LoaderContext,
): Promise<Connection<Product>> {
  const { entries } = await managedList(context)
  const found = inOrder(entries.filter(matcherOf(filter)), sort)
  const page = slicePage(found, args, ({ id }) => id)
  const ids = page.nodes.map(({ id }) => id)
  const byId = productsById(await readManagedByIds(ids, context))
  return withNodes(
    page,
    ids.map((id) => byId.get(id.toLowerCase()) ?? null),
  )
}

/** Returns a product by id; null when there is none. */
export async function readManagedProduct(
  id: string,
  context: LoaderContext & AdminPlatformContext,
): Promise<Product | null> {
  try {
    return await readWhole(id, context)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
