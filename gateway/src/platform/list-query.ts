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

/** Fields that each list is filtered and sorted by. */
export type CollectionField = 'id' | 'name'
export type BrandField = 'id' | 'name' | 'createdAt' | 'updatedAt'
export type OrderField = 'buyerMemberId' | 'checkoutId' | 'createdAt'
export type BackInStockField = 'contactId' | 'createdAt'
