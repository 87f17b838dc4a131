// Ports of the catalog: what the gateway reads and writes of products, collections and brands, whatever the generation of
// the platform. A failure of any of them is a `PlatformFailure`.
import type { BulkResponse } from '../bulk.ts'
import type { BrandField, CollectionField, ListFilter, ListQuery } from '../list-query.ts'
import type { BrandChange, BrandParts, NewBrand } from './brand-change.ts'
import type { Brand, Collection } from './collection.ts'
import type { CollectedProducts, CollectionChange, NewCollection } from './collection-change.ts'
import type { ChoiceMedia, ChoiceMediaSelection, MediaSelection, NewMedia } from './media-change.ts'
import type { Product, ProductAvailability, ProductVariant, StoreVariant } from './product.ts'
import type { NewProduct, ProductChange, VariantChange } from './product-change.ts'
import type {
  ManagedProductParts,
  ManagedProductQuery,
  ProductQuery,
  StoreVariantQuery,
  VariantsQuery,
} from './product-query.ts'
import type { PropertyAdjustment, PropertyValue } from './property-change.ts'

type Id = { readonly id: string }

/** A page of products; `total`: of all that match, null when the platform does not report it. */
export type ProductPage = { readonly products: readonly Product[]; readonly total: number | null }

/** A page of brands; `next`: the cursor of the next page, null on the last. */
export type BrandPage = { readonly brands: readonly Brand[]; readonly next: string | null }

type ProductReads = {
  /** Products that shoppers see. docs/contract/catalog.md §4.1 */
  queryProducts(request: { readonly query: ProductQuery }): Promise<ProductPage>
  /** Products as staff see them, with hidden ones, variants and costs where they are requested. docs/contract/catalog.md §4.2 */
  queryManagedProducts(
    request: { readonly query: ManagedProductQuery } & ManagedProductParts,
  ): Promise<ProductPage>
  /** `includeMerchantSpecificData`: costs, which only the site may read. */
  getProduct(
    request: Id & { readonly includeMerchantSpecificData?: boolean },
  ): Promise<{ readonly product: Product }>
  /** What can be bought with these choices: title of an option to value of a choice. */
  getAvailability(
    request: Id & { readonly options?: Record<string, string> },
  ): Promise<ProductAvailability>
  queryVariants(
    request: VariantsQuery,
  ): Promise<{ readonly variants: readonly ProductVariant[]; readonly total: number | null }>
  /** Variants of all products. */
  queryStoreVariants(request: {
    readonly query: StoreVariantQuery
  }): Promise<{ readonly variants: readonly StoreVariant[]; readonly total: number | null }>
  getStoreVariant(request: Id): Promise<{ readonly variant: StoreVariant }>
}

type CollectionReads = {
  /** Hidden ones are among them. docs/security.md S71 */
  queryCollections(request: {
    readonly query: ListQuery<CollectionField>
  }): Promise<{ readonly collections: readonly Collection[]; readonly total: number | null }>
  getCollection(request: Id): Promise<{ readonly collection: Collection }>
  getCollectionBySlug(request: {
    readonly slug: string
  }): Promise<{ readonly collection: Collection }>
}

type BrandReads = {
  /** Refused by a site whose brands are names on products. docs/contract/catalog.md §1 */
  queryBrands(request: { readonly query: ListQuery<BrandField> } & BrandParts): Promise<BrandPage>
  getBrand(request: Id & BrandParts): Promise<{ readonly brand: Brand }>
  countBrands(request: {
    readonly filter?: ListFilter<BrandField> | undefined
  }): Promise<{ readonly count: number }>
}

/** Reads of the catalog. */
export type CatalogReads = ProductReads & CollectionReads & BrandReads

type ProductWrites = {
  createProduct(request: { readonly product: NewProduct }): Promise<{ readonly product: Product }>
  updateProduct(
    request: Id & { readonly product: ProductChange },
  ): Promise<{ readonly product: Product }>
  deleteProduct(request: Id): Promise<object>
  removeBrand(request: Id): Promise<object>
  removeRibbon(request: Id): Promise<object>
  /** Deletes the options of a product, and with them its variants. */
  deleteOptions(request: Id): Promise<object>
  updateVariants(
    request: Id & { readonly variants: readonly VariantChange[] },
  ): Promise<{ readonly variants: readonly ProductVariant[] }>
  /** Gives all variants the price, cost and weight of their product again. */
  resetVariants(request: Id): Promise<object>
  addMedia(request: Id & { readonly media: readonly NewMedia[] }): Promise<object>
  removeMedia(request: Id & { readonly media: MediaSelection }): Promise<object>
  addMediaToChoices(request: Id & { readonly media: readonly ChoiceMedia[] }): Promise<object>
  removeMediaFromChoices(request: Id & { readonly media: ChoiceMediaSelection }): Promise<object>
  /** Gives one property of many products the same value. */
  setProperty(request: {
    readonly ids: readonly string[]
    readonly set: PropertyValue
  }): Promise<BulkResponse<never>>
  /** Changes a number of many products by an amount or a percentage. */
  adjustProperty(request: {
    readonly ids: readonly string[]
    readonly adjust: PropertyAdjustment
  }): Promise<BulkResponse<never>>
}

type CollectionWrites = {
  createCollection(request: {
    readonly collection: NewCollection
  }): Promise<{ readonly collection: Collection }>
  updateCollection(
    request: Id & { readonly collection: CollectionChange },
  ): Promise<{ readonly collection: Collection }>
  deleteCollection(request: Id): Promise<object>
  addToCollection(request: CollectedProducts): Promise<object>
  removeFromCollection(request: CollectedProducts): Promise<object>
}

type BrandWrites = {
  createBrand(request: { readonly brand: NewBrand }): Promise<{ readonly brand: Brand }>
  updateBrand(
    request: { readonly brand: BrandChange } & BrandParts,
  ): Promise<{ readonly brand: Brand }>
  deleteBrand(request: Id): Promise<object>
  getOrCreateBrand(
    request: { readonly name: string } & BrandParts,
  ): Promise<{ readonly brand: Brand }>
  createBrands(request: { readonly brands: readonly NewBrand[] }): Promise<BulkResponse<Brand>>
  updateBrands(
    request: { readonly brands: readonly BrandChange[] } & BrandParts,
  ): Promise<BulkResponse<Brand>>
  deleteBrands(request: { readonly ids: readonly string[] }): Promise<BulkResponse<never>>
  getOrCreateBrands(
    request: { readonly names: readonly string[] } & BrandParts,
  ): Promise<BulkResponse<Brand>>
}

/** Writes of the catalog, as the site. */
export type CatalogWrites = ProductWrites & CollectionWrites & BrandWrites
