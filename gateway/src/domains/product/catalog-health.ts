// Counts for the first screen of the admin.
import { allProductsCollectionId } from '@vitrine/platform'
import type { CatalogHealth } from '../../__generated__/schema-types.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { holds } from '../../auth/permissions.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import { managedList } from '../../jobs/admin-services.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import { isOtherCatalog } from '../../platform/failure.ts'
import { brandKey } from '../../search/brand-key.ts'
import type { ManagedEntry } from './managed-index.ts'

export async function readHealth(context: AdminContext): Promise<CatalogHealth> {
  const [list, collectionCount, brands, pendingMemberCount] = await Promise.all([
    managedList(context, 'recent'),
    countCollections(context),
    countBrands(context),
    countPending(context),
  ])
  return {
    ...countsOf(list.entries),
    collectionCount,
    brandCount: brands ?? countNames(list.entries),
    pendingMemberCount,
    countedAt: new Date(list.at).toISOString(),
    capped: list.isCapped,
  }
}

/** Null on a site without records of brands. */
async function countBrands(context: AdminPlatformContext): Promise<number | null> {
  try {
    return (await requireAdminPlatform(context).catalog.countBrands({})).count
  } catch (error) {
    if (isOtherCatalog(error)) return null
    throw error
  }
}

const countNames = (entries: readonly ManagedEntry[]): number =>
  new Set(entries.flatMap(({ brand }) => (brand ? [brandKey(brand)] : []))).size

function countsOf(entries: readonly ManagedEntry[]) {
  const count = (test: (entry: ManagedEntry) => boolean) => entries.filter(test).length
  return {
    productCount: entries.length,
    hidden: count(({ visible }) => !visible),
    soldOut: count(({ status }) => status === 'OUT_OF_STOCK'),
    partlySoldOut: count(({ status }) => status === 'PARTIALLY_OUT_OF_STOCK'),
    withoutPicture: count(({ hasPicture }) => !hasPicture),
    priceZero: count(({ lowest }) => lowest.isFree),
    withoutCollection: count(({ collectionIds }) => collectionIds.length === 0),
    negativeMargin: count(({ lowest: { margin } }) => margin !== null && margin < 0),
    discounted: count(({ isDiscounted }) => isDiscounted),
  }
}

/** Without the built-in collection. */
async function countCollections(context: AdminPlatformContext): Promise<number> {
  const query = {
    filter: { id: { not: allProductsCollectionId } },
    page: { limit: 1, offset: 0 },
  }
  const { collections, total } = await requireAdminPlatform(context).catalog.queryCollections({
    query,
  })
  return total ?? collections.length
}

/** Member counts require the right to read members. */
async function countPending(context: ActorContext & AdminPlatformContext): Promise<number | null> {
  if (!holds(context.actor, 'MEMBERS_READ')) return null
  const query = { filter: [{ status: 'PENDING' }], page: { limit: 1, offset: 0 } }
  const { members, total } = await requireAdminPlatform(context).members.query({ query })
  return total ?? members.length
}
