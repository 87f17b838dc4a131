// What hangs below a list, fetched once for the whole list.
import type { WireBrand, WireCollection } from '@vitrine/platform'
import DataLoader from 'dataloader'
import type { Catalogue } from '../platform/catalogue.ts'

export type Loaders = {
  /** Collections by id; ids that are gone read as null. */
  collections: DataLoader<string, WireCollection | null>
  /** Brands by exact name: a v1 product knows its brand only by name. */
  brandsByName: DataLoader<string, WireBrand | null>
}

const batch = { maxBatchSize: 100 }

export function createLoaders(catalogue: Catalogue): Loaders {
  return {
    collections: new DataLoader(async (ids) => {
      const found = (await catalogue.allCollections()) ?? (await queryCollections(catalogue, ids))
      const byId = new Map(found.map((collection) => [collection.id, collection]))
      return ids.map((id) => byId.get(id) ?? null)
    }, batch),
    brandsByName: new DataLoader(async (names) => {
      const found = (await catalogue.allBrands()) ?? (await queryBrands(catalogue, names))
      const byName = new Map(found.map((brand) => [brand.name, brand]))
      return names.map((name) => byName.get(name) ?? null)
    }, batch),
  }
}

async function queryCollections(catalogue: Catalogue, ids: readonly string[]) {
  const query = { filter: { id: { $in: [...ids] } }, paging: { limit: 100, offset: 0 } }
  return (await catalogue.queryCollections({ query })).collections
}

async function queryBrands(catalogue: Catalogue, names: readonly string[]) {
  const query = { filter: { name: { $in: [...names] } }, cursorPaging: { limit: 100 } }
  return (await catalogue.queryBrands({ query, fields: ['ASSIGNED_PRODUCTS_COUNT'] })).brands
}
