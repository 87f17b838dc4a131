// Queries of products and their variants, in the form of this gateway. docs/contract/catalog.md §4;
// docs/contract/catalog-v3.md §10.
import type { ListFilter, ListPage, ListQuery } from '../list-query.ts'

type SharedField =
  | 'id'
  | 'name'
  | 'price'
  | 'sku'
  | 'type'
  | 'collectionIds'
  | 'updatedAt'
  | 'creationOrder'
/** Fields that shoppers filter and sort by; the price is the one before discounts. */
export type ProductField = SharedField | 'slug'
/** Fields that staff filter and sort by. */
export type ManagedProductField = SharedField | 'visible' | 'inventoryStatus' | 'createdAt'
/** Fields that the variants of all products are filtered by. */
export type StoreVariantField = 'productId' | 'variantId' | 'sku'

/** What fields have to be, or words of which each is in the name or the description. */
export type ProductCondition = ListFilter<ProductField> | { readonly text: readonly string[] }

/** Every condition is met, so that a field can have several; without one, all match. */
type QueryOf<Field extends string, Condition> = Omit<ListQuery<Field>, 'filter'> & {
  readonly filter?: readonly Condition[] | undefined
}
/** A page of the products that shoppers see. */
export type ProductQuery = QueryOf<ProductField, ProductCondition>
/** A page of products for staff; a field has one condition. */
export type ManagedProductQuery = ListQuery<ManagedProductField>
/** What fields of a variant have to be. */
export type StoreVariantCondition = ListFilter<StoreVariantField>
/** A page of the variants of all products. */
export type StoreVariantQuery = QueryOf<StoreVariantField, StoreVariantCondition>

/** What a list of products for staff includes on request. */
export type ManagedProductParts = {
  readonly includeVariants?: boolean
  readonly includeHiddenProducts?: boolean
  readonly includeMerchantSpecificData?: boolean
}

/** A page of the variants of a product; of those with these choices, where there are some. */
export type VariantsQuery = {
  readonly id: string
  readonly choices?: Readonly<Record<string, string>>
  readonly page?: ListPage
}
