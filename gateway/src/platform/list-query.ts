// Queries of lists, in the form of this gateway: what narrows and orders a list, and which page of it is read.
// docs/contract/transport.md §7; docs/contract/catalog-v3.md §10.
import type { SortOrder } from '../__generated__/schema-types.ts'

/** What a field is compared with: one of these. */
export type Condition =
  | { readonly equals: string | boolean }
  | { readonly in: readonly string[] }
  /** Of a field with many values: one of them is one of these. */
  | { readonly hasSome: readonly string[] }
  | { readonly not: string }
  | { readonly startsWith: string }
  | { readonly contains: string }
  | { readonly exists: boolean }
  /** More than this, or later. */
  | { readonly after: string }
  /** At least and at most this. */
  | { readonly from?: number | string; readonly to?: number | string }

/** Every condition is met. A text alone is what the field has to be. */
export type ListFilter<Field extends string> = { readonly [Name in Field]?: Condition | string }

/** A page after a cursor of the platform, or after this number of entries; the first without either. */
export type ListPage = {
  readonly limit: number
  readonly offset?: number
  readonly cursor?: string
}

/** A page of the entries that meet a filter, in an order. */
export type ListQuery<Field extends string> = {
  readonly filter?: ListFilter<Field> | undefined
  /** Ascending without an order. */
  readonly sort?: readonly { readonly field: Field; readonly order?: SortOrder | undefined }[]
  readonly page: ListPage
}

/** Fields that a list of collections is filtered and sorted by. */
export type CollectionField = 'id' | 'name'
/** Fields that a list of brands is filtered by, and sorted by except for `id`. docs/contract/catalog.md §4.4 */
export type BrandField = 'id' | 'name' | 'createdAt' | 'updatedAt'
/** Fields that a search of orders is filtered by, of which only `createdAt` sorts it. docs/contract/checkout-order.md §1 */
export type OrderField = 'buyerMemberId' | 'checkoutId' | 'createdAt'
/** Fields of a list of back-in-stock requests, which belong to a contact, not to a member. docs/contract/checkout-order.md §10 */
export type BackInStockField = 'contactId' | 'createdAt'
