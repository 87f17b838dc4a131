// Data loaders: fetch what belongs to the rows of a list in one call.
import DataLoader from 'dataloader'
import type { Catalog } from '../cache/cached-catalog.ts'
import type { Brand, Collection } from '../platform/catalog/collection.ts'
import type { Product } from '../platform/catalog/product.ts'
import type { Member } from '../platform/member/member.ts'
import type { Platform } from '../platform/platform.ts'
import {
  pageKey,
  readCosts,
  readVariantPages,
  type VariantPage,
  type WantedVariants,
} from './product-batches.ts'
import { WholeLists } from './whole-lists.ts'

export type Loaders = {
  /** Collections by id; null for deleted ones. */
  collections: DataLoader<string, Collection | null>
  /** Brands by exact name: a v1 product refers to its brand only by name. */
  brandsByName: DataLoader<string, Brand | null>
  /** Products by id; null for hidden and deleted ones. */
  products: DataLoader<string, Product | null>
  /** The same in the first language, whose names calls with the site's key use. */
  originals: DataLoader<string, Product | null>
  /** Pages of variants for any number of products. */
  variants: DataLoader<WantedVariants, VariantPage, string>
  /** Products with their costs and those of their variants, by id. */
  costs: DataLoader<string, Product | null>
  /** Members by id; for staff and apps. */
  members: DataLoader<string, Member | null>
  /** Collections by id, uncached and including hidden ones; for staff and apps. */
  managedCollections: DataLoader<string, Collection | null>
  /** What rows find their brands and collections in, without a loader, where all of them fit a list. */
  readonly lists: WholeLists
}

export type LoaderContext = { readonly loaders: Loaders }

type Reads = {
  catalog: Catalog
  /** That of the first language. */
  primaryCatalog: Catalog
  own: Platform
  /** The admin platform, which also reads costs of hidden products. */
  site?: Platform | null
  currency: string | undefined
}

const batch = { maxBatchSize: 100 }

/** Returns loaders that are made when they are first used: an operation uses one or two of them. */
export const createLoaders = (reads: Reads): Loaders => new RequestLoaders(reads)

class RequestLoaders implements Loaders {
  readonly #made: Partial<Loaders> = {}
  #lists: WholeLists | undefined

  constructor(private readonly reads: Reads) {}

  get lists() {
    this.#lists ??= new WholeLists(this.reads.catalog)
    return this.#lists
  }
  get collections() {
    this.#made.collections ??= collectionLoader(this.reads.catalog, this.lists)
    return this.#made.collections
  }
  get brandsByName() {
    this.#made.brandsByName ??= brandLoader(this.reads.catalog, this.lists)
    return this.#made.brandsByName
  }
  get products() {
    this.#made.products ??= productLoader(this.reads.catalog, this.reads)
    return this.#made.products
  }
  get originals() {
    const { catalog, primaryCatalog } = this.reads
    if (primaryCatalog === catalog) return this.products
    this.#made.originals ??= productLoader(primaryCatalog, this.reads)
    return this.#made.originals
  }
  get variants() {
    this.#made.variants ??= variantLoader(this.reads)
    return this.#made.variants
  }
  get costs() {
    this.#made.costs ??= costLoader(this.reads)
    return this.#made.costs
  }
  get members() {
    this.#made.members ??= memberLoader(this.reads)
    return this.#made.members
  }
  get managedCollections() {
    this.#made.managedCollections ??= managedCollectionLoader(this.reads)
    return this.#made.managedCollections
  }
}

const collectionLoader = (catalog: Catalog, lists: WholeLists): Loaders['collections'] =>
  new DataLoader(async (ids) => {
    const found = (await lists.collections()) ?? (await queryCollections(catalog, ids))
    return inOrder(ids, found)
  }, batch)

const brandLoader = (catalog: Catalog, lists: WholeLists): Loaders['brandsByName'] =>
  new DataLoader(async (names) => {
    const found = (await lists.brands()) ?? (await queryBrands(catalog, names))
    const byName = new Map(found.map((brand) => [brand.name, brand]))
    return names.map((name) => byName.get(name) ?? null)
  }, batch)

const productLoader = (catalog: Catalog, { currency }: Reads): Loaders['products'] =>
  new DataLoader(async (ids) => inOrder(ids, await catalog.productsByIds(ids, currency)), batch)

const variantLoader = ({ catalog, currency }: Reads): Loaders['variants'] =>
  new DataLoader((wanted) => readVariantPages(wanted, catalog, currency), {
    ...batch,
    cacheKeyFn: pageKey,
  })

const costLoader = ({ own, site }: Reads): Loaders['costs'] =>
  new DataLoader(
    async (ids) => inOrder(ids, await readCosts(ids, site ?? own, Boolean(site))),
    batch,
  )

const memberLoader = ({ site }: Reads): Loaders['members'] =>
  new DataLoader(async (ids) => inOrder(ids, site ? await queryMembers(site, ids) : []), batch)

const managedCollectionLoader = ({ site }: Reads): Loaders['managedCollections'] =>
  new DataLoader(
    async (ids) => inOrder(ids, site ? await queryCollections(site.catalog, ids) : []),
    batch,
  )

function inOrder<Entity extends { id: string }>(ids: readonly string[], found: readonly Entity[]) {
  const byId = new Map(found.map((one) => [one.id, one]))
  return ids.map((id) => byId.get(id) ?? null)
}

async function queryCollections(
  { queryCollections: send }: Pick<Platform['catalog'], 'queryCollections'>,
  ids: readonly string[],
) {
  const query = { filter: { id: { in: ids } }, page: { limit: 100, offset: 0 } }
  return (await send({ query })).collections
}

async function queryMembers({ members }: Platform, ids: readonly string[]) {
  const query = { filter: [{ id: { in: ids } }], page: { limit: 100, offset: 0 } }
  return (await members.query({ query, fields: 'FULL' })).members
}

async function queryBrands(catalog: Catalog, names: readonly string[]) {
  const query = { filter: { name: { in: names } }, page: { limit: 100 } }
  const page = await catalog.queryBrands({ query, counted: true })
  return page?.brands ?? []
}
