// What hangs below a list, fetched once for the whole list.
import type { WireBrand, WireCollection, WireMember, WireProduct } from '@vitrine/platform'
import DataLoader from 'dataloader'
import type { Catalogue } from '../platform/catalogue.ts'
import type { Platform } from '../platform/platform.ts'
import {
  pageKey,
  readCosts,
  readProductsWith,
  readVariantPages,
  type VariantPage,
  type WantedVariants,
} from './product-batches.ts'

export type Loaders = {
  /** Collections by id; ids that are gone read as null. */
  collections: DataLoader<string, WireCollection | null>
  /** Brands by exact name: a v1 product knows its brand only by name. */
  brandsByName: DataLoader<string, WireBrand | null>
  /** Products by id; hidden and deleted ones read as null. */
  products: DataLoader<string, WireProduct | null>
  /** Pages of variants, of as many products as there are. */
  variants: DataLoader<WantedVariants, VariantPage, string>
  /** Products with what they and their variants cost the merchant, by id. */
  costs: DataLoader<string, WireProduct | null>
  /** Members by id, for staff and apps. */
  members: DataLoader<string, WireMember | null>
  /** Collections by id past every cache, hidden ones too, for staff and apps. */
  managedCollections: DataLoader<string, WireCollection | null>
}

type Reads = {
  catalogue: Catalogue
  own: Platform
  /** For staff and apps: costs of hidden products too. */
  site?: Platform | null
  currency: string | undefined
}

const batch = { maxBatchSize: 100 }

export function createLoaders({ catalogue, own, site, currency }: Reads): Loaders {
  return {
    collections: new DataLoader(async (ids) => {
      const found = (await catalogue.allCollections()) ?? (await queryCollections(catalogue, ids))
      return inOrder(ids, found)
    }, batch),
    brandsByName: new DataLoader(async (names) => {
      const found = (await catalogue.allBrands()) ?? (await queryBrands(catalogue, names))
      const byName = new Map(found.map((brand) => [brand.name, brand]))
      return names.map((name) => byName.get(name) ?? null)
    }, batch),
    products: new DataLoader(
      async (ids) => inOrder(ids, await readProductsWith(ids, catalogue, currency)),
      batch,
    ),
    variants: new DataLoader((wanted) => readVariantPages(wanted, catalogue, currency), {
      ...batch,
      cacheKeyFn: pageKey,
    }),
    costs: new DataLoader(
      async (ids) => inOrder(ids, await readCosts(ids, site ?? own, Boolean(site))),
      batch,
    ),
    members: new DataLoader(
      async (ids) => inOrder(ids, site ? await queryMembers(site, ids) : []),
      batch,
    ),
    managedCollections: new DataLoader(
      async (ids) => inOrder(ids, site ? await queryCollections(site.collections, ids) : []),
      batch,
    ),
  }
}

function inOrder<Entity extends { id: string }>(ids: readonly string[], found: Entity[]) {
  const byId = new Map(found.map((one) => [one.id, one]))
  return ids.map((id) => byId.get(id) ?? null)
}

const byIds = (ids: readonly string[]) => ({
  filter: { id: { $in: [...ids] } },
  paging: { limit: 100, offset: 0 },
})

async function queryCollections(
  { queryCollections: send }: Pick<Platform['collections'], 'queryCollections'>,
  ids: readonly string[],
) {
  return (await send({ query: byIds(ids) })).collections
}

async function queryMembers({ members }: Platform, ids: readonly string[]) {
  return (await members.queryMembers({ query: byIds(ids), fieldsets: ['FULL'] })).members
}

async function queryBrands(catalogue: Catalogue, names: readonly string[]) {
  const query = { filter: { name: { $in: [...names] } }, cursorPaging: { limit: 100 } }
  return (await catalogue.queryBrands({ query, fields: ['ASSIGNED_PRODUCTS_COUNT'] })).brands
}
