// Whole lists of brands and collections for the rows of a request that name them. They are read beside the rows, so that
// a row waits neither for a second call after its own nor for a promise of each name.
import type { Catalog } from '../cache/cached-catalog.ts'
import type { Brand, Collection } from '../platform/catalog/collection.ts'

type ListReads = Pick<Catalog, 'allBrands' | 'allCollections'>

/** Which lists rows need. */
export type WantedLists = { readonly brands: boolean; readonly collections: boolean }

export class WholeLists {
  #brands: ReturnType<ListReads['allBrands']> | undefined
  #collections: ReturnType<ListReads['allCollections']> | undefined
  /** Brands by name; null until they are read, and in a shop with more than a list holds. */
  brandsByName: ReadonlyMap<string, Brand> | null = null
  /** Visible collections by id; null as above. */
  collectionsById: ReadonlyMap<string, Collection> | null = null

  constructor(private readonly catalog: ListReads) {}

  /** Returns the list that `read` has begun to read, or reads it: a failure is not repeated for the rows. */
  readonly brands = () => this.#brands ?? this.catalog.allBrands()
  readonly collections = () => this.#collections ?? this.catalog.allCollections()

  /** Reads the wanted lists. A failure is that of the fields that need them, so it never rejects. */
  async read(wanted: WantedLists): Promise<void> {
    await Promise.all([
      wanted.brands && this.#readBrands().catch(() => undefined),
      wanted.collections && this.#readCollections().catch(() => undefined),
    ])
  }

  async #readBrands(): Promise<void> {
    this.#brands ??= this.catalog.allBrands()
    const all = await this.#brands
    this.brandsByName ??= all && new Map(all.map((brand) => [brand.name, brand]))
  }

  async #readCollections(): Promise<void> {
    this.#collections ??= this.catalog.allCollections()
    const all = await this.#collections
    this.collectionsById ??= all && new Map(all.map((one) => [one.id, one]))
  }
}
